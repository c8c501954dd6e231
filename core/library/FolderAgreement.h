#pragma once

// FolderAgreement lets the files of a folder that have one skeleton agree on which way is up and on their
// unit: they were written by one program, and what one of them does not show, most of the others do.

#include "core/library/ClipLibrary.h"

#include <span>
#include <vector>

namespace tagline {

/// The import settings with which a file is to be read again.
struct AgreedSettings
{
    SourceId source;
    ImportSettings settings;
};

/// The files whose up axis or unit was guessed with doubt, or otherwise than by more than half of the files
/// in their folder whose joints have the same names and parents, in order of their ids:
///
/// 1. An axis is taken from files that show it at rest, in motion, or by the user's settings. It is given
///    to those that show none, and to those that show another one only in motion.
/// 2. A unit is taken from files with a guessed or given one. It is given to those with another guess;
///    the importer ignores it if their figure would not have the size of a person.
///
/// Empty if all agree; a second call after reading those returns nothing new.
std::vector<AgreedSettings> folderAgreements(const ClipLibrary& library);

/// The files in a file's folder whose joints have the same names and parents, itself among them, in order of
/// their ids. Expects one that was read.
std::vector<SourceId> alikeFiles(const ClipLibrary& library, SourceId source);

/// The unit that is suggested for files of an unlikely size becomes that of most such files of their folder
/// and skeleton, so that one answer is for all.
void agreeOnSuggestedUnits(std::span<LibrarySource> sources);

} // namespace tagline
