#include "core/staging/DriveStaging.h"

#include "core/motion/ClipMotions.h"
#include "core/query/editing/MirroredQuery.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/retargeting/BodyJoints.h"
#include "core/support/ParallelLoop.h"

#include <algorithm>
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

void setFrames(const StagedDrive& drive, const FrameSet& answer, bool isMirrored, PlayableFrames& frames)
{
    for (std::uint32_t id = 0; id < drive.clips.size(); ++id)
        if (drive.store->holds(ClipId(id))) frames.set(ClipId(id), isMirrored, answer.rangesOf(ClipId(id)));
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
                        std::span<const ClipId> clips, bool withMirrors)
{
    StagedDrive drive;
    drive.model = figure;
    drive.figure =
        std::make_unique<const DriveFigure>(std::shared_ptr<const Skeleton>(figure, &figure->skeleton));
    drive.clips.resize(library.clipCount());
    std::vector<std::optional<Error>> errors(library.clipCount());
    forEachInParallel(clips.size(), [&] {
        return [&](std::size_t i) {
            auto made = measuredClip(library, clips[i], figure);
            if (made)
                drive.clips[clips[i].value] = std::move(*made);
            else
                errors[clips[i].value] = made.error();
        };
    });
    for (std::uint32_t id = 0; id < errors.size(); ++id)
        if (errors[id]) drive.refusals.push_back({ClipId(id), std::move(*errors[id])});
    std::vector<FeatureSource> sources;
    for (const DriveClip& clip : drive.clips) sources.push_back({clip.body, clip.isLoop});
    drive.store = std::make_unique<const FeatureStore>(FeatureSchema::steering(), sources,
                                                       withMirrors && drive.figure->canMirror());
    return drive;
}

MatchChoice driveChoice(const StagedDrive& drive, const ClipLibrary& library, const QueryExpression& query)
{
    PlayableFrames frames(drive.clips.size());
    const QueryLibrary asked = library.queryLibrary();
    setFrames(drive, evaluate(canonical(query), asked), false, frames);
    if (drive.store->holdsMirrors())
        setFrames(drive, evaluate(canonical(mirroredQuery(query, library.vocabulary())), asked), true,
                  frames);
    SearchIndex index(*drive.store, frames.enterableRows(*drive.store));
    return {std::move(frames), std::move(index)};
}

} // namespace tagline
