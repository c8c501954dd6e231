#pragma once

// JointEntries are the joints of a figure as a person chooses among them: a tree, and parts of the body.

#include <QString>
#include <QStringList>

#include "core/animation/figure/Skeleton.h"

#include <vector>

namespace tagline {

struct JointEntry
{
    QString name;
    int parent = -1; ///< place in the list, before this one; −1: none

    bool operator==(const JointEntry&) const = default;
};

/// A part of the body by the joints that take it with all below them; none of them: the whole body.
struct BodyPreset
{
    QString name; ///< "Upper body"
    QStringList joints;
    QString shortName = {}; ///< "Upper", for a place that is too narrow for the name; may be empty

    bool operator==(const BodyPreset&) const = default;
};

/// The joints that a person would choose, in order of the skeleton: no meshes, cameras or other nodes. Chains
/// that are too long for a screen go on beside each other.
std::vector<JointEntry> jointEntries(const Skeleton& skeleton);

/// Whole body, and what else the names of the joints tell: upper body, legs, left and right arm.
std::vector<BodyPreset> bodyPresets(const Skeleton& skeleton);

} // namespace tagline
