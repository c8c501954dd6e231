#include "widgets/wall/WallOverview.h"

#include <algorithm>

namespace tagline {
namespace {

/// The strip of a clip on a line of the picture.
WallStrip stripOn(QImage& picture, int line, const LibraryRow& clip, const WallOverviewSource& source)
{
    WallStrip strip = WallStrip::in(picture, line, 1);
    const double units = source.isFitted ? 1.0 / clip.frames : clip.rate.seconds(1);
    strip.pixelsPerFrame = units / source.longest * picture.width();
    return strip;
}

} // namespace

void WallOverview::begin(QSize size, QRgb ground)
{
    if (m_picture.size() != size) {
        m_picture = QImage(size, QImage::Format_RGB32);
        m_picture.fill(ground);
    }
    m_next = 0;
    m_touched.clear();
}

void WallOverview::touchRow(int row, const WallLayout& layout)
{
    if (m_picture.isNull() || layout.height() == 0) return;
    const double middle = layout.top(row) + layout.rowHeight(row) / 2.0;
    const int line = int(middle * m_picture.height() / layout.height());
    if (line < m_next) m_touched.push_back(line);
}

bool WallOverview::advance(int lines, const WallOverviewSource& source, WallSpans& spans)
{
    for (; lines > 0 && !isComplete(); --lines) {
        if (m_touched.empty()) {
            makeLine(m_next++, source, spans);
        } else {
            makeLine(m_touched.back(), source, spans);
            m_touched.pop_back();
        }
    }
    return !isComplete();
}

void WallOverview::makeLine(int line, const WallOverviewSource& source, WallSpans& spans)
{
    auto* pixels = reinterpret_cast<QRgb*>(m_picture.scanLine(line));
    std::fill_n(pixels, m_picture.width(), source.inks.panel);
    if (source.layout.rowCount() == 0) return;
    const double scale = double(source.layout.height()) / m_picture.height();
    const int first = source.layout.nearestRow(line * scale);
    const int middle = source.layout.nearestRow((line + 0.5) * scale);
    const int last = std::max(first, source.layout.nearestRow((line + 1) * scale - 1));
    const auto place = [&](int row) { return source.wall.rows[std::size_t(row)].place; };
    const auto clipAt = [&](int row) -> const LibraryRow& {
        return source.model.rows()[std::size_t(place(row))];
    };
    if (place(middle) >= 0) {
        const std::size_t at = std::size_t(place(middle));
        const RowAnswer& answer = source.model.answerAt(at);
        const bool isDimmed = source.model.hasQuery() && answer.matchedFrames == 0;
        writeStrip(stripOn(m_picture, line, clipAt(middle), source),
                   {clipAt(middle).frames, spans.of(source.model, place(middle)), answer.ranges, isDimmed},
                   source.inks);
    }
    for (int row = first; row <= last; ++row) {
        if (place(row) < 0) continue;
        const WallStrip strip = stripOn(m_picture, line, clipAt(row), source);
        if (!source.model.isDriven())
            writeAnswer(strip, source.model.answerAt(std::size_t(place(row))).ranges, source.inks);
        writePlayed(strip, source.model.driven(clipAt(row).clip).played, source.inks);
        writeDifferences(strip, source.differences.marked(clipAt(row).clip), source.inks);
    }
}

} // namespace tagline
