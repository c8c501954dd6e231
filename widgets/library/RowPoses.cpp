#include "widgets/library/RowPoses.h"

#include "widgets/theme/ThemeFollowing.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace tagline {
namespace {

constexpr qsizetype leastCost = 256; ///< bytes of an entry without a picture

std::vector<ClipId> inOrderOfIds(std::vector<ClipId> clips)
{
    std::sort(clips.begin(), clips.end());
    return clips;
}

} // namespace

RowPoses::RowPoses(QObject* parent)
    : QObject(parent)
{
    connect(&themeSignal(), &ThemeSignal::changed, this, &RowPoses::clear); // with the ink
}

void RowPoses::setShown(bool isShown)
{
    if (isShown == m_areShown) return;
    m_areShown = isShown;
    if (!isShown) clear();
    emit shownChanged(isShown);
}

bool RowPoses::isMade(ClipId clip, const PosePictureLook& look) const
{
    const Kept* kept = m_kept.object(clip.value);
    return kept && kept->look == look;
}

void RowPoses::setInSight(const std::vector<ClipId>& clips, const PosePictureLook& look)
{
    if (!m_areShown) return;
    std::vector<ClipId> missing;
    for (const ClipId clip : clips)
        if (!isMade(clip, look)) missing.push_back(clip);
    const std::vector<ClipId> before = std::exchange(m_inSight, inOrderOfIds(clips));
    std::stable_partition(missing.begin(), missing.end(), [&](ClipId clip) {
        return !std::binary_search(before.begin(), before.end(), clip); // came into sight last
    });
    want(std::move(missing), look);
}

/// Asks only if others are wanted than before: nothing is made twice.
void RowPoses::want(std::vector<ClipId> clips, const PosePictureLook& look)
{
    std::vector<ClipId> sorted = inOrderOfIds(clips);
    if (sorted == m_wanted && (sorted.empty() || look == m_look)) return;
    m_wanted = std::move(sorted);
    m_look = look;
    emit wanted(clips, look);
}

void RowPoses::put(ClipId clip, const QImage& picture, const PosePictureLook& look)
{
    if (!m_areShown || look != m_look) return;
    std::erase(m_wanted, clip);
    auto kept = std::make_unique<Kept>(Kept{look, QPixmap::fromImage(picture)});
    m_kept.insert(clip.value, kept.release(), std::max(picture.sizeInBytes(), leastCost));
    emit changed(clip);
}

void RowPoses::forget(ClipId clip)
{
    const bool wasWanted = std::erase(m_wanted, clip) > 0;
    const bool wasKept = m_kept.remove(clip.value);
    if (wasWanted || wasKept) emit changed(clip);
}

void RowPoses::clear()
{
    m_kept.clear();
    m_inSight.clear();
    want({}, m_look);
}

QPixmap RowPoses::picture(ClipId clip) const
{
    const Kept* kept = m_kept.object(clip.value);
    return kept ? kept->picture : QPixmap();
}

} // namespace tagline
