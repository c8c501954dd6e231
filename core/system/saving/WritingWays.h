#pragma once

// WritingWays say of each file by which way it gets its new content: a person may choose for a folder that
// its files are written directly.

#include "core/support/text/PathText.h"
#include "core/system/saving/DurableFile.h"

#include <set>
#include <string>
#include <utility>

namespace tagline {

class WritingWays
{
public:
    /// One way for all files.
    WritingWays(WritingWay way = WritingWay::Replacing)
        : m_way(way)
    {
    }
    /// Direct for the files in these folders, not in those below them; Replacing for all others.
    explicit WritingWays(std::set<std::string> directFolders)
        : m_directFolders(std::move(directFolders))
    {
    }

    WritingWay of(const std::string& path) const
    {
        return m_directFolders.contains(folderOf(path)) ? WritingWay::Direct : m_way;
    }

private:
    WritingWay m_way = WritingWay::Replacing;
    std::set<std::string> m_directFolders;
};

} // namespace tagline
