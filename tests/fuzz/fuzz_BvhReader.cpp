// A BVH file is a file from anywhere: reading any bytes as one ends in a model that breaks no rule, or in an
// error that has a place; and what it takes in memory is in proportion to the bytes, whatever numbers they
// hold.

#include "tests/fuzz/CountedMemory.h"
#include "tests/fuzz/FuzzTarget.h"

#include "core/import/bvh/BvhModel.h"
#include "core/import/exchange/ModelRules.h"

using namespace tagline;
using tagline::fuzz::require;

namespace {

constexpr std::size_t bytesEach = 256; ///< of memory for one of text: an empty joint is eight letters
constexpr std::size_t bytesAnyway = 64 << 10;

void checkFile(const BvhFile& file)
{
    require(!file.nodes.empty() && file.frames >= 1, "a file has a joint and a frame");
    for (std::size_t i = 0; i < file.nodes.size(); ++i) {
        const BvhNode& node = file.nodes[i];
        require(node.parent < int(i), "parents come first");
        require(!node.isEndSite || node.channels.empty(), "an end site does not move");
        for (const std::size_t keys : {node.positions.size(), node.rotations.size()})
            require(keys == 0 || std::int64_t(keys) == file.frames, "there is a key a frame");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::CountedMemory memory;
    auto file = readBvh({reinterpret_cast<const char*>(data), size});
    require(memory.bytes() <= bytesAnyway + bytesEach * size, "memory is in proportion to the text");
    if (!file) {
        const Error& error = file.error();
        require(!error.message.empty() && error.line > 0 && error.column > 0, "an error has its place");
        return 0;
    }
    checkFile(*file);
    const ImportedModel model = modelOf(*std::move(file), "fuzz", {}, {});
    require(brokenRule(model.skeleton.joints()).empty() && brokenRule(model).empty(), "a model is valid");
    return 0;
}
