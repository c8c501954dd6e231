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
/// 1. An axis is taken from files that show it at rest, as they move, or by what a person said. It is given
///    to those that show none, and to those where only the motion shows another.
/// 2. A unit is taken from files where it was guessed or said. It is given to those where another was
///    guessed; the importer leaves it where it would make no person of their figure.
///
/// Nothing where all agree; asked again after those were read, it answers nothing new.
std::vector<AgreedSettings> folderAgreements(const ClipLibrary& library);

/// The files in a file's folder whose joints have the same names and parents, itself among them, in order of
/// their ids. Expects one that was read.
std::vector<SourceId> alikeFiles(const ClipLibrary& library, SourceId source);

/// The unit that is suggested for files of an unlikely size becomes that of most such files of their folder
/// and skeleton, so that one answer is for all.
void agreeOnSuggestedUnits(std::span<LibrarySource> sources);

} // namespace tagline
