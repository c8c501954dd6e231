#pragma once

// CliRunner runs the command line in a process of its own and keeps what it said.

#include <QByteArrayList>
#include <QString>
#include <QStringList>

namespace tagline::test {

struct CliRun
{
    int status = -1; ///< the exit status; −1 where it crashed or hung
    QString output; ///< what was written to standard output, as UTF-8
    QString messages;
    QByteArray bytes = {}; ///< the output as it was written
};

/// Runs in a folder; the cache is in that folder's ".cache".
CliRun runCli(const QString& folder, const QStringList& arguments);
/// The same with arguments that need not be text: QProcess passes on text alone.
CliRun runCliWithBytes(const QString& folder, const QByteArrayList& arguments);

} // namespace tagline::test
