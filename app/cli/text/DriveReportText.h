#pragma once

// DriveReportText is how `tagline drive` tells what came of driving, and holds it against what is required.

#include <QString>

#include "core/staging/DriveStaging.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A number of a report: how it is called in reports and with --require.
struct DriveFigureOfMerit
{
    const char* name;
    const char* unit;
    const char* meaning;
    std::optional<double> (*get)(const DriveReport& report); ///< none: there was no such thing
};

/// All of them; the less, the better.
const std::vector<DriveFigureOfMerit>& driveFigures();

/// `skate=0.1`: a figure may be this at most.
struct DriveRequirement
{
    const DriveFigureOfMerit* figure = nullptr;
    double most = 0.0;
};

/// Reads `skate=0.1,pop=1`. Errors: "drive.require", for people.
Result<std::vector<DriveRequirement>> driveRequirements(const QString& text);

/// The requirements that a report does not meet, a sentence each.
std::vector<std::string> unmetRequirements(const DriveReport& report,
                                           const std::vector<DriveRequirement>& requirements);

std::string driveReportJson(const DriveReport& report, const StagedDrive& drive, const ClipLibrary& library);
std::string driveReportText(const DriveReport& report, const StagedDrive& drive, const ClipLibrary& library);

} // namespace tagline
