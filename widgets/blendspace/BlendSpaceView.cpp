#include "widgets/blendspace/BlendSpaceView.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/controls/DottedNames.h"
#include "widgets/theme/controls/ToolTips.h"
#include "widgets/theme/messages/NextSteps.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace tagline {
namespace {

constexpr int besideHint = 18, aboveHint = 12; ///< pixels around the text in place of points
constexpr double nudge = 0.02;                 ///< of an axis, by an arrow key
constexpr double longNudge = 0.1;              ///< with Shift
constexpr double smallPoint = 4;               ///< radius in pixels of a sample that does not count
constexpr double largePoint = 11;              ///< of one that counts alone
constexpr double puckRadius = 8;
constexpr float leastShown = 0.005f;  ///< less is written as 0.00
constexpr double usualName = 0.4;     ///< of the plot's width: three neighbours leave the points in sight
constexpr double widestName = 0.48;   ///< of the plot's width, where there is room
constexpr double leastName = 80;      ///< pixels, in a plot that has so many
constexpr int airInName = 4;          ///< pixels of a label beside its text, both sides together
constexpr double airAroundPoint = 2;  ///< pixels between a point and any name
constexpr std::size_t wholeNames = 2; ///< so many of the nearest points have theirs whole

const BlendAxis noAxis;

double roomOfName(const BlendSpaceGeometry& geometry, double share)
{
    const double wide = geometry.plot.width();
    return std::max(wide * share - airInName, std::min(wide, leastName) - airInName);
}

/// The name on two lines of a width, parted behind a sign where that is possible; empty if it needs more.
QString onTwoLines(const QFontMetricsF& metrics, const QString& name, double width)
{
    for (const bool isBehindSign : {true, false})
        for (qsizetype at = name.size() - 1; at > 0; --at) {
            if (isBehindSign ? name[at - 1].isLetterOrNumber() : name[at].isLowSurrogate()) continue;
            const QString first = name.first(at), second = name.sliced(at);
            if (metrics.horizontalAdvance(first) <= width && metrics.horizontalAdvance(second) <= width)
                return first + '\n' + second;
        }
    return {};
}

QRectF squareAround(QPointF at, double radius)
{
    return {at.x() - radius, at.y() - radius, 2 * radius, 2 * radius};
}

} // namespace

BlendSpaceView::BlendSpaceView(QWidget* parent)
    : QWidget(parent)
    , m_steps(new NextSteps(this))
{
    connect(m_steps, &NextSteps::resized, this, &BlendSpaceView::placeSteps);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setProperty(tipsByPlace, true);
    setToolTip(tr("Drag the puck to blend the clips around it. Arrow keys nudge it (Shift: further), Home "
                  "centres it. Click a clip to play it alone (hold Alt to place the puck freely)."));
    describe();
}

const BlendAxis& BlendSpaceView::across() const
{
    return std::size_t(m_state.across) < m_state.measures.size()
               ? m_state.measures[std::size_t(m_state.across)]
               : noAxis;
}

const BlendAxis& BlendSpaceView::upward() const
{
    return std::size_t(m_state.upward) < m_state.measures.size()
               ? m_state.measures[std::size_t(m_state.upward)]
               : noAxis;
}

void BlendSpaceView::setState(const BlendSpaceState& state)
{
    m_state = state;
    m_hovered.reset(); // the points may be others
    describe();
    changeLabels();
    placeSteps();
}

void BlendSpaceView::setPuck(QPointF place, std::vector<float> weights)
{
    m_puck = place;
    m_weights = std::move(weights);
    describe();
    changeLabels();
}

void BlendSpaceView::describe()
{
    setAccessibleName(m_state.points.empty()
                          ? tr("Blend space, empty")
                          : tr("Blend space: puck at %1, %2")
                                .arg(valueText(across(), m_puck.x()), valueText(upward(), m_puck.y())));
}

QString BlendSpaceView::valueText(const BlendAxis& axis, double value) const
{
    const QString number = QLocale().toString(value, 'f', axis.decimals);
    return tr("%1 %2", "number and unit")
        .arg(number == QLatin1String("-0") ? QStringLiteral("0") : number, axis.unit);
}

BlendSpaceGeometry BlendSpaceView::geometryNow() const
{
    const QFontMetrics metrics(font());
    return BlendSpaceGeometry::of(size(), metrics.horizontalAdvance(QStringLiteral("−000.0")),
                                  metrics.height(), m_state.points);
}

// Painting

void BlendSpaceView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    if (m_state.points.empty()) return paintHint(painter);
    const BlendSpaceGeometry geometry = geometryNow();
    paintAxes(painter, geometry);
    paintEdges(painter, geometry);
    paintPoints(painter, geometry);
    paintPuck(painter, geometry);
    paintNames(painter, geometry);
}

void BlendSpaceView::paintHint(QPainter& painter) const
{
    painter.setPen(theme().muted);
    painter.drawText(hintPlace().adjusted(0, 0, 0, -m_steps->foot()), Qt::AlignCenter | Qt::TextWordWrap,
                     m_state.hint);
}

QRect BlendSpaceView::hintPlace() const
{
    return rect().adjusted(besideHint, aboveHint, -besideHint, -aboveHint);
}

/// By the width alone: text that is centred comes out a pixel higher in places of every other height, and a
/// panel whose least height changes with its height is laid out without end.
int BlendSpaceView::hintHeight() const
{
    const QRect place(0, 0, hintPlace().width(), 0);
    return fontMetrics().boundingRect(place, Qt::TextWordWrap, m_state.hint).height();
}

/// Has the height that hint and buttons need, while these stand in place of points.
QSize BlendSpaceView::minimumSizeHint() const
{
    if (!m_state.points.empty() || m_state.steps.isEmpty()) return {140, 112};
    const int both = hintHeight() + m_steps->sizeHint().height() + 2 * aboveHint;
    return {140, std::max(112, both)};
}

void BlendSpaceView::placeSteps()
{
    m_steps->setActions(m_state.points.empty() ? m_state.steps : QList<QAction*>());
    if (!m_steps->isHidden()) m_steps->placeBelow(hintHeight(), hintPlace());
    if (const QSize least = minimumSizeHint(); std::exchange(m_least, least) != least) updateGeometry();
}

void BlendSpaceView::paintAxes(QPainter& painter, const BlendSpaceGeometry& geometry) const
{
    const QRectF& plot = geometry.plot;
    const int line = painter.fontMetrics().height();
    const auto pen = [&](double value, double step) {
        return QPen(std::abs(value) < step * 0.01 ? theme().disabled : theme().raised, 1);
    };
    const auto decimals = [](double step) { return std::max(0, int(-std::floor(std::log10(step) + 1e-9))); };
    const auto number = [&](double value, double step) {
        return QLocale().toString(std::abs(value) < step * 0.01 ? 0.0 : value, 'f', decimals(step));
    };
    for (double mark = geometry.across.firstMark(); mark <= geometry.across.high;
         mark += geometry.across.step) {
        const double x = std::round(geometry.pixelOf({mark, 0}).x()) + 0.5;
        painter.setPen(pen(mark, geometry.across.step));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(theme().muted);
        painter.drawText(QRectF(x - 40, plot.bottom() + 2, 80, line), Qt::AlignHCenter | Qt::AlignTop,
                         number(mark, geometry.across.step));
    }
    for (double mark = geometry.upward.firstMark(); mark <= geometry.upward.high;
         mark += geometry.upward.step) {
        const double y = std::round(geometry.pixelOf({0, mark}).y()) + 0.5;
        painter.setPen(pen(mark, geometry.upward.step));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme().muted);
        painter.drawText(QRectF(0, y - line, plot.left() - 5, 2 * line), Qt::AlignRight | Qt::AlignVCenter,
                         number(mark, geometry.upward.step));
    }
    painter.setPen(theme().text);
    const auto title = [](const BlendAxis& axis) {
        return tr("%1 (%2)", "axis and unit").arg(axis.name, axis.unit);
    };
    painter.drawText(QRectF(plot.left(), plot.bottom() + 2 + line, plot.width(), line),
                     Qt::AlignRight | Qt::AlignVCenter, title(across()) + QStringLiteral(" →"));
    painter.drawText(QRectF(8, 4, plot.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("↑ ") + title(upward()));
}

void BlendSpaceView::paintEdges(QPainter& painter, const BlendSpaceGeometry& geometry) const
{
    for (const auto& [a, b] : m_state.edges) {
        if (std::max(a, b) >= m_state.points.size()) continue;
        const bool counts = weightOf(a) > 0.0f && weightOf(b) > 0.0f;
        QColor colour = counts ? theme().accent : theme().muted;
        colour.setAlphaF(counts ? 0.7f : 0.35f);
        painter.setPen(QPen(colour, 1));
        painter.drawLine(geometry.pixelOf(m_state.points[a].place),
                         geometry.pixelOf(m_state.points[b].place));
    }
}

double BlendSpaceView::radiusOf(std::size_t point) const
{
    const double area = smallPoint * smallPoint +
                        double(weightOf(point)) * (largePoint * largePoint - smallPoint * smallPoint);
    return std::sqrt(area);
}

void BlendSpaceView::paintPoints(QPainter& painter, const BlendSpaceGeometry& geometry) const
{
    for (std::size_t i = 0; i < m_state.points.size(); ++i) {
        const double radius = radiusOf(i);
        QColor colour = tagShades(m_state.points[i].colour).fill;
        if (weightOf(i) <= 0) colour = colour.darker(135);
        painter.setPen(QPen(theme().sunken, 1.2));
        painter.setBrush(colour);
        painter.drawEllipse(geometry.pixelOf(m_state.points[i].place), radius, radius);
    }
}

// Names

/// The point under the mouse, and those that count.
std::vector<std::size_t> BlendSpaceView::namedPoints() const
{
    std::vector<std::size_t> order(m_state.points.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        if ((m_hovered == a) != (m_hovered == b)) return m_hovered == a;
        return weightOf(a) > weightOf(b);
    });
    const auto firstSilent = std::find_if(order.begin(), order.end(), [this](std::size_t point) {
        return weightOf(point) < leastShown && m_hovered != point;
    });
    order.erase(firstSilent, order.end());
    return order;
}

/// The texts that a label may have, the best first; the last is the shortest. Only a nearby point's name
/// stands on two lines.
QStringList BlendSpaceView::labelTexts(std::size_t point, bool isNearby, const SharedParts& shared,
                                       const BlendSpaceGeometry& geometry) const
{
    const float weight = weightOf(point);
    const QString& name = m_state.points[point].name;
    const QString number = weight < leastShown
                               ? QString()
                               : tr(" %1", "weight after a name").arg(QLocale().toString(weight, 'f', 2));
    const QString below = number.isEmpty() ? QString() : '\n' + number.trimmed();
    const QFontMetricsF metrics(font());
    const double widest = roomOfName(geometry, widestName);
    const double numberWidth = metrics.horizontalAdvance(number);
    QStringList texts;
    if (metrics.horizontalAdvance(name) + numberWidth <= widest) texts << name + number;
    if (metrics.horizontalAdvance(name) <= widest) texts << name + below;
    if (const QString lines = isNearby ? onTwoLines(metrics, name, widest) : QString(); !lines.isEmpty())
        texts << lines + below;
    texts << elidedAmongSiblings(metrics, name, shared, widest) + below;
    const double usual = roomOfName(geometry, usualName) - numberWidth;
    return texts << elidedAmongSiblings(metrics, name, shared, usual) + number;
}

const std::vector<PlacedLabel>& BlendSpaceView::labelsNow() const
{
    if (!m_labels) m_labels = placeLabels();
    return *m_labels;
}

void BlendSpaceView::changeLabels()
{
    m_labels.reset();
    update();
}

void BlendSpaceView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    changeLabels();
    placeSteps();
}

void BlendSpaceView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    changeLabels();
    placeSteps();
}

/// Each named point has a label first; then each says more, the most important before the others, as far as
/// that leaves the rest in their places.
std::vector<PlacedLabel> BlendSpaceView::placeLabels() const
{
    const BlendSpaceGeometry geometry = geometryNow();
    const QFontMetricsF metrics(font());
    const auto wishOf = [&](std::size_t point, const QString& text, bool mayStandApart) {
        const QSizeF size = metrics.size(0, text) + QSizeF(airInName, 0);
        return LabelWish{
            point, geometry.pixelOf(m_state.points[point].place), radiusOf(point), size, mayStandApart, text};
    };
    std::vector<QRectF> obstacles{squareAround(geometry.pixelOf(m_puck), puckRadius + 6)};
    for (std::size_t i = 0; i < m_state.points.size(); ++i)
        obstacles.push_back(
            squareAround(geometry.pixelOf(m_state.points[i].place), radiusOf(i) + airAroundPoint));
    const std::vector<std::size_t> points = namedPoints();
    QStringList names;
    for (const std::size_t point : points) names << m_state.points[point].name;
    const SharedParts shared = sharedParts(names);
    std::vector<LabelWish> wishes;
    for (const std::size_t point : points)
        wishes.push_back(wishOf(point, labelTexts(point, false, shared, geometry).last(), true));
    std::vector<PlacedLabel> labels = placedLabels(wishes, geometry.plot, obstacles);
    for (std::size_t place = 0; place < labels.size(); ++place) {
        const bool isNearby = place < wholeNames;
        for (const QString& text : labelTexts(labels[place].point, isNearby, shared, geometry)) {
            if (text == labels[place].text) break;
            const LabelWish wish = wishOf(labels[place].point, text, isNearby || labels[place].standsApart);
            if (replaceLabel(labels, place, wish, geometry.plot, obstacles)) break;
        }
    }
    return labels;
}

void BlendSpaceView::paintNames(QPainter& painter, const BlendSpaceGeometry& geometry) const
{
    const std::vector<PlacedLabel>& labels = labelsNow();
    painter.setPen(QPen(theme().muted, 1));
    for (const PlacedLabel& label : labels) // below all names
        if (label.standsApart) {
            const QPointF at = geometry.pixelOf(m_state.points[label.point].place);
            const QRectF& place = label.place;
            painter.drawLine(at, {std::clamp(at.x(), place.left(), place.right()),
                                  std::clamp(at.y(), place.top(), place.bottom())});
        }
    QColor ground = theme().sunken; // lines behind do not make the name harder to read
    ground.setAlpha(210);
    for (const PlacedLabel& label : labels) {
        painter.fillRect(label.place, ground);
        painter.setPen(theme().text);
        painter.drawText(label.place, Qt::AlignCenter, label.text);
    }
}

void BlendSpaceView::paintPuck(QPainter& painter, const BlendSpaceGeometry& geometry) const
{
    const QPointF at = geometry.pixelOf(m_puck);
    for (const auto& [wide, colour] : {std::pair(5.0, theme().sunken), std::pair(2.5, theme().accent)}) {
        painter.setPen(QPen(colour, wide));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, puckRadius, puckRadius);
        for (const QPointF arm : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(at + arm * puckRadius, at + arm * (puckRadius + 6));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawEllipse(at, 2, 2);
}

// Mouse and keys

void BlendSpaceView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_state.points.empty()) return event->ignore();
    const BlendSpaceGeometry geometry = geometryNow();
    const auto point = geometry.pointAt(event->position(), m_state.points);
    const bool takesPoint = point && !(event->modifiers() & Qt::AltModifier);
    emit puckMoveRequested(takesPoint ? m_state.points[*point].place : geometry.placeAt(event->position()));
}

void BlendSpaceView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_state.points.empty()) return;
    setCursor(event->buttons() & Qt::LeftButton ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    if (event->buttons() & Qt::LeftButton) emit puckMoveRequested(geometryNow().placeAt(event->position()));
    setHovered(geometryNow().pointAt(event->position(), m_state.points));
}

void BlendSpaceView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    setHovered(std::nullopt);
}

void BlendSpaceView::setHovered(std::optional<std::size_t> point)
{
    if (std::exchange(m_hovered, point) != point) changeLabels();
}

void BlendSpaceView::keyPressEvent(QKeyEvent* event)
{
    const BlendSpaceGeometry geometry = geometryNow();
    const double part = event->modifiers() & Qt::ShiftModifier ? longNudge : nudge;
    const QPointF step((geometry.across.high - geometry.across.low) * part,
                       (geometry.upward.high - geometry.upward.low) * part);
    if (m_state.points.empty()) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return emit puckMoveRequested(m_puck - QPointF(step.x(), 0));
    case Qt::Key_Right:
        return emit puckMoveRequested(m_puck + QPointF(step.x(), 0));
    case Qt::Key_Up:
        return emit puckMoveRequested(m_puck + QPointF(0, step.y()));
    case Qt::Key_Down:
        return emit puckMoveRequested(m_puck - QPointF(0, step.y()));
    case Qt::Key_Home:
        return emit puckMoveRequested(geometry.placeAt(geometry.plot.center()));
    }
    QWidget::keyPressEvent(event);
}

QString BlendSpaceView::tipOf(std::size_t point) const
{
    const BlendPoint& shown = m_state.points[point];
    return tr("%1, %2: %3, %4; weight %5")
        .arg(shown.name, shown.range, valueText(across(), shown.place.x()),
             valueText(upward(), shown.place.y()), QLocale().toString(weightOf(point), 'f', 2));
}

bool BlendSpaceView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !m_state.points.empty()) {
        const int key =
            static_cast<QKeyEvent*>(event)->key(); // the keys that are used here are not the window's
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down ||
            key == Qt::Key_Home) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip && !m_state.points.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto point = geometryNow().pointAt(help->pos(), m_state.points);
        QToolTip::showText(help->globalPos(), point ? tipOf(*point) : toolTip(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tagline
