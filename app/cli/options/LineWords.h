#pragma once

// LineWords parts a line into arguments as a shell does: `Run --query "speed() > 3"`.

#include <QString>
#include <QStringList>

#include <optional>

namespace tagline {

/// Blanks part words; between ' and ' they do not, nor between " and ", where \" and \\ stand for " and \;
/// outside of both, a backslash takes what follows as it is. None where a quote is not closed, or nothing
/// follows the last backslash.
std::optional<QStringList> lineWords(const QString& line);

} // namespace tagline
