#pragma once

// LineWords splits a line into arguments like a shell: `Run --query "speed() > 3"`.

#include <QString>
#include <QStringList>

#include <optional>

namespace tagline {

/// Blanks separate words, except within '…' and "…"; within the latter, \" and \\ stand for " and \. Outside
/// of both, a backslash takes the next character literally. None if a quote is not closed, or nothing follows
/// the last backslash.
std::optional<QStringList> lineWords(const QString& line);

} // namespace tagline
