#pragma once

// CommandRuns are runs of every command that reads the folder lib of CliStage::putLibraryOfRuns(): one table
// for the tests of what is wrong with what they read and write.

#include <QString>
#include <QStringList>

namespace tagline::test {

/// What a run writes but its answer.
enum class Written {
    Nothing,
    Sidecars, ///< those of lib/walk.bvh and lib/a/jog.bvh
    Library,  ///< lib/lib.tagline
    File,     ///< `target`
    Folder    ///< files below `target`
};

struct CommandRun
{
    const char* name;
    QStringList arguments;
    Written written = Written::Nothing;
    QString target = {};
    bool hasQuery = false;    ///< an argument, or --query
    bool needsBody = false;   ///< ends in a refusal where no clip has legs, once all is read
    bool hasFindings = false; ///< what cannot be read is a finding, and no failure
    bool hasJson = true;
};

const QList<CommandRun>& commandRuns();

} // namespace tagline::test
