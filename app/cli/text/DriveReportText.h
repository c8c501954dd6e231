#pragma once

// DriveReportText formats the report of `tagline drive`, and checks it against requirements.

#include <QString>

#include "core/staging/DriveStaging.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A number of a report: its name in reports and with --require.
struct DriveFigureOfMerit
{
    const char* name;
    const char* unit;
    const char* meaning;
    std::optional<double> (*get)(const DriveReport& report); ///< none if it does not apply
};

/// All figures; smaller values are better.
const std::vector<DriveFigureOfMerit>& driveFigures();

/// `skate=0.1`: the greatest allowed value of a figure.
struct DriveRequirement
{
    const DriveFigureOfMerit* figure = nullptr;
    double most = 0.0;
};

/// Reads `skate=0.1,pop=1`. Errors: "drive.require", for people.
Result<std::vector<DriveRequirement>> driveRequirements(const QString& text);

/// The requirements that a report does not meet, one sentence each.
std::vector<std::string> unmetRequirements(const DriveReport& report,
                                           const std::vector<DriveRequirement>& requirements);

std::string driveReportJson(const DriveReport& report, const StagedDrive& drive, const ClipLibrary& library);
std::string driveReportText(const DriveReport& report, const StagedDrive& drive, const ClipLibrary& library);

} // namespace tagline
