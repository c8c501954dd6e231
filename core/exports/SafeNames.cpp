#include "core/exports/SafeNames.h"

#include "core/io/json/TextPlace.h"

#include <QString>

#include <algorithm>
#include <array>
#include <filesystem>

namespace tagline {
namespace {

constexpr std::size_t longestPart = 200;   ///< bytes; file systems take 255
constexpr std::size_t longestPath = 1'000; ///< bytes below the target

std::string folded(const std::string& path)
{
    return QString::fromStdString(path).normalized(QString::NormalizationForm_C).toCaseFolded().toStdString();
}

/// Names of devices, which Windows takes for them with any ending.
bool isReserved(const std::string& name)
{
    std::string stem = folded(name.substr(0, name.find('.')));
    while (stem.ends_with(' ')) stem.pop_back();
    constexpr std::array devices{"con", "prn", "aux", "nul", "conin$", "conout$"};
    if (std::find(devices.begin(), devices.end(), stem) != devices.end()) return true;
    constexpr std::array<std::string_view, 13> numbers{"0", "1", "2", "3", "4", "5", "6",
                                                       "7", "8", "9", "¹", "²", "³"};
    return (stem.starts_with("com") || stem.starts_with("lpt")) &&
           std::find(numbers.begin(), numbers.end(), std::string_view(stem).substr(3)) != numbers.end();
}

} // namespace

std::string safePart(std::string_view text)
{
    std::string part = validUtf8(text);
    for (char& c : part)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F ||
            std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos)
            c = '_';
    if (part.size() > longestPart) {
        std::size_t end = longestPart;
        while (end > 0 && (static_cast<unsigned char>(part[end]) & 0xC0) == 0x80) --end;
        part.resize(end);
    }
    if (part.empty() || part.front() == '.' || isReserved(part)) part.insert(part.begin(), '_');
    if (part.back() == '.' || part.back() == ' ') part.back() = '_';
    return part;
}

std::string safeFolders(const std::string& path)
{
    std::string folders;
    for (const auto& part : std::filesystem::path(path).parent_path().relative_path()) {
        if (part.empty() || part == "." || part == "..") continue;
        folders += safePart(part.generic_string()) + '/';
    }
    return folders.size() > longestPath ? std::string() : folders;
}

std::string UniqueNames::taken(const std::vector<std::string>& proposals, const std::string& ending)
{
    for (const std::string& proposal : proposals)
        if (m_taken.insert(folded(proposal + ending)).second) return proposal + ending;
    for (int& number = m_numbers[folded(proposals.back())];;) {
        const std::string numbered = proposals.back() + " (" + std::to_string(++number + 1) + ')' + ending;
        if (m_taken.insert(folded(numbered)).second) return numbered;
    }
}

void UniqueNames::reserve(const std::string& folders)
{
    for (std::size_t slash = folders.find('/'); slash != std::string::npos;
         slash = folders.find('/', slash + 1))
        m_taken.insert(folded(folders.substr(0, slash)));
}

} // namespace tagline
