#include "core/staging/Stage.h"

#include "core/animation/clips/ClipPart.h"
#include "core/animation/figure/Figure.h"
#include "core/retargeting/RestPoseFit.h"
#include "core/retargeting/RetargetedClip.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <unordered_map>

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

bool StagedClip::isSameAs(const StagedClip& other) const
{
    const bool isSameClip =
        source ? source == other.source && place == other.place && part == other.part : clip == other.clip;
    return figure == other.figure && isSameClip && map == other.map;
}

StagedClip stagedOn(const std::shared_ptr<const ImportedModel>& figure, std::shared_ptr<const Clip> clip)
{
    auto binding = std::make_shared<const ClipBinding>(bindByName(*clip, figure->skeleton));
    StagedClip staged;
    staged.figure = figure;
    staged.skeleton = skeletonOf(figure);
    staged.clip = std::move(clip);
    staged.binding = std::move(binding);
    return staged;
}

namespace {

/// Shares of a clip's channels that must find a joint: on the character that a person chose, and on one that
/// was not chosen.
constexpr double enoughOnCharacter = 0.5;
constexpr double enoughUnasked = 0.9;

double boundShare(const StagedClip& staged)
{
    const std::size_t channels = staged.clip->channels.size();
    return channels == 0 ? 0.0 : double(staged.binding->boundCount()) / double(channels);
}

bool restsAlike(const StagedClip& staged, const Skeleton& own)
{
    return &own == staged.skeleton.get() || restPoseFit(*staged.clip, own, *staged.skeleton).isGood();
}

/// Skeletons of which none has the same joints as another: those that do fit every clip alike.
class DifferentSkeletons
{
public:
    /// Whether no skeleton with these joints was added before.
    bool add(const Skeleton& skeleton)
    {
        std::vector<const Skeleton*>& alike = m_byNames[hashOfNames(skeleton)];
        for (const Skeleton* other : alike)
            if (*other == skeleton) return false;
        alike.push_back(&skeleton);
        return true;
    }

private:
    static std::size_t hashOfNames(const Skeleton& skeleton)
    {
        std::size_t hash = skeleton.size();
        for (const Joint& joint : skeleton.joints())
            hash = hash * 1099511628211u + std::hash<std::string>()(joint.name);
        return hash;
    }

    std::unordered_map<std::size_t, std::vector<const Skeleton*>> m_byNames;
};

/// The sources with a mesh, in order of path.
std::vector<const LibrarySource*> sourcesWithMesh(const ClipLibrary& library)
{
    std::vector<const LibrarySource*> sources;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const LibrarySource& source = library.source(SourceId(i));
        if (source.model && !source.model->meshes.empty()) sources.push_back(&source);
    }
    std::stable_sort(sources.begin(), sources.end(),
                     [](const LibrarySource* a, const LibrarySource* b) { return a->shown < b->shown; });
    return sources;
}

/// The file with a mesh on which most of the clip's channels find a joint; empty if none takes enough, or
/// those that do rest otherwise than the skeleton that the clip was made for. Each kind of skeleton is tried
/// once, and none after one that takes every channel.
StagedClip onBestMesh(const ClipLibrary& library, const std::shared_ptr<const Clip>& clip,
                      const Skeleton& own)
{
    StagedClip best;
    double bestShare = 0;
    DifferentSkeletons tried;
    for (const LibrarySource* source : sourcesWithMesh(library)) {
        if (bestShare == 1) break;
        if (!tried.add(source->model->skeleton)) continue;
        StagedClip candidate = stagedOn(source->model, clip);
        const double share = boundShare(candidate);
        if (share < enoughUnasked || share <= bestShare || !restsAlike(candidate, own)) continue;
        best = std::move(candidate);
        bestShare = share;
    }
    return best;
}

} // namespace

NameFit nameFit(const StagedClip& staged, const Skeleton& own)
{
    if (boundShare(staged) < enoughOnCharacter) return NameFit::OtherNames;
    return restsAlike(staged, own) ? NameFit::Good : NameFit::RestsOtherwise;
}

namespace {

/// The clip on the library's character: by the map that a person made for it, else by names.
StagedClip onCharacter(const ClipLibrary& library, const ImportedModel& source,
                       const std::shared_ptr<const ImportedModel>& character,
                       const std::shared_ptr<const Clip>& clip)
{
    StagedClip staged = stagedOn(character, clip);
    if (&source != character.get()) staged.map = library.figureMap(library.character(), source.skeleton);
    return staged;
}

std::shared_ptr<const ImportedModel> characterOf(const ClipLibrary& library)
{
    const auto source = library.findSource(library.character());
    return source ? library.source(*source).model : nullptr;
}

/// The figure that shows a clip, and the clip on it.
StagedClip onBestFigure(const ClipLibrary& library, const std::shared_ptr<const ImportedModel>& model,
                        const std::shared_ptr<const Clip>& clip)
{
    if (const auto character = characterOf(library)) {
        StagedClip staged = onCharacter(library, *model, character, clip);
        if (staged.map || nameFit(staged, model->skeleton) == NameFit::Good) return staged;
    }
    if (model->meshes.empty())
        if (StagedClip onMesh = onBestMesh(library, clip, model->skeleton); !onMesh.isEmpty()) return onMesh;
    return stagedOn(model, clip);
}

} // namespace

StagedClip stagedIn(const ClipLibrary& library, ClipId id) { return stagedIn(library, id, nullptr); }

StagedClip stagedIn(const ClipLibrary& library, ClipId id, const std::shared_ptr<const ImportedModel>& figure)
{
    const LibraryClip& entry = library.clip(id);
    const auto& model = library.source(entry.source).model;
    if (!model || !entry.place) return {};
    const auto clip = clipOf(model, *entry.place);
    StagedClip staged;
    if (!figure)
        staged = onBestFigure(library, model, clip);
    else if (figure == characterOf(library))
        staged = onCharacter(library, *model, figure, clip);
    else
        staged = stagedOn(figure, clip);
    staged.source = model;
    staged.place = *entry.place;
    return staged;
}

bool fitsFigure(const StagedClip& staged)
{
    if (!staged.source || staged.map || staged.figure == staged.source) return true;
    const StagedClip withKeys = stagedOn(staged.figure, clipOf(staged.source, staged.place));
    return nameFit(withKeys, staged.source->skeleton) == NameFit::Good;
}

StagedClip stagedWhereItFits(const ClipLibrary& library, ClipId clip,
                             const std::shared_ptr<const ImportedModel>& figure)
{
    StagedClip staged = stagedIn(library, clip, figure);
    const bool isFitting = !figure || staged.isEmpty() || fitsFigure(staged);
    return isFitting ? staged : stagedIn(library, clip);
}

StagedClip stagedByMap(const ClipLibrary& library, ClipId id,
                       const std::shared_ptr<const ImportedModel>& figure,
                       std::shared_ptr<const RetargetMap> map)
{
    StagedClip staged = stagedIn(library, id, figure);
    if (!staged.isEmpty()) staged.map = std::move(map);
    return staged;
}

StagedClip carriedOverClip(const StagedClip& staged)
{
    assert(staged.waitsForMap() && staged.source);
    const Skeleton& from = staged.source->skeleton;
    StagedClip carried = staged;
    carried.clip = std::make_shared<const Clip>(
        retargetedClip(*staged.clip, from, bindByName(*staged.clip, from), *staged.skeleton, *staged.map));
    carried.binding = std::make_shared<const ClipBinding>(bindByName(*carried.clip, *staged.skeleton));
    carried.isCarriedOver = true;
    staged.source->releaseMemory();
    return carried;
}

StagedClip stagedPart(const StagedClip& staged, FrameRange part)
{
    assert(!staged.baked && !staged.part);
    StagedClip cut = staged;
    cut.clip = std::make_shared<const Clip>(clipPart(*staged.clip, part));
    cut.part = part;
    return cut;
}

JointIndex rootOf(const StagedClip& staged)
{
    return staged.baked ? staged.baked->root : rootJoint(*staged.skeleton, *staged.clip, *staged.binding);
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
