#include "core/import/assimp/AssimpImporter.h"

#include "core/import/assimp/SceneReader.h"
#include "core/import/assimp/checks/FilePrechecks.h"
#include "core/import/assimp/checks/SceneChecks.h"
#include "core/import/assimp/clips/ClipBuilder.h"
#include "core/import/assimp/figure/LookBuilder.h"
#include "core/import/assimp/figure/MeshBuilder.h"
#include "core/import/model/PlainText.h"

#include <assimp/scene.h>

#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

/// One file on its way: read by Assimp, then turned into a model.
struct OpenFile
{
    const ImportFormat& format;
    const ImportRequest& request;
    const PictureDecoder& decode;
    ConfinedIOSystem& files;
    std::shared_ptr<const MappedFile> bytes;
};

/// `text` must outlive the document.
std::unique_ptr<GltfDocument> documentOf(const OpenFile& file, std::span<const std::byte> text)
{
    const bool isGltf = file.format.format == SceneFormat::Gltf;
    return isGltf ? GltfDocument::read(text, file.files) : nullptr;
}

/// Everything that follows once Assimp has read the file.
Result<ImportedModel> modelOf(aiScene& scene, SceneReader& reader, const OpenFile& file,
                              const GltfDocument* gltf, RepairList& repairs)
{
    if (auto checked = checkScene(scene, repairs); !checked) return checked.error();
    reader.triangulate();

    const SceneFormat format = file.format.format;
    const ImportSettings& settings = file.request.settings;
    NodeTree tree(scene, repairs);
    const UnitsAndAxes units = findUnitsAndAxes(scene, format, settings, tree);
    const SkeletonPlan plan(scene, tree, units, repairs);
    Looks looks = buildLooks({scene, format, file.files, file.decode}, repairs);
    ImportedModel model;
    model.importer = reader.readerName();
    model.metresPerUnit = units.metresPerUnit;
    model.upAxis = units.upAxis;
    model.unitOrigin = units.unitOrigin;
    model.upOrigin = units.upOrigin;
    model.skeleton = plan.skeleton();
    std::vector<MorphOrigin> morphs;
    model.meshes = buildMeshes({scene, tree, units, plan, format}, morphs, repairs);
    model.materials = std::move(looks.materials);
    model.textures = std::move(looks.textures);
    const std::string stem = fileStem(file.request.path);
    model.clips = buildClips({scene, tree, plan, format, stem, settings, gltf, morphs}, repairs);
    model.repairs = repairs.repairs();
    return model;
}

Result<ImportedModel> modelOf(const OpenFile& file, const std::string& name)
{
    const auto plain = plainText(file.format, file.bytes->bytes());
    const auto text = plain.empty() ? file.bytes->bytes() : std::span<const std::byte>(plain);
    if (auto checked = precheck(file.format, text); !checked) return checked.error();
    if (!plain.empty()) file.files.replace(name, plain);
    RepairList repairs;
    const auto gltf = documentOf(file, text);
    if (gltf)
        if (auto readable = gltf->withFloats(repairs); !readable.empty())
            file.files.replace(name, std::move(readable));
    SceneReader reader(file.format, file.files);
    auto scene = reader.read(name);
    if (!scene) return scene.error();
    auto model = modelOf(**scene, reader, file, gltf.get(), repairs);
    if (!model) return model.error();
    return checkedModel(*std::move(model));
}

} // namespace

ImportOutcome importWithAssimp(const ImportRequest& request, const PictureDecoder& decode)
{
    const ImportFormat* format = importFormatOf(request.path);
    if (!format)
        return {Error{"import.unknown-format", "Tagline does not read files with this ending", {}}, {}};
    std::error_code problem;
    const fs::path real = fs::canonical(request.path, problem);
    if (problem) return {Error{"file.missing", "there is no such file", {}}, {}};

    ConfinedIOSystem files(real.parent_path().string(), std::size_t(request.limits.largestFileBytes));
    const std::string name = real.filename().string();
    const OpenFile file{*format, request, decode, files, files.read(name)};
    if (!file.bytes) return {Error{"file.unreadable", "it cannot be opened", {}}, {}};
    auto model = modelOf(file, name);
    return {std::move(model), files.sources()};
}

} // namespace tagline
