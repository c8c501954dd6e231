// Archives and arrays are files from anywhere: reading any bytes as motion ends in a model that breaks no
// rule, or in an error that says why; and what it takes in memory is in proportion to what deflate can pack
// into the bytes. A first line that begins with T is the list of parents that stands beside the rest.

#include "tests/fuzz/CountedMemory.h"
#include "tests/fuzz/FuzzTarget.h"

#include "core/import/arrays/ArrayFiles.h"
#include "core/import/arrays/ArrayImporter.h"
#include "core/import/exchange/ModelRules.h"
#include "core/import/model/SampledModel.h"

#include <algorithm>

using namespace tagline;
using tagline::fuzz::require;

namespace {

constexpr std::size_t bytesEach = 32'000; ///< of memory for one of the file: deflate packs 1,032 into one
constexpr std::size_t bytesAnyway = 256 << 10;

void checkFigure(const SampledFigure& figure)
{
    require(!figure.nodes.empty() && figure.frames >= 1, "a figure has a joint and a frame");
    for (std::size_t i = 0; i < figure.nodes.size(); ++i) {
        const SampledNode& node = figure.nodes[i];
        require(node.parent < int(i), "parents come first");
        for (const std::size_t keys : {node.positions.size(), node.rotations.size()})
            require(keys == 0 || std::int64_t(keys) == figure.frames, "there is a key a frame");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::span<const std::byte> file(reinterpret_cast<const std::byte*>(data), size);
    std::optional<JointTree> tree;
    if (size > 0 && data[0] == 'T') {
        const auto lineEnd = std::size_t(std::find(data, data + size, '\n') - data);
        auto read =
            readJointTree({reinterpret_cast<const char*>(data) + 1, lineEnd - 1}, "fuzz.parents.json");
        if (!read) {
            require(!read.error().message.empty() && read.error().line > 0, "an error has its place");
            return 0;
        }
        tree = *std::move(read);
        file = file.subspan(std::min(lineEnd + 1, size));
    }
    const fuzz::CountedMemory memory;
    RepairList repairs;
    holdsMotion(file);
    auto figure = arrayFigure(file, tree, repairs);
    require(memory.bytes() <= bytesAnyway + bytesEach * size, "memory is in proportion to the file");
    if (!figure) {
        require(!figure.error().message.empty() && figure.error().code.starts_with("import."),
                "an error says why");
        return 0;
    }
    checkFigure(*figure);
    const ImportedModel model = modelOf(*std::move(figure), "fuzz", {}, repairs);
    require(brokenRule(model.skeleton.joints()).empty() && brokenRule(model).empty(), "a model is valid");
    return 0;
}
