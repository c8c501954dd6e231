#pragma once

// WallArcs are transitions from a frame of one clip to a frame of another (or of the same) over the rows of
// the wall: their layout, the one under the mouse, and their painting.

#include <QPolygonF>
#include <QString>

#include "core/support/StrongId.h"
#include "core/time/FrameRange.h"

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace tagline {

struct WallArc
{
    int id = 0;  ///< identifies it in intents
    ClipId from; ///< the clip before the transition, and the frame
    Frame leave = 0;
    ClipId to; ///< the clip after the transition, and the frame
    Frame enter = 0;
    QString text;          ///< description shown under the mouse
    double strength = 1.0; ///< quality, 0 … 1

    bool operator==(const WallArc&) const = default;
};

class WallArcs
{
public:
    static constexpr double grabDistance = 4.0; ///< distance from a line within which a point hits it

    /// Position of the middle of a frame; none if its clip has no row, for example in a folded group.
    using Place = std::function<std::optional<QPointF>(ClipId, Frame)>;

    /// Sets the arcs, the best first. Returns whether that changes anything.
    bool set(std::vector<WallArc> arcs, std::optional<int> chosen);
    /// Sets the arc under the mouse; none: there is none. Returns whether it has changed.
    bool hover(std::optional<int> id);
    bool isEmpty() const { return m_arcs.empty(); }
    const std::vector<WallArc>& arcs() const { return m_arcs; }
    std::optional<int> hovered() const { return m_hovered; }

    /// Rows or time have moved: arcs need a new layout.
    void touch() { m_areLaidOut = false; }
    /// Computes the lines of all arcs if they are not up to date. O(arcs).
    void layOut(const Place& placeOf);
    /// The nearest arc under a point, the better one among equals; null if no arc is near.
    const WallArc* arcAt(QPointF point) const;
    /// Paints the arcs, with the chosen one and the one under the mouse on top. Expects a painter that is
    /// clipped to the rows' time.
    void paint(QPainter& painter) const;

private:
    std::vector<WallArc> m_arcs;
    std::vector<QPolygonF> m_lines; ///< one per arc; empty if an end has no row
    bool m_areLaidOut = false;
    std::optional<int> m_chosen;
    std::optional<int> m_hovered;
};

} // namespace tagline
