#include "widgets/drive/DriveStripGeometry.h"

#include <algorithm>
#include <cmath>

namespace tagline {

int DriveStripGeometry::sampleAt(double x) const
{
    if (count == 0) return -1;
    const int back = int(std::floor((width - x) / pitch()));
    return std::clamp(count - 1 - back, 0, count - 1);
}

double DriveStripGeometry::yOf(double share) const
{
    return floor() - std::clamp(share, 0.0, 1.0) * (floor() - margin);
}

} // namespace tagline
