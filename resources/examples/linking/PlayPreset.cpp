// What a game does with a blend that a person set up in the window and saved as a preset:
//
//   play_preset motions.tagline "Walk to Run"
//
// It links the library `animation`, and nothing else. The clips are the game's own: here each holds the hips
// at another height, so that it shows in the pose how much each counts.

#include "core/io/PresetPlaying.h"

#include <cstdio>
#include <fstream>
#include <iterator>

using namespace tagline;

namespace {

int fail(const Error& error)
{
    std::fprintf(stderr, "%s\n", error.text().c_str());
    return 1;
}

/// Two joints, the head above the hips.
std::shared_ptr<const Skeleton> figure()
{
    Joint hips, head;
    hips.name = "hips";
    head.name = "head";
    head.parent = 0;
    head.rest.translation = {0.0f, 0.7f, 0.0f};
    return std::make_shared<const Skeleton>(std::vector<Joint>{hips, head});
}

/// Two seconds at 30 frames a second, the hips so many metres high.
std::shared_ptr<const Clip> clipAtHeight(const std::string& name, float metres)
{
    Clip clip;
    clip.name = name;
    clip.frames = 61;
    clip.rate = {30, 1};
    JointChannel hips;
    hips.joint = "hips";
    hips.translation.times = std::vector<float>{0.0f, 60.0f};
    hips.translation.values = std::vector<glm::vec3>(2, glm::vec3(0.0f, metres, 0.0f));
    clip.channels.push_back(std::move(hips));
    return std::make_shared<const Clip>(std::move(clip));
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 3) return fail({"usage", "give a library file and the name of a preset", {}});
    std::ifstream file(arguments[1], std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    const auto presets = readPresets(bytes, arguments[1]);
    if (!presets) return fail(presets.error());

    for (const ControllerPreset& preset : *presets) {
        if (preset.name != arguments[2]) continue;
        AnimationController controller(figure());
        float height = 0.0f;
        const PlayedPreset played = playPreset(
            preset, controller,
            [&](const PresetTrack& track) {
                return PresetClip{clipAtHeight(track.clip, ++height), {}, {}, {}, {}};
            },
            [](std::string_view) { return TagId(); });
        for (int step = 0; step <= 8; ++step) { // each quarter of a second
            std::printf("%.2f s: hips at %.3f m", double(controller.now()) * 1e-9,
                        double(controller.pose()[0].translation.y));
            for (const TrackId track : played.tracks)
                std::printf("  %s %.3f", controller.clip(track).name.c_str(),
                            double(controller.report(track).weight));
            std::printf("\n");
            controller.advance(250'000'000);
        }
        return 0;
    }
    return fail({"preset", "the library file has no such preset", arguments[1]});
}
