#pragma once

// CanonicalText tells equal names that programs write with other code points: é as one letter, or as e and an
// accent (the composed and the decomposed form of Unicode, NFC and NFD).

#include <string>
#include <string_view>

namespace tagline {

/// The text with every letter taken apart into its base and marks; bytes that are no UTF-8 stay.
std::string decomposed(std::string_view text);

/// Whether two texts are one but for how their letters are put together.
bool isSameText(std::string_view one, std::string_view other);

} // namespace tagline
