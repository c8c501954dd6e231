// A list of moved files is a file from anywhere, and files go where it says: reading any bytes ends in moves
// and folders that lie below the list's own, of model files alone, or in an error that names the file.

#include "tests/fuzz/FuzzTarget.h"

#include "core/cutting/MoveList.h"
#include "core/import/ModelImporter.h"

#include <filesystem>

using namespace tagline;
using tagline::fuzz::require;

namespace {

namespace fs = std::filesystem;

/// By another way than the reader: where the path leads from a folder.
bool leadsBelow(const std::string& path)
{
    const fs::path folder("/lists/of/moves");
    const fs::path led = (folder / path).lexically_normal();
    const fs::path way = led.lexically_relative(folder);
    return path.find('\0') == std::string::npos && !way.empty() && *way.begin() != ".." && way != ".";
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto list = readMoveList({reinterpret_cast<const char*>(data), size}, "moves.json");
    if (!list) {
        require(list.error().file == "moves.json" && !list.error().message.empty(), "an error has its place");
        return 0;
    }
    for (const MoveList::Move& move : list->moves) {
        require(leadsBelow(move.to), "a file lies below the list's folder");
        require(ModelImporter::canRead(move.to) && ModelImporter::canRead(move.from),
                "models alone are moved");
        require(move.from.find('\0') == std::string::npos, "a path is the whole path");
    }
    for (const std::string& folder : list->folders)
        require(leadsBelow(folder), "a folder lies below the list's");
    const auto again = readMoveList(writtenMoveList(*list), "moves.json");
    require(again && writtenMoveList(*again) == writtenMoveList(*list), "what is written is what was read");
    return 0;
}
