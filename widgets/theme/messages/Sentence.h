#pragma once

// Sentence lets the message of an error stand by itself: as errors carry it, it goes behind a place.

#include "widgets/theme/messages/CoreText.h"

#include <QString>

#include <string>

namespace tagline {

/// "the name is empty" as "The name is empty.", in the window's language.
inline QString sentence(const std::string& message)
{
    QString text = coreText(message);
    if (text.isEmpty()) return text;
    text[0] = text[0].toUpper();
    const bool isEnded = text.endsWith(QLatin1Char('.')) || text.endsWith(QLatin1Char('?'));
    return isEnded ? text : text + QLatin1Char('.');
}

} // namespace tagline
