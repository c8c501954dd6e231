#include "app/document/editing/JournalText.h"

#include "core/io/SidecarSets.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <vector>

namespace tagline {

qsizetype putSidecar(QJsonObject& entry, const QString& member, const TagSidecar& sidecar)
{
    const QString written = QString::fromStdString(writtenTagSidecar(sidecar));
    entry[member] = written;
    QJsonArray sets;
    for (const std::string& set : unwrittenSets(sidecar)) sets.append(QString::fromStdString(set));
    if (!sets.isEmpty()) entry[member + "CaptionSets"] = sets;
    return written.size();
}

Result<TagSidecar> sidecarIn(const QJsonObject& entry, const QString& member, const std::string& journal)
{
    if (!entry.contains(member)) return TagSidecar();
    auto sidecar = readTagSidecar(entry[member].toString().toStdString(), journal);
    if (!sidecar) return sidecar;
    std::vector<std::string> sets;
    for (const QJsonValue& set : entry[member + "CaptionSets"].toArray())
        sets.push_back(set.toString().toStdString());
    giveUnwrittenSets(*sidecar, sets);
    return sidecar;
}

QByteArray journalBytes(const JournalParts& parts)
{
    QByteArray bytes = QJsonDocument(parts.members).toJson(QJsonDocument::Compact);
    bytes.chop(1); // the closing brace
    if (!parts.members.isEmpty()) bytes += ',';
    bytes += "\"sidecars\":[";
    for (const JournalSidecar& sidecar : parts.sidecars) bytes += sidecar.entry + ',';
    if (!parts.sidecars.empty()) bytes.chop(1);
    return bytes + "]}";
}

} // namespace tagline
