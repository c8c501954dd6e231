#include "widgets/timeline/TimelineWidget.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/theme/messages/NextSteps.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/timeline/EmptyLanesRow.h"
#include "widgets/timeline/LaneFilterField.h"
#include "widgets/timeline/LaneHeadButtons.h"
#include "widgets/timeline/TimeRuler.h"
#include "widgets/timeline/TimelineAccessible.h"
#include "widgets/timeline/gestures/TimelineSelection.h"
#include "widgets/timeline/painting/TimelineTexts.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QPaintEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {

namespace {

constexpr double zoomStep = 1.5;      ///< of zoomIn() and zoomOut()
constexpr double framePadding = 0.08; ///< free space beside a framed selection, as a share of its length
constexpr double pageMargin = 24;     ///< pixels from the border within which the playhead turns the page
constexpr double pageStart = 0.1;     ///< position of the playhead on the new page, as a share of the width
constexpr double widestHead = 176;
constexpr int spareLanes = 1;   ///< below the last, for drawing
constexpr int fewestLanes = 4;  ///< least number of lanes for which a timeline has room
constexpr double barMargin = 3; ///< above and below a bar
constexpr int filterIconSize = 14;
constexpr int filterLeft = measure::panelInset - 9; ///< its icon begins where texts do

/// Heights of lanes and ruler, logical pixels; they grow with the font.
struct Heights
{
    double lane;
    double ruler;
};
constexpr Heights compactHeights{22, 21};
constexpr Heights regularHeights{25, 28};

int pinnedLanes(const TimelineContent& content)
{
    const auto isQuery = [](const TimelineLane& lane) { return lane.kind == LaneKind::Query; };
    return int(std::find_if_not(content.lanes.begin(), content.lanes.end(), isQuery) - content.lanes.begin());
}

/// The vertical offsets of lanes, if any has a height of its own; else uniform ones.
LaneOffsets laneOffsets(const TimelineContent& content, double usual)
{
    const auto hasOwn = [](const TimelineLane& lane) { return lane.height > 0; };
    if (std::none_of(content.lanes.begin(), content.lanes.end(), hasOwn)) return {};
    std::vector<double> heights;
    for (const TimelineLane& lane : content.lanes) heights.push_back(lane.height > 0 ? lane.height : usual);
    return LaneOffsets(heights);
}

} // namespace

TimelineWidget::TimelineWidget(QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_minimap(new TimelineMinimap(this))
    , m_emptyLanes(new EmptyLanesRow(this))
    , m_headButtons(new LaneHeadButtons(viewport()))
    , m_filterButton(new QToolButton(this))
    , m_filter(new LaneFilterField(this))
    , m_badges(new ModeBadges(viewport()))
    , m_emptyHint(tr("Open a folder of clips, then choose one to see it here"))
    , m_steps(new NextSteps(viewport()))
{
    installTimelineAccessibility();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    connect(m_minimap, &TimelineMinimap::jumpRequested, this, &TimelineWidget::jumpTo);
    connect(m_filter, &QLineEdit::textChanged, this, &TimelineWidget::laneFilterChanged);
    connect(m_filter, &QLineEdit::textChanged, this, &TimelineWidget::showFilter);
    connect(m_filter, &LaneFilterField::focusChanged, this, &TimelineWidget::showFilter);
    connect(m_filterButton, &QToolButton::clicked, this, &TimelineWidget::editLaneFilter);
    connect(m_emptyLanes, &EmptyLanesRow::laneRequested, this, &TimelineWidget::emptyLaneRequested);
    connect(m_headButtons, &LaneHeadButtons::left, this, [this] {
        if (m_gesture.isIdle()) setHover({}, {});
    });
    connect(m_emptyLanes, &EmptyLanesRow::rangeDragged, this, &TimelineWidget::drawFromChip);
    connect(m_steps, &NextSteps::resized, this, &TimelineWidget::placeSteps);
    m_filterButton->setObjectName(QStringLiteral("laneFilterButton"));
    m_filterButton->setProperty("look", "info");
    m_filterButton->setIcon(icon("search", &Theme::muted));
    m_filterButton->setIconSize({filterIconSize, filterIconSize});
    m_filterButton->setFocusPolicy(Qt::TabFocus);
    setLaneFilterKey({});
    showFilter();
    connect(m_filter, &LaneFilterField::left, this, [this] { setFocus(); });
    followTheme(this, [this] { setColours(TimelinePalette()); });
    connect(&themeSignal(), &ThemeSignal::changed, this, &TimelineWidget::remeasure);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Timeline"));
    updateDescription();
    m_geometry = measured(m_geometry);
    showEmptyLanes();
}

TimelineWidget::~TimelineWidget() = default;

// ---- content

void TimelineWidget::setContent(TimelineContent content)
{
    const bool isOtherClip = content.frames != m_content.frames || content.rate != m_content.rate;
    if (isOtherClip) {
        m_gesture.cancel();
        m_awaitedLanes.clear();
    }
    const bool wasFitted = m_geometry.isFitted();
    m_content = std::move(content);
    TimelineGeometry view = measured(m_geometry);
    applyView(isOtherClip || wasFitted ? view.fitted() : view.clamped());
    if (!m_arcs.empty()) placeArcs();
    if (!m_awaitedLanes.isEmpty()) revealLanes(QStringList(m_awaitedLanes));
    if (!m_gesture.isDragging()) m_selection = resolved(m_selection, m_content);
    if (laneOf(m_content, m_activeLane) < 0) m_activeLane = {};
    m_hover = underMouse() ? m_geometry.hit(m_content, m_mouse) : TimelineHit();
    showHeadButtons();
    m_playhead = std::clamp(m_playhead, 0, std::max(0, m_content.frames - 1));
    m_minimap->setContent(m_content);
    showEmptyLanes();
    showOverview();
    placeSteps();
    m_neededLanes = m_isHeightKept ? std::max(m_neededLanes, neededLanes() - spareLanes) : neededLanes();
    tellNeededHeight();
    invalidateBase();
    updateDescription();
}

void TimelineWidget::setColours(const TimelinePalette& palette)
{
    m_colours = palette;
    m_minimap->setColours(palette);
    invalidateBase();
}

void TimelineWidget::setSelection(std::vector<RangeRef> selection)
{
    m_selection = asSelection(std::move(selection));
    updateDescription();
    viewport()->update();
}

void TimelineWidget::setFlash(std::vector<RangeRef> ranges, double strength)
{
    const auto repaint = [this] {
        constexpr int outline = 4; // drawn beyond the bar
        const QRectF place = m_geometry.placeOf(m_content, m_flash);
        if (!place.isEmpty())
            viewport()->update(place.toAlignedRect().adjusted(-outline, -outline, outline, outline));
    };
    repaint(); // at the former ranges
    m_flash = asSelection(std::move(ranges));
    m_flashStrength = strength;
    repaint();
}

void TimelineWidget::setActiveLane(TagId tag)
{
    const int lane = laneOf(m_content, tag);
    if (lane < 0) tag = {}; // scrolled to when the content has its lane
    if (tag == m_activeLane) return;
    m_activeLane = tag;
    applyView(m_geometry.revealingLane(lane));
    tellActiveLane(*this);
    invalidateBase();
}

void TimelineWidget::revealActiveLane()
{
    applyView(m_geometry.revealingLane(laneOf(m_content, m_activeLane)));
    invalidateBase();
}

QRect TimelineWidget::placeOnScreen(std::span<const RangeRef> ranges) const
{
    QRectF place = m_geometry.placeOf(m_content, ranges);
    if (place.isEmpty()) place = QRectF(width() / 3, 0, 1, 40);
    const QRect shown = place.toAlignedRect();
    return {viewport()->mapToGlobal(shown.topLeft()), shown.size()};
}

void TimelineWidget::revealLanes(const QStringList& ids)
{
    m_awaitedLanes = ids;
    const auto& lanes = m_content.lanes;
    for (auto id = ids.rbegin(); id != ids.rend(); ++id) { // reveals the first id last
        const auto found = std::ranges::find(lanes, *id, &TimelineLane::id);
        if (found == lanes.end()) continue;
        applyView(m_geometry.revealingLane(int(found - lanes.begin())));
        if (*id == ids.front()) m_awaitedLanes.clear();
    }
    invalidateBase();
}

void TimelineWidget::setSnapping(bool isSnapping) { m_isSnapping = isSnapping; }

void TimelineWidget::setLaneFilterKey(const QString& key)
{
    m_filter->setKey(key);
    m_filterButton->setToolTip(tipWithKey(tr("Show only lanes whose names contain a text"), key));
}

void TimelineWidget::setLaneFilterError(const QString& error) { m_filter->setError(error); }

bool TimelineWidget::clearLaneFilter()
{
    const bool isFiltered = !m_filter->text().isEmpty();
    m_filter->clear();
    return isFiltered;
}

void TimelineWidget::editLaneFilter()
{
    m_filter->show();
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void TimelineWidget::setUnits(TimeUnits units)
{
    m_units = units;
    invalidateBase();
}

void TimelineWidget::setLoopRange(std::optional<FrameRange> range)
{
    m_loopRange = range;
    viewport()->update();
}

void TimelineWidget::setBrokenFrames(std::vector<FrameRange> frames, const QString& text)
{
    m_brokenText = text;
    if (std::exchange(m_broken, std::move(frames)) != m_broken) viewport()->update();
}

void TimelineWidget::setArcs(std::vector<TimelineArc> arcs, std::optional<int> chosen)
{
    if (arcs == m_arcs && chosen == m_chosenArc) return;
    m_arcs = std::move(arcs);
    m_chosenArc = chosen;
    placeArcs();
    invalidateBase();
}

void TimelineWidget::placeArcs()
{
    m_placedArcs = ArcLayout(m_arcs, m_geometry, QFontMetricsF(textFont(TextSize::Caption)), m_content);
    if (m_hoveredArc && !m_placedArcs.find(*m_hoveredArc)) m_hoveredArc.reset();
}

void TimelineWidget::setGhost(std::optional<FrameRange> range)
{
    m_ghost = range;
    updateHidden();
}

/// Paints the base anew where it begins or ends to leave something out.
void TimelineWidget::updateHidden()
{
    const TimelinePreview& preview = m_gesture.preview();
    const HiddenInBase hidden{!preview.hidden.empty(), preview.ghost || m_ghost};
    if (std::exchange(m_hidden, hidden) != hidden) {
        placeSteps();
        invalidateBase();
    }
    viewport()->update();
}

void TimelineWidget::setBadges(QList<TimelineBadge> badges)
{
    m_badges->setBadges(std::move(badges));
    placeHeadCorner();
}

/// Updates the heights of lanes and ruler, which are smaller in small windows.
void TimelineWidget::remeasure()
{
    const bool wasFitted = m_geometry.isFitted();
    const TimelineGeometry view = measured(m_geometry);
    applyView(wasFitted ? view.fitted() : view.clamped());
    showEmptyLanes();
    placeHeadCorner(); // the text may have another size
    placeArcs();
    invalidateBase();
    m_neededLanes = neededLanes();
    tellNeededHeight();
}

void TimelineWidget::setPlayheadIdle(bool isIdle)
{
    if (std::exchange(m_isPlayheadIdle, isIdle) != isIdle) viewport()->update();
}

void TimelineWidget::setVisibleRange(double first, double last)
{
    applyView(m_geometry.showing(first, last));
}

std::vector<RangeRef> TimelineWidget::draggedRanges() const
{
    return m_gesture.isDragging() ? m_gesture.preview().shown : std::vector<RangeRef>();
}

void TimelineWidget::setPlayhead(Frame frame)
{
    frame = std::clamp(frame, 0, std::max(0, m_content.frames - 1));
    if (frame == m_playhead) return;
    const auto hasOpenStart = [](const TimelineLane& lane) { return lane.openStart.has_value(); };
    const bool growsRange = std::any_of(m_content.lanes.begin(), m_content.lanes.end(), hasOpenStart);
    const QRect before = playheadRect(scene()).toAlignedRect();
    m_playhead = frame;
    m_minimap->setPlayhead(frame);
    tellPlayhead(*this);
    if (growsRange) return viewport()->update();
    viewport()->update(before);
    viewport()->update(playheadRect(scene()).toAlignedRect());
}

// ---- the view

void TimelineWidget::frameSelection()
{
    if (m_selection.empty()) return fitAll();
    FrameRange all = m_selection.front().range;
    for (const RangeRef& ref : m_selection)
        all = {std::min(all.start, ref.range.start), std::max(all.stop, ref.range.stop)};
    const double padding = std::max(1.0, all.length() * framePadding);
    setView(m_geometry.showing(all.start - padding, all.stop + padding)
                .revealingLane(laneOf(m_content, m_selection.front())));
}

void TimelineWidget::fitAll() { setView(m_geometry.fitted()); }

void TimelineWidget::zoomIn() { setView(m_geometry.zoomedAt(zoomCentre(), zoomStep)); }

void TimelineWidget::zoomOut() { setView(m_geometry.zoomedAt(zoomCentre(), 1 / zoomStep)); }

double TimelineWidget::zoomCentre() const
{
    const double x = m_geometry.x(m_playhead);
    const bool isVisible = x >= m_geometry.headWidth && x <= m_geometry.width;
    return isVisible ? x : m_geometry.headWidth + m_geometry.trackWidth() / 2;
}

void TimelineWidget::revealPlayhead()
{
    const double x = m_geometry.x(m_playhead) - m_geometry.headWidth;
    const double width = m_geometry.trackWidth();
    if (x < 0) setView(m_geometry.scrolledBy(x - width * (1 - pageStart), 0));
    if (x > width - pageMargin) setView(m_geometry.scrolledBy(x - width * pageStart, 0));
}

/// The view with the present sizes of widget, font and content.
TimelineGeometry TimelineWidget::measured(TimelineGeometry view) const
{
    const double text = QFontMetrics(textFont(TextSize::Body)).height();
    view.width = viewport()->width();
    view.height = viewport()->height();
    const Heights heights = density() == Density::Compact ? compactHeights : regularHeights;
    view.laneHeight = std::max(heights.lane, std::ceil(text + 2 * barMargin));
    view.barHeight = view.laneHeight - 2 * barMargin;
    view.rulerHeight = std::max(heights.ruler, std::ceil(text + 5));
    view.headWidth = std::min(std::max(widestHead, text * 11), std::max(80.0, view.width / 3));
    view.frames = m_content.frames;
    view.laneCount = int(m_content.lanes.size());
    view.pinnedLanes = pinnedLanes(m_content);
    view.laneOffsets = laneOffsets(m_content, view.laneHeight);
    return view;
}

/// Sets the view after user input: emits.
void TimelineWidget::setView(const TimelineGeometry& view)
{
    const TimelineGeometry before = m_geometry;
    applyView(view);
    if (before.firstFrame != m_geometry.firstFrame || before.lastFrame() != m_geometry.lastFrame())
        emit visibleRangeChanged(m_geometry.firstFrame, m_geometry.lastFrame());
}

/// Sets the view after a setter: silent.
void TimelineWidget::applyView(const TimelineGeometry& view)
{
    if (view == m_geometry) return;
    m_geometry = view;
    placeArcs();
    placeSteps();
    showOverview();
    updateScrollBars();
    invalidateBase();
}

void TimelineWidget::showOverview()
{
    m_minimap->setHeadWidth(m_geometry.headWidth);
    m_minimap->setVisibleRange(m_geometry.firstFrame, m_geometry.lastFrame());
    m_minimap->setPlayhead(m_playhead);
    m_emptyLanes->setHeadWidth(m_geometry.headWidth);
    placeHeadCorner();
}

/// Places the filter of lanes and the badges of active modes beside the ruler.
void TimelineWidget::placeHeadCorner()
{
    const int room = int(m_geometry.headEdge());
    const QRect corner(viewport()->x(), TimelineMinimap::usualHeight, room, int(m_geometry.rulerHeight));
    const bool hasBadges = !m_badges->isHidden();
    setButtonStyle(*m_filterButton, hasBadges ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    const int left = hasBadges ? 0 : filterLeft;
    const int buttonWidth = std::min(room - left, m_filterButton->sizeHint().width());
    m_filterButton->setGeometry(corner.left() + left, corner.top(), buttonWidth, corner.height());
    m_filter->setGeometry(corner.adjusted(2, 1, -2, -1));
    const int badgesLeft = hasBadges ? buttonWidth : 0;
    m_badges->setGeometry(badgesLeft, 0, room - badgesLeft, int(m_geometry.rulerHeight));
}

/// Shows the filter's field in place of its button while it filters or has the focus.
void TimelineWidget::showFilter()
{
    const bool isField = m_filter->hasFocus() || !m_filter->text().isEmpty();
    m_filter->setVisible(isField);
    m_filterButton->setVisible(!isField);
}

void TimelineWidget::showEmptyLanes()
{
    const auto isTag = [](const TimelineLane& lane) { return lane.kind == LaneKind::Tag && !lane.isPart; };
    const auto shown = std::count_if(m_content.lanes.begin(), m_content.lanes.end(), isTag);
    const auto all = shown + qsizetype(m_content.emptyLanes.size()) + m_content.hiddenTagLanes;
    m_filterButton->setText(m_content.hasClip() ? tr("%1 of %n lane(s)", nullptr, int(all)).arg(shown)
                                                : tr("Lanes"));
    m_emptyLanes->setLanes(m_content.emptyLanes);
    const bool hasRow = !m_emptyLanes->isEmpty();
    m_emptyLanes->setVisible(hasRow);
    const int rowHeight = hasRow ? int(m_geometry.laneHeight) + 2 : 0;
    const QMargins margins(0, TimelineMinimap::usualHeight, 0, rowHeight);
    if (margins != viewportMargins()) setViewportMargins(margins);
    m_emptyLanes->setGeometry(viewport()->x(), viewport()->geometry().bottom() + 1, viewport()->width(),
                              rowHeight);
}

/// Draws a range of the chip's tag below the frames over which the pointer drags.
void TimelineWidget::drawFromChip(TagId tag, int fromX, int toX, bool isFinal)
{
    const FrameRange range{m_geometry.boundaryAt(std::min(fromX, toX)),
                           m_geometry.boundaryAt(std::max(fromX, toX))};
    setGhost(isFinal || range.isEmpty() ? std::nullopt : std::optional(range));
    if (!isFinal || range.isEmpty()) return;
    emit emptyLaneRequested(tag);
    emit rangeAddRequested(tag, range, 0); // an undo step of its own
}

int TimelineWidget::neededHeight() const
{
    const TimelineGeometry& view = m_geometry;
    const double lanes = std::max(m_neededLanes + spareLanes, double(fewestLanes));
    const QMargins margins = viewportMargins();
    return int(std::ceil(view.rulerHeight + lanes * view.laneHeight)) + margins.top() + margins.bottom();
}

/// The height of all lanes, in heights of a plain lane.
double TimelineWidget::neededLanes() const
{
    const TimelineGeometry& view = m_geometry;
    return (view.laneTop(view.laneCount) + view.scrollY - view.rulerHeight) / view.laneHeight;
}

void TimelineWidget::tellNeededHeight()
{
    if (!m_gesture.isIdle()) return;
    const int height = neededHeight();
    if (std::exchange(m_toldHeight, height) != height) emit neededHeightChanged();
}

/// Requests the playhead at a frame, and centres the frame if it is out of view.
void TimelineWidget::jumpTo(Frame frame)
{
    emit playheadRequested(frame);
    const double x = m_geometry.x(frame);
    if (x >= m_geometry.headWidth && x <= m_geometry.width - TimelineGeometry::rightMargin) return;
    setView(m_geometry.scrolledBy(x - m_geometry.headWidth - m_geometry.trackWidth() / 2, 0));
}

void TimelineWidget::updateScrollBars()
{
    const QScopedValueRollback<bool> syncing(m_isSyncingScrollBars, true);
    const TimelineGeometry view = m_geometry; // showing or hiding a bar resizes the viewport and m_geometry
    const auto set = [](QScrollBar* bar, double largest, double page, double step, double value) {
        bar->setRange(0, int(std::ceil(largest - 1e-6)));
        bar->setPageStep(int(page));
        bar->setSingleStep(int(step));
        bar->setValue(int(std::round(value)));
    };
    const double room = view.trackWidth() - TimelineGeometry::rightMargin;
    const double across = view.isFitted() ? 0 : std::max(0.0, view.frames * view.scale - room);
    set(verticalScrollBar(), view.largestScrollY(), view.height - view.scrollTop(), view.laneHeight,
        view.scrollY);
    set(horizontalScrollBar(), across, room, room / 10, view.firstFrame * view.scale);
}

void TimelineWidget::scrollContentsBy(int, int)
{
    if (m_isSyncingScrollBars) return;
    TimelineGeometry view = m_geometry;
    view.firstFrame = horizontalScrollBar()->value() / view.scale;
    view.scrollY = verticalScrollBar()->value();
    setView(view.clamped());
}

void TimelineWidget::resizeEvent(QResizeEvent*)
{
    m_minimap->setGeometry(viewport()->x(), viewport()->y() - TimelineMinimap::usualHeight,
                           viewport()->width(), TimelineMinimap::usualHeight);
    m_emptyLanes->setGeometry(viewport()->x(), viewport()->geometry().bottom() + 1, viewport()->width(),
                              viewportMargins().bottom());
    const bool wasFitted = m_geometry.isFitted();
    const TimelineGeometry measuredView = measured(m_geometry);
    const TimelineGeometry view = wasFitted ? measuredView.fitted() : measuredView.clamped();
    if (m_isSyncingScrollBars)
        applyView(view); // a scroll bar was shown or hidden: no user input
    else
        setView(view);
}

void TimelineWidget::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
    remeasure();
}

QSize TimelineWidget::sizeHint() const { return {1200, neededHeight()}; }

QSize TimelineWidget::minimumSizeHint() const { return {320, 120}; }

// ---- painting

TimelineScene TimelineWidget::scene() const
{
    TimelineScene shown{m_content,    m_geometry,
                        m_colours,    m_gesture.preview(),
                        m_selection,  textFont(TextSize::Body),
                        m_activeLane, m_playhead,
                        m_units,      m_hover,
                        m_emptyHint,  m_loopRange,
                        m_flash,      m_flashStrength,
                        m_ghost,      m_isPlayheadIdle,
                        m_broken,     &m_placedArcs,
                        m_chosenArc,  m_hoveredArc};
    shown.hintFoot = m_steps->foot();
    return shown;
}

void TimelineWidget::invalidateBase()
{
    m_layers.invalidateBase();
    viewport()->update();
}

void TimelineWidget::paintEvent(QPaintEvent* event)
{
    if (viewport()->size().isEmpty()) return;
    QPainter painter(viewport());
    m_layers.paint(painter, scene(), event->region());
    paintPanelCorners(painter, *viewport());
}

} // namespace tagline
