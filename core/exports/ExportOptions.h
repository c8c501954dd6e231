#pragma once

// ExportOptions are what a person may choose of an export.

#include <string>

namespace tagline {

struct ExportOptions
{
    /// With the records of tags (core/tags/sheet/TagRecords.h): author, time, confidence and note.
    bool hasRecords = false;
    /// A text that a spreadsheet would take for a formula gets a ' before it: one that begins with =, +, -,
    /// @, a tab or a line break. One that begins with ' gets another, so that it can be taken off again.
    bool guardsFormulas = false;
    /// The folder that paths are given from, absolute; empty: paths as the user gave them.
    std::string folder = {};
    /// In a folder of one file a clip: files of the export's names are replaced.
    bool replacesFiles = false;
};

} // namespace tagline
