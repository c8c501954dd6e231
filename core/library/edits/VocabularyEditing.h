#pragma once

// VocabularyEditing turns what a person set for groups, properties, namespaces and mirror words into one edit
// of the library, and says first what it comes to in the clips.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/tags/vocabulary/VocabularySettings.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagline {

/// What a person made of `opened`, where the vocabulary has become `now` meanwhile: what only one side
/// changed, added or removed is taken from that side; where both did, the person's stays.
VocabularySettings settingsSince(const VocabularySettings& opened, const VocabularySettings& chosen,
                                 const VocabularySettings& now);

/// What differs from the library's vocabulary; empty where nothing does. Queries, live tags, rules and checks
/// that name a group get its new name. Expects settings without a problem.
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
