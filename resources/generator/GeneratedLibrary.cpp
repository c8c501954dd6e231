#include "resources/generator/GeneratedLibrary.h"

#include <algorithm>
#include <cstdio>
#include <fstream>

namespace tagline::generated {
namespace {

namespace fs = std::filesystem;

constexpr int clipsEachFolder = 100;

bool write(const fs::path& path, const std::string& bytes)
{
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), std::streamsize(bytes.size()));
    return bool(file.flush());
}

std::string takeName(int number)
{
    char name[32];
    std::snprintf(name, sizeof name, "take_%05d", number);
    return name;
}

fs::path folderOf(const fs::path& library, int number)
{
    char name[16];
    std::snprintf(name, sizeof name, "%03d", number / clipsEachFolder);
    return library / "takes" / name;
}

/// Whether a take is one of the damaged: evenly among all.
bool isDamaged(int number, double share) { return int((number + 1) * share) > int(number * share); }

/// The text as no reader takes it.
std::string damaged(std::string text, int kind)
{
    const auto replace = [&](const std::string& what, const std::string& by) {
        if (const std::size_t at = text.find(what); at != text.npos) text.replace(at, what.size(), by);
        return text;
    };
    switch (kind % 6) {
    case 0:
        return text.substr(0, text.size() / 2); // cut off
    case 1:
        return {};
    case 2:
        return replace("Frames: ", "Frames: -");
    case 3:
        return replace("OFFSET", "OFFSTE");
    case 4:
        return replace("Frame Time: ", "Frame Time: nan ");
    default:
        return std::string(300, '\x7f');
    }
}

TakeShape takeShape(const LibraryShape& shape, RandomNumbers& random)
{
    TakeShape take;
    take.frames = random.between(std::max(shape.frames * 2 / 3, 1), shape.frames);
    take.seed = random.next();
    take.joints = shape.joints;
    if (!shape.areSkeletonsMixed) return take;
    take.joints = random.between(std::max(shape.joints * 2 / 3, 1), shape.joints);
    take.names = JointNames(random.between(0, 2));
    return take;
}

} // namespace

WrittenLibrary writeLibrary(const fs::path& folder, const LibraryShape& shape)
{
    WrittenLibrary written;
    RandomNumbers random(shape.seed);
    for (int number = 0; number < shape.clips; ++number) {
        const std::string name = takeName(number);
        const fs::path path = folderOf(folder, number) / (name + ".bvh");
        std::error_code problem;
        fs::create_directories(path.parent_path(), problem);
        const TakeShape take = takeShape(shape, random);
        const bool isBad = isDamaged(number, shape.damagedShare);
        std::string text = generatedBvh(take);
        if (isBad) text = damaged(std::move(text), int(written.damaged.size()));
        bool isWritten = write(path, text);
        if (shape.tags.tags > 0 && !isBad)
            isWritten =
                isWritten && write(path.string() + ".tags.json",
                                   generatedSidecar(name + ".bvh", name, take.frames, shape.tags, random));
        if (!isWritten) {
            written.problem = path.string() + ": cannot be written";
            break;
        }
        (isBad ? written.damaged : written.good).push_back(path);
    }
    return written;
}

} // namespace tagline::generated
