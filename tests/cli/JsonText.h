#pragma once

// JSON that a command printed, and parts of it as text. (A test that uses it links
// nlohmann_json::nlohmann_json.)

#include "tests/cli/CliRunner.h"

#include <nlohmann/json.hpp>

namespace tagline::test {

using Json = nlohmann::ordered_json;

/// What a run printed; a discarded value where it is no JSON.
inline Json json(const CliRun& run) { return Json::parse(run.output.toStdString(), nullptr, false); }

/// Compact text, which compares well and reads well where a comparison fails.
inline QString text(const Json& value) { return QString::fromStdString(value.dump()); }

inline QStringList keys(const Json& object)
{
    QStringList names;
    for (const auto& [key, value] : object.items()) names << QString::fromStdString(key);
    return names;
}

} // namespace tagline::test
