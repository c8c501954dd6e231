#pragma once

// WallOverview is the whole library as one small picture, painted in slices too short to be noticed.

#include <QImage>

#include "widgets/wall/WallLayout.h"
#include "widgets/wall/WallStripes.h"
#include "widgets/wall/marks/WallDifferences.h"

namespace tagline {

/// The input of the picture; borrowed during a call.
struct WallOverviewSource
{
    const LibraryModel& model;
    const WallRows& wall;
    const WallLayout& layout;
    const WallInks& inks;
    double longest = 1; ///< units; the width of the picture
    bool isFitted = false;
    const WallDifferences& differences = WallDifferences::none();
};

/// Each line of pixels shows one row, or if there are more rows than lines the middle one of several, and the
/// answers of them all, and the differences of annotators.
class WallOverview
{
public:
    /// Starts repainting all lines, in a picture of that size (device pixels). Until then the old lines stay
    /// if the size is the same, else it is empty ground.
    void begin(QSize size, QRgb ground);
    /// Repaints the line of one row.
    void touchRow(int row, const WallLayout& layout);
    /// Paints up to that many lines. Returns whether lines remain.
    bool advance(int lines, const WallOverviewSource& source, WallSpans& spans);
    bool isComplete() const { return m_next >= m_picture.height() && m_touched.empty(); }

    const QImage& picture() const { return m_picture; }

private:
    void makeLine(int line, const WallOverviewSource& source, WallSpans& spans);

    QImage m_picture;
    int m_next = 0;             ///< the first line that is not painted yet
    std::vector<int> m_touched; ///< lines to be painted again
};

} // namespace tagline
