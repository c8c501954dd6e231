#include "core/media/MediaSource.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace tagline {
namespace {

constexpr std::size_t mostNumberDigits = 9; ///< of a number

/// The "%04d" in the name of a file.
struct NumberPlace
{
    std::size_t start = 0;
    std::size_t length = 0;
    int digits = 0; ///< at least
};

std::optional<NumberPlace> numberPlace(const std::string& name)
{
    for (std::size_t start = name.find('%'); start != std::string::npos; start = name.find('%', start + 1)) {
        std::size_t end = start + 1;
        while (end < name.size() && std::isdigit(static_cast<unsigned char>(name[end]))) ++end;
        if (end < name.size() && name[end] == 'd')
            return NumberPlace{start, end + 1 - start, std::atoi(name.substr(start + 1, 4).c_str())};
    }
    return std::nullopt;
}

bool isFile(const std::filesystem::path& path)
{
    std::error_code failed;
    return std::filesystem::is_regular_file(path, failed);
}

/// The number that a name has between two texts, with so many digits at least.
std::optional<int> numberIn(const std::string& name, const std::string& before, const std::string& behind,
                            int digits)
{
    if (name.size() <= before.size() + behind.size() || !name.starts_with(before) || !name.ends_with(behind))
        return std::nullopt;
    const std::string number = name.substr(before.size(), name.size() - before.size() - behind.size());
    const bool isNumber =
        number.size() <= mostNumberDigits && int(number.size()) >= digits &&
        std::ranges::all_of(number, [](unsigned char each) { return std::isdigit(each) != 0; });
    return isNumber ? std::optional(std::atoi(number.c_str())) : std::nullopt;
}

} // namespace

bool isPictureSequence(const MediaSource& source)
{
    const std::filesystem::path path(source.path);
    return numberPlace(path.filename().string()).has_value() && !isFile(path);
}

std::optional<int> firstNumber(const MediaSource& source)
{
    if (!isPictureSequence(source)) return std::nullopt;
    const std::filesystem::path path(source.path);
    const std::string name = path.filename().string();
    const NumberPlace place = *numberPlace(name);
    const std::string before = name.substr(0, place.start), behind = name.substr(place.start + place.length);
    std::optional<int> first;
    std::error_code failed;
    for (auto entry = std::filesystem::directory_iterator(path.parent_path(), failed);
         !failed && entry != std::filesystem::directory_iterator(); entry.increment(failed)) {
        const auto number = numberIn(entry->path().filename().string(), before, behind, place.digits);
        if (number && (!first || *number < *first)) first = number;
    }
    return first;
}

std::string sequencePattern(const MediaSource& source)
{
    const std::size_t name = source.path.rfind('/') + 1; // 0 without a folder
    const std::size_t place = name + numberPlace(source.path.substr(name))->start;
    std::string pattern;
    for (std::size_t i = 0; i < source.path.size(); ++i)
        pattern.append(source.path[i] == '%' && i != place ? 2 : 1, source.path[i]);
    return pattern;
}

bool isMediaThere(const MediaSource& source)
{
    return isPictureSequence(source) ? firstNumber(source).has_value() : isFile(source.path);
}

MediaSource sequenceAround(const std::string& path)
{
    static constexpr std::array endings{".png", ".jpg", ".jpeg", ".bmp", ".tif", ".tiff"};
    const std::filesystem::path file(path);
    std::string ending = file.extension().string(), stem = file.stem().string();
    std::ranges::transform(ending, ending.begin(),
                           [](unsigned char letter) { return char(std::tolower(letter)); });
    const auto last = stem.find_last_not_of("0123456789");
    const std::string digits = stem.substr(last == std::string::npos ? 0 : last + 1);
    if (std::ranges::count(endings, ending) == 0 || digits.empty() || digits.size() > 9 ||
        stem.find('%') != std::string::npos)
        return {path, {}};
    const std::string before = stem.substr(0, stem.size() - digits.size());
    std::size_t count =
        digits.size(); // of numbers without zeros before them the last one with fewer digits is there
    while (count > 1 && digits.front() != '0' &&
           isFile(file.parent_path() / (before + std::string(count - 1, '9') + file.extension().string())))
        --count;
    const std::string name = before + "%0" + std::to_string(count) + "d" + file.extension().string();
    return {(file.parent_path() / name).string(), {}};
}

} // namespace tagline
