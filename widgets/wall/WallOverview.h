#pragma once

// WallOverview is the whole library as one small picture, made in slices so that no slice is felt.

#include <QImage>

#include "widgets/wall/WallLayout.h"
#include "widgets/wall/WallStripes.h"
#include "widgets/wall/marks/WallDifferences.h"

namespace tagline {

/// What it is made of; borrowed during a call.
struct WallOverviewSource
{
    const LibraryModel& model;
    const WallRows& wall;
    const WallLayout& layout;
    const WallInks& inks;
    double longest = 1; ///< units; the picture is so wide
    bool isFitted = false;
    const WallDifferences& differences = WallDifferences::none();
};

/// One line of pixels shows one row, or where there are more rows than lines the middle one of several, and
/// the answers of them all, and where annotators differ.
class WallOverview
{
public:
    /// All lines are to be made anew, in a picture of that size (pixels of the device). Until then the old
    /// lines stay where it is as large as before, else it is empty ground.
    void begin(QSize size, QRgb ground);
    /// The line of one row alone.
    void touchRow(int row, const WallLayout& layout);
    /// Makes so many lines. Whether some are still to be made.
    bool advance(int lines, const WallOverviewSource& source, WallSpans& spans);
    bool isComplete() const { return m_next >= m_picture.height() && m_touched.empty(); }

    const QImage& picture() const { return m_picture; }

private:
    void makeLine(int line, const WallOverviewSource& source, WallSpans& spans);

    QImage m_picture;
    int m_next = 0;             ///< the first line that is not made yet
    std::vector<int> m_touched; ///< lines to be made again
};

} // namespace tagline
