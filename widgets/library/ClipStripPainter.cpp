#include "widgets/library/ClipStripPainter.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"

#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

constexpr double underlineHeight = 2;
constexpr double leastFramed = 14; ///< high; a frame around less is louder than the bars
constexpr double mayPlayHeight = 1.5, playedHeight = 3;
constexpr double smallestWidth = 1.5; ///< of a range, so that one frame of a long clip can be seen

/// Calls `paint` with the rectangle of each range that is not hidden behind the one before.
template<class Paint>
void forEachBlock(const QRectF& rect, std::span<const FrameRange> ranges, Frame frames, Paint paint)
{
    double painted = rect.left() - 1;
    for (const FrameRange& range : ranges) {
        const double left = rect.left() + rect.width() * range.start / frames;
        const double right = rect.left() + rect.width() * std::min(range.stop, frames) / frames;
        const double end = std::min(std::max(right, left + smallestWidth), rect.right());
        if (end - painted < 0.25) continue;
        paint(QRectF(left, rect.top(), end - left, rect.height()));
        painted = end;
    }
}

/// A rounded block where its corners can be seen, else a plain one: thousands of paths are slow.
void paintBlock(QPainter& painter, const QRectF& block)
{
    constexpr double leastRounded = 5, lowestRounded = 2; // pixels
    if (block.width() >= leastRounded && block.height() >= lowestRounded)
        painter.drawRoundedRect(block, 1, 1);
    else
        painter.fillRect(block, painter.brush());
}

QColor colourOf(StripLight light) { return light == StripLight::Lit ? theme().query : theme().hint; }

} // namespace

void paintStripBars(QPainter& painter, const QRectF& rect, std::span<const StripBar> bars, Frame frames)
{
    int lanes = 4;
    for (const StripBar& bar : bars) lanes = std::max(lanes, bar.lane + 1);
    const double pitch = (rect.height() - 2) / lanes;
    const double height = std::clamp(pitch * 0.8, 1.0, 3.5);
    painter.setPen(Qt::NoPen);
    for (const StripBar& bar : bars) {
        const TagShades& shades = tagShades(bar.colour);
        painter.setBrush(theme().isLight ? shades.rim : shades.fill);
        const QRectF lane(rect.left(), rect.top() + 1 + pitch * bar.lane + (pitch - height) / 2, rect.width(),
                          height);
        forEachBlock(lane, bar.ranges, frames, [&](const QRectF& block) { paintBlock(painter, block); });
    }
}

void paintStripGround(QPainter& painter, const QRectF& rect, std::span<const FrameRange> answer, Frame frames,
                      StripLight light)
{
    const bool isFramed = rect.height() >= leastFramed;
    painter.setPen(isFramed ? QPen(theme().border, 1) : QPen(Qt::NoPen));
    painter.setBrush(theme().sunken);
    if (isFramed) // around the frames, which keep the whole width
        painter.drawRoundedRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5), measure::barRadius, measure::barRadius);
    else
        painter.drawRoundedRect(rect, 2, 2);
    painter.setPen(Qt::NoPen);
    QColor lit = colourOf(light);
    lit.setAlphaF(0.28f);
    forEachBlock(rect, answer, frames, [&](const QRectF& block) { painter.fillRect(block, lit); });
}

QColor emptyStripColour() { return theme().box; }

void paintEmptyStrip(QPainter& painter, const QRectF& rect)
{
    painter.fillRect(QRectF(rect.left(), std::round(rect.center().y()), rect.width(), 1), emptyStripColour());
}

void paintStripUnderline(QPainter& painter, const QRectF& rect, std::span<const FrameRange> answer,
                         Frame frames, StripLight light)
{
    const QRectF line(rect.left(), rect.bottom() - underlineHeight, rect.width(), underlineHeight);
    forEachBlock(line, answer, frames,
                 [&](const QRectF& block) { painter.fillRect(block, colourOf(light)); });
}

void paintStripPoses(QPainter& painter, const QRectF& rect, const QPixmap& picture,
                     std::span<const FrameRange> answer, Frame frames, StripLight light)
{
    paintStripGround(painter, rect, answer, frames, light);
    const bool isAsWide =
        std::abs(picture.deviceIndependentSize().width() - rect.width()) < 1; // whole pixels
    if (picture.isNull())
        paintEmptyStrip(painter, rect);
    else if (isAsWide)
        painter.drawPixmap(rect.topLeft(), picture);
    else // of another width, until one of this width is there
        painter.drawPixmap(rect, picture, QRectF(picture.rect()));
    paintStripUnderline(painter, rect, answer, frames, light);
}

void paintStripDriven(QPainter& painter, const QRectF& rect, const DrivenFrames& driven, Frame frames)
{
    QColor dim = theme().accent;
    dim.setAlphaF(0.45f);
    const QRectF thin(rect.left(), rect.top(), rect.width(), mayPlayHeight);
    forEachBlock(thin, driven.mayPlay, frames, [&](const QRectF& block) { painter.fillRect(block, dim); });
    const QRectF thick(rect.left(), rect.top(), rect.width(), playedHeight);
    forEachBlock(thick, driven.played, frames,
                 [&](const QRectF& block) { painter.fillRect(block, theme().accent); });
}

QRectF stripPlayheadPlace(const QRectF& rect, Frame playhead, Frame frames)
{
    const double x = rect.left() + rect.width() * std::clamp(double(playhead) / frames, 0.0, 1.0);
    const double left = std::clamp(x - measure::haloWidth / 2, rect.left(),
                                   std::max(rect.left(), rect.right() - measure::haloWidth));
    return {left, rect.top(), measure::haloWidth, rect.height()};
}

void paintStripPlayhead(QPainter& painter, const QRectF& rect, Frame playhead, Frame frames)
{
    const QRectF halo = stripPlayheadPlace(rect, playhead, frames);
    constexpr double beside = (measure::haloWidth - measure::playheadWidth) / 2;
    painter.fillRect(halo, theme().playheadHalo);
    painter.fillRect(halo.adjusted(beside, 0, -beside, 0), theme().playhead);
}

void paintStripDrafts(QPainter& painter, const QRectF& rect, std::span<const FrameRange> drafts,
                      const QColor& colour, Frame frames)
{
    const QColor shown = tagShades(colour).fill;
    QPen pen(shown, 1);
    pen.setDashPattern({2, 2});
    painter.setPen(pen);
    QColor fill = shown;
    fill.setAlphaF(0.18f);
    painter.setBrush(fill);
    forEachBlock(rect, drafts, frames,
                 [&](const QRectF& block) { painter.drawRect(block.adjusted(0.5, 0.5, -0.5, -0.5)); });
    painter.setPen(Qt::NoPen);
}

} // namespace tagline
