// `tagline segments`: divides clips where their motion changes.

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/library/checks/ClipFigures.h"
#include "core/motion/boundaries/MotionBoundaries.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace tagline {
namespace {

constexpr auto perMinuteOption = "--per-minute";
constexpr auto leastOption = "--least-seconds";

CommandOptions segmentsOptions() { return {{"--json"}, {perMinuteOption, leastOption}}; }

/// Segments of a clip: empty if it has no motion.
struct ClipSegments
{
    std::vector<FrameRange> ranges;
    std::optional<Error> error;
};

/// The number of an option, `usual` without it; none if it is not within the bounds.
std::optional<double> numberOf(const CommandArguments& arguments, const char* option, double usual,
                               double least, double most)
{
    const auto typed = arguments.value(option);
    if (!typed) return usual;
    bool isNumber = false;
    const double number = typed->toDouble(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::vector<ClipSegments> segmentsOf(const ClipLibrary& library, const std::vector<ClipId>& clips,
                                     const BoundaryDensity& density)
{
    std::vector<ClipSegments> parted(clips.size());
    measureFigures(library, clips, [&](std::size_t i, const auto& trails) {
        if (!trails) {
            parted[i].error = trails.error();
            return;
        }
        const FigureTrails& figure = **trails;
        const auto wanted = strongest(motionBoundaries(figure), figure.frames(), figure.rate(), density);
        parted[i].ranges = segmentsBetween(wanted, figure.frames());
    });
    return parted;
}

std::int64_t countOf(const std::vector<ClipSegments>& parted)
{
    std::int64_t count = 0;
    for (const ClipSegments& each : parted) count += std::int64_t(each.ranges.size());
    return count;
}

std::string segmentsText(const ClipLibrary& library, const std::vector<ClipId>& clips,
                         const std::vector<ClipSegments>& parted)
{
    std::string text;
    std::int64_t measured = 0;
    for (std::size_t i = 0; i < clips.size(); ++i) {
        if (parted[i].ranges.empty()) continue;
        ++measured;
        text += terminalText(exportedClipName(library, clips[i])) + ':';
        text += rangesText(parted[i].ranges) + '\n';
    }
    return text + counted(countOf(parted), "segment") + " of " + counted(measured, "clip") + '\n';
}

std::string segmentsJson(const ClipLibrary& library, const std::vector<ClipId>& clips,
                         const std::vector<ClipSegments>& parted)
{
    JsonWriter json;
    json.beginObject().key("clips").beginArray();
    for (std::size_t i = 0; i < clips.size(); ++i) {
        if (parted[i].ranges.empty()) continue;
        const LibraryClip& clip = library.clip(clips[i]);
        json.beginObject().member("source", library.source(clip.source).shown).member("clip", clip.name);
        if (clip.isNameShared) json.member("index", clip.index);
        json.member("frames", clip.frames);
        writeRate(clip.rate, json);
        writeRanges(parted[i].ranges, json);
        json.endObject();
    }
    json.endArray().member("segments", countOf(parted)).endObject();
    return std::move(json).finished();
}

int runSegments(const QStringList& given)
{
    const CommandArguments arguments(given, segmentsOptions());
    if (!arguments.problem().isEmpty()) return usageError("segments: " + arguments.problem());
    if (arguments.positional().isEmpty())
        return usageError("segments: PATH is missing; see tagline help segments");
    BoundaryDensity density;
    const auto perMinute = numberOf(arguments, perMinuteOption, density.perMinute, 0.1, 600);
    if (!perMinute)
        return usageError("segments: --per-minute takes a number from 0.1 to 600, not \"" +
                          *arguments.value(perMinuteOption) + '"');
    const auto least = numberOf(arguments, leastOption, density.leastSeconds, 0.05, 3600);
    if (!least)
        return usageError("segments: --least-seconds takes a number from 0.05 to 3600, not \"" +
                          *arguments.value(leastOption) + '"');
    density.perMinute = *perMinute;
    density.leastSeconds = *least;
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    const std::vector<ClipId> clips = read.library.clipsInPathOrder();
    const std::vector<ClipSegments> parted = segmentsOf(read.library, clips, density);
    bool isComplete = read.isComplete();
    for (std::size_t i = 0; i < clips.size(); ++i)
        if (const auto& error = parted[i].error) {
            printError({error->code, error->message, exportedClipName(read.library, clips[i])});
            isComplete = false;
        }
    const std::string text = arguments.has("--json") ? segmentsJson(read.library, clips, parted)
                                                     : segmentsText(read.library, clips, parted);
    const int printed = print(text, formOf(arguments));
    return isComplete ? printed : int(ExitBadInput);
}

} // namespace

Command segmentsCommand()
{
    return {"segments",
            "part clips where their motion changes",
            "Usage: tagline segments PATH... [--per-minute N] [--least-seconds S] [--json]\n\n"
            "Prints, for each clip, the frames from each change of its motion to the next: where one action\n"
            "ends and the next begins. The first begins with the clip, the last ends with it. More segments\n"
            "keep all edges that fewer had. Nothing is written.\n\n"
            "  --per-minute N     how many edges a minute has, at most (default: 30)\n"
            "  --least-seconds S  no segment is shorter (default: 0.3)\n"
            "  --json             print JSON: {\"clips\": [{\"source\", \"clip\", \"frames\", \"rate\",\n"
            "                     \"ranges\"}], \"segments\"}\n",
            runSegments,
            segmentsOptions(),
            {"tagline segments sample/walk.glb --per-minute 20"}};
}

} // namespace tagline
