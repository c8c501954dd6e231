#include "core/library/checks/MotionCheckup.h"

#include "core/library/checks/ClipFigures.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <optional>

namespace tagline {
namespace {

/// Faults found in one clip.
struct ClipFaults
{
    bool isMeasured = false;
    std::optional<Error> error;
    std::vector<MotionFault> faults;
};

/// The faults of each of the clips, in their order.
std::vector<ClipFaults> faultsOf(const ClipLibrary& library, const std::vector<ClipId>& clips,
                                 std::span<const MotionCheck> checks, const MotionSettings& settings)
{
    std::vector<ClipFaults> found(clips.size());
    measureFigures(library, clips, [&](std::size_t i, const auto& trails) {
        if (!trails) {
            found[i].error = trails.error();
            return;
        }
        found[i].isMeasured = true;
        found[i].faults = motionFaults(**trails, settings.contact, settings.check, checks);
    });
    return found;
}

bool isKnown(const FrameRanges& known, FrameRange range)
{
    return 2 * known.intersected(FrameRanges::canonical({range})).frameCount() >= range.length();
}

/// The double with the shortest decimal text of a float: 0.06, not 0.0599999986.
double decimal(float value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    double read = double(value);
    std::from_chars(text.data(), end, read);
    return read;
}

std::string lowerFirst(std::string text)
{
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = char(text[0] - 'A' + 'a');
    return text;
}

std::string shortNumber(float value)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g", double(value));
    return text.data();
}

/// "1 degree", "1.5 degrees".
std::string measured(float value, MotionFaultUnit unit)
{
    const std::string number = shortNumber(value);
    const bool isOne = number == "1";
    switch (unit) {
    case MotionFaultUnit::Seconds:
        return number + (isOne ? " second" : " seconds");
    case MotionFaultUnit::LegLengths:
        return number + (isOne ? " leg length" : " leg lengths");
    case MotionFaultUnit::LegLengthsPerSecond:
        return number + (isOne ? " leg length a second" : " leg lengths a second");
    case MotionFaultUnit::Degrees:
        return number + (isOne ? " degree" : " degrees");
    }
    return {};
}

} // namespace

FrameRanges knownFaultFrames(const ClipLibrary& library, ClipId id, const MotionCheckKind& kind)
{
    std::vector<FrameRange> ranges;
    for (const TagLane& lane : library.clip(id).sheet.lanes())
        if (withoutSet(library.vocabulary()[lane.tag].name) == kind.tag)
            ranges.insert(ranges.end(), lane.ranges.begin(), lane.ranges.end());
    return FrameRanges::canonical(std::move(ranges));
}

std::vector<CheckOutcome> motionCheckup(const ClipLibrary& library, std::span<const MotionCheck> checks,
                                        const MotionSettings& settings)
{
    const std::vector<ClipId> clips = library.clipsInPathOrder();
    const std::vector<ClipFaults> found = faultsOf(library, clips, checks, settings);
    std::vector<CheckOutcome> outcomes;
    for (const MotionCheck check : checks) {
        const MotionCheckKind& kind = kindOf(check);
        CheckOutcome outcome{"Motion: " + lowerFirst(kind.name)};
        for (std::size_t i = 0; i < clips.size(); ++i) {
            const LibraryClip& clip = library.clip(clips[i]);
            outcome.checked += found[i].isMeasured;
            if (found[i].error && outcomes.empty())
                outcome.findings.push_back({clip.source, clips[i], {}, found[i].error->message});
            const FrameRanges known = knownFaultFrames(library, clips[i], kind);
            for (const MotionFault& fault : found[i].faults) {
                if (fault.check != check || isKnown(known, fault.range)) continue;
                CheckFinding finding{clip.source, clips[i], {fault.range}, {}};
                CheckMeasure measure{std::string(kind.key),
                                     {},
                                     decimal(fault.value),
                                     decimal(fault.threshold),
                                     std::string(unitSymbol(kind.unit))};
                if (fault.joint != noJoint)
                    measure.joint = library.source(clip.source).model->skeleton[fault.joint].name;
                finding.message = (measure.joint.empty() ? "" : '"' + measure.joint + "\": ") +
                                  std::string(kind.what) + " (" + measureText(fault) + ')';
                finding.measure = std::move(measure);
                outcome.findings.push_back(std::move(finding));
            }
        }
        outcomes.push_back(std::move(outcome));
    }
    return outcomes;
}

std::string measureText(const MotionFault& fault)
{
    return measured(fault.value, kindOf(fault.check).unit) + ", limit " + shortNumber(fault.threshold);
}

const char* unitSymbol(MotionFaultUnit unit)
{
    switch (unit) {
    case MotionFaultUnit::Seconds:
        return "s";
    case MotionFaultUnit::LegLengths:
        return "legs";
    case MotionFaultUnit::LegLengthsPerSecond:
        return "legs/s";
    case MotionFaultUnit::Degrees:
        return "degrees";
    }
    return "";
}

} // namespace tagline
