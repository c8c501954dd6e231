#include "core/library/search/MeasuredLikeness.h"

#include "core/library/search/LibraryBodies.h"
#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

/// So many are measured before anybody is asked whether to go on.
constexpr std::size_t clipsAtOnce = 64;

} // namespace

MeasuredLikeness::MeasuredLikeness(std::vector<ComparedClip> clips,
                                   std::shared_ptr<const ClipMotions> motions)
    : m_clips(std::move(clips))
    , m_count(m_clips.size())
    , m_motions(std::move(motions))
{
}

std::shared_ptr<const LikenessIndex> MeasuredLikeness::kept() const
{
    const std::lock_guard lock(m_keeping);
    return m_index;
}

std::size_t MeasuredLikeness::clipsToMeasure() const { return kept() ? 0 : m_count; }

LikenessRows MeasuredLikeness::rowsOf(std::size_t clip) const
{
    const ComparedClip& compared = m_clips[clip];
    if (!compared.model) return {};
    const auto body = bodyRowsOf(compared.model->skeleton, compared.model->clips[compared.place], *m_motions,
                                 ClipId(std::uint32_t(clip)));
    return body ? likenessRows(*body) : LikenessRows();
}

std::shared_ptr<const LikenessIndex>
MeasuredLikeness::measured(const std::function<bool(std::size_t done)>& goesOn) const
{
    const std::lock_guard measuring(m_measuring);
    if (auto index = kept()) return index;
    std::vector<LikenessRows> rows(m_count);
    for (std::size_t first = 0; first < m_count; first += clipsAtOnce) {
        const std::size_t count = std::min(clipsAtOnce, m_count - first);
        forEachInParallel(count, [&] { return [&](std::size_t i) { rows[first + i] = rowsOf(first + i); }; });
        if (goesOn && !goesOn(first + count)) return nullptr;
    }
    auto index = std::make_shared<const LikenessIndex>(std::move(rows));
    m_clips.clear(); // lets go of the models
    const std::lock_guard lock(m_keeping);
    m_index = index;
    return index;
}

} // namespace tagline
