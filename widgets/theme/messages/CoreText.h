#pragma once

// CoreText says in the window's language what core says in English: messages of errors, and all else that it
// composes for people.

#include <QString>

#include <string_view>

namespace tagline {

/// In the window's language, with the names and numbers of the message; as it is where it is none of the
/// known sentences. Lines behind the first stay: another program said them.
QString coreText(std::string_view said);
/// Whether it is one of the sentences that are translated.
bool isKnownToCoreText(std::string_view said);

} // namespace tagline
