// tagline-sample-generator FOLDER writes the sample library into the folder.
// tagline-sample-generator FOLDER --skeleton SCHEME writes the walk there as programs write it that name and
// hang joints in that way, in each rest pose; SCHEME may be all.

#include "resources/sample/generator/SampleLibrary.h"
#include "resources/sample/generator/clips/Clips.h"
#include "resources/sample/generator/files/VariantBvh.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <string_view>

namespace {

using namespace tagline::sample;

bool write(const std::filesystem::path& path, const std::string& bytes)
{
    std::ofstream file(path, std::ios::binary);
    file.write(bytes.data(), std::streamsize(bytes.size()));
    if (file.flush()) return true;
    std::cerr << path.string() << ": cannot be written\n";
    return false;
}

bool writeLibrary(const std::filesystem::path& folder)
{
    for (const auto& [name, bytes] : sampleLibrary())
        if (!write(folder / name, bytes)) return false;
    return true;
}

// False where there is no such scheme, or a file could not be written.
bool writeVariants(const std::filesystem::path& folder, std::string_view wanted)
{
    bool isAny = false;
    for (const SkeletonScheme& scheme : skeletonSchemes()) {
        if (wanted != "all" && wanted != scheme.name) continue;
        isAny = true;
        int number = 0;
        for (const RestKind rest : {RestKind::TPose, RestKind::APose, RestKind::ArmsUp, RestKind::AlongX})
            if (!write(folder / (std::string(scheme.name) + std::to_string(++number) + ".bvh"),
                       variantBvh(walkClip(), scheme, {.rest = rest})))
                return false;
    }
    if (!isAny) std::cerr << "no skeleton is named " << wanted << '\n';
    return isAny;
}

} // namespace

int main(int argc, char** argv)
{
    const bool isVariants = argc == 4 && std::string_view(argv[2]) == "--skeleton";
    if (argc != 2 && !isVariants) {
        std::cerr << "usage: tagline-sample-generator FOLDER [--skeleton SCHEME]\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    return (isVariants ? writeVariants(folder, argv[3]) : writeLibrary(folder)) ? 0 : 1;
}
