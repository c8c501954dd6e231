#pragma once

// VocabularyEditing turns the user's settings for groups, properties, namespaces and mirror words into one
// edit of the library, and counts its effects on clips beforehand.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/tags/vocabulary/VocabularySettings.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagline {

/// Merges the user's changes to `opened` with a vocabulary that has become `now` meanwhile: changes of only
/// one side are taken from that side; if both changed the same, the user's stays.
VocabularySettings settingsSince(const VocabularySettings& opened, const VocabularySettings& chosen,
                                 const VocabularySettings& now);

/// The edit that applies settings which differ from the library's vocabulary; empty if none do. Queries, live
/// tags, rules and checks that name a renamed group get its new name. Expects settings without a problem.
LibraryEdit settingsEdit(const ClipLibrary& library, const VocabularySettings& settings);

/// Places where clips break a group's rule.
struct BrokenRule
{
    std::string group;
    std::int64_t places = 0;
    std::int64_t clips = 0;
};

/// Frames whose values are not of the declared type.
struct WrongValues
{
    std::string property;
    std::int64_t ranges = 0;
    std::int64_t clips = 0;
};

/// The effects of an edit of the settings, counted before it is made.
struct SettingsEffects
{
    int tags = 0;                    ///< definitions that get another group, or none
    std::vector<BrokenRule> broken;  ///< of groups whose rule or members change
    std::vector<WrongValues> values; ///< of properties whose type changes
};
SettingsEffects effectsOf(const ClipLibrary& library, const LibraryEdit& edit);

} // namespace tagline
