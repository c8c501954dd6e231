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

StagedClip stagedAtRest(const std::shared_ptr<const ImportedModel>& figure)
{
    return stagedOn(figure, std::make_shared<const Clip>());
}

StagedClip staged(const std::shared_ptr<const ImportedModel>& model, std::size_t clipIndex,
                  const std::shared_ptr<const ImportedModel>& character)
{
    auto clip = clipOf(model, clipIndex);
    if (character && character != model) {
        StagedClip onCharacter = stagedOn(character, clip);
        if (2 * onCharacter.binding->boundCount() >= clip->channels.size() && !clip->channels.empty())
            return onCharacter;
    }
    return stagedOn(model, std::move(clip));
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
