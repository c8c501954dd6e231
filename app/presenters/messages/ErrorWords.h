#pragma once

// ErrorWords says an error in the window's language.

#include <QString>

namespace tagline {

struct Error;

/// What is wrong, with its place before it, as Error::text() has it.
QString errorText(const Error& error);

} // namespace tagline
