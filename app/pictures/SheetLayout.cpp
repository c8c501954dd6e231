#include "app/pictures/SheetLayout.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tagline {
namespace {

constexpr int lineWidth = 2;            ///< pixels between cells
constexpr double sheetAspect = 4.0 / 3; ///< width to height that a sheet comes near to

int usualColumns(int cells, const QSize& cell)
{
    const double square = std::sqrt(cells * sheetAspect * cell.height() / cell.width());
    return std::clamp(int(std::ceil(square - 1e-6)), 1, cells);
}

int across(int cells, int side) { return cells * side + (cells - 1) * lineWidth; }

} // namespace

std::vector<Frame> spreadFrames(Frame first, Frame last, int count)
{
    const std::int64_t steps = last - first;
    if (count == 1) return {first};
    std::vector<Frame> frames;
    for (std::int64_t i = 0; i < count; ++i) {
        const Frame frame = first + Frame((2 * i * steps + count - 1) / (2 * (count - 1))); // the nearest
        if (frames.empty() || frames.back() != frame) frames.push_back(frame);
    }
    return frames;
}

SheetLayout::SheetLayout(int cells, int columns, const QSize& cell)
    : m_cells(cells)
    , m_columns(columns > 0 ? std::min(columns, cells) : usualColumns(cells, cell))
    , m_cell(cell)
{
}

QSize SheetLayout::size() const
{
    return {across(m_columns, m_cell.width()), across(rows(), m_cell.height())};
}

bool SheetLayout::fits() const { return std::max(size().width(), size().height()) <= longestPictureSide; }

QRect SheetLayout::cell(int index) const
{
    const int column = index % m_columns, row = index / m_columns;
    return {{column * (m_cell.width() + lineWidth), row * (m_cell.height() + lineWidth)}, m_cell};
}

Result<QImage> drawnSheet(const SheetLayout& layout, const std::function<QImage(int cell)>& cell,
                          const QColor& lines, const GoOn& goOn)
{
    QImage sheet(layout.size(), QImage::Format_RGBA8888);
    sheet.fill(lines);
    for (int i = 0; i < layout.cells(); ++i) {
        if (goOn && !goOn(double(i) / layout.cells())) return interruptedDrawing();
        const QImage drawn = cell(i);
        QPainter(&sheet).drawImage(layout.cell(i).topLeft(), drawn);
    }
    return sheet;
}

Error interruptedDrawing()
{
    return {"render.interrupted", "it was stopped before it was done; nothing was written", {}};
}

} // namespace tagline
