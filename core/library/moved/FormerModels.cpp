#include "core/library/moved/FormerModels.h"

#include "core/import/exchange/ClipCache.h"
#include "core/io/json/TextPlace.h"
#include "core/motion/signals/MotionSameness.h"
#include "core/motion/signals/MotionShift.h"

#include <algorithm>
#include <utility>

namespace tagline {

/// The clip on which the ranges were drawn; null if the model has none like it. An only clip matches under
/// any name, because some clips are named after their file.
const Clip* FormerModels::formerClip(const ImportedModel& model, const ChangedMotion& changed)
{
    for (const Clip& clip : model.clips) {
        const bool isNamed =
            validUtf8(clip.name) == changed.name && clip.index == changed.index.value_or(clip.index);
        if ((isNamed || model.clips.size() == 1) && clip.frames == changed.former.frames &&
            clip.rate == changed.former.rate)
            return &clip;
    }
    return nullptr;
}

/// The number of cache files of the clip's former content.
std::size_t FormerModels::countOf(const ChangedMotion& changed)
{
    if (!changed.hash || !changed.model) return 0;
    if (m_hash != changed.hash) m_models.clear();
    m_hash = changed.hash;
    return std::ranges::equal_range(m_cached, *m_hash, {}, &CachedContent::hash).size();
}

/// Expects places in order.
const ImportedModel* FormerModels::at(std::size_t place)
{
    if (place == m_models.size()) {
        const auto contents = std::ranges::equal_range(m_cached, *m_hash, {}, &CachedContent::hash);
        auto read = readClipCache(contents[std::ptrdiff_t(place)].path);
        m_models.push_back(read ? std::move(read->model) : nullptr);
    }
    return m_models[place].get();
}

std::optional<Frame> formerShift(const ChangedMotion& changed, FormerModels& former)
{
    if (!changed.model) return {};
    const Clip& now = changed.model->clips[changed.place];
    if (now.rate != changed.former.rate) return {};
    std::optional<Frame> shift;
    former.forEach(changed, [&](const ImportedModel& model, const Clip& clip) {
        shift = motionShift(rootSteps(model.skeleton, clip), rootSteps(changed.model->skeleton, now));
        return shift.has_value();
    });
    return shift;
}

FormerMotion comparedMotion(const ChangedMotion& changed, FormerModels& former)
{
    auto found = FormerMotion::Unknown;
    former.forEach(changed, [&](const ImportedModel& model, const Clip& clip) {
        const auto isSame =
            areSameMotion(model.skeleton, clip, changed.model->skeleton, changed.model->clips[changed.place]);
        if (isSame) found = *isSame ? FormerMotion::Same : FormerMotion::Other;
        return found == FormerMotion::Same; // another may have been read with other settings
    });
    if (found != FormerMotion::Unknown) changed.model->releaseMemory();
    return found;
}

} // namespace tagline
