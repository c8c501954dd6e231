#pragma once

// Names of a file, made fit to be shown, written and looked up.

#include "core/import/model/RepairList.h"

#include <string>
#include <unordered_map>
#include <unordered_set>

namespace tagline {

/// The name as UTF-8 without control characters: bytes that are no UTF-8 are taken for Latin-1. A change is a
/// repair.
std::string cleanName(const std::string& raw, RepairList& repairs);

/// Makes names unique in the order in which they come: "Hand", "Hand#2", "Hand#3" …
class UniqueNames
{
public:
    explicit UniqueNames(RepairList& repairs)
        : m_repairs(repairs)
    {
    }

    /// The cleaned name, or "unnamed" for an empty one, made unique.
    std::string unique(const std::string& raw);

private:
    RepairList& m_repairs;
    std::unordered_set<std::string> m_taken;
    std::unordered_map<std::string, int> m_lastNumbers; ///< of names that came more than once
};

} // namespace tagline
