#pragma once

// JournalFile keeps the journal of unsaved edits on the disk: it appends the changes of an edit, and writes
// the whole file anew if too much has been appended.

#include "app/document/editing/JournalText.h"
#include "core/system/saving/AppendedFile.h"

namespace tagline {

/// Used by one thread at a time.
class JournalFile
{
public:
    /// Bytes appended before the file is written anew; or as many as it had when last written, if more.
    static constexpr std::size_t leastAppended = std::size_t(1) << 20;

    explicit JournalFile(const QString& path);

    /// Writes the parts to the disk before it returns; removes the file if there are none. Returns why they
    /// could not be written, else an empty text; after an error the file holds its former content, or less.
    QString put(const JournalParts& parts);
    /// Number of bytes that the last put() wrote.
    std::size_t written() const { return m_written; }

private:
    QString beginWith(const JournalParts& parts);

    AppendedFile m_file;
    JournalParts m_held;     ///< content of the file
    std::size_t m_whole = 0; ///< size of the file when it was last written anew
    std::size_t m_written = 0;
};

} // namespace tagline
