#pragma once

// JournalFile keeps the journal of unsaved edits on the disk: what an edit changed is appended, and the whole
// is written anew where that has become too much.

#include "app/document/editing/JournalText.h"
#include "core/system/saving/AppendedFile.h"

namespace tagline {

/// For one thread at a time.
class JournalFile
{
public:
    /// So many bytes are appended at least before all is written anew; else as many as that was.
    static constexpr std::size_t leastAppended = std::size_t(1) << 20;

    explicit JournalFile(const QString& path);

    /// The parts are on the disk when this returns; without any the file goes. Why they could not be written,
    /// else an empty text: the file holds what it held then, or less.
    QString put(const JournalParts& parts);
    /// How many bytes that wrote.
    std::size_t written() const { return m_written; }

private:
    QString beginWith(const JournalParts& parts);

    AppendedFile m_file;
    JournalParts m_held;     ///< what lies in the file
    std::size_t m_whole = 0; ///< bytes that were written at once
    std::size_t m_written = 0;
};

} // namespace tagline
