// tagline-sample-generator FOLDER writes the sample library into the folder.

#include "resources/sample/generator/SampleLibrary.h"

#include <filesystem>
#include <fstream>
#include <iostream>

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: tagline-sample-generator FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    for (const auto& [name, bytes] : tagline::sample::sampleLibrary()) {
        std::ofstream file(folder / name, std::ios::binary);
        file.write(bytes.data(), std::streamsize(bytes.size()));
        if (!file.flush()) {
            std::cerr << (folder / name).string() << ": cannot be written\n";
            return 1;
        }
    }
    return 0;
}
