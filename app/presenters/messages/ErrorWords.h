#pragma once

// ErrorWords says an error in the window's language.

#include <QString>

namespace tagline {

struct Error;

/// Text of an error with its place before it, as in Error::text().
QString errorText(const Error& error);

} // namespace tagline
