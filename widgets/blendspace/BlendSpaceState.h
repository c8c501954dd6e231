#pragma once

// BlendSpaceState is what the blend space shows: samples by two measures, and how the panel is set.

#include <QColor>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <vector>

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

/// What is measured along an axis.
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
    std::vector<BlendAxis> measures;                 ///< all that can be chosen
    int across = 0;                                  ///< of measures
    int upward = 0;                                  ///< of measures
    QString hint;         ///< in place of points: what to do, or what is being done
    QString note;         ///< what a person should know of the points; empty for nothing
    QString error;        ///< why the tags cannot be asked; empty where they can
    bool isShown = false; ///< in the viewport

    bool operator==(const BlendSpaceState&) const = default;
};

} // namespace tagline
