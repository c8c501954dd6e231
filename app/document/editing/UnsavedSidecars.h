#pragma once

// UnsavedSidecars writes what is edited of each file, so that an edit costs what it changed, however many
// other files are unsaved.

#include <QByteArray>
#include <QString>

#include "app/document/library/LibraryDocument.h"

#include <map>
#include <utility>
#include <vector>

namespace tagline {

/// What was composed of a file is kept until its clips change, or the names and kinds of tags do.
class UnsavedSidecars
{
public:
    struct Written
    {
        std::vector<QByteArray> entries; ///< one JSON object a file, in order of the sources
        std::vector<QString> paths;      ///< of the models, in the same order
        std::size_t composed = 0;        ///< how many of them were composed anew
    };

    explicit UnsavedSidecars(const LibraryDocument& document)
        : m_document(document)
    {
    }
    /// Call for each change of the document.
    void noteChange(const DocumentChange& change);
    Written written();

private:
    /// What of a tag stands in a file: its name, and the kind that its name has.
    using TagSpelling = std::pair<std::string, TagKind>;

    void noteVocabulary();

    const LibraryDocument& m_document;
    std::map<SourceId, QByteArray> m_entries;
    std::vector<TagSpelling> m_tags; ///< by their ids, as the entries have them
};

} // namespace tagline
