#pragma once

// SetNames are the names of tags that lie in a tag set of their own: `gameplay::Run` is the tag Run of the
// set gameplay. In the set's own file it is plain; a name without a set is of the default set.

#include <string>
#include <string_view>

namespace tagline {

/// The separator between a set's name and a tag's.
inline constexpr std::string_view setSeparator = "::";
/// How people name the set that has no name of its own.
inline constexpr std::string_view defaultSet = "default";

/// Whether a text can name a set: letters (of any script), digits and "_", with a letter or "_" first; not
/// "default". O(text).
bool isSetName(std::string_view text);

/// `gameplay` of `gameplay::Run`; empty for a name of the default set.
std::string_view setOf(std::string_view name);
/// `Run` of `gameplay::Run`; a name of the default set as it is.
std::string_view withoutSet(std::string_view name);
/// The name in a set, which is empty for the default one. Expects a name without a set.
std::string nameInSet(std::string_view set, std::string_view name);

} // namespace tagline
