#include "widgets/controller/curves/PlayCurveView.h"

#include "widgets/theme/Theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tagline {
namespace {

constexpr int drawnSteps = 160;
constexpr double pointRadius = 5, grabRadius = 11;
constexpr float pointStep = 0.01f, wideStep = 0.1f;

} // namespace

PlayCurveView::PlayCurveView(QWidget* parent)
    : CurvePlot({12, 12}, parent)
    , m_curve(curveOf(CurveShape::Even))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(200, 140);
    setAccessibleName(tr("Curve"));
    setToolTip(
        tr("Drag a point, or click beside all points to add one. Tab chooses a point, arrow keys move it "
           "(with Shift farther), Insert adds one behind it, Delete removes it"));
}

void PlayCurveView::setCurve(const PlayCurve& curve)
{
    m_curve = curve;
    m_chosen = std::clamp(m_chosen, 0, lastPoint());
    update();
}

void PlayCurveView::setChosen(int point)
{
    m_chosen = std::clamp(point, 0, lastPoint());
    update();
}

PlayCurve PlayCurveView::withPointAt(PlayCurve curve, int point, CurvePoint place)
{
    auto& points = curve.points;
    const auto at = std::size_t(point);
    place.value = std::clamp(place.value, 0.0f, 1.0f);
    if (at > 0 && at + 1 < points.size()) {
        const float least = points[at - 1].at + PlayCurve::leastGap;
        const float most = points[at + 1].at - PlayCurve::leastGap;
        if (least <= most) points[at].at = std::clamp(place.at, least, most);
    }
    points[at].value = place.value;
    return curve;
}

QPointF PlayCurveView::pointPixel(int point) const
{
    const CurvePoint& shown = m_curve.points[std::size_t(point)];
    return pixelOf(double(shown.at), double(shown.value));
}

CurvePoint PlayCurveView::pointAt(QPointF pixel) const
{
    const QPointF place = placeOf(pixel);
    return {std::clamp(float(place.x()), 0.0f, 1.0f), std::clamp(float(place.y()), 0.0f, 1.0f)};
}

std::optional<int> PlayCurveView::pointNear(QPointF pixel) const
{
    std::optional<int> nearest;
    double least = grabRadius;
    for (int point = 0; point <= lastPoint(); ++point) {
        const double away = distance(pointPixel(point), pixel);
        if (away > least) continue;
        least = away;
        nearest = point;
    }
    return nearest;
}

void PlayCurveView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintGround(painter);
    painter.setPen(QPen(theme().border, 1, Qt::DotLine));
    for (const double line : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        painter.drawLine(pixelOf(0, line), pixelOf(1, line));
        painter.drawLine(pixelOf(line, 0), pixelOf(line, 1));
    }
    QPainterPath path(pixelOf(0, m_curve.value(0)));
    for (int step = 1; step <= drawnSteps; ++step) {
        const double at = double(step) / drawnSteps;
        path.lineTo(pixelOf(at, m_curve.value(at)));
    }
    painter.setPen(QPen(theme().accent, 2));
    painter.drawPath(path);
    for (int point = 0; point <= lastPoint(); ++point) {
        const bool isChosen = point == m_chosen;
        paintPoint(painter, pointPixel(point), pointRadius, isChosen,
                   isChosen ? theme().accent : theme().muted);
    }
}

// User input

void PlayCurveView::choose(int point)
{
    m_chosen = point;
    update();
    emit chosenByHand(point);
}

/// Adds a point; false if there is no room for it.
bool PlayCurveView::addPoint(CurvePoint place)
{
    auto points = m_curve.points;
    const auto after = std::upper_bound(points.begin(), points.end(), place.at,
                                        [](float at, const CurvePoint& point) { return at < point.at; });
    if (after == points.begin() || after == points.end() || points.size() >= PlayCurve::mostPoints)
        return false;
    const auto before = after - 1;
    if (after->at - before->at < 2 * PlayCurve::leastGap) return false;
    const float at = std::clamp(place.at, before->at + PlayCurve::leastGap, after->at - PlayCurve::leastGap);
    const int index = int(after - points.begin());
    points.insert(after, {at, place.value});
    m_chosen = index;
    emit curveChangeRequested({std::move(points)}, index);
    return true;
}

void PlayCurveView::addBehindChosen()
{
    const int first = std::min(m_chosen, lastPoint() - 1);
    const auto& points = m_curve.points;
    const float at = 0.5f * (points[std::size_t(first)].at + points[std::size_t(first) + 1].at);
    addPoint({at, float(m_curve.value(double(at)))});
}

void PlayCurveView::removeChosen()
{
    if (m_chosen == 0 || m_chosen == lastPoint()) return;
    auto points = m_curve.points;
    points.erase(points.begin() + m_chosen);
    m_chosen -= 1;
    emit curveChangeRequested({std::move(points)}, m_chosen);
}

void PlayCurveView::moveChosen(float at, float value)
{
    const PlayCurve moved = withPointAt(m_curve, m_chosen, {at, value});
    if (moved != m_curve) emit curveChangeRequested(moved, m_chosen);
}

void PlayCurveView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return event->ignore();
    const auto near = pointNear(event->position());
    if (near) choose(*near);
    m_isHeld = near || addPoint(pointAt(event->position()));
    if (!m_isHeld) return;
    setCursor(Qt::ClosedHandCursor);
}

void PlayCurveView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isHeld) return setCursor(pointNear(event->position()) ? Qt::OpenHandCursor : Qt::CrossCursor);
    const CurvePoint place = pointAt(event->position());
    moveChosen(place.at, place.value);
}

void PlayCurveView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) m_isHeld = false;
}

void PlayCurveView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Insert:
        return addBehindChosen();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return removeChosen();
    }
    CurvePlot::keyPressEvent(event);
}

bool PlayCurveView::moveChosenBy(QPointF steps, bool isFar)
{
    const CurvePoint& point = m_curve.points[std::size_t(m_chosen)];
    const float step = isFar ? wideStep : pointStep;
    moveChosen(point.at + step * float(steps.x()), point.value + step * float(steps.y()));
    return true;
}

bool PlayCurveView::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress) { // before Tab goes to the next control
        const auto* key = static_cast<QKeyEvent*>(event);
        const int next = key->key() == Qt::Key_Tab       ? m_chosen + 1
                         : key->key() == Qt::Key_Backtab ? m_chosen - 1
                                                         : -1;
        if (next >= 0 && next <= lastPoint()) {
            choose(next);
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace tagline
