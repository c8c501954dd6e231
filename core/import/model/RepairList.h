#pragma once

// RepairList counts what was mended while a file was read, by kind.

#include "core/import/ImportedModel.h"

#include <string_view>

namespace tagline {

class RepairList
{
public:
    /// Counts `count` more of a kind. The message of the first stands for all.
    void add(std::string_view code, std::string_view message, std::int64_t count = 1);

    /// In order of their first mention.
    const std::vector<Repair>& repairs() const { return m_repairs; }

private:
    std::vector<Repair> m_repairs;
};

} // namespace tagline
