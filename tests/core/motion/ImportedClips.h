#pragma once

// Clips of model files, for tests that look at real motion.

#include "core/import/ModelImporter.h"
#include "tests/support/TestData.h"

#include <QTemporaryDir>

namespace tagline::test {

/// Reads model files through the real worker, into a cache of its own.
class ClipReader
{
public:
    /// None where the file cannot be read; the reason is then in the test's log.
    std::shared_ptr<const ImportedModel> model(const QString& path) const
    {
        ImportEnvironment environment;
        environment.workerPath = (buildFolder() + "/app/tagline-import").toStdString();
        environment.cacheFolder = m_cache.path().toStdString();
        const auto result = ModelImporter(environment).read(path.toStdString());
        if (!result) qWarning("%s", result.error().text().c_str());
        return result ? *result : nullptr;
    }

private:
    QTemporaryDir m_cache;
};

/// The clip of a model whose name contains a text; null where none does.
inline const Clip* clipNamed(const ImportedModel& model, std::string_view text)
{
    for (const Clip& clip : model.clips)
        if (clip.displayName.find(text) != std::string::npos) return &clip;
    return nullptr;
}

} // namespace tagline::test
