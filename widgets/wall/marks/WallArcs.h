#pragma once

// WallArcs are ways from a frame of one clip to a frame of another (or of the same) over the rows of the
// wall: where they lie, which one is under the mouse, and their painting.

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
    int id = 0;  ///< names it for intents
    ClipId from; ///< the clip that is left, and the frame
    Frame leave = 0;
    ClipId to; ///< the clip that is gone to, and the frame
    Frame enter = 0;
    QString text;          ///< what is said of it under the mouse
    double strength = 1.0; ///< 0 … 1: how good it is

    bool operator==(const WallArc&) const = default;
};

class WallArcs
{
public:
    static constexpr double grabDistance = 4.0; ///< how near to a line a point is on it

    /// Where the middle of a frame lies; none where its clip has no row, also one that is folded away.
    using Place = std::function<std::optional<QPointF>(ClipId, Frame)>;

    /// The best first. Whether that changes anything.
    bool set(std::vector<WallArc> arcs, std::optional<int> chosen);
    /// Whether another one is under the mouse than before; none: no arc is.
    bool hover(std::optional<int> id);
    bool isEmpty() const { return m_arcs.empty(); }
    const std::vector<WallArc>& arcs() const { return m_arcs; }
    std::optional<int> hovered() const { return m_hovered; }

    /// Rows lie elsewhere, or show other times: arcs are to be laid out anew.
    void touch() { m_areLaidOut = false; }
    /// Where all arcs lie, where that is not known yet. O(arcs).
    void layOut(const Place& placeOf);
    /// The nearest under a point, of equals the better one; none away from all.
    const WallArc* arcAt(QPointF point) const;
    /// The chosen one and the one under the mouse over the others. Expects a painter that is clipped to the
    /// rows' time.
    void paint(QPainter& painter) const;

private:
    std::vector<WallArc> m_arcs;
    std::vector<QPolygonF> m_lines; ///< of each; empty where an end has no row
    bool m_areLaidOut = false;
    std::optional<int> m_chosen;
    std::optional<int> m_hovered;
};

} // namespace tagline
