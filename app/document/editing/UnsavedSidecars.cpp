#include "app/document/editing/UnsavedSidecars.h"

#include "app/document/editing/JournalText.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tagline {
namespace {

QByteArray sidecarEntry(const LibraryDocument& document, SourceId id)
{
    const LibrarySource& source = document.library().source(id);
    QJsonObject entry{{"path", QString::fromStdString(source.path)}};
    putSidecar(entry, "sidecar", document.sidecarOf(id));
    if (source.sidecar.stamp.exists && !source.sidecar.sidecar.isReadOnly)
        putSidecar(entry, "base", sidecarOfFiles(source.sidecar));
    return QJsonDocument(entry).toJson(QJsonDocument::Compact);
}

} // namespace

void UnsavedSidecars::noteChange(const DocumentChange& change)
{
    if (change.isReset) return m_entries.clear();
    for (const ClipId clip : change.clips) m_entries.erase(m_document.library().clip(clip).source);
    for (const SourceId source : change.sources) m_entries.erase(source);
}

/// Drops all entries if a known tag changed. New tags are in no entry yet, so they invalidate none.
void UnsavedSidecars::noteVocabulary()
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    std::vector<TagSpelling> tags;
    tags.reserve(vocabulary.size());
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const std::string& name = vocabulary[TagId(i)].name;
        tags.emplace_back(name, vocabulary[vocabulary.find(name).value_or(TagId(i))].kind);
    }
    const bool isAsBefore =
        tags.size() >= m_tags.size() && std::equal(m_tags.begin(), m_tags.end(), tags.begin());
    if (!isAsBefore) m_entries.clear();
    m_tags = std::move(tags);
}

UnsavedSidecars::Written UnsavedSidecars::written()
{
    noteVocabulary();
    Written done;
    std::map<SourceId, QByteArray> entries;
    for (const SourceId source : m_document.library().modifiedSources()) {
        auto kept = m_entries.extract(source);
        if (kept.empty()) {
            entries.emplace_hint(entries.end(), source, sidecarEntry(m_document, source));
            ++done.composed;
        } else {
            entries.insert(entries.end(), std::move(kept));
        }
        done.entries.push_back(entries.rbegin()->second);
        done.paths.push_back(QString::fromStdString(m_document.library().source(source).path));
    }
    m_entries = std::move(entries);
    return done;
}

} // namespace tagline
