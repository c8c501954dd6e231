#pragma once

// Tags of a palette for tests.

#include "widgets/tags/choice/TagRow.h"

namespace tagline::test {

inline TagRow tagRow(std::uint32_t id, std::string name, Colour colour, std::string key,
                     std::string group = {}, std::int64_t ranges = 10)
{
    TagRow row;
    row.id = TagId(id);
    row.definition.name = std::move(name);
    row.definition.colour = colour;
    row.definition.key = std::move(key);
    row.definition.group = std::move(group);
    row.ranges = ranges;
    row.frames = ranges * 30;
    return row;
}

/// A live tag, whose query has an answer.
inline TagRow liveRow(std::string name, std::int64_t ranges)
{
    TagRow row;
    row.definition.name = std::move(name);
    row.definition.description = "Run & ~Bad";
    row.definition.isRegistered = true;
    row.isDerived = true;
    row.ranges = ranges;
    row.frames = ranges * 30;
    return row;
}

} // namespace tagline::test
