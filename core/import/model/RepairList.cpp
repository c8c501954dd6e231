#include "core/import/model/RepairList.h"

#include <algorithm>

namespace tagline {

void RepairList::add(std::string_view code, std::string_view message, std::int64_t count)
{
    if (count <= 0) return;
    const auto known = std::find_if(m_repairs.begin(), m_repairs.end(),
                                    [&](const Repair& repair) { return repair.code == code; });
    if (known != m_repairs.end())
        known->count += count;
    else
        m_repairs.push_back({std::string(code), std::string(message), count});
}

} // namespace tagline
