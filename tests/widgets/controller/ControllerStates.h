#pragma once

// What a controller panel shows in tests: two tracks, a layer, two events.

#include "widgets/controller/ControllerPanel.h"

namespace tagline::test {

inline ControllerTrack track(int key, const QString& name, const QColor& colour, double weight)
{
    ControllerTrack made;
    made.key = key;
    made.clip = ClipId(std::uint32_t(3 + key));
    made.clipName = name;
    made.colour = colour;
    made.weight = weight;
    made.frames = 100;
    return made;
}

inline ControllerState twoTracks()
{
    ControllerState state;
    state.tracks = {track(1, "walk_loop", QColor("#9ccc65"), 0.38),
                    track(2, "16_45_run_veer", QColor("#f26d85"), 0.62)};
    state.tracks[0].tags = {{TagId(4), "LeftFoot"}, {TagId(6), "RightFoot"}};
    state.joints = {{"Hips", -1}, {"Spine", 0}, {"Head", 1}, {"LeftUpLeg", 0}, {"RightUpLeg", 0}};
    state.bodyPresets = {
        {"Whole body", {}}, {"Upper body", {"Spine"}}, {"Legs", {"LeftUpLeg", "RightUpLeg"}}};
    state.leadingTrack = 0;
    state.nextTrack = 1;
    return state;
}

inline ControllerState withLayer()
{
    ControllerState state = twoTracks();
    state.tracks.push_back(track(3, "aim", QColor("#b395f0"), 0.8));
    state.tracks[2].setup.layer = LayerKind::Additive;
    state.tracks[2].setup.weight = 0.8f;
    return state;
}

inline std::vector<ControllerEvent> twoEvents()
{
    return {{2.31, "0:02.31", "RightFoot ▸ stop", "walk_loop · 0.38", QColor("#f09a62"), EventKind::Stop},
            {2.48, "0:02.48", "LeftFoot ▸ start", "walk_loop · 0.38", QColor("#6fd0b8"), EventKind::Start}};
}

} // namespace tagline::test
