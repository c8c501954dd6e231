#pragma once

// WallPainter paints the visible part of the wall: only visible rows, from a picture
// that is cached until they change.

#include <QImage>
#include <QPainter>

#include "widgets/timeline/painting/LabelCache.h"
#include "widgets/wall/WallCells.h"
#include "widgets/wall/WallColumns.h"
#include "widgets/wall/WallGeometry.h"
#include "widgets/wall/WallLayout.h"
#include "widgets/wall/WallOverview.h"
#include "widgets/wall/WallSelection.h"
#include "widgets/wall/WallStripes.h"
#include "widgets/wall/marks/WallDifferences.h"

#include <span>
#include <vector>

namespace tagline {

/// The input of a painting; borrowed during a call.
struct WallScene
{
    const LibraryModel& model;
    const WallRows& wall;
    const WallLayout& layout;
    const WallGeometry& geometry;
    const WallColumns& columns;
    WallScale scale = WallScale::Seconds;
    int currentRow = -1; ///< of the open clip
    Frame playhead = 0;
    int cursorRow = -1; ///< of the keyboard; −1: none
    int hoverRow = -1;
    std::span<const WallFrames> selected{}; ///< by a marquee
    QString selectionText{};
    QString hint{};        ///< below the last row, if there is room
    bool isVector = false; ///< strips are drawn as shapes: for files that are scaled
    const WallDifferences& differences = WallDifferences::none(); ///< of annotators
};

/// The place of the hint below rows that are that high together, from the top of its text on.
QRectF hintPlace(const WallGeometry& geometry, double rowsHeight);

class WallPainter
{
public:
    /// A stale answer is shown in grey.
    void setTags(std::span<const WallTag> tags, bool isAnswerStale = false);
    /// Rows, answers, colours or the visible part have changed since the last painting.
    void touch() { m_isStale = true; }
    /// Rows were removed: drops their cached texts and ranges.
    void forgetRows();
    /// The columns are others: drops their cached texts.
    void forgetTexts() { m_cells.clear(); }

    void paint(QPainter& painter, const WallScene& scene);
    /// The colours of the tags that are shown.
    const WallInks& inks() const { return m_inks; }

    /// Paints some lines of the overview. Returns whether lines remain.
    bool advanceOverview(int lines, const WallScene& scene);
    /// Starts repainting the overview, line by line.
    void beginOverview(const WallScene& scene, double pixelRatio);
    void touchOverview(int row, const WallLayout& layout) { m_overview.touchRow(row, layout); }

private:
    void updateStrips(const WallScene& scene, double pixelRatio);
    void writeRow(const WallScene& scene, int row, int originTop, double pixelRatio);
    void paintStrips(QPainter& painter, const WallScene& scene);
    void paintShapes(QPainter& painter, const WallScene& scene);
    void paintShape(QPainter& painter, const WallScene& scene, int place, const QRectF& strip) const;
    void paintColumns(QPainter& painter, const WallScene& scene);
    void paintCell(QPainter& painter, const WallScene& scene, int row, const QRectF& rect);
    void paintHead(QPainter& painter, const WallScene& scene, int row, const QRectF& rect);
    void paintRight(QPainter& painter, const QRectF& column, const QRectF& row, const QString& text,
                    const QFont& font);
    void paintRuler(QPainter& painter, const WallScene& scene);
    void paintTitles(QPainter& painter, const WallScene& scene);
    QRectF paintSelection(QPainter& painter, const WallScene& scene);
    void paintSelectionText(QPainter& painter, const WallScene& scene, const QRectF& selected);
    void paintPlayhead(QPainter& painter, const WallScene& scene);
    void paintOverview(QPainter& painter, const WallScene& scene);
    void paintHint(QPainter& painter, const WallScene& scene);
    QRectF rowRect(const WallScene& scene, int row) const;
    QColor groundOf(const WallScene& scene, int row) const;

    WallInks m_inks;
    WallSpans m_spans;
    WallCells m_cells;
    LabelCache m_labels;
    WallOverview m_overview;
    QImage m_strips;     ///< of the visible rows, from the top of the first one
    int m_stripsTop = 0; ///< offset of m_strips from the top of all rows
    bool m_isStale = true;
};

/// Free height above and below a strip in a row of that height.
double airAround(int rowHeight);

/// Depth of the mark of a difference below the top of a row of that height.
double differencesBelow(int rowHeight);

/// The first visible row and the one after the last; equal if none is visible.
std::pair<int, int> rowsInSight(const WallLayout& layout, const WallGeometry& geometry);

} // namespace tagline
