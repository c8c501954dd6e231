#pragma once

// The words and colours in which presenters speak of clips, tags and rates.

#include <QColor>
#include <QString>

#include "core/library/ClipLibrary.h"

#include <string>
#include <vector>

namespace tagline {

/// 0xRRGGBB as a colour of the screen.
QColor screenColour(Colour colour);

/// "120 fps", "29.97 fps".
QString rateText(FrameRate rate);

/// "Centimetres"; "Units of 5.64 cm" if it has no name. Within a sentence: "centimetres".
QString unitText(double metresPerUnit);
QString unitTextWithin(double metresPerUnit);
/// Words of the button that accepts a suggestion: "Read in Centimetres", "Make 100 Times Larger".
QString suggestionVerb(const UnitSuggestion& suggestion);
/// The question: "should its file be read in centimetres?", "should it be 100 times larger?"
QString suggestionQuestion(const UnitSuggestion& suggestion);
/// The result: "In centimetres it would be 1.7 m.", "100 times larger it would be 1.7 m."
QString suggestionOutcome(const UnitSuggestion& suggestion);

/// "Z up".
QString upAxisText(UpAxis axis);
/// How a unit or an axis came to be known: "guessed: the figure stands so at rest".
QString originReason(SettingOrigin origin);

/// The folder that all sources share, with its final '/'; empty if they share none.
std::string commonFolder(const ClipLibrary& library);
/// The folder that paths of a library are relative to: its file's, else the one that holds all clips.
std::string libraryFolder(const ClipLibrary& library, const std::string& libraryPath);

/// A name as it stands in one line: line breaks have a sign, other control characters are spaces.
///
///   "walk\nfast"   →   "walk↵fast"
QString inOneLine(QString name);

/// A file's name without folder and ending: "16_35_run". Its folder below the common one: "CMU", or empty.
QString sourceName(const LibrarySource& source);
QString sourceFolder(const LibrarySource& source, const std::string& common);
/// "16_35_run", or "Knight ▸ Walk" for one clip of several in a file.
QString clipName(const ClipLibrary& library, ClipId clip);

/// "CMU/16_35_run", or "heroes/Knight ▸ Walk" for one clip of several in a file.
QString clipTitle(const ClipLibrary& library, ClipId clip, const std::string& common);
/// "CMU/16_35_run": a file's name in its folder below the common one.
QString sourceTitle(const LibrarySource& source, const std::string& common);

/// The last part of a tag's name if that of no other tag that people see ends so, else the full name.
/// O(tags).
QString shortTagName(const ClipLibrary& library, TagId tag);
/// The short names of all tags, by TagId. O(tags).
std::vector<QString> shortTagNames(const ClipLibrary& library);

/// Whether people see this tag: it is registered, or some clip has it.
bool isShown(const ClipLibrary& library, TagId tag);
/// The tags that people see, by heading as in the palette; below one those with a key first, in order of it,
/// then in order of name.
std::vector<TagId> shownTags(const ClipLibrary& library);

} // namespace tagline
