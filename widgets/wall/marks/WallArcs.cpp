#include "widgets/wall/marks/WallArcs.h"

#include "widgets/theme/Theme.h"
#include "widgets/timeline/arcs/ArcLine.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr double bulgeOfLength = 0.35;            ///< how far an arc stands off, as a share of its length
constexpr double leastBulge = 18, mostBulge = 90; ///< pixels
constexpr int piecesOfArc = 32;

/// A cubic from one frame to another. Between rows it stands off to the right, within a row upwards.
QPolygonF arcBetween(QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const double bulge = std::clamp(bulgeOfLength * std::hypot(way.x(), way.y()), leastBulge, mostBulge);
    const QPointF off = std::abs(way.y()) < 1 ? QPointF(0, -bulge) : QPointF(bulge, 0);
    QPolygonF line;
    for (int piece = 0; piece <= piecesOfArc; ++piece) {
        const double at = double(piece) / piecesOfArc, rest = 1 - at;
        line << rest * rest * (rest + 3 * at) * from + at * at * (at + 3 * rest) * to +
                    3 * rest * at * (rest + at) * off;
    }
    return line;
}

} // namespace

bool WallArcs::set(std::vector<WallArc> arcs, std::optional<int> chosen)
{
    if (arcs == m_arcs && chosen == m_chosen) return false;
    m_arcs = std::move(arcs);
    m_chosen = chosen;
    m_lines.clear();
    m_areLaidOut = false;
    m_hovered.reset();
    return true;
}

bool WallArcs::hover(std::optional<int> id) { return std::exchange(m_hovered, id) != id; }

void WallArcs::layOut(const Place& placeOf)
{
    if (std::exchange(m_areLaidOut, true)) return;
    m_lines.clear();
    for (const WallArc& arc : m_arcs) {
        const auto from = placeOf(arc.from, arc.leave), to = placeOf(arc.to, arc.enter);
        m_lines.push_back(from && to ? arcBetween(*from, *to) : QPolygonF());
    }
}

const WallArc* WallArcs::arcAt(QPointF point) const
{
    const WallArc* nearest = nullptr;
    double best = grabDistance;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const double distance = distanceTo(m_lines[i], point);
        if (distance > best || (nearest && distance == best)) continue;
        best = distance;
        nearest = &m_arcs[i];
    }
    return nearest;
}

void WallArcs::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto paintThose = [&](bool areLit) {
        for (std::size_t i = m_lines.size(); i-- > 0;) { // the best over the others
            const bool isLit = m_arcs[i].id == m_chosen || m_arcs[i].id == m_hovered;
            if (isLit != areLit || m_lines[i].isEmpty()) continue;
            paintArcLine(painter, m_lines[i],
                         {theme().accent, theme().playheadHalo, m_arcs[i].strength, isLit, true});
        }
    };
    paintThose(false);
    paintThose(true);
    painter.restore();
}

} // namespace tagline
