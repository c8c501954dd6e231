#pragma once

// UnsavedSidecars writes the unsaved edits of each file, so that the cost of an edit depends on its own
// changes, however many other files are unsaved.

#include <QByteArray>
#include <QString>

#include "app/document/library/LibraryDocument.h"

#include <map>
#include <utility>
#include <vector>

namespace tagline {

/// Caches the entry of a file until its clips change, or the names and kinds of tags do.
class UnsavedSidecars
{
public:
    struct Written
    {
        std::vector<QByteArray> entries; ///< one JSON object per file, in order of the sources
        std::vector<QString> paths;      ///< paths of the models, in the same order
        std::size_t composed = 0;        ///< number of entries that were composed anew
    };

    explicit UnsavedSidecars(const LibraryDocument& document)
        : m_document(document)
    {
    }
    /// Call at each change of the document.
    void noteChange(const DocumentChange& change);
    Written written();

private:
    /// The parts of a tag that files contain: its name, and the kind of that name.
    using TagSpelling = std::pair<std::string, TagKind>;

    void noteVocabulary();

    const LibraryDocument& m_document;
    std::map<SourceId, QByteArray> m_entries;
    std::vector<TagSpelling> m_tags; ///< by tag id, as used by the entries
};

} // namespace tagline
