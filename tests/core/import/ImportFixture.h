#pragma once

// A scratch folder with an importer of its own, and files written into it.

#include "core/import/ModelImporter.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace tagline::test {

using ModelResult = Result<std::shared_ptr<const ImportedModel>>;

class ImportFixture
{
public:
    ImportFixture()
    {
        environment.workerPath = qEnvironmentVariable("TAGLINE_IMPORT_WORKER").toStdString();
        environment.cacheFolder = m_folder.filePath("cache").toStdString();
    }

    /// The path of a file in the scratch folder, with its sub-folders made.
    QString path(const QString& name) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        return path;
    }
    /// Writes a file; its path.
    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a test file");
        return file.fileName();
    }
    ModelResult read(const QString& file, const ImportSettings& settings = {}) const
    {
        return ModelImporter(environment).read(file.toStdString(), settings);
    }
    /// The files in the cache, by name; temporary ones too.
    QStringList cacheFiles() const
    {
        return QDir(QString::fromStdString(environment.cacheFolder)).entryList(QDir::Files | QDir::Hidden);
    }

    ImportEnvironment environment;

private:
    QTemporaryDir m_folder;
};

inline QString codeOf(const ModelResult& result)
{
    return result ? QString("no error") : QString::fromStdString(result.error().code);
}

inline const Repair* repairOf(const ImportedModel& model, std::string_view code)
{
    for (const Repair& repair : model.repairs)
        if (repair.code == code) return &repair;
    return nullptr;
}

/// A BVH file of three joints with these words for its frame count and frame time, and these frames.
inline QByteArray bvh(const QByteArray& count = "2", const QByteArray& time = "0.008333",
                      const QByteArray& frames = "0 90 0 0 0 0 0 0 0\n1 90 0 0 10 0 0 0 20\n")
{
    return "HIERARCHY\nROOT Hips\n{\n OFFSET 0 0 0\n"
           " CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n"
           " JOINT Spine\n {\n  OFFSET 0 80 0\n  CHANNELS 3 Zrotation Xrotation Yrotation\n"
           "  End Site\n  {\n   OFFSET 0 90 0\n  }\n }\n}\nMOTION\nFrames: " +
           count + "\nFrame Time: " + time + "\n" + frames;
}

} // namespace tagline::test
