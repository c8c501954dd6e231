#pragma once

// FormatsText is what the command line says of the formats of export and import.

#include <QString>

#include <string>
#include <vector>

namespace tagline {

/// A format in either direction, as it is described.
struct DescribedFormat
{
    std::string id;
    std::string title;
    std::string files; ///< ".csv", ".vtt, a file for each clip"
    std::string holds;
    std::string leavesOut; ///< empty where nothing is
    std::string checkedBy;
};

std::vector<DescribedFormat> describedExports();
std::vector<DescribedFormat> describedImports();

/// What each format holds and leaves out, for the help of a command.
QString exportFormatsText();
QString importFormatsText();

/// A text in lines of at most 100 characters, each with this before it.
QString wrappedText(const QString& text, const QString& before);

} // namespace tagline
