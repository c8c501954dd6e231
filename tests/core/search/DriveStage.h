#pragma once

// DriveStage is a library of walks whose motion is a formula, ready to be driven.

#include "core/animation/figure/LocalToModelJob.h"
#include "core/search/driving/DriveMeasures.h"
#include "core/search/driving/DrivePath.h"
#include "tests/core/search/Bodies.h"

#include <functional>
#include <numeric>

namespace tagline::test {

class DriveStage
{
public:
    /// Each walk for so many seconds; `isWhole`: all frames may play.
    explicit DriveStage(const std::vector<BodyMotion>& motions, double seconds = 4.0,
                        bool holdsMirrors = true, FrameRate rate = FrameRate(30, 1))
        : m_skeleton(std::make_shared<const Skeleton>(bodySkeleton()))
        , figure(m_skeleton)
    {
        for (const BodyMotion& motion : motions) {
            auto clip = std::make_shared<const Clip>(bodyClip(motion, seconds, rate));
            auto binding = std::make_shared<const ClipBinding>(bindByName(*clip, *m_skeleton));
            clips.push_back(*driveClip(*m_skeleton, clip, binding));
            clips.back().isLoop = false;
        }
        std::vector<FeatureSource> sources;
        for (const DriveClip& clip : clips) sources.push_back({clip.body, clip.isLoop});
        store = std::make_unique<FeatureStore>(FeatureSchema::steering(), sources, holdsMirrors);
        whole = choiceOf([](ClipId) { return true; });
    }

    /// The clips of which all may play.
    MatchChoice choiceOf(const std::function<bool(ClipId)>& isAllowed) const
    {
        PlayableFrames frames(clips.size());
        for (std::uint32_t id = 0; id < clips.size(); ++id)
            for (const bool isMirrored : {false, true})
                if (isAllowed(ClipId(id)) && (!isMirrored || store->holdsMirrors()))
                    frames.set(ClipId(id), isMirrored, FrameRanges::all(clips[id].clip->frames));
        SearchIndex index(*store, frames.enterableRows(*store));
        return {std::move(frames), std::move(index)};
    }

    SearchIndex everyRow() const
    {
        std::vector<std::uint32_t> rows(store->rowCount());
        std::iota(rows.begin(), rows.end(), 0u);
        return {*store, std::move(rows)};
    }

    /// Drives a path to its end.
    DriveReport drive(const DrivePath& path, const DriveSettings& settings = {},
                      const std::function<void(const DriveStep&)>& look = {}) const
    {
        Drive drive(figure, clips, *store, settings);
        DriveMeasures measures(figure, clips, *store);
        for (std::int64_t step = 0; double(step) < path.seconds * double(driveStepsPerSecond); ++step) {
            const WantedMotion wanted = path.wantedAt(double(step) / double(driveStepsPerSecond));
            const DriveStep& made = drive.step(wanted, whole);
            measures.add(made, wanted);
            if (look) look(made);
        }
        return measures.report(whole.frames);
    }

private:
    std::shared_ptr<const Skeleton> m_skeleton;

public:
    DriveFigure figure;
    std::vector<DriveClip> clips;
    std::unique_ptr<FeatureStore> store;
    MatchChoice whole;
};

/// A walk whose feet stand on the ground while they pass below the hips.
inline BodyMotion walking(double metresPerSecond, double radiansPerSecond)
{
    const double steps = 1.0 + 0.7 * metresPerSecond, leg = 0.95;
    return {metresPerSecond, radiansPerSecond, steps, metresPerSecond / (leg * M_PI * steps)};
}

/// Walks, runs and turns enough to be driven anywhere.
inline std::vector<BodyMotion> allWays()
{
    std::vector<BodyMotion> motions{{0.0, 0.0, 0.0, 0.0}};
    for (const double speed : {0.7, 1.3, 2.0})
        for (const double turn : {-2.5, -1.2, -0.5, 0.0, 0.5, 1.2, 2.5})
            motions.push_back(walking(speed, turn));
    return motions;
}

inline DriveCommand go(double seconds, double speed, double degrees)
{
    return {seconds, speed, degrees * M_PI / 180.0, std::nullopt};
}

} // namespace tagline::test
