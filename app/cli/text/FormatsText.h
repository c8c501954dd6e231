#pragma once

// FormatsText describes the formats of export and import for the command line.

#include <QString>

#include <string>
#include <vector>

namespace tagline {

/// A format of either direction, with its description.
struct DescribedFormat
{
    std::string id;
    std::string title;
    std::string files; ///< ".csv", ".vtt, a file for each clip"
    std::string holds;
    std::string leavesOut; ///< empty if there is nothing
    std::string checkedBy;
};

std::vector<DescribedFormat> describedExports();
std::vector<DescribedFormat> describedImports();

/// The line with the id, title and files of a format; titles begin in one column among those formats.
QString headingOf(const DescribedFormat& format, const std::vector<DescribedFormat>& among);

/// The content and omissions of each format, for the help of a command.
QString exportFormatsText();
QString importFormatsText();

/// The text wrapped to at most 100 characters per line, each line preceded by `before`.
QString wrappedText(const QString& text, const QString& before);

} // namespace tagline
