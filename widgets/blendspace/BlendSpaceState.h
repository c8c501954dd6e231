#pragma once

// BlendSpaceState is the state shown by the blend space: samples by two measures, and the panel's settings.

#include <QColor>
#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <vector>

class QAction;

namespace tagline {

/// One range of a clip.
struct BlendPoint
{
    QString name;  ///< "walk"
    QString range; ///< "frames 20–64"
    QPointF place; ///< in the units of the axes
    QColor colour;

    bool operator==(const BlendPoint&) const = default;
};

/// A measure that an axis can show.
struct BlendAxis
{
    QString name; ///< "turn rate"
    QString unit; ///< "°/s"
    int decimals = 1;

    bool operator==(const BlendAxis&) const = default;
};

struct BlendSpaceState
{
    std::vector<BlendPoint> points;
    std::vector<std::array<std::uint32_t, 2>> edges; ///< pairs of points that are neighbours
    std::vector<BlendAxis> measures;                 ///< all measures that can be chosen
    int across = 0;                                  ///< index in measures
    int upward = 0;                                  ///< index in measures
    QString hint;            ///< in place of points: instruction, or the operation in progress
    QString note;            ///< remark about the points; empty for none
    QString error;           ///< why the query of the tags is invalid; empty if it is valid
    bool isShown = false;    ///< in the viewport
    QList<QAction*> steps{}; ///< offered below the hint

    bool operator==(const BlendSpaceState&) const = default;
};

} // namespace tagline
