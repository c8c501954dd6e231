#include "widgets/library/ClipStripDelegate.h"

#include "widgets/library/ClipStripPainter.h"
#include "widgets/library/LibraryHead.h"
#include "widgets/library/RowPoses.h"
#include "widgets/theme/Chevron.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>

#include <cmath>

namespace tagline {

namespace {

constexpr int signSize = 14;
constexpr double dimmed = 0.38;   ///< opacity of the strip of a clip without a hit
constexpr int headEnd = 8;        ///< of the head of a section: behind it, and between its parts
constexpr double leastStrip = 4;  ///< narrower ones are not painted
constexpr double emptyStrip = 12; ///< width beside long names if all strips are empty

constexpr int posesHeight = 20; ///< of the poses, and what a row is taller with them
constexpr int posesRoom = 22;
constexpr int aboveBottom = 3; ///< from the poses to the end of the row

constexpr double folderGap = 10;      ///< between a name and its folder
constexpr double shortestFolder = 24; ///< a narrower folder text is not shown

/// Rows begin at the right; strips do not, as time runs from the left.
bool isMirroredRow() { return QGuiApplication::isRightToLeft(); }

Qt::Alignment atBegin() { return Qt::AlignVCenter | (isMirroredRow() ? Qt::AlignRight : Qt::AlignLeft); }

Qt::Alignment atEnd() { return Qt::AlignVCenter | (isMirroredRow() ? Qt::AlignLeft : Qt::AlignRight); }

/// A place in a row, given as if one read from the left.
QRectF placedIn(const QRectF& row, const QRectF& place)
{
    if (!isMirroredRow() || place.isNull()) return place;
    return {row.left() + row.right() - place.right(), place.top(), place.width(), place.height()};
}

/// The rest of a place behind its first pixels.
QRectF behind(QRectF place, double pixels)
{
    isMirroredRow() ? place.setRight(place.right() - pixels) : place.setLeft(place.left() + pixels);
    return place;
}

ClipRowGeometry placedIn(const QRectF& row, ClipRowGeometry parts)
{
    for (QRectF* each : {&parts.name, &parts.count, &parts.strip}) *each = placedIn(row, *each);
    for (QRectF& each : parts.columns) each = placedIn(row, each);
    return parts;
}

/// The icon before the name; none for most rows.
QIcon signOf(const LibraryRow& row, bool isBroken)
{
    switch (row.state) {
    case LibraryRowState::Failed:
        return icon("warning", &Theme::error);
    case LibraryRowState::NoClip:
        return icon("character", &Theme::muted);
    case LibraryRowState::Pending:
    case LibraryRowState::Ready:
    case LibraryRowState::Head:
        break;
    }
    return row.warning.isEmpty() && !isBroken ? QIcon() : icon("warning", &Theme::warning);
}

} // namespace

ClipStripDelegate::ClipStripDelegate(const LibraryModel& model, const RowPoses& poses, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_poses(poses)
{
    connect(&themeSignal(), &ThemeSignal::changed, this, [this] { m_kept.clear(); });
}

ClipRowGeometry ClipStripDelegate::geometry(const QRect& row, const QFontMetrics& metrics) const
{
    ClipRowWidths widths;
    const int mark = m_model.hasSigns() ? signSize + 5 : 0;
    const int indents = m_model.deepest() * measure::folderIndent;
    widths.name = metrics.horizontalAdvance(m_model.longestName()) + mark + indents + 1;
    const QString& longest = m_model.isTree() ? m_model.longestName() : m_model.longestTitle();
    widths.title = metrics.horizontalAdvance(longest) + mark + indents + 1;
    const auto titleWidth = [&](const QString& title, const RowOrder& order) {
        return metrics.horizontalAdvance(title) +
               (order == m_model.arrangement().order ? LibraryHead::arrowRoom : 0);
    };
    const RowOrder ofCount = m_model.hasQuery() ? RowOrder::MatchedFrames : RowOrder::Frames;
    widths.count =
        std::max(metrics.horizontalAdvance(QStringLiteral("00,000")), titleWidth(tr("Frames"), ofCount));
    for (const LibraryColumn* column : shownColumns())
        widths.columns.append(
            std::max(metrics.horizontalAdvance(column->widest), titleWidth(titleOf(*column), column->order)));
    if (!m_model.hasMarks()) widths.strip = emptyStrip;
    return placedIn(QRectF(row), ClipRowGeometry::of(QRectF(row), widths));
}

ClipRowGeometry ClipStripDelegate::geometryOf(const QModelIndex& index, const QRect& row,
                                              const QFontMetrics& metrics) const
{
    const LibraryRow& shown = m_model.row(index);
    QRect line = row;
    const bool hasPoses = m_poses.areShown() && showsTime(shown);
    if (hasPoses) line.setHeight(lineHeight(metrics));
    ClipRowGeometry parts = geometry(line, metrics);
    if (hasPoses) {
        const QRectF both = parts.name.united(parts.strip);
        const double left = std::ceil(both.left()), width = std::floor(both.right()) - left;
        parts.poses = QRectF(left, row.bottom() + 1 - aboveBottom - posesHeight, width, posesHeight);
    }
    const int indent = m_model.depth(index) * measure::folderIndent;
    parts.name = behind(parts.name, std::min(double(indent), parts.name.width() - signSize));
    return parts;
}

std::vector<const LibraryColumn*> ClipStripDelegate::shownColumns() const
{
    std::vector<const LibraryColumn*> shown;
    const bool countsFrames = !m_model.hasQuery() && !m_model.hasDrafts();
    for (const LibraryColumn& each : m_columns)
        if (isColumnShown(each, m_model.properties(), m_model.hasQuery(), countsFrames))
            shown.push_back(&each);
    return shown;
}

QString ClipStripDelegate::countTitle() const
{
    if (m_model.hasQuery()) return tr("Hits");
    return m_model.hasDrafts() ? tr("Drafts") : tr("Frames");
}

bool ClipStripDelegate::showsTime(const LibraryRow& row)
{
    return row.state == LibraryRowState::Ready && row.frames > 0;
}

/// The height of a row's texts and strip.
int ClipStripDelegate::lineHeight(const QFontMetrics& metrics) const
{
    constexpr int inLargeWindows = 26;
    return std::max(density() == Density::Compact ? measure::listRow : inLargeWindows, metrics.height() + 9);
}

QSize ClipStripDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {140, lineHeight(option.fontMetrics) + (m_poses.areShown() ? posesRoom : 0)};
}

void ClipStripDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const LibraryRow& row = m_model.row(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(Qt::LeftToRight); // as strips of time run; texts say where they begin
    paintGround(*painter, option, row);
    if (row.state == LibraryRowState::Head) {
        paintHead(*painter, option, index);
        return painter->restore();
    }
    const ClipRowGeometry parts = geometryOf(index, option.rect, option.fontMetrics);
    paintText(*painter, option, parts, index);
    if (showsTime(row)) paintTime(*painter, parts, index);
    painter->restore();
}

/// Paints what shows the clip's time: its strip and its poses, with the playhead over both.
void ClipStripDelegate::paintTime(QPainter& painter, const ClipRowGeometry& parts,
                                  const QModelIndex& index) const
{
    const LibraryRow& row = m_model.row(index);
    const bool hasPoses = parts.poses.width() >= leastStrip;
    if (isWithoutHit(index)) painter.setOpacity(dimmed);
    paintStrip(painter, parts, index);
    if (hasPoses)
        paintStripPoses(painter, parts.poses, m_poses.picture(row.clip), m_model.answer(index).ranges,
                        row.frames, m_model.isAnswerStale() ? StripLight::Stale : StripLight::Lit);
    painter.setOpacity(1);
    if (row.clip != m_currentClip) return;
    if (parts.strip.width() >= leastStrip) paintStripPlayhead(painter, parts.strip, m_playhead, row.frames);
    if (hasPoses) paintStripPlayhead(painter, parts.poses, m_playhead, row.frames);
}

/// Paints a head, with a line that separates the section from the rows above it.
void ClipStripDelegate::paintHead(QPainter& painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    const int indent = m_model.depth(index) * measure::folderIndent;
    const QRectF inner =
        placedIn(option.rect, QRectF(option.rect).adjusted(measure::rowInset + indent, 0, -headEnd, 0));
    painter.fillRect(QRectF(inner.left(), inner.top(), inner.width(), 1), theme().border);
    const QRectF chevronPlace(inner.left() - measure::chevronAir, inner.top() + 1, measure::chevronSize,
                              inner.height());
    paintFoldingChevron(painter, placedIn(inner, chevronPlace), !m_model.isFolded(index),
                        QGuiApplication::layoutDirection());
    painter.setFont(option.font);
    const LibraryRow& row = m_model.row(index);
    QRectF place = behind(inner, measure::chevronSize);
    const int totals = row.detail.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(row.detail) + headEnd;
    const int room = std::max(int(place.width()) - totals, int(place.width()) / 2);
    const QString name = option.fontMetrics.elidedText(row.name, Qt::ElideMiddle, room);
    painter.setPen(row.detail.isEmpty() ? theme().muted : theme().text);
    painter.drawText(place, int(atBegin()), name);
    place = behind(place, option.fontMetrics.horizontalAdvance(name) + headEnd);
    painter.setPen(theme().muted);
    painter.drawText(place, int(atBegin()),
                     option.fontMetrics.elidedText(row.detail, Qt::ElideRight, int(place.width())));
}

bool ClipStripDelegate::isWithoutHit(const QModelIndex& index) const
{
    return m_model.hasQuery() && m_model.row(index).state == LibraryRowState::Ready &&
           m_model.answer(index).matchedFrames == 0;
}

/// The primary and the secondary text colour of a row; both differ in a selected row.
ClipStripDelegate::Inks ClipStripDelegate::inksOf(const QStyleOptionViewItem& option,
                                                  const QModelIndex& index) const
{
    if (option.state & QStyle::State_Selected) return {theme().onSelection, theme().onSelectionMuted};
    if (isWithoutHit(index)) return {theme().hint, theme().hint};
    const bool isReady = m_model.row(index).state == LibraryRowState::Ready;
    return {isReady ? theme().text : theme().muted, theme().muted};
}

void ClipStripDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                                    const LibraryRow& row) const
{
    const QRectF rect = QRectF(option.rect).adjusted(1, 0, -1, 0);
    painter.setPen(Qt::NoPen);
    if (option.state & QStyle::State_Selected) {
        painter.setBrush(theme().selection);
        painter.drawRoundedRect(rect, 3, 3);
    } else if (option.state & QStyle::State_MouseOver) {
        painter.setBrush(theme().hover);
        painter.drawRoundedRect(rect, 3, 3);
    }
    if (row.clip.isValid() && row.clip == m_currentClip) {
        painter.setBrush(theme().accent);
        painter.drawRoundedRect(placedIn(rect, QRectF(rect.left(), rect.top() + 3, 2.5, rect.height() - 6)),
                                1, 1);
    }
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        painter.setPen(QPen(theme().accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
}

/// Paints the full name if there is room, and its folder dimmed behind it.
void ClipStripDelegate::paintName(QPainter& painter, const QStyleOptionViewItem& option, QRectF place,
                                  const QModelIndex& index, const Inks& inks) const
{
    const LibraryRow& row = m_model.row(index);
    const QFontMetrics& metrics = option.fontMetrics;
    painter.setFont(option.font);
    painter.setPen(inks.first);
    painter.drawText(place, int(atBegin()),
                     elidedAmongSiblings(QFontMetricsF(metrics), row.name, row.shared, place.width()));
    place = behind(place, metrics.horizontalAdvance(row.name) + folderGap);
    const QString behindName = place.width() < shortestFolder ? QString() : m_model.placeText(index);
    if (behindName.isEmpty()) return;
    painter.setPen(inks.second);
    painter.drawText(place, int(atBegin()),
                     metrics.elidedText(behindName, Qt::ElideMiddle, int(place.width())));
}

bool ClipStripDelegate::isBroken(const LibraryRow& row) const
{
    return row.state == LibraryRowState::Ready && !m_model.brokenChecks(row.clip).isEmpty();
}

QRect ClipStripDelegate::signPlace(const ClipRowGeometry& parts)
{
    const double top = std::round(parts.name.center().y() - signSize / 2.0);
    return placedIn(parts.name, QRectF(parts.name.left(), top, signSize, signSize)).toRect();
}

void ClipStripDelegate::paintText(QPainter& painter, const QStyleOptionViewItem& option,
                                  const ClipRowGeometry& parts, const QModelIndex& index) const
{
    const LibraryRow& row = m_model.row(index);
    QRectF name = parts.name;
    if (const QIcon mark = signOf(row, isBroken(row)); !mark.isNull()) {
        mark.paint(&painter, signPlace(parts));
        name = behind(name, signSize + 5);
    }
    const Inks inks = inksOf(option, index);
    paintName(painter, option, name, index, inks);

    if (row.state == LibraryRowState::NoClip) return; // its tool tip describes the file
    if (row.state != LibraryRowState::Ready) {
        const QString text = row.state == LibraryRowState::Pending ? tr("importing…") : row.reason;
        painter.setPen(row.state == LibraryRowState::Failed ? theme().error : theme().hint);
        const QRectF place = parts.count.isEmpty() ? parts.strip : parts.strip.united(parts.count);
        painter.drawText(place, int(atBegin()),
                         option.fontMetrics.elidedText(text, Qt::ElideRight, int(place.width())));
        return;
    }
    if (!parts.count.isEmpty()) paintNumbers(painter, option, parts, index, inks);
}

void ClipStripDelegate::paintNumbers(QPainter& painter, const QStyleOptionViewItem& option,
                                     const ClipRowGeometry& parts, const QModelIndex& index,
                                     const Inks& inks) const
{
    const LibraryRow& row = m_model.row(index);
    painter.setFont(tabularFont(option.font));
    painter.setPen(inks.second);
    const std::vector<const LibraryColumn*> columns = shownColumns();
    for (int at = 0; at < parts.columns.size(); ++at) {
        const LibraryColumn& column = *columns[std::size_t(at)];
        QString text = textOf(column, row, m_model.answer(index));
        if (column.order.kind == RowOrder::Property) // may have any length
            text = painter.fontMetrics().elidedText(text, Qt::ElideRight, int(parts.columns[at].width()));
        painter.drawText(parts.columns[at], int(atEnd()), text);
    }
    if (m_model.hasDrafts() && !m_model.hasQuery()) {
        const std::size_t count = m_model.drafts(index).size();
        if (count > 0) painter.setPen(inks.first);
        painter.drawText(parts.count, int(atEnd()),
                         count > 0 ? '+' + QLocale().toString(qulonglong(count)) : QStringLiteral("–"));
        return;
    }
    const Frame number = m_model.hasQuery() ? m_model.answer(index).matchedFrames : row.frames;
    if (m_model.hasQuery() && number > 0 && !m_model.isAnswerStale()) { // the answer, also in a selected row
        QFont hits = painter.font();
        hits.setWeight(QFont::DemiBold);
        painter.setFont(hits);
        painter.setPen(theme().queryText);
    }
    painter.drawText(parts.count, int(atEnd()), QLocale().toString(number));
}

void ClipStripDelegate::paintStrip(QPainter& painter, const ClipRowGeometry& parts,
                                   const QModelIndex& index) const
{
    if (parts.strip.width() < leastStrip) return;
    const LibraryRow& row = m_model.row(index);
    const std::vector<FrameRange>& answer = m_model.answer(index).ranges;
    const DrivenFrames& driven = m_model.driven(row.clip);
    if (row.bars.empty() && answer.empty() && m_model.drafts(index).empty() && driven.isEmpty())
        return paintEmptyStrip(painter, parts.strip);
    const StripLight light = m_model.isAnswerStale() ? StripLight::Stale : StripLight::Lit;
    paintStripGround(painter, parts.strip, answer, row.frames, light);
    painter.drawPixmap(parts.strip.topLeft(),
                       strip(index, parts.strip.size(), painter.device()->devicePixelRatioF()));
    paintStripUnderline(painter, parts.strip, answer, row.frames, light);
    if (!driven.isEmpty()) paintStripDriven(painter, parts.strip, driven, row.frames);
    if (const auto drafts = m_model.drafts(index); !drafts.empty())
        paintStripDrafts(painter, parts.strip, drafts, m_model.draftLook().colour, row.frames);
}

QPixmap ClipStripDelegate::strip(const QModelIndex& index, QSizeF size, qreal scale) const
{
    const LibraryRow& row = m_model.row(index);
    const QSize pixels(int(std::ceil(size.width() * scale)), int(std::ceil(size.height() * scale)));
    const KeptStrip* kept = m_kept.object(row.id);
    if (kept && kept->revision == m_model.revision(index) && kept->picture.size() == pixels)
        return kept->picture;

    QPixmap picture(pixels);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintStripBars(painter, {{0, 0}, size}, row.bars, row.frames);
    painter.end();
    m_kept.insert(row.id, new KeptStrip{m_model.revision(index), picture});
    ++m_paintedStrips;
    return picture;
}

} // namespace tagline
