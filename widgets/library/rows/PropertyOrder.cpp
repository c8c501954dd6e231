#include "widgets/library/rows/PropertyOrder.h"

#include "widgets/library/rows/NaturalOrder.h"

#include <algorithm>
#include <string>

namespace tagline {
namespace {

/// Sort key of a row's property value, in ascending order.
struct ValueRank
{
    int kind = 2; ///< 0: a number, 1: a text, 2: none
    double number = 0;
    std::string text = {};

    bool operator<(const ValueRank& other) const
    {
        if (kind != other.kind) return kind < other.kind;
        return kind == 1 ? text < other.text : number < other.number;
    }
};

} // namespace

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
            rank.text = naturalKey(value->text);
    }
    std::stable_sort(places.begin(), places.end(), [&](int left, int right) {
        return ranks[std::size_t(left)] < ranks[std::size_t(right)];
    });
}

} // namespace tagline
