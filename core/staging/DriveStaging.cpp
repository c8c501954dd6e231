#include "core/staging/DriveStaging.h"

#include "core/library/search/LibraryBodies.h"
#include "core/motion/ClipMotions.h"
#include "core/retargeting/BodyJoints.h"
#include "core/search/driving/SteeringTraits.h"
#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <mutex>
#include <numeric>
#include <optional>

namespace tagline {
namespace {

Error cannotDrive(std::string code, std::string why) { return {std::move(code), std::move(why), {}}; }

bool hasLegs(const Skeleton& skeleton)
{
    const BodyJoints body(skeleton);
    return body.joint(BodyPart::UpperLeg, BodySide::Left) != noJoint &&
           body.joint(BodyPart::UpperLeg, BodySide::Right) != noJoint;
}

/// The clip with keys on a figure, carried over where names alone will not do.
Result<StagedClip> onFigure(const ClipLibrary& library, ClipId id,
                            const std::shared_ptr<const ImportedModel>& figure)
{
    StagedClip staged = stagedIn(library, id, figure);
    if (staged.isEmpty()) return cannotDrive("motion.no-motion", "its file could not be read");
    if (staged.waitsForMap()) return carriedOverClip(staged);
    const Skeleton& own = staged.source->skeleton;
    if (nameFit(staged, own) == NameFit::Good) return staged;
    RetargetMap map = guessedRetargetMap(own, *staged.skeleton);
    if (map.isEmpty() || !hasLegs(own))
        return cannotDrive("drive.other-figure", "its joints are not those of the figure that is driven, and "
                                                 "no map carries them over");
    staged.map = std::make_shared<const RetargetMap>(std::move(map));
    return carriedOverClip(staged);
}

Result<DriveClip> measuredClip(const ClipLibrary& library, ClipId id,
                               const std::shared_ptr<const ImportedModel>& figure)
{
    if (const auto root = library.motions()->joint(id, {}); !root) return root.error();
    const auto staged = onFigure(library, id, figure);
    if (!staged) return staged.error();
    return driveClip(*staged->skeleton, staged->clip, staged->binding, library.motionSettings().contact);
}

void findTraits(StagedDrive& drive)
{
    drive.resting = drive.leaping = PlayableFrames(drive.clips.size());
    for (std::uint32_t id = 0; id < drive.clips.size(); ++id) {
        const DriveClip& clip = drive.clips[id];
        if (!clip.clip) continue;
        const SteeringTraits traits = steeringTraits(clip.body, clip.isLoop);
        for (const bool isMirrored : {false, true}) {
            drive.resting.set(ClipId(id), isMirrored, traits.resting);
            drive.leaping.set(ClipId(id), isMirrored, traits.leaping);
        }
    }
}

/// Whether an earlier staging measured the clip as it is now.
bool isKnown(const StagedDrive* known, const StagedDrive& drive, ClipId clip)
{
    return known && known->model == drive.model && clip.value < known->versions.size() &&
           known->versions[clip.value] == drive.versions[clip.value] && known->clips[clip.value].clip;
}

void measureClips(const ClipLibrary& library, std::span<const ClipId> clips, const DriveStagingWatch& watch,
                  StagedDrive& drive)
{
    drive.clips.resize(library.clipCount());
    for (std::uint32_t id = 0; id < library.clipCount(); ++id)
        drive.versions.push_back(library.clip(ClipId(id)).motionVersion);
    std::vector<std::optional<Error>> errors(library.clipCount());
    std::mutex mutex;
    std::size_t ready = 0;
    forEachInParallel(clips.size(), [&] {
        return [&](std::size_t i) {
            if (watch.stop.stop_requested()) return;
            const std::uint32_t id = clips[i].value;
            if (isKnown(watch.known, drive, clips[i]))
                drive.clips[id] = watch.known->clips[id];
            else if (auto made = measuredClip(library, clips[i], drive.model))
                drive.clips[id] = std::move(*made);
            else
                errors[id] = made.error();
            const std::lock_guard lock(mutex);
            if (watch.ready) watch.ready(++ready);
        };
    });
    for (std::uint32_t id = 0; id < errors.size(); ++id)
        if (errors[id]) drive.refusals.push_back({ClipId(id), std::move(*errors[id])});
}

} // namespace

std::shared_ptr<const ImportedModel> driveFigure(const ClipLibrary& library, std::span<const ClipId> clips)
{
    if (const auto source = library.findSource(library.character()))
        if (const auto& model = library.source(*source).model) return model;
    for (const ClipId clip : clips)
        if (StagedClip staged = stagedIn(library, clip); !staged.isEmpty()) return staged.figure;
    return nullptr;
}

StagedDrive stagedDrive(const ClipLibrary& library, const std::shared_ptr<const ImportedModel>& figure,
                        std::span<const ClipId> clips, bool withMirrors, const DriveStagingWatch& watch)
{
    StagedDrive drive;
    drive.model = figure;
    drive.figure =
        std::make_unique<const DriveFigure>(std::shared_ptr<const Skeleton>(figure, &figure->skeleton));
    measureClips(library, clips, watch, drive);
    if (watch.stop.stop_requested()) return drive;
    std::vector<FeatureSource> sources;
    for (const DriveClip& clip : drive.clips) sources.push_back({clip.body, clip.isLoop});
    drive.store =
        std::make_unique<const FeatureStore>(watch.schema, sources, withMirrors && drive.figure->canMirror());
    std::vector<std::uint32_t> rows(drive.store->rowCount());
    std::iota(rows.begin(), rows.end(), 0u);
    drive.index = SearchIndex(*drive.store, std::move(rows));
    findTraits(drive);
    return drive;
}

std::vector<QueryExpression> DriveQueries::all() const
{
    std::vector<QueryExpression> queries{filter};
    for (const auto& each : {doors, prefer})
        if (each) queries.push_back(*each);
    return queries;
}

MatchChoice driveChoice(const StagedDrive& drive, const ClipLibrary& library, const DriveQueries& queries)
{
    MatchChoice choice;
    choice.frames = playableFrames(library, *drive.store, queries.filter);
    if (queries.doors) choice.doors = playableFrames(library, *drive.store, *queries.doors);
    if (queries.prefer) {
        choice.preferred = playableFrames(library, *drive.store, *queries.prefer);
        choice.preference = queries.preference;
    }
    choice.resting = drive.resting;
    choice.rest = restPreference;
    choice.leaping = drive.leaping;
    choice.leap = leapPreference;
    choice.makeIndexes(*drive.store, drive.index);
    return choice;
}

} // namespace tagline
