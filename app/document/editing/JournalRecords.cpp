#include "app/document/editing/JournalRecords.h"

#include "core/import/exchange/Xxh3.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>
#include <optional>
#include <span>

namespace tagline {
namespace {

constexpr QByteArrayView journalHead("tagline.journal 3\n");
constexpr qsizetype sumDigits = 16;
constexpr qsizetype mostLengthDigits = 12; ///< digits of the length
const QString stepsMember = QStringLiteral("steps");

QByteArray sumOf(QByteArrayView bytes)
{
    Xxh3 hash;
    hash.add(std::as_bytes(std::span(bytes.data(), std::size_t(bytes.size()))));
    return QByteArray::number(qulonglong(hash.value()), 16).rightJustified(sumDigits, '0');
}

QByteArray recordOf(const QByteArray& payload)
{
    return sumOf(payload) + ' ' + QByteArray::number(payload.size()) + '\n' + payload + '\n';
}

/// A record as it lies in a file.
struct FoundRecord
{
    QByteArrayView payload;
    qsizetype end = 0;   ///< position after the record
    bool isGood = false; ///< its checksum is right
};

/// The record that begins at a position; none if it is incomplete.
std::optional<FoundRecord> recordAt(QByteArrayView bytes, qsizetype place)
{
    const QByteArrayView rest = bytes.sliced(place);
    const qsizetype line = rest.first(std::min(rest.size(), sumDigits + mostLengthDigits + 2)).indexOf('\n');
    if (line <= sumDigits + 1 || rest[sumDigits] != ' ') return std::nullopt;
    bool isNumber = false;
    const qlonglong length = rest.sliced(sumDigits + 1, line - sumDigits - 1).toLongLong(&isNumber);
    if (!isNumber || length < 0 || length > rest.size() - line - 2) return std::nullopt;
    const QByteArrayView payload = rest.sliced(line + 1, length);
    const bool isEnded = rest[line + 1 + length] == '\n';
    return FoundRecord{payload, place + line + length + 2,
                       isEnded && sumOf(payload) == rest.first(sumDigits)};
}

/// Whether the bytes may be the beginning of a record that was not written to its end.
bool mayBeTorn(QByteArrayView rest)
{
    constexpr qsizetype longestHeader = sumDigits + mostLengthDigits + 2;
    const qsizetype line = rest.first(std::min(rest.size(), longestHeader)).indexOf('\n');
    if (line < 0) return rest.size() < longestHeader;
    bool isNumber = false;
    if (line <= sumDigits + 1 || rest[sumDigits] != ' ') return false;
    return rest.sliced(sumDigits + 1, line - sumDigits - 1).toLongLong(&isNumber) >= 0 && isNumber;
}

/// The number of first steps to drop, the number of steps after them to keep, and the steps to add.
QJsonObject changeOfSteps(const QJsonArray& before, const QJsonArray& after)
{
    qsizetype drop = after.isEmpty() ? before.size() : 0;
    while (drop < before.size() && before[drop] != after[0]) ++drop;
    qsizetype keep = 0;
    while (keep < after.size() && drop + keep < before.size() && before[drop + keep] == after[keep]) ++keep;
    QJsonArray add;
    for (qsizetype i = keep; i < after.size(); ++i) add.append(after[i]);
    return {{"drop", qint64(drop)}, {"keep", qint64(keep)}, {"add", add}};
}

QJsonArray changedSteps(const QJsonArray& before, const QJsonObject& change)
{
    QJsonArray steps;
    const qsizetype drop = change["drop"].toInteger(), keep = change["keep"].toInteger();
    for (qsizetype i = drop; i < drop + keep && i < before.size(); ++i) steps.append(before[i]);
    for (const QJsonValue& each : change["add"].toArray()) steps.append(each);
    return steps;
}

/// The members that differ, without the sidecars.
QJsonObject changeOfMembers(const QJsonObject& before, const QJsonObject& after)
{
    QJsonObject set, change;
    QJsonArray unset;
    for (auto member = after.begin(); member != after.end(); ++member)
        if (member.key() != stepsMember && before.value(member.key()) != member.value())
            set[member.key()] = member.value();
    for (const QString& name : before.keys())
        if (!after.contains(name)) unset.append(name);
    if (!set.isEmpty()) change["set"] = set;
    if (!unset.isEmpty()) change["unset"] = unset;
    const QJsonArray steps = before[stepsMember].toArray(), now = after[stepsMember].toArray();
    if (steps != now) change[stepsMember] = changeOfSteps(steps, now);
    return change;
}

bool areSame(const QByteArray& a, const QByteArray& b)
{
    return a.constData() == b.constData() || a == b; // most share their data
}

/// Content of a journal, built up while its records are read.
class JournalReading
{
public:
    bool begin(QByteArrayView payload, QJsonParseError& fault)
    {
        m_members = QJsonDocument::fromJson(bytesOf(payload), &fault).object();
        if (fault.error != QJsonParseError::NoError) return false;
        takeSidecars(m_members);
        return true;
    }
    bool apply(QByteArrayView payload)
    {
        QJsonParseError fault;
        const QJsonObject change = QJsonDocument::fromJson(bytesOf(payload), &fault).object();
        if (fault.error != QJsonParseError::NoError) return false;
        const QJsonObject set = change["set"].toObject();
        for (auto member = set.begin(); member != set.end(); ++member)
            m_members[member.key()] = member.value();
        for (const QJsonValue& name : change["unset"].toArray()) m_members.remove(name.toString());
        if (change.contains(stepsMember))
            m_members[stepsMember] =
                changedSteps(m_members[stepsMember].toArray(), change[stepsMember].toObject());
        for (const QJsonValue& path : change["gone"].toArray()) m_sidecars.erase(path.toString());
        takeSidecars(change);
        return true;
    }
    QJsonObject finished()
    {
        QJsonArray sidecars;
        for (const auto& [path, entry] : m_sidecars) sidecars.append(entry);
        m_members["sidecars"] = sidecars;
        return m_members;
    }

private:
    static QByteArray bytesOf(QByteArrayView payload)
    {
        return QByteArray::fromRawData(payload.data(), payload.size());
    }
    void takeSidecars(const QJsonObject& from)
    {
        for (const QJsonValue& entry : from["sidecars"].toArray())
            m_sidecars[entry.toObject()["path"].toString()] = entry;
    }

    QJsonObject m_members;
    std::map<QString, QJsonValue> m_sidecars;
};

Error damagedJournal(const std::string& path, const QJsonParseError& fault)
{
    return {"recovery.damaged",
            "is damaged at byte " + std::to_string(fault.offset) + ": " + fault.errorString().toStdString(),
            path};
}

} // namespace

QByteArray journalBegun(const JournalParts& parts)
{
    return journalHead.toByteArray() + recordOf(journalBytes(parts));
}

QByteArray journalChange(const JournalParts& before, const JournalParts& after)
{
    QHash<QString, QByteArray> known;
    for (const JournalSidecar& each : before.sidecars) known.insert(each.path, each.entry);
    JournalParts change{changeOfMembers(before.members, after.members), {}};
    for (const JournalSidecar& each : after.sidecars) {
        const auto former = known.constFind(each.path);
        if (former == known.constEnd() || !areSame(*former, each.entry)) change.sidecars.push_back(each);
        known.remove(each.path);
    }
    if (!known.isEmpty()) change.members["gone"] = QJsonArray::fromStringList(known.keys());
    const bool isAny = !change.members.isEmpty() || !change.sidecars.empty();
    return isAny ? recordOf(journalBytes(change)) : QByteArray();
}

Result<QJsonObject> journalIn(const QByteArray& bytes, const std::string& path, bool& isDamaged)
{
    QJsonParseError fault;
    JournalReading reading;
    if (!bytes.startsWith(journalHead)) {
        const QJsonObject journal = QJsonDocument::fromJson(bytes, &fault).object();
        if (fault.error != QJsonParseError::NoError) return damagedJournal(path, fault);
        return journal;
    }
    auto record = recordAt(bytes, journalHead.size());
    if (!record || !record->isGood)
        return Error{"recovery.damaged",
                     "is damaged at byte " + std::to_string(journalHead.size()) +
                         ": its first record is not whole",
                     path};
    if (!reading.begin(record->payload, fault)) return damagedJournal(path, fault);
    qsizetype place = record->end;
    while ((record = recordAt(bytes, place))) {
        if (!record->isGood || !reading.apply(record->payload)) {
            isDamaged = isDamaged || record->end < bytes.size(); // a bad last one was only torn
            return reading.finished();
        }
        place = record->end;
    }
    isDamaged = isDamaged || !mayBeTorn(QByteArrayView(bytes).sliced(place));
    return reading.finished();
}

} // namespace tagline
