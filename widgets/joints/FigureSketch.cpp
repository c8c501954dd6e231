#include "widgets/joints/FigureSketch.h"

#include "widgets/theme/Theme.h"

#include <QPainter>

#include <glm/common.hpp>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int usualHeight = 150;
constexpr int leastHeight = 90;
constexpr int margin = 6;
constexpr double boneWidth = 1.6;
constexpr double jointRadius = 1.7;

void drawFigure(QPainter& painter, const SketchedFigure& figure, const QRectF& room)
{
    if (figure.places.empty()) return;
    glm::vec3 low = figure.places.front(), high = low;
    for (const glm::vec3& place : figure.places) {
        low = glm::min(low, place);
        high = glm::max(high, place);
    }
    const glm::vec3 size = glm::max(high - low, glm::vec3(1e-6f));
    const double scale = std::min(room.width() / double(size.x), room.height() / double(size.y));
    const auto at = [&](const glm::vec3& place) {
        return QPointF(room.center().x() + double(place.x - 0.5f * (low.x + high.x)) * scale,
                       room.bottom() - double(place.y - low.y) * scale);
    };
    painter.setPen(QPen(theme().text, boneWidth, Qt::SolidLine, Qt::RoundCap));
    for (std::size_t i = 0; i < figure.places.size(); ++i)
        if (const JointIndex parent = figure.parents[i]; parent != noJoint)
            painter.drawLine(at(figure.places[i]), at(figure.places[std::size_t(parent)]));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    for (const glm::vec3& place : figure.places) painter.drawEllipse(at(place), jointRadius, jointRadius);
}

} // namespace

FigureSketch::FigureSketch(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FigureSketch::setFigures(std::vector<SketchedFigure> figures)
{
    m_figures = std::move(figures);
    QStringList names;
    for (const SketchedFigure& figure : m_figures) names << figure.name;
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    update();
}

QSize FigureSketch::sizeHint() const { return {2 * usualHeight, usualHeight}; }

QSize FigureSketch::minimumSizeHint() const { return {leastHeight, leastHeight}; }

void FigureSketch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme().sunken);
    const int textHeight = fontMetrics().height();
    const int width = this->width() / std::max(int(m_figures.size()), 1);
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        const QRect cell(int(i) * width, 0, width, height());
        const QRect room = cell.adjusted(margin, margin, -margin, -margin);
        drawFigure(painter, m_figures[i], room.adjusted(0, 0, 0, -textHeight - margin));
        painter.setPen(theme().muted);
        painter.drawText(room, Qt::AlignHCenter | Qt::AlignBottom,
                         fontMetrics().elidedText(m_figures[i].name, Qt::ElideMiddle, room.width()));
    }
}

} // namespace tagline
