// What a suggester answers is from anywhere: reading any bytes ends in suggestions within the clips that it
// was asked about, or in an error with its place.

#include "tests/fuzz/FuzzTarget.h"

#include "core/library/suggesters/SuggesterAnswer.h"

using namespace tagline;
using tagline::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    SuggesterJob job{{"fuzz", {"fuzz"}, {}, false, 1}, {"Run", "Walk"}, {}};
    job.clips.push_back({ClipId(0), "walk.bvh", 30, {30, 1}, {}, {}, 0});
    job.clips.push_back({ClipId(1), "jog.bvh", 1, {30, 1}, {}, {}, 0});
    const auto answer = readSuggesterAnswer({reinterpret_cast<const char*>(data), size}, job, job.clips);
    if (!answer) {
        require(answer.error().line > 0 && answer.error().column > 0, "an error has its place");
        return 0;
    }
    for (const ForeignSuggestion& each : answer->suggestions) {
        require(each.clip.value < job.clips.size(), "a suggestion is of a clip that was asked about");
        const FrameRange whole{0, job.clips[each.clip.value].frames};
        require(!each.range.isEmpty() && whole.covers(each.range), "its range lies in the clip");
        require(each.score >= 0 && each.score <= 1, "its score is one");
        require(each.tag == "Run" || each.tag == "Walk", "its tag is wanted");
    }
    return 0;
}
