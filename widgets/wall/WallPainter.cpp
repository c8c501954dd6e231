#include "widgets/wall/WallPainter.h"

#include "widgets/library/ClipStripPainter.h"
#include "widgets/theme/Chevron.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/RulerTicks.h"
#include "widgets/wall/WallTexts.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr int lowestWithText = 14;   ///< least height of a row with text, pixels
constexpr double leastLabelGap = 64; ///< least distance of two texts of the ruler
constexpr int chevronLeft = measure::rowInset - measure::chevronAir; ///< of the head of a section

/// The indent of what lies in that many folders; a narrow wall keeps its names.
double indentIn(const WallGeometry& geometry, int depth)
{
    constexpr double most = 0.25; // of the columns
    return std::min(double(depth * measure::folderIndent), most * geometry.columnsWidth);
}

/// Milliseconds as frames: the ruler shows seconds for clips of all rates.
constexpr FrameRate millisecondRate{1000, 1};

struct Tick
{
    double unit = 0;
    bool isMajor = false;
    QString text;
};

std::vector<Tick> secondTicks(const WallGeometry& geometry)
{
    const double perFrame = geometry.scale / 1000;
    const RulerStep step = rulerStep(perFrame, millisecondRate, TimeUnits::Seconds, leastLabelGap);
    const double last = (geometry.first + geometry.visibleUnits()) * 1000;
    std::vector<Tick> ticks;
    for (RulerTick& tick : rulerTicks(geometry.first * 1000 - step.major, last, Frame(std::ceil(last)), step,
                                      millisecondRate, TimeUnits::Seconds))
        ticks.push_back({tick.frame / 1000, tick.isMajor, std::move(tick.text)});
    return ticks;
}

/// Ticks of each clip from 0 to 100 %.
std::vector<Tick> shareTicks(const WallGeometry& geometry)
{
    constexpr double steps[] = {0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5};
    double step = 1;
    for (const double each : steps)
        if (each * geometry.scale >= leastLabelGap) {
            step = each;
            break;
        }
    std::vector<Tick> ticks;
    for (double unit = std::floor(geometry.first / step) * step;
         unit <= std::min(geometry.first + geometry.visibleUnits(), 1.0001); unit += step)
        ticks.push_back(
            {unit, true,
             QStringLiteral("%1 %").arg(QLocale().toString(unit * 100, 'f', step < 0.01 ? 1 : 0))});
    return ticks;
}

} // namespace

double airAround(int rowHeight) { return rowHeight >= 16 ? 2 : rowHeight >= 6 ? 1 : 0; }

double differencesBelow(int rowHeight)
{
    const double air = airAround(rowHeight);
    return air + linesOfDifferences(int(std::lround(rowHeight - 2 * air)));
}

std::pair<int, int> rowsInSight(const WallLayout& layout, const WallGeometry& geometry)
{
    if (layout.rowCount() == 0 || geometry.rowsHeight() == 0) return {0, 0};
    return {layout.nearestRow(geometry.top), layout.nearestRow(geometry.top + geometry.rowsHeight() - 1) + 1};
}

void WallPainter::setTags(std::span<const WallTag> tags, bool isAnswerStale)
{
    m_inks = WallInks::of(tags, isAnswerStale);
    touch();
}

void WallPainter::forgetRows()
{
    m_spans.clear();
    m_cells.clear();
    touch();
}

void WallPainter::paint(QPainter& painter, const WallScene& scene)
{
    const WallGeometry& geometry = scene.geometry;
    if (geometry.size.isEmpty()) return;
    const double beside = geometry.timeRight(); // the strips cover the area between
    painter.fillRect(QRectF(0, 0, geometry.timeLeft(), geometry.size.height()), theme().panel);
    painter.fillRect(QRectF(beside, 0, geometry.size.width() - beside, geometry.size.height()),
                     theme().panel);
    painter.save();
    painter.setClipRect(QRectF(0, geometry.rulerHeight, geometry.size.width(), geometry.rowsHeight()));
    paintStrips(painter, scene);
    paintColumns(painter, scene);
    paintPlayhead(painter, scene);
    const QRectF selected = paintSelection(painter, scene);
    paintHint(painter, scene);
    paintOverview(painter, scene);
    painter.restore();
    paintRuler(painter, scene);
    paintTitles(painter, scene);
    paintSelectionText(painter, scene, selected);
}

QRectF WallPainter::rowRect(const WallScene& scene, int row) const
{
    return {0, scene.geometry.y(scene.layout.top(row)), scene.geometry.timeRight(),
            double(scene.layout.rowHeight(row))};
}

QColor WallPainter::groundOf(const WallScene& scene, int row) const
{
    if (row == scene.currentRow) return theme().selection;
    if (row == scene.hoverRow) return theme().hover;
    constexpr double headShare = 0.055; // of the text's colour: a band visible in either theme
    const bool isHead = scene.wall.rows[std::size_t(row)].isHead();
    return isHead ? mixed(theme().text, theme().panel, headShare) : theme().panel;
}

// ---- strips

void WallPainter::updateStrips(const WallScene& scene, double pixelRatio)
{
    const WallGeometry& geometry = scene.geometry;
    const int height = geometry.rowsHeight() + 2 * WallLayout::highestRow;
    const QSize pixels(int(std::ceil(geometry.timeWidth() * pixelRatio)),
                       int(std::ceil(height * pixelRatio)));
    if (m_strips.size() != pixels) m_strips = QImage(pixels, QImage::Format_RGB32);
    m_strips.setDevicePixelRatio(pixelRatio);
    const auto [first, last] = rowsInSight(scene.layout, geometry);
    m_stripsTop = first < last ? scene.layout.top(first) : 0;
    for (int row = first; row < last; ++row) writeRow(scene, row, m_stripsTop, pixelRatio);
    const int bottom =
        first < last ? int(std::lround((scene.layout.top(last) - m_stripsTop) * pixelRatio)) : 0;
    if (const int rest = m_strips.height() - bottom; rest > 0)
        writeGround(WallStrip::in(m_strips, bottom, rest), 0, m_inks.panel);
    m_isStale = false;
}

void WallPainter::writeRow(const WallScene& scene, int row, int originTop, double pixelRatio)
{
    const int top = int(std::lround((scene.layout.top(row) - originTop) * pixelRatio));
    const int bottom =
        std::min(int(std::lround((scene.layout.top(row + 1) - originTop) * pixelRatio)), m_strips.height());
    const QRgb ground = groundOf(scene, row).rgb();
    const int place = scene.wall.rows[std::size_t(row)].place;
    if (place < 0) return writeGround(WallStrip::in(m_strips, top, bottom - top), 0, ground);
    const LibraryRow& clip = scene.model.rows()[std::size_t(place)];
    const RowAnswer& answer = scene.model.answerAt(std::size_t(place));
    const int air = int(std::lround(airAround(scene.layout.rowHeight(row)) * pixelRatio));
    WallStrip strip = WallStrip::in(m_strips, top + air, bottom - top - 2 * air);
    strip.pixelsPerFrame = unitsPerFrame(clip, scene.scale) * scene.geometry.scale * pixelRatio;
    strip.left = -scene.geometry.first * scene.geometry.scale * pixelRatio;
    strip.hairline = std::max(1, int(std::lround(pixelRatio)));
    writeGround(WallStrip::in(m_strips, top, air), 0, ground);
    writeGround(WallStrip::in(m_strips, bottom - air, air), 0, ground);
    writeGround(strip, clip.frames, ground);
    const DrivenFrames& driven = scene.model.driven(clip.clip);
    writeStrip(strip,
               {clip.frames, m_spans.of(scene.model, place), answer.ranges,
                scene.model.hasQuery() && answer.matchedFrames == 0, driven.mayPlay, driven.played,
                scene.differences.marked(clip.clip), ground},
               m_inks);
}

void WallPainter::paintStrips(QPainter& painter, const WallScene& scene)
{
    if (scene.isVector) return paintShapes(painter, scene);
    if (m_isStale) updateStrips(scene, painter.device()->devicePixelRatioF());
    painter.drawImage(QPointF(scene.geometry.timeLeft(), scene.geometry.y(m_stripsTop)), m_strips);
}

/// Paints a row like a strip of the library's list, without hidden tags.
void WallPainter::paintShape(QPainter& painter, const WallScene& scene, int place, const QRectF& strip) const
{
    constexpr double dimmed = 0.4; // opacity of clips without a hit
    const StripLight light = scene.model.isAnswerStale() ? StripLight::Stale : StripLight::Lit;
    const LibraryRow& clip = scene.model.rows()[std::size_t(place)];
    const RowAnswer& answer = scene.model.answerAt(std::size_t(place));
    std::vector<StripBar> bars = clip.bars;
    std::erase_if(bars,
                  [this](const StripBar& bar) { return m_inks[std::uint16_t(bar.tag.value)].line < 0; });
    if (bars.empty() && answer.ranges.empty()) return paintEmptyStrip(painter, strip);
    painter.setOpacity(scene.model.hasQuery() && answer.matchedFrames == 0 ? dimmed : 1);
    paintStripGround(painter, strip, answer.ranges, clip.frames, light);
    paintStripBars(painter, strip, bars, clip.frames);
    paintStripUnderline(painter, strip, answer.ranges, clip.frames, light);
    painter.setOpacity(1);
}

void WallPainter::paintShapes(QPainter& painter, const WallScene& scene)
{
    const auto [first, last] = rowsInSight(scene.layout, scene.geometry);
    for (int row = first; row < last; ++row) {
        const QRectF rect = rowRect(scene, row);
        painter.fillRect(rect, groundOf(scene, row));
        const int place = scene.wall.rows[std::size_t(row)].place;
        if (place < 0) continue;
        const LibraryRow& clip = scene.model.rows()[std::size_t(place)];
        const double air = airAround(scene.layout.rowHeight(row));
        const double frame = unitsPerFrame(clip, scene.scale);
        const QRectF strip(QPointF(scene.geometry.x(0), rect.top() + air),
                           QPointF(scene.geometry.x(clip.frames * frame), rect.bottom() - air));
        paintShape(painter, scene, place, strip);
        for (const FrameRange range : scene.differences.marked(clip.clip))
            painter.fillRect(QRectF(scene.geometry.x(range.start * frame), strip.top(),
                                    range.length() * frame * scene.geometry.scale,
                                    linesOfDifferences(int(std::lround(strip.height())))),
                             theme().warning);
    }
}

// ---- columns

void WallPainter::paintColumns(QPainter& painter, const WallScene& scene)
{
    const auto [first, last] = rowsInSight(scene.layout, scene.geometry);
    for (int row = first; row < last; ++row) {
        const QRectF rect = rowRect(scene, row);
        const bool isHead = scene.wall.rows[std::size_t(row)].isHead();
        const QColor ground = groundOf(scene, row);
        if (ground != theme().panel)
            painter.fillRect(QRectF(4, rect.top(), scene.geometry.timeLeft() - 4, rect.height()), ground);
        if (isHead)
            paintHead(painter, scene, row, rect);
        else if (rect.height() >= lowestWithText)
            paintCell(painter, scene, row, rect);
    }
    if (scene.cursorRow < 0 || scene.cursorRow >= scene.layout.rowCount()) return;
    painter.setPen(QPen(theme().accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rowRect(scene, scene.cursorRow).adjusted(4.5, 0.5, -0.5, -0.5));
}

void WallPainter::paintRight(QPainter& painter, const QRectF& column, const QRectF& row, const QString& text,
                             const QFont& font)
{
    if (column.width() <= 0 || text.isEmpty()) return;
    const double width = m_labels.width(text, font);
    m_labels.draw(painter, QRectF(column.right() - width, row.top(), width + 1, row.height()), text, font);
}

void WallPainter::paintCell(QPainter& painter, const WallScene& scene, int row, const QRectF& rect)
{
    const WallColumns& columns = scene.columns;
    const int place = scene.wall.rows[std::size_t(row)].place;
    const WallGroup& group = scene.wall.groups[std::size_t(scene.wall.rows[std::size_t(row)].group)];
    const QRectF name = columns.name.adjusted(indentIn(scene.geometry, group.depthOfClips), 0, 0, 0);
    const QFont font = wallNumbersFont();
    const QFontMetrics metrics(font);
    const WallCell& cell = m_cells.of(scene.model, columns, place, int(name.width()), metrics);
    const bool isCurrent = row == scene.currentRow;
    const bool hasHit = scene.model.answerAt(std::size_t(place)).matchedFrames > 0;
    const bool isDimmed = scene.model.hasQuery() && !hasHit;
    const QColor second = isCurrent ? theme().onSelectionMuted : isDimmed ? theme().hint : theme().muted;
    painter.setPen(isCurrent ? theme().onSelection : isDimmed ? theme().hint : theme().text);
    m_labels.draw(painter, {name.left(), rect.top(), name.width() + 4, rect.height()}, cell.name, font);
    if (!cell.telling.isEmpty()) {
        painter.setPen(second);
        m_labels.draw(
            painter,
            {name.left() + cell.tellingLeft, rect.top(), name.width() + 4 - cell.tellingLeft, rect.height()},
            cell.telling, font);
    }
    painter.setPen(!hasHit || scene.model.isAnswerStale() ? second : theme().queryText);
    paintRight(painter, columns.number.place, rect, cell.number, font);
    painter.setPen(second);
    for (std::size_t column = 0; column < columns.shown.size(); ++column)
        paintRight(painter, columns.shown[column].place, rect, cell.columns[column], font);
}

/// Paints the name of a group at the left and its totals over the time.
void WallPainter::paintHead(QPainter& painter, const WallScene& scene, int row, const QRectF& rect)
{
    const WallGroup& group = scene.wall.groups[std::size_t(scene.wall.rows[std::size_t(row)].group)];
    const double indent = indentIn(scene.geometry, group.depth);
    paintFoldingChevron(painter, {chevronLeft + indent, rect.top() + 1, measure::chevronSize, rect.height()},
                        !group.isFolded);
    const QFont bold =
        textFont(rect.height() < lowestWithText + 4 ? TextSize::Caption : TextSize::Body, QFont::DemiBold);
    const double left = chevronLeft + indent + measure::chevronSize + 3;
    const bool isAlone = group.detail.isEmpty(); // nothing is over the time then
    const double right = isAlone ? scene.geometry.timeRight() : scene.geometry.columnsWidth;
    painter.setPen(isAlone ? theme().muted : theme().text);
    m_labels.draw(painter, {left, rect.top(), right - left, rect.height()}, group.name, bold);
    if (isAlone) return;
    painter.setPen(theme().muted);
    m_labels.draw(painter,
                  {scene.geometry.timeLeft() + 6, rect.top(), scene.geometry.timeWidth() - 6, rect.height()},
                  group.detail, textFont(TextSize::Caption));
}

// ---- the ruler

void WallPainter::paintRuler(QPainter& painter, const WallScene& scene)
{
    const WallGeometry& geometry = scene.geometry;
    constexpr double majorTick = 10, minorTick = 5, labelInset = 5;
    painter.save();
    painter.fillRect(QRectF(0, 0, geometry.size.width(), geometry.rulerHeight), theme().panel);
    const QRectF rect(geometry.timeLeft(), 0, geometry.timeWidth(), geometry.rulerHeight - 1);
    painter.setClipRect(rect);
    painter.fillRect(rect, theme().sunken);
    const QFont font = textFont(TextSize::Caption);
    const std::vector<Tick> ticks =
        scene.scale == WallScale::Seconds ? secondTicks(geometry) : shareTicks(geometry);
    for (const Tick& tick : ticks) {
        const double x = std::round(geometry.x(tick.unit));
        const double height = tick.isMajor ? majorTick : minorTick;
        painter.fillRect(QRectF(x, rect.bottom() - height, 1, height),
                         tick.isMajor ? theme().muted : theme().edge);
        const double width = tick.isMajor ? m_labels.width(tick.text, font) : 0;
        if (!tick.isMajor || x + labelInset + width > rect.right()) continue; // a cut number reads as another
        painter.setPen(theme().muted);
        m_labels.draw(painter, {x + labelInset, 1, width + 1, rect.height() - 8}, tick.text, font);
    }
    painter.restore();
}

void WallPainter::paintTitles(QPainter& painter, const WallScene& scene)
{
    const WallColumns& columns = scene.columns;
    const QRectF row(0, 0, scene.geometry.columnsWidth, scene.geometry.rulerHeight);
    const QFont font = textFont(TextSize::Caption);
    painter.setPen(theme().muted);
    m_labels.draw(painter, {columns.name.left(), row.top(), columns.name.width(), row.height()},
                  QCoreApplication::translate("tagline::WallTexts", "Clip"), font);
    paintRight(painter, columns.number.place, row, columns.number.title, font);
    for (const WallColumn& column : columns.shown) paintRight(painter, column.place, row, column.title, font);
}

// ---- over the strips

void WallPainter::paintPlayhead(QPainter& painter, const WallScene& scene)
{
    if (scene.currentRow < 0) return;
    const WallGeometry& geometry = scene.geometry;
    const LibraryRow& clip =
        scene.model.rows()[std::size_t(scene.wall.rows[std::size_t(scene.currentRow)].place)];
    const double x = geometry.x(scene.playhead * unitsPerFrame(clip, scene.scale));
    if (x < geometry.timeLeft() || x > geometry.timeRight()) return;
    const QRectF row = rowRect(scene, scene.currentRow);
    const auto line = [&](double width) {
        return QRectF(x - width / 2, row.top(), width, std::max(row.height(), 3.0));
    };
    painter.fillRect(line(measure::haloWidth), theme().playheadHalo);
    painter.fillRect(line(measure::playheadWidth), theme().playhead);
}

/// Answers what it painted last; empty where nothing is in sight.
QRectF WallPainter::paintSelection(QPainter& painter, const WallScene& scene)
{
    if (scene.selected.empty()) return {};
    const WallGeometry& geometry = scene.geometry;
    QRectF last;
    const auto [begin, end] = rowsInSight(scene.layout, geometry);
    for (int row = begin; row < end; ++row) {
        const int place = scene.wall.rows[std::size_t(row)].place;
        if (place < 0) continue;
        const LibraryRow& clip = scene.model.rows()[std::size_t(place)];
        const auto found = std::find_if(scene.selected.begin(), scene.selected.end(),
                                        [&](const WallFrames& each) { return each.clip == clip.clip; });
        if (found == scene.selected.end()) continue;
        const double frame = unitsPerFrame(clip, scene.scale);
        const double left = std::max(geometry.x(found->frames.start * frame), geometry.timeLeft());
        const double right = std::min(geometry.x(found->frames.stop * frame), geometry.timeRight());
        if (right <= left) continue;
        const QRectF rect = rowRect(scene, row);
        last = QRectF(left, rect.top(), right - left, rect.height());
        painter.fillRect(last, withAlpha(theme().accent, 0.34));
        painter.fillRect(QRectF(left, rect.top(), 1, rect.height()), theme().accent);
        painter.fillRect(QRectF(right - 1, rect.top(), 1, rect.height()), theme().accent);
    }
    return last;
}

/// On the ruler, where it hides no row.
void WallPainter::paintSelectionText(QPainter& painter, const WallScene& scene, const QRectF& selected)
{
    if (selected.isEmpty() || scene.selectionText.isEmpty()) return;
    const WallGeometry& geometry = scene.geometry;
    const QFont font = textFont(TextSize::Body, QFont::DemiBold);
    const double width = m_labels.width(scene.selectionText, font) + 16;
    const double height = std::min(22, geometry.rulerHeight);
    const double left = std::clamp(selected.left(), geometry.timeLeft(),
                                   std::max(geometry.timeLeft(), geometry.timeRight() - width));
    const QRectF label(left, (geometry.rulerHeight - height) / 2, width, height);
    painter.setPen(QPen(theme().accent, 1));
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(label.adjusted(0.5, 0.5, -0.5, -0.5), measure::barRadius, measure::barRadius);
    painter.setPen(theme().accent);
    m_labels.draw(painter, label.adjusted(8, 0, 0, 0), scene.selectionText, font);
}

void WallPainter::paintHint(QPainter& painter, const WallScene& scene)
{
    constexpr double leastRoom = 24;
    const QRectF room = hintPlace(scene.geometry, scene.layout.height());
    if (scene.hint.isEmpty() || room.height() < leastRoom) return;
    painter.setFont(textFont(TextSize::Body));
    painter.setPen(theme().hint);
    painter.drawText(room, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, scene.hint);
}

QRectF hintPlace(const WallGeometry& geometry, double rowsHeight)
{
    constexpr double below = 12, beside = 14;
    const double top = geometry.y(rowsHeight) + below;
    return {beside, top, geometry.timeRight() - 2 * beside, geometry.size.height() - top};
}

// ---- the overview

void WallPainter::beginOverview(const WallScene& scene, double pixelRatio)
{
    const double height = scene.geometry.overviewHeight(scene.layout.rowCount());
    m_overview.begin(QSize(int(scene.geometry.overviewRect().width() * pixelRatio), int(height * pixelRatio)),
                     m_inks.panel);
}

bool WallPainter::advanceOverview(int lines, const WallScene& scene)
{
    const WallOverviewSource source{scene.model,      scene.wall,           scene.layout,
                                    m_inks,           scene.geometry.units, scene.scale == WallScale::Fitted,
                                    scene.differences};
    return m_overview.advance(lines, source, m_spans);
}

void WallPainter::paintOverview(QPainter& painter, const WallScene& scene)
{
    const WallGeometry& geometry = scene.geometry;
    const QRect rect = geometry.overviewRect();
    painter.fillRect(rect.adjusted(-4, 0, 4, 0), theme().panel);
    if (scene.layout.rowCount() == 0 || m_overview.picture().isNull()) return;
    const double height = geometry.overviewHeight(scene.layout.rowCount());
    painter.drawImage(QRectF(rect.left(), rect.top(), rect.width(), height), m_overview.picture());
    if (geometry.lowestTop() == 0) return;
    const QRectF window = geometry.overviewWindow(scene.layout.rowCount());
    painter.fillRect(window, withAlpha(theme().text, 0.14));
    painter.setPen(QPen(theme().edge, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(window.adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace tagline
