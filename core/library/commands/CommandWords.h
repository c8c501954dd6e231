#pragma once

// CommandWords are a program and its arguments as a person types them: words that hold blanks stand in double
// quotes. No shell reads them.

#include <string>
#include <vector>

namespace tagline {

/// The words of a typed command.
std::vector<std::string> commandWords(const std::string& typed);

/// A text of which commandWords() makes these words.
std::string commandText(const std::vector<std::string>& words);

} // namespace tagline
