#include "app/document/Stage.h"

namespace tagline {
namespace {

std::shared_ptr<const Skeleton> skeletonOf(const std::shared_ptr<const ImportedModel>& model)
{
    return {model, &model->skeleton};
}

} // namespace

std::shared_ptr<const Clip> clipOf(const std::shared_ptr<const ImportedModel>& model, std::size_t index)
{
    return {model, &model->clips.at(index)};
}

StagedClip stagedOn(const std::shared_ptr<const ImportedModel>& figure, std::shared_ptr<const Clip> clip)
{
    auto binding = std::make_shared<const ClipBinding>(bindByName(*clip, figure->skeleton));
    return {figure, skeletonOf(figure), std::move(clip), std::move(binding)};
}

namespace {

/// Shares of a clip's channels that must find a joint: on the character that a person chose, and on one that
/// nobody did.
constexpr double enoughOnCharacter = 0.5;
constexpr double enoughUnasked = 0.9;

double boundShare(const StagedClip& staged)
{
    const std::size_t channels = staged.clip->channels.size();
    return channels == 0 ? 0.0 : double(staged.binding->boundCount()) / double(channels);
}

/// The file with a mesh on which most of the clip's channels find a joint; empty where none takes enough.
StagedClip onBestMesh(const ClipLibrary& library, const std::shared_ptr<const Clip>& clip)
{
    StagedClip best;
    double bestShare = enoughUnasked;
    for (const SourceId source : library.sourcesInPathOrder()) {
        const auto& model = library.source(source).model;
        if (!model || model->meshes.empty()) continue;
        StagedClip candidate = stagedOn(model, clip);
        const double share = boundShare(candidate);
        if (share < bestShare || (share == bestShare && !best.isEmpty())) continue;
        best = std::move(candidate);
        bestShare = share;
    }
    return best;
}

} // namespace

StagedClip stagedIn(const ClipLibrary& library, ClipId id)
{
    const LibraryClip& entry = library.clip(id);
    const auto& model = library.source(entry.source).model;
    if (!model || !entry.place) return {};
    const auto clip = clipOf(model, *entry.place);
    if (const auto source = library.findSource(library.character());
        source && library.source(*source).model) {
        StagedClip onCharacter = stagedOn(library.source(*source).model, clip);
        if (boundShare(onCharacter) >= enoughOnCharacter) return onCharacter;
    }
    if (model->meshes.empty())
        if (StagedClip onMesh = onBestMesh(library, clip); !onMesh.isEmpty()) return onMesh;
    return stagedOn(model, clip);
}

MissingNames missingNames(const StagedClip& staged)
{
    MissingNames names;
    if (staged.isEmpty()) return names;
    for (const ChannelIndex channel : staged.binding->channelsWithoutJoint)
        names.channels.push_back(staged.clip->channels[std::size_t(channel)].joint);
    for (const JointIndex joint : staged.binding->jointsWithoutChannel)
        names.joints.push_back((*staged.skeleton)[joint].name);
    return names;
}

} // namespace tagline
