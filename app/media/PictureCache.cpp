#include "app/media/PictureCache.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tagline {

void PictureCache::clear()
{
    m_seconds.clear();
    m_bytes = 0;
}

qsizetype PictureCache::bytesOf(const std::vector<QImage>& pictures)
{
    qsizetype bytes = 0;
    for (const QImage& picture : pictures) bytes += picture.sizeInBytes();
    return bytes;
}

void PictureCache::put(int second, std::vector<QImage> pictures, int wanted)
{
    std::vector<QImage>& kept = m_seconds[second];
    m_bytes += bytesOf(pictures) - bytesOf(kept);
    kept = std::move(pictures);
    while (m_bytes > m_mostBytes && m_seconds.size() > 1) {
        const auto distance = [wanted](const auto& each) { return std::abs(each.first - wanted); };
        const auto farthest = std::ranges::max_element(m_seconds, {}, distance);
        m_bytes -= bytesOf(farthest->second);
        m_seconds.erase(farthest);
    }
}

QImage PictureCache::at(double seconds, double perSecond) const
{
    const double second = std::floor(seconds);
    const auto found = m_seconds.find(int(second));
    if (found == m_seconds.end() || found->second.empty()) return {};
    const auto index = std::size_t(std::floor((seconds - second) * perSecond + 1e-6));
    return found->second[std::min(index, found->second.size() - 1)];
}

} // namespace tagline
