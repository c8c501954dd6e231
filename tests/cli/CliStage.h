#pragma once

// CliStage is a folder of a test's own and the command line run in it.

#include "tests/cli/CliRunner.h"

#include <QByteArray>
#include <QMap>
#include <QTemporaryDir>

#include <memory>

namespace tagline::test {

/// Made anew before each test function: open() in init().
class CliStage
{
protected:
    void open() { m_folder = std::make_unique<QTemporaryDir>(); }
    /// Writes a file, in folders that are made where they are not there. The test fails where it cannot.
    void put(const QString& name, const QByteArray& bytes) const;
    /// What a file holds; nothing where it is not there.
    QByteArray content(const QString& name) const;
    CliRun run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return runCli(m_folder->path(), arguments, input);
    }
    /// By a line of a shell in which "$@" stands for the program and its arguments.
    CliRun runInShell(const QString& line, const QStringList& arguments) const
    {
        return runCliInShell(m_folder->path(), line, arguments);
    }
    /// With an output that takes nothing, as on a full disk.
    CliRun runOnFullOutput(const QStringList& arguments) const
    {
        return runInShell("\"$@\" >/dev/full", arguments);
    }
    /// Below lib/ two tagged BVH files, walk and a/jog, and one glTF file.
    void putLibrary() const;
    /// The same for the runs of CommandRuns.h: a library file with a rule, more tags, and what is read
    /// beside.
    void putLibraryOfRuns() const;
    /// The sample library as sample/, as it is, and beside it what examples of the help name.
    void putSampleLibrary() const;
    /// All files of the folder with their content, without hidden ones.
    QMap<QString, QByteArray> files() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tagline::test
