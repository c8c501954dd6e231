// tagline-library-generator FOLDER writes a library of any size into the folder.

#include "resources/generator/GeneratedLibrary.h"

#include <charconv>
#include <iostream>
#include <optional>
#include <string_view>

namespace {

using namespace tagline::generated;

constexpr const char* usage =
    "usage: tagline-library-generator FOLDER [--clips 2600] [--frames 1500] [--joints 31] [--tags 40] "
    "[--seed 1]\n"
    "                                        [--ranges few-and-long|many-and-short|mixed] [--skeletons "
    "same|mixed]\n"
    "                                        [--damaged 0.2]\n"
    "Writes takes as BVH with tag sidecars, for tests and measuring. Equal options give equal files.\n"
    "--ranges: 1 to 3 ranges of 100 to 600 frames on 30 % of the clips for a tag, or 30 ranges of 3 to 20 "
    "frames on\n"
    "every clip. --damaged: the share of takes that no program can read.\n";

template<class T>
bool assign(T& target, std::string_view text, T least, T most)
{
    T value{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size() || value < least || value > most)
        return false;
    target = value;
    return true;
}

bool assignRanges(TagShape& shape, std::string_view kind)
{
    shape.isMixed = kind == "mixed";
    shape.ranges = kind == "many-and-short" ? RangeKind::ManyAndShort : RangeKind::FewAndLong;
    return kind == "mixed" || kind == "many-and-short" || kind == "few-and-long";
}

bool setOption(LibraryShape& shape, std::string_view name, std::string_view value)
{
    if (name == "--clips") return assign(shape.clips, value, 1, 10'000'000);
    if (name == "--frames") return assign(shape.frames, value, 1, 1'000'000);
    if (name == "--joints") return assign(shape.joints, value, 1, 500);
    if (name == "--tags") return assign(shape.tags.tags, value, 0, 10'000);
    if (name == "--seed") return assign<std::uint64_t>(shape.seed, value, 0, UINT64_MAX);
    if (name == "--damaged") return assign(shape.damagedShare, value, 0.0, 1.0);
    if (name == "--ranges") return assignRanges(shape.tags, value);
    if (name != "--skeletons") return false;
    shape.areSkeletonsMixed = value == "mixed";
    return value == "mixed" || value == "same";
}

} // namespace

int main(int argc, char** argv)
{
    LibraryShape shape;
    bool isValid = argc >= 2 && argc % 2 == 0 && !std::string_view(argv[1]).starts_with("--");
    for (int i = 2; isValid && i + 1 < argc; i += 2) isValid = setOption(shape, argv[i], argv[i + 1]);
    if (!isValid) {
        std::cerr << usage;
        return 2;
    }
    const WrittenLibrary written = writeLibrary(argv[1], shape);
    if (!written.problem.empty()) std::cerr << written.problem << '\n';
    std::cout << written.good.size() << " takes, " << written.damaged.size() << " damaged\n";
    return written.problem.empty() ? 0 : 1;
}
