#pragma once

// The whole program in a test: folders of its own, the real worker, a real window.

#include "app/Application.h"
#include "core/import/ImportLocations.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tagline::test {

/// Settings, cache and recovery in a folder that goes with the test.
inline ApplicationPaths pathsIn(const QTemporaryDir& folder)
{
    ApplicationPaths paths;
    paths.import = standardImportEnvironment((buildFolder() + "/app").toStdString());
    paths.import.cacheFolder = folder.filePath("cache").toStdString();
    paths.settingsFile = folder.filePath("tagline.conf");
    paths.recoveryFolder = folder.filePath("recovery");
    paths.sampleLibrary = sourceFolder() + "/resources/sample/sample.tagline";
    return paths;
}

/// Copies the sample library to where a test may write.
inline QString copyOfSample(const QTemporaryDir& folder)
{
    const QDir sample(sourceFolder() + "/resources/sample");
    QDir(folder.path()).mkpath("sample");
    for (const QString& name : sample.entryList({"*.glb", "*.bvh", "*.json", "*.tagline"}, QDir::Files))
        QFile::copy(sample.filePath(name), folder.filePath("sample/" + name));
    return folder.filePath("sample");
}

/// Keeps a picture of the window in $TAGLINE_PICTURES, where that is set.
inline void keepPicture(QWidget& window, const QString& name)
{
    const QString folder = qEnvironmentVariable("TAGLINE_PICTURES");
    if (!folder.isEmpty()) window.grab().save(folder + '/' + name + ".png");
}

} // namespace tagline::test
