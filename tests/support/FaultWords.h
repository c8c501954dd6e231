#pragma once

// FaultWords are those by which a message for people names what the system said.

#include <QString>
#include <QStringList>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace tagline::test {

/// Whether the message names the error by the system's words for it, or by our own.
inline bool namesError(const QString& message, int error)
{
    QStringList words{QString::fromLocal8Bit(std::strerror(error))};
    if (error == ENOSPC) words << "the disk is full";
    if (error == EROFS)
        words << "mounted read-only"
              << "is read-only";
    if (error == EACCES)
        words << "permission"
              << "is read-only";
    return std::ranges::any_of(words, [&](const QString& each) { return message.contains(each); });
}

} // namespace tagline::test
