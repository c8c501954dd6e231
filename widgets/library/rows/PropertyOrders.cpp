#include "widgets/library/rows/PropertyOrders.h"

#include "widgets/library/rows/LibraryColumns.h"

#include <QUrl>

#include <algorithm>
#include <deque>

namespace tagline {
namespace {

constexpr auto propertyIdStart = "property:";
constexpr qsizetype longestNumber = 20;     ///< digits
constexpr auto widestValue = "00:00:00:00"; ///< a timecode; what is longer is cut off

struct KnownProperty
{
    QString name;
    QByteArray id;
    LibraryColumn column;
};

/// In the order in which they were asked for; elements stay where they are.
std::deque<KnownProperty>& knownProperties()
{
    static std::deque<KnownProperty> known;
    return known;
}

KnownProperty& knownProperty(const QString& name)
{
    std::deque<KnownProperty>& known = knownProperties();
    for (KnownProperty& each : known)
        if (each.name == name) return each;
    KnownProperty& added = known.emplace_back();
    added.name = name;
    added.id = propertyIdStart + QUrl::toPercentEncoding(name);
    added.column = {RowOrder(int(lastRowOrder) + int(known.size())), added.id.constData(), false,
                    widestValue};
    return added;
}

/// A text that compares as people count: without regard to case, numbers in it filled up with zeros.
QString countedText(const QString& text)
{
    QString key;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && text[end].isDigit()) ++end;
        if (end == at) {
            key += text[at++].toCaseFolded();
            continue;
        }
        key += text.mid(at, end - at).rightJustified(longestNumber, '0');
        at = end;
    }
    return key;
}

/// What rows are sorted by; smaller ones first.
struct ValueRank
{
    int kind = 2; ///< a number, a text, none
    double number = 0;
    QString text = {};

    bool operator<(const ValueRank& other) const
    {
        if (kind != other.kind) return kind < other.kind;
        return kind == 1 ? text < other.text : number < other.number;
    }
};

} // namespace

RowOrder propertyOrder(const QString& property) { return knownProperty(property).column.order; }

const QString& propertyOf(RowOrder order)
{
    return knownProperties()[std::size_t(int(order) - int(lastRowOrder) - 1)].name;
}

const LibraryColumn& propertyColumn(const QString& property) { return knownProperty(property).column; }

QString propertyOfColumn(const QString& id)
{
    const QLatin1String start(propertyIdStart);
    return id.startsWith(start) ? QUrl::fromPercentEncoding(id.mid(start.size()).toLatin1()) : QString();
}

const RowValue* valueOf(const LibraryRow& row, const QString& property)
{
    const auto found =
        std::ranges::find_if(row.values, [&](const RowValue& each) { return each.property == property; });
    return found == row.values.end() ? nullptr : &*found;
}

void sortByProperty(std::vector<int>& places, std::span<const LibraryRow> rows, const QString& property)
{
    std::vector<ValueRank> ranks(rows.size());
    for (const int place : places) {
        const RowValue* value = valueOf(rows[std::size_t(place)], property);
        ValueRank& rank = ranks[std::size_t(place)];
        if (!value) continue;
        rank.kind = value->number ? 0 : 1;
        if (value->number)
            rank.number = *value->number;
        else
            rank.text = countedText(value->text);
    }
    std::stable_sort(places.begin(), places.end(), [&](int left, int right) {
        return ranks[std::size_t(left)] < ranks[std::size_t(right)];
    });
}

} // namespace tagline
