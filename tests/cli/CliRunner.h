#pragma once

// CliRunner runs the command line in a process of its own and keeps what it said.

#include <QByteArrayList>
#include <QString>
#include <QStringList>

namespace tagline::test {

struct CliRun
{
    int status = -1; ///< the exit status; −1 where it crashed or hung
    QString output;  ///< what was written to standard output, as UTF-8
    QString messages;
    QByteArray bytes = {}; ///< the output as it was written
};

/// Runs in a folder, with this on standard input; the cache is in that folder's ".cache", backups are in its
/// ".state".
CliRun runCli(const QString& folder, const QStringList& arguments, const QByteArray& input = {});
/// Runs it by a line of a shell in which "$@" stands for the program and its arguments: `"$@" >/dev/full`.
CliRun runCliInShell(const QString& folder, const QString& line, const QStringList& arguments);
/// As runCli with arguments that need not be text: QProcess passes on text alone.
CliRun runCliWithBytes(const QString& folder, const QByteArrayList& arguments);
/// Runs another program in a folder, for ten minutes at most; variables ("NAME=value") are added to the
/// environment.
CliRun runOther(const QString& folder, const QString& program, const QStringList& arguments,
                const QStringList& variables = {});

} // namespace tagline::test
