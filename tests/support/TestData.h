#pragma once

// Where tests find the real models, mocap and labels, and the repository itself.

#include <QDir>
#include <QFileInfo>
#include <QString>

namespace tagline::test {

/// The repository's root folder.
inline QString sourceFolder() { return qEnvironmentVariable("TAGLINE_SOURCE_DIR", QDir::currentPath()); }

/// The build folder, where the executables under test lie.
inline QString buildFolder() { return qEnvironmentVariable("TAGLINE_BINARY_DIR", QDir::currentPath()); }

/// The folder of real data (environment variable TAGLINE_DATA, by default ../shared/data beside the
/// repository); empty where there is none, and then a test says what it skips.
inline QString dataFolder()
{
    const QString folder = qEnvironmentVariable("TAGLINE_DATA", sourceFolder() + "/../shared/data");
    return QFileInfo(folder).isDir() ? QDir(folder).canonicalPath() : QString();
}

inline QString dataFile(const QString& relativePath) { return dataFolder() + '/' + relativePath; }

} // namespace tagline::test

/// Skips the running test function, loudly, where the real data is not there.
#define TAGLINE_REQUIRE_DATA()                                                                               \
    do {                                                                                                     \
        if (tagline::test::dataFolder().isEmpty())                                                           \
            QSKIP("SKIPPED, no real data: set TAGLINE_DATA to the folder with bvh_cmu, fbx_human_pab, …");   \
    } while (false)
