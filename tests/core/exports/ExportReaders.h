#pragma once

// Readers of what is exported, one for each format, written by the formats' own descriptions.

#include "core/time/FrameRate.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tagline::test {

/// The ranges of each tag of the only clip.
using ReadRanges = std::map<std::string, std::vector<FrameRange>>;

struct ExportReader
{
    std::optional<ReadRanges> (*read)(const QByteArray& bytes, FrameRate rate);
    bool keepsTouching = true; ///< ranges that touch stay apart in it
    int highestRate = 1000;    ///< frames a second up to which no frame moves
};

/// None for a format that no test reads.
std::optional<ExportReader> exportReader(const std::string& format);

} // namespace tagline::test
