#pragma once

// A small library that the tests of evaluation ask: three clips drawn as lanes, with names, folders,
// properties and a motion that can be counted on.

#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/parsing/QueryParser.h"
#include "tests/support/RangeDrawing.h"

#include <QString>
#include <QStringList>

#include <limits>

namespace tagline::test {

/// speed() of clip c on frame f is c + f / 10, of any joint but "Tail", which only clip 1 has; every other
/// signal is not a number. contact() is the even frames. Counts what it is asked.
class CountedMotion : public SignalSource
{
public:
    explicit CountedMotion(std::vector<Frame> frames)
        : m_frames(std::move(frames))
    {
    }

    bool appendValues(ClipId clip, MotionSignal signal, std::string_view joint,
                      std::vector<float>& values) const override
    {
        ++asked;
        if (joint == "Tail" && clip.value != 1) return false;
        for (Frame frame = 0; frame < m_frames[clip.value]; ++frame)
            values.push_back(signal == MotionSignal::Speed ? float(clip.value) + float(frame) / 10
                                                           : std::numeric_limits<float>::quiet_NaN());
        return true;
    }
    void appendContacts(ClipId clip, std::string_view, std::vector<FrameRange>& contacts) const override
    {
        ++asked;
        for (Frame frame = 0; frame < m_frames[clip.value]; frame += 2)
            contacts.push_back({frame, frame + 1});
    }

    mutable int asked = 0;

private:
    std::vector<Frame> m_frames;
};

struct QueryWorld
{
    QueryLibrary library;
    std::shared_ptr<CountedMotion> motion;
};

/// Clips of 10, 6 and 8 frames at 30, 24 and 10 frames a second; in order of path the last one is first. The
/// first two were recorded together, the second one a tenth of a second later.
inline QueryWorld queryWorld()
{
    struct Lane
    {
        const char* tag;
        const char* drawing;
    };
    const std::vector<std::pair<Frame, std::vector<Lane>>> drawn{
        {10, {{"Locomotion.Run", "####......"}, {"Locomotion.Walk", ".....###.."}, {"Male", "##########"}}},
        {6, {{"Locomotion.Run", "..####"}, {"Style.Tired", "####.."}}},
        {8, {{"Locomotion", "#.#....."}, {"Style.Limping", "..###..."}, {"Male", "####...."}}}};
    QueryWorld world;
    std::vector<Frame> lengths;
    for (const auto& [frames, lanes] : drawn) {
        TagSheet sheet;
        for (const Lane& lane : lanes) {
            const auto ranges = test::ranges(lane.drawing);
            sheet =
                sheet.withRanges(world.library.vocabulary.intern(lane.tag), {ranges.begin(), ranges.end()});
        }
        const ClipId clip(std::uint32_t(lengths.size()));
        if (clip.value == 0)
            sheet = sheet.withProperty("terrain", {{{0, 4}, "gravel"}, {{4, 8}, "grass"}})
                        .withProperty("slope", {{{2, 9}, 3.5}});
        if (clip.value == 2) sheet = sheet.withProperty("terrain", {{{1, 3}, "gravel"}, {{3, 5}, true}});
        world.library.index.add(frames, sheet);
        if (clip.value == 0)
            sheet = sheet.withCaptions({{{0, 3}, "Walks, then waves with the left hand", "", ""},
                                        {{2, 5}, "left HAND up", "", ""},
                                        {{7, 40}, "turns", "", ""}});
        if (clip.value == 2) sheet = sheet.withCaptions({{{1, 2}, "waves", "", ""}});
        world.library.properties.set(clip, frames, sheet);
        world.library.captions.set(clip, frames, sheet);
        lengths.push_back(frames);
    }
    for (const char* name : {"Locomotion.Run", "Locomotion.Walk"}) {
        TagDefinition definition;
        definition.name = name;
        definition.group = "gait";
        world.library.vocabulary.define(std::move(definition));
    }
    QueryClips clips;
    clips.clips = {{"run_01", "run.fbx", "moves/fast", {30, 1}},
                   {"run_tired", "run_tired.glb", "moves", {24, 1}},
                   {"limp", "limp.bvh", "", {10, 1}}};
    clips.order = {ClipId(2), ClipId(0), ClipId(1)};
    world.library.clips = std::make_shared<const QueryClips>(std::move(clips));
    world.library.takes = std::make_shared<const TakeIndex>(
        std::vector<std::vector<TakeSeat>>{{{ClipId(0), 0}, {ClipId(1), 100'000}}});
    world.motion = std::make_shared<CountedMotion>(lengths);
    world.library.motion = world.motion;
    return world;
}

/// An answer as one drawing a clip: "####...... ..#### ........".
inline QString drawn(const FrameSet& answer, const TagIndex& index)
{
    QStringList drawings;
    for (std::uint32_t i = 0; i < index.clipCount(); ++i) {
        const FrameRanges ranges = answer.rangesOf(ClipId(i));
        if (!isCanonical(ranges.span())) return "not canonical";
        drawings << QString::fromStdString(drawing(ranges, index.frames(ClipId(i))));
    }
    return drawings.join(' ');
}

} // namespace tagline::test
