#include "core/import/arrays/ArrayImporter.h"

#include "core/import/arrays/AmassFigure.h"
#include "core/import/arrays/NpyArray.h"
#include "core/import/arrays/PlacedFigure.h"
#include "core/import/exchange/Checksum.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/import/model/MappedModel.h"
#include "core/import/model/SampledModel.h"
#include "core/system/MappedFile.h"

#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largestTreeBytes = 4u << 20;

bool isArchive(std::span<const std::byte> file)
{
    return file.size() > 1 && file[0] == std::byte('P') && file[1] == std::byte('K');
}

/// The file of that name in a folder, if it is a regular file and no link out of the folder; null if there is
/// none.
std::shared_ptr<const MappedFile> fileBeside(const fs::path& folder, const std::string& name)
{
    std::error_code problem;
    const fs::path real = fs::canonical(folder / name, problem);
    if (problem || real.parent_path() != folder) return nullptr;
    auto file = MappedFile::open(real.string(), largestTreeBytes);
    return file ? *std::move(file) : nullptr;
}

/// The joint tree beside an array; every file that was looked for becomes a source.
Result<std::optional<JointTree>> treeBeside(const fs::path& folder, const std::string& stem,
                                            std::vector<SourceFile>& sources)
{
    for (const std::string& name : {stem + ".parents.json", std::string("parents.json")}) {
        const auto file = fileBeside(folder, name);
        if (!file) {
            sources.push_back({name, -1, 0});
            continue;
        }
        const auto bytes = file->bytes();
        sources.push_back({name, std::int64_t(bytes.size()), checksum(bytes)});
        auto tree = readJointTree({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, name);
        if (!tree)
            return Error{tree.error().code, "the list of parents beside it, " + tree.error().text(), {}};
        return std::optional(*std::move(tree));
    }
    return std::optional<JointTree>();
}

Result<ImportedModel> modelOf(std::span<const std::byte> bytes, const std::optional<JointTree>& tree,
                              const ImportRequest& request)
{
    RepairList repairs;
    auto figure = arrayFigure(bytes, tree, repairs);
    if (!figure) return figure.error();
    const double said = figure->isRateGuessed ? 0.0 : 1.0 / figure->secondsPerFrame;
    const std::int64_t rows = figure->frames;
    ImportedModel model = modelOf(*std::move(figure), fileStem(request.path), request.settings, repairs);
    for (Clip& clip : model.clips) {
        // A rate set by the user for a file without a rate counts as the file's own.
        const double own = said > 0.0 ? FrameRate::nearest(said).framesPerSecond() : 0.0;
        clip.sourceRows = {said, rows, own > 0.0 ? own / clip.rate.framesPerSecond() : 1.0};
    }
    model.importer = isArchive(bytes) ? "AMASS" : "NumPy";
    return checkedModel(std::move(model));
}

} // namespace

Result<SampledFigure> arrayFigure(std::span<const std::byte> file, const std::optional<JointTree>& tree,
                                  RepairList& repairs)
{
    if (isArchive(file)) return amassFigure(file);
    const auto array = NpyArray::read(file);
    if (!array) return array.error();
    return placedFigure(*array, tree, repairs);
}

ImportOutcome importArrays(const ImportRequest& request)
{
    const auto mapped = mappedModel(request);
    if (!mapped) return {mapped.error(), {}};
    const auto bytes = mapped->bytes();
    std::vector<SourceFile> sources{mapped->source};
    std::optional<JointTree> tree;
    if (!isArchive(bytes)) {
        auto beside = treeBeside(mapped->folder, fileStem(mapped->source.path), sources);
        if (!beside) return {beside.error(), sources};
        tree = *std::move(beside);
    }
    return {modelOf(bytes, tree, request), sources};
}

} // namespace tagline
