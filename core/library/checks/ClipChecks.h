#pragma once

// ClipChecks finds where given clips break the checks of a library: the findings that are kept up to date
// during edits.

#include "core/library/ClipLibrary.h"
#include "core/query/language/QueryExpression.h"

#include <atomic>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// A clip that breaks checks.
struct BrokenClip
{
    ClipId clip;
    std::vector<std::string> checks;     ///< their names, as LibraryCheckup has them
    std::vector<FrameRange> frames = {}; ///< of all of them, canonical; empty: no single frames are wrong

    bool operator==(const BrokenClip&) const = default;
};

/// Whether a check asks for the partners of clips in takes, so that an edit of one may break it in others.
bool areTakesChecked(const ClipLibrary& library);

class ClipChecks
{
public:
    /// Takes what it needs of the library; what that is later changes nothing. Checks of whole files, and
    /// those whose query asks for motion, draws frames by chance or cannot be read, are left out: those are
    /// LibraryCheckup's. Expects clips of the library.
    ClipChecks(const ClipLibrary& library, std::vector<ClipId> clips);

    /// In order of clip, without those that break none. Can run on any thread; ends soon, with less, once it
    /// is cancelled.
    std::vector<BrokenClip> run(const std::atomic<bool>& isCancelled) const;

private:
    struct Clip
    {
        ClipId id;
        TagSheet sheet;
        Frame frames = 0;
        bool hasNotices = false;
    };
    struct Query
    {
        LibraryCheck check;
        QueryExpression query;
        QueryExpression within;
    };

    void checkTags(const Clip& clip, BrokenClip& broken, std::vector<FrameRange>& frames) const;
    void checkQuery(const Query& asked, std::span<const ClipId> ids, std::vector<BrokenClip>& broken,
                    std::vector<std::vector<FrameRange>>& frames) const;

    QueryLibrary m_library;
    bool m_hasVocabulary = false;
    std::vector<Clip> m_clips; ///< in order of id
    std::vector<Query> m_queries;
};

} // namespace tagline
