#include "core/cutting/CutNames.h"

#include "core/exports/ExportedClip.h"
#include "core/exports/SafeNames.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/support/text/AsciiCase.h"
#include "core/support/text/PathText.h"

#include <array>
#include <filesystem>
#include <map>

namespace tagline {
namespace {

constexpr std::array placeholders{
    CutPlaceholder{"tag", "the tag that the query names and that most of the frames have"},
    CutPlaceholder{"clip", "the clip's name"},
    CutPlaceholder{"file", "the file's name without its ending"},
    CutPlaceholder{"folder", "the file's folders within the library"},
    CutPlaceholder{"start", "the first frame"},
    CutPlaceholder{"stop", "the frame after the last"},
    CutPlaceholder{"frames", "the number of frames"},
    CutPlaceholder{"number", "the place among the cuts of its clip, from 1"},
};

constexpr std::string_view untaggedName = "untagged";

/// Calls text(std::string_view) and placeholder(word) for the pieces of a pattern, in order. False if a
/// bracket is never closed.
template<class Text, class Placeholder>
bool forEachPiece(std::string_view pattern, Text&& text, Placeholder&& placeholder)
{
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        text(pattern.substr(0, open));
        if (open == std::string_view::npos) return true;
        const std::size_t close = pattern.find('}', open);
        if (close == std::string_view::npos) return false;
        placeholder(pattern.substr(open + 1, close - open - 1));
        pattern.remove_prefix(close + 1);
    }
    return true;
}

/// Values of the placeholders in the name of one cut.
using Values = std::map<std::string_view, std::string>;

Values valuesOf(const ClipCut& cut, int number, const ClipLibrary& library, const std::string& folder)
{
    const LibraryClip& clip = library.clip(cut.clip);
    const std::string path = exportedFile(library.source(clip.source), folder);
    std::string folders = safeFolders(path);
    if (!folders.empty()) folders.pop_back();
    return {{"tag", cut.tag ? library.vocabulary()[*cut.tag].name : std::string(untaggedName)},
            {"clip", clip.isNameShared ? clip.name + '.' + std::to_string(clip.index) : clip.name},
            {"file", fileStem(path)},
            {"folder", folders},
            {"start", std::to_string(cut.range.start)},
            {"stop", std::to_string(cut.range.stop)},
            {"frames", std::to_string(cut.range.stop - cut.range.start)},
            {"number", std::to_string(number)}};
}

std::string filled(std::string_view pattern, const Values& values)
{
    std::string text;
    forEachPiece(
        pattern, [&](std::string_view piece) { text += piece; },
        [&](std::string_view word) { text += values.at(word); });
    return text;
}

/// Whether the lists of cuts or moves are to be written where a folder of the target would lie.
bool isListName(std::string_view folder)
{
    const std::string name = asciiLowered(folder);
    return name == cutListName || name == cutLibraryName ||
           (name.starts_with(moveListStem) && name.ends_with(".json"));
}

/// The pattern filled in, part by part: a value makes no folder, but {folder} does.
std::string safeName(std::string_view pattern, Values values)
{
    std::string name;
    const std::string folders = values["folder"];
    const auto append = [&](const std::string& part) {
        if (!part.empty()) name += (name.empty() ? "" : "/") + part;
    };
    while (true) {
        const std::size_t slash = pattern.find('/');
        const std::string_view part = pattern.substr(0, slash);
        if (part == "{folder}")
            append(folders);
        else if (!part.empty())
            append(safePart(filled(part, values)));
        if (slash == std::string_view::npos) break;
        pattern.remove_prefix(slash + 1);
    }
    const std::size_t first = name.find('/');
    if (first != std::string::npos && isListName(std::string_view(name).substr(0, first)))
        name.insert(first, "_");
    return name.empty() ? "cut" : name;
}

} // namespace

std::span<const CutPlaceholder> cutPlaceholders() { return placeholders; }

Result<void> checkCutPattern(std::string_view pattern)
{
    std::string unknown;
    const bool isClosed = forEachPiece(
        pattern, [](std::string_view) {},
        [&](std::string_view word) {
            if (unknown.empty() &&
                std::ranges::find(placeholders, word, &CutPlaceholder::word) == placeholders.end())
                unknown = '{' + std::string(word) + '}';
        });
    if (isClosed && unknown.empty() && !pattern.empty()) return {};
    std::string known;
    for (const CutPlaceholder& each : placeholders)
        known += (known.empty() ? "{" : ", {") + std::string(each.word) + '}';
    const std::string wrong = pattern.empty() ? "a pattern for the names is needed"
                              : !isClosed     ? "a \"{\" is never closed"
                                              : "there is no placeholder " + unknown;
    return Error{"cut.pattern", wrong + "; the placeholders are " + known, {}};
}

std::vector<std::string> cutNames(std::span<const ClipCut> cuts, const ClipLibrary& library,
                                  std::string_view pattern, const std::string& folder,
                                  const std::string& ending)
{
    return cutNames(cuts, library, pattern, folder, std::vector<std::string>(cuts.size(), '.' + ending));
}

std::vector<std::string> cutNames(std::span<const ClipCut> cuts, const ClipLibrary& library,
                                  std::string_view pattern, const std::string& folder,
                                  std::span<const std::string> endings)
{
    UniqueNames unique;
    std::map<ClipId, int> numbers;
    std::vector<std::string> plain;
    for (const ClipCut& cut : cuts) {
        plain.push_back(safeName(pattern, valuesOf(cut, ++numbers[cut.clip], library, folder)));
        unique.reserve(plain.back());
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < plain.size(); ++i) names.push_back(unique.taken({plain[i]}, endings[i]));
    return names;
}

} // namespace tagline
