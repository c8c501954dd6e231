// Runs a fuzz target on every file of the folders and files that are named, and with --damaged N on so many
// of them with random damage: a round for each seed. TAGLINE_RANDOM_ROUNDS asks for another number of rounds,
// TAGLINE_RANDOM_FIRST for another first seed. One that takes longer than 20 s is taken for a hang and fails.

#include "tests/fuzz/FuzzTarget.h"

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <unistd.h>

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> filesIn(const fs::path& path)
{
    if (!fs::is_directory(path)) return {path};
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path))
        if (entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

struct Seed
{
    std::string name;
    std::string bytes;
};

std::optional<Seed> read(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        std::fprintf(stderr, "%s: cannot be read\n", file.c_str());
        return std::nullopt;
    }
    return Seed{file.filename().string(), {std::istreambuf_iterator<char>(stream), {}}};
}

constexpr unsigned mostSeconds = 20; ///< for one file: none takes a second, with sanitizers either

void fail(int)
{
    constexpr std::string_view text = "the file that was named last takes longer than 20 s\n";
    (void)!::write(STDERR_FILENO, text.data(), text.size());
    std::abort();
}

void replay(const std::string& bytes)
{
    std::fflush(stdout); // the last line printed is of the one that crashed or hangs
    ::alarm(mostSeconds);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    ::alarm(0);
}

/// The bytes with some of them changed, left out, doubled, or taken from another place.
std::string damaged(std::string bytes, std::mt19937& random)
{
    constexpr std::size_t longest = 24;
    const auto below = [&](std::size_t end) { return end == 0 ? 0 : random() % end; };
    for (std::size_t hurts = 1 + below(5); hurts > 0; --hurts) {
        const std::size_t at = below(bytes.size() + 1);
        const std::size_t length = below(std::min(bytes.size() - at, longest) + 1);
        switch (below(5)) {
        case 0:
            if (at < bytes.size()) bytes[at] = char(random() % 256);
            break;
        case 1:
            bytes.erase(at, length);
            break;
        case 2:
            bytes.insert(at, bytes.substr(at, length));
            break;
        case 3:
            bytes.insert(at, bytes.substr(below(bytes.size() + 1), longest));
            break;
        default: // numbers that no file has: sizes, counts, offsets
            for (std::size_t i = 0; i < 4 && at + i < bytes.size(); ++i) bytes[at + i] = char(0xff);
        }
    }
    return bytes;
}

std::uint32_t environmentNumber(const char* name, std::uint32_t otherwise)
{
    const char* text = std::getenv(name);
    return text ? std::uint32_t(std::strtoul(text, nullptr, 10)) : otherwise;
}

void replayDamaged(const std::vector<Seed>& seeds, std::uint32_t usualRounds)
{
    const std::uint32_t first = environmentNumber("TAGLINE_RANDOM_FIRST", 0);
    const std::uint32_t rounds = environmentNumber("TAGLINE_RANDOM_ROUNDS", usualRounds);
    for (std::uint32_t seed = first; seed - first < rounds; ++seed) {
        std::mt19937 random(seed);
        const Seed& from = seeds[random() % seeds.size()];
        std::printf("%s, damaged by seed %u\n", from.name.c_str(), seed);
        replay(damaged(from.bytes, random));
    }
    std::printf("%u damaged files replayed\n", rounds);
}

} // namespace

int main(int count, char** arguments)
{
    std::signal(SIGALRM, fail);
    std::vector<Seed> seeds;
    std::uint32_t rounds = 0;
    for (int i = 1; i < count; ++i) {
        if (std::string_view(arguments[i]) == "--damaged" && i + 1 < count) {
            rounds = std::uint32_t(std::strtoul(arguments[++i], nullptr, 10));
            continue;
        }
        for (const fs::path& file : filesIn(arguments[i])) {
            auto seed = read(file);
            if (!seed) return 1;
            seeds.push_back(*std::move(seed));
        }
    }
    for (const Seed& seed : seeds) {
        std::printf("%s (%zu bytes)\n", seed.name.c_str(), seed.bytes.size());
        replay(seed.bytes);
    }
    std::printf("%zu files replayed\n", seeds.size());
    if (seeds.empty()) return 1;
    if (rounds > 0) replayDamaged(seeds, rounds);
    return 0;
}
