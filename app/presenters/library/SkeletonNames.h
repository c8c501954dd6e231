#pragma once

// SkeletonNames are the words for skeletons by which clips are grouped.

#include <QString>

#include "core/animation/figure/Skeleton.h"

#include <cstddef>
#include <map>
#include <unordered_map>

namespace tagline {

class SkeletonNames
{
public:
    /// "Hips, 31 joints"; of several skeletons of that name the second is "Hips, 31 joints (2)". Skeletons
    /// are equal where their joints have the same names in the same order. O(joints).
    QString nameOf(const Skeleton& skeleton);
    void clear();

private:
    std::unordered_map<std::size_t, QString> m_names; ///< by a hash of the joints' names
    std::map<QString, int> m_used;                    ///< how many have a name
};

} // namespace tagline
