#include "core/import/assimp/SceneReader.h"

#include "core/import/assimp/ReaderRefusal.h"

#include <assimp/BaseImporter.h>
#include <assimp/config.h>
#include <assimp/importerdesc.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <vector>

namespace tagline {
namespace {

/// Keeps one reader only, because Assimp would otherwise choose by content instead of the file name.
void keepOnly(Assimp::Importer& importer, std::string_view reader)
{
    std::vector<Assimp::BaseImporter*> others;
    for (std::size_t i = 0; i < importer.GetImporterCount(); ++i)
        if (!std::string_view(importer.GetImporterInfo(i)->mName).starts_with(reader))
            others.push_back(importer.GetImporter(i));
    for (Assimp::BaseImporter* other : others) {
        importer.UnregisterLoader(other);
        delete other;
    }
}

} // namespace

SceneReader::SceneReader(const ImportFormat& format, ConfinedIOSystem& files)
    : m_format(format)
{
    keepOnly(m_importer, format.reader);
    m_importer.SetIOHandler(&files);
    m_importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true); // no body made of sticks
}

SceneReader::~SceneReader() { m_importer.SetIOHandler(nullptr); }

Result<aiScene*> SceneReader::read(const std::string& name)
{
    if (const aiScene* scene = m_importer.ReadFile(name, 0)) return const_cast<aiScene*>(scene);
    return readerRefusal(m_importer.GetErrorString(), name, m_format);
}

void SceneReader::triangulate() { m_importer.ApplyPostProcessing(aiProcess_Triangulate); }

std::string SceneReader::readerName() const
{
    const int index = m_importer.GetPropertyInteger("importerIndex", -1);
    const aiImporterDesc* description = index < 0 ? nullptr : m_importer.GetImporterInfo(std::size_t(index));
    return description ? description->mName : "";
}

} // namespace tagline
