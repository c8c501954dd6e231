#include "widgets/reel/ReelGeometry.h"

#include <algorithm>
#include <cmath>

namespace tagline {

double ReelGeometry::pitch() const
{
    return count == 0 ? widest : std::clamp(width / count, narrowest, widest);
}

double ReelGeometry::offset() const
{
    const double overhang = count * pitch() - width;
    if (overhang <= 0.0 || current < 0) return 0.0;
    return std::clamp((current + 0.5) * pitch() - width / 2, 0.0, overhang);
}

QRectF ReelGeometry::itemRect(int item) const
{
    return {item * pitch() - offset(), 0.0, pitch() - gap, height};
}

int ReelGeometry::itemAt(double x) const
{
    const int item = int(std::floor((x + offset()) / pitch()));
    return item >= 0 && item < count ? item : -1;
}

int ReelGeometry::firstVisible() const { return std::max(0, int(std::floor(offset() / pitch()))); }

int ReelGeometry::endVisible() const { return std::min(count, int(std::ceil((offset() + width) / pitch()))); }

} // namespace tagline
