#include "app/cli/options/frames/FramesOption.h"

#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/frames/TypedFrames.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "core/library/LibraryQueries.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"

#include <algorithm>

namespace tagline {
namespace {

/// These moments in every clip, each at its own rate; without a range, every clip as a whole.
std::vector<ClipFrames> framesAt(const ClipLibrary& library, std::span<const ClipId> clips,
                                 const std::optional<TypedRange>& range)
{
    if (!range) return framesOfClips(library, clips, std::nullopt);
    std::vector<ClipFrames> where;
    for (const ClipId& clip : clips)
        where.push_back(framesOfClips(library, {&clip, 1}, range->at(library.clip(clip).rate)).front());
    return where;
}

Result<std::vector<ClipFrames>> framesOfQuery(const QString& text, const ClipLibrary& library)
{
    const auto query = parseQuery(text.toStdString(), library);
    if (!query) return query.error();
    remarkOnQuery(*query, library);
    computeSignals(*query, library);
    const FrameSet answer = evaluate(canonical(*query), library.queryLibrary());
    std::vector<ClipFrames> where;
    for (const ClipId clip : library.clipsInPathOrder())
        if (FrameRanges frames = answer.rangesOf(clip); !frames.isEmpty())
            where.push_back({clip, std::move(frames)});
    return where;
}

Error noSuchFrames(const std::string& option, std::size_t clips, const LibraryClip& longest)
{
    const std::string name = '"' + longest.name + '"', frames = counted(longest.frames, "frame");
    if (clips == 1)
        return commandError("tag.no-such-frames",
                            name + " has " + frames + ", and none of them is in " + option);
    return commandError("tag.no-such-frames", "none of these " + std::to_string(clips) +
                                                  " clips has a frame in " + option + "; the longest, " +
                                                  name + ", has " + frames);
}

} // namespace

QString misuseOfFramesOption(const CommandArguments& arguments, bool isNeeded)
{
    const auto frames = arguments.value("--frames");
    const int ways =
        int(arguments.value("--query").has_value()) + int(frames.has_value()) + int(arguments.has("--all"));
    if (isNeeded && ways != 1) return "give exactly one of --query TEXT, --frames START:STOP and --all";
    if (ways > 1) return "give at most one of --query TEXT, --frames START:STOP and --all";
    if (!frames || typedRange(*frames)) return {};
    return QString("--frames takes START:STOP, such as 120:480, 1.5s:3s or 00:01.5-00:03, not \"%1\"")
               .arg(*frames) +
           rangeHint(*frames);
}

Result<std::vector<ClipFrames>> chosenFrames(const CommandArguments& arguments, const ClipLibrary& library)
{
    const auto clips = chosenClips(library, arguments);
    if (!clips) return clips.error();
    const auto frames = arguments.value("--frames");
    const auto text = arguments.value("--query");
    if (!text) return framesAt(library, *clips, frames ? typedRange(*frames) : std::optional<TypedRange>());
    auto where = framesOfQuery(*text, library);
    if (where)
        std::erase_if(*where, [&](const ClipFrames& each) {
            return std::find(clips->begin(), clips->end(), each.clip) == clips->end();
        });
    return where;
}

Result<void> checkTypedFrames(const CommandArguments& arguments, const ClipLibrary& library,
                              const std::vector<ClipFrames>& where)
{
    const auto typed = arguments.value("--frames");
    const auto range = typed ? typedRange(*typed) : std::optional<TypedRange>();
    if (!range || where.empty()) return {};
    const std::string option = "--frames " + typed->toStdString();
    const LibraryClip* longest = &library.clip(where.front().clip);
    std::int64_t reached = 0, cut = 0;
    for (const ClipFrames& each : where) {
        const LibraryClip& clip = library.clip(each.clip);
        if (clip.frames > longest->frames) longest = &clip;
        if (each.frames.isEmpty()) continue;
        ++reached;
        cut += range->at(clip.rate).stop > clip.frames;
    }
    if (reached == 0) return noSuchFrames(option, where.size(), *longest);
    if (cut > 0)
        printNote("tagline", counted(cut, "clip ends", "clips end") + " within " + option +
                                 ": what lies behind the end is left out");
    return {};
}

} // namespace tagline
