#include "core/tags/sets/ClipAxis.h"

#include <algorithm>
#include <atomic>
#include <cassert>

namespace tagline {

ClipId ClipAxisView::clipAt(AxisFrame position) const
{
    const auto after =
        std::upper_bound(bounds.begin(), bounds.end(), position,
                         [](AxisFrame wanted, const AxisRange& clip) { return wanted < clip.start; });
    return ClipId(std::uint32_t(after - bounds.begin() - 1));
}

bool ClipAxisView::extends(const ClipAxisView& other) const
{
    const std::size_t common = std::min(clipCount(), other.clipCount());
    const auto isSamePlace = [](AxisRange a, AxisRange b) { return a.start == b.start; };
    return bounds.data() == other.bounds.data() ||
           std::equal(bounds.begin(), bounds.begin() + std::ptrdiff_t(common), other.bounds.begin(),
                      isSamePlace);
}

/// How many places of the bounds are taken. An axis that ends there may take the next one; any other that is
/// appended to gets bounds of its own. So places that an axis can see are never written again.
struct ClipAxis::Storage
{
    std::size_t capacity = 0;
    std::atomic<std::size_t> used = 0;
};

ClipAxis ClipAxis::of(std::span<const Frame> frames)
{
    ClipAxis axis;
    for (const Frame count : frames) axis = axis.appended(count);
    return axis;
}

bool ClipAxis::canAppend(Frame frames) const
{
    return std::int64_t(wordCount()) + slotWords(frames) <= mostWords;
}

ClipAxis ClipAxis::appended(Frame frames) const
{
    assert(frames >= 0 && canAppend(frames));
    ClipAxis longer(*this);
    longer.makeRoom();
    longer.m_bounds[m_clipCount] = {m_stop, m_stop + frames};
    longer.m_clipCount = m_clipCount + 1;
    longer.m_stop = m_stop + AxisFrame(slotWords(frames) * wordFrames);
    return longer;
}

/// Takes the place behind the last clip, in new storage where it is taken already or there is none.
void ClipAxis::makeRoom()
{
    std::size_t expected = m_clipCount;
    if (m_storage && m_clipCount < m_storage->capacity &&
        m_storage->used.compare_exchange_strong(expected, m_clipCount + 1))
        return;
    const auto storage = std::make_shared<Storage>();
    storage->capacity = std::max<std::size_t>(16, 2 * m_clipCount);
    storage->used = m_clipCount + 1;
    const std::shared_ptr<AxisRange[]> bounds(new AxisRange[storage->capacity]);
    std::copy_n(m_bounds.get(), m_clipCount, bounds.get());
    m_storage = storage;
    m_bounds = bounds;
}

bool ClipAxis::fitsSlot(ClipId clip, Frame frames) const
{
    return frames < view().slotStop(clip) - view().base(clip);
}

bool ClipAxis::canResize(ClipId clip, Frame frames) const
{
    const std::int64_t held = std::int64_t(view().stopWord(clip) - view().firstWord(clip));
    return std::int64_t(wordCount()) - held + slotWords(frames) <= mostWords;
}

ClipAxis ClipAxis::withFrames(ClipId clip, Frame frames) const
{
    assert(frames >= 0 && view().has(clip) && canResize(clip, frames));
    const bool fits = fitsSlot(clip, frames);
    ClipAxis changed;
    for (std::uint32_t each = 0; each < m_clipCount; ++each) {
        const ClipId id(each);
        const AxisFrame slot = view().slotStop(id) - view().base(id);
        changed = changed.appended(id == clip ? frames : this->frames(id));
        changed.m_stop = changed.view().base(id) +
                         (id == clip && !fits ? AxisFrame(slotWords(frames) * wordFrames) : slot);
    }
    return changed;
}

} // namespace tagline
