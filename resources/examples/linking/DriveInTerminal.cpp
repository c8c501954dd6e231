// What a game does to let a player steer a figure by motion matching, through the frames that a query allows:
//
//   tagline cut --query all --whole sample --to bvh --name "{clip}" -o motions
//   cd motions
//   tagline export --to runtime . -o motions.taglinebin
//   drive_in_terminal motions.taglinebin "Walk | Idle"      w, a, s, d and Enter: each steers for ¼ second
//
// It links the libraries `runtime` and `animation`, and nothing else.

#include "GameMotion.h"
#include "core/runtime/RuntimeQuery.h"
#include "core/search/driving/Drive.h"

#include <cmath>
#include <iostream>
#include <memory>

using namespace tagline;

int main(int count, char** arguments)
{
    if (count != 3) return std::cerr << "give a .taglinebin file and a query\n", 2;
    const auto file = RuntimeFile::open(arguments[1]);
    if (!file) return std::cerr << file.error().text() << '\n', 1;
    const auto query = RuntimeQuery::parsed(arguments[2], *file);
    if (!query) return std::cerr << query.error().text() << '\n', 1;

    // Once: the motions are measured, and the frames that may play are found among them. All by ClipId.
    std::shared_ptr<const Skeleton> skeleton;
    std::vector<DriveClip> clips(file->clipCount());
    std::vector<FeatureSource> sources(file->clipCount());
    PlayableFrames frames(file->clipCount());
    SetWorkspace workspace;
    const FrameSetView allowed = query->answer(workspace);
    for (std::uint32_t id = 0; id < clips.size(); ++id) {
        auto motion = readGameMotion(std::string(file->clip(ClipId(id)).source));
        if (!motion || (skeleton && motion->joints != skeleton->joints())) continue; // of another figure
        if (!skeleton) skeleton = std::make_shared<const Skeleton>(motion->joints);
        const auto clip = std::make_shared<const Clip>(std::move(motion->clip));
        auto measured =
            driveClip(*skeleton, clip, std::make_shared<const ClipBinding>(bindByName(*clip, *skeleton)));
        if (!measured) continue; // it has no legs
        clips[id] = std::move(*measured);
        sources[id] = {clips[id].body, clips[id].isLoop};
        std::vector<FrameRange> ranges;
        for (const FrameRange range : file->rangesOf(allowed, ClipId(id))) ranges.push_back(range);
        frames.set(ClipId(id), false, FrameRanges::canonical(std::move(ranges)));
    }
    if (!skeleton) return std::cerr << "none of its motions is in this folder\n", 1;
    const FeatureStore store(FeatureSchema::steering(), sources, false);
    const MatchChoice choice{frames, SearchIndex(store, frames.enterableRows(store))};
    const DriveFigure figure(skeleton);
    Drive drive(figure, clips, store);

    // Sixty times a second: what the player wants, and the pose to show.
    WantedMotion wanted;
    for (char key; std::cin >> key;) {
        const auto held = [&](char more, char less) { return float(key == more) - float(key == less); };
        wanted.velocity = 1.4f * glm::vec2(held('a', 'd'), held('w', 's')); // metres a second; left is +X
        if (wanted.velocity != glm::vec2(0.0f))
            wanted.facing = std::atan2(wanted.velocity.x, wanted.velocity.y);
        for (int step = 0; step < 15; ++step) drive.step(wanted, choice); // its pose is what a game shows
        const DriveStep& now = drive.shown();
        if (!now.playing) return std::cerr << "the query allows no frame\n", 1;
        std::cout << key << "  at " << now.stand.root.x << ' ' << now.stand.root.y << " m, plays "
                  << file->clip(now.playing->clip).displayName << ' ' << now.playing->frame << std::endl;
    }
}
