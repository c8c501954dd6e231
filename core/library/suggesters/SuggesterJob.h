#pragma once

// SuggesterJob is the input of a suggester: values that a worker may keep while the library changes.

#include "core/library/ClipLibrary.h"
#include "core/library/suggesters/Suggester.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// The ranges that a clip has of a tag.
struct ToldTag
{
    std::string name;
    std::vector<FrameRange> ranges;
};

/// A clip as it is described to a suggester.
struct ToldClip
{
    ClipId id;
    std::string name; ///< name in exported tables (exportedClipName), UTF-8; unique within a job
    Frame frames = 0;
    FrameRate rate;
    std::vector<ToldTag> tags;
    std::shared_ptr<const ImportedModel> model; ///< null if it could not be read
    std::size_t place = 0;                      ///< in the model's clips
};

struct SuggesterJob
{
    Suggester suggester;
    std::vector<std::string> tags; ///< wanted tags: those of the suggester, else all of the library
    std::vector<ToldClip> clips;
};

/// Clips whose tags are read only, and those without frames, are left out.
SuggesterJob suggesterJob(const Suggester& suggester, const ClipLibrary& library,
                          std::span<const ClipId> clips);

} // namespace tagline
