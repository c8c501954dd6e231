#include "core/import/assimp/AssimpImporter.h"

#include "core/import/assimp/ClipBuilder.h"
#include "core/import/assimp/MeshBuilder.h"
#include "core/import/assimp/SceneChecks.h"
#include "core/import/assimp/SceneReader.h"
#include "core/import/exchange/ModelRules.h"

#include <assimp/scene.h>

#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

/// Everything that follows once Assimp has read the file.
Result<ImportedModel> modelOf(aiScene& scene, SceneReader& reader, const ImportFormat& format,
                              const ImportRequest& request)
{
    RepairList repairs;
    if (auto checked = checkScene(scene, repairs); !checked) return checked.error();
    reader.triangulate();

    NodeTree tree(scene, repairs);
    const UnitsAndAxes units = findUnitsAndAxes(scene, format.format, request.settings, tree);
    const SkeletonPlan plan(scene, tree, units, format.format, repairs);
    ImportedModel model;
    model.importer = reader.readerName();
    model.metresPerUnit = units.metresPerUnit;
    model.upAxis = units.upAxis;
    model.skeleton = plan.skeleton();
    model.meshes = buildMeshes(scene, tree, plan, repairs);
    model.materials.resize(scene.mNumMaterials);
    model.clips =
        buildClips(scene, tree, plan, format.format, fileStem(request.path), request.settings, repairs);
    model.repairs = repairs.repairs();
    return model;
}

/// The last look: whatever slipped through is an error for people, not a broken result.
Result<void> checkModel(const ImportedModel& model)
{
    std::string rule = brokenRule(model.skeleton.joints());
    if (rule.empty()) rule = brokenRule(model);
    if (rule.empty()) return {};
    return Error{"import.invalid-model", "it holds numbers that cannot be repaired: " + rule, {}};
}

} // namespace

Result<ImportedFile> importWithAssimp(const ImportRequest& request)
{
    const ImportFormat* format = importFormatOf(request.path);
    if (!format) return Error{"import.unknown-format", "Tagline does not read files with this ending", {}};
    std::error_code problem;
    const fs::path real = fs::canonical(request.path, problem);
    if (problem) return Error{"import.missing", "there is no such file", {}};

    ConfinedIOSystem files(real.parent_path().string(), std::size_t(request.limits.largestFileBytes));
    const std::string name = real.filename().string();
    if (!files.read(name)) return Error{"import.unreadable", "it cannot be opened", {}};
    SceneReader reader(*format, files);
    auto scene = reader.read(name);
    if (!scene) return scene.error();
    auto model = modelOf(**scene, reader, *format, request);
    if (!model) return model.error();
    if (auto checked = checkModel(*model); !checked) return checked.error();
    return ImportedFile{*std::move(model), files.sources()};
}

} // namespace tagline
