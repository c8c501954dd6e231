#include "core/tags/sheet/TagMirror.h"

#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

#include <algorithm>
#include <array>

namespace tagline {
namespace {

bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
/// Small letters, and all bytes of letters outside ASCII.
bool isSmall(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }
bool isLetter(char c) { return isCapital(c) || isSmall(c); }
bool isSeparator(char c) { return std::string_view("._-: ").find(c) != std::string_view::npos; }

/// The characters around a word of a name; '.' stands for the ends.
struct Surroundings
{
    char before = '.';
    char after = '.';
    bool isWholeName = false;
};

using Condition = bool (*)(const Surroundings&);

bool isTitleWord(const Surroundings& around) { return !isSmall(around.after); }
bool isSmallWord(const Surroundings& around) { return !isLetter(around.before) && !isSmall(around.after); }
bool isCapitalWord(const Surroundings& around) { return !isLetter(around.before) && !isLetter(around.after); }
bool isLoneLetter(const Surroundings& around)
{
    return isSeparator(around.before) && isSeparator(around.after) && !around.isWholeName;
}

struct Side
{
    std::string_view word;
    std::string_view other;
    Condition isSaid;
};

constexpr std::array<Side, 10> sides{{{"Left", "Right", isTitleWord},
                                      {"Right", "Left", isTitleWord},
                                      {"left", "right", isSmallWord},
                                      {"right", "left", isSmallWord},
                                      {"LEFT", "RIGHT", isCapitalWord},
                                      {"RIGHT", "LEFT", isCapitalWord},
                                      {"L", "R", isLoneLetter},
                                      {"R", "L", isLoneLetter},
                                      {"l", "r", isLoneLetter},
                                      {"r", "l", isLoneLetter}}};

/// The side that the name says at a place; null where it says none.
const Side* sideAt(std::string_view name, std::size_t at)
{
    for (const Side& side : sides) {
        if (!name.substr(at).starts_with(side.word)) continue;
        const std::size_t end = at + side.word.size();
        const Surroundings around{at > 0 ? name[at - 1] : '.', end < name.size() ? name[end] : '.',
                                  side.word == name};
        if (side.isSaid(around)) return &side;
    }
    return nullptr;
}

std::optional<std::string> declaredPartner(TagId tag, const TagVocabulary& vocabulary)
{
    const TagDefinition& own = vocabulary[tag];
    if (!own.mirror.empty()) return own.mirror;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& other = vocabulary[TagId(i)];
        if (other.isRegistered && !other.mirror.empty() && vocabulary.find(other.mirror) == tag)
            return other.name;
    }
    return std::nullopt;
}

} // namespace

std::string mirroredName(std::string_view name)
{
    std::string mirrored;
    for (std::size_t at = 0; at < name.size();) {
        const Side* side = sideAt(name, at);
        mirrored += side ? side->other : name.substr(at, 1);
        at += side ? side->word.size() : 1;
    }
    return mirrored;
}

std::string mirroredText(std::string_view text)
{
    for (const Side& side : sides)
        if (text == side.word) return std::string(side.other);
    return mirroredName(text);
}

std::vector<Caption> mirroredCaptions(std::span<const Caption> captions)
{
    std::vector<Caption> mirrored(captions.begin(), captions.end());
    for (Caption& caption : mirrored) caption.text = mirroredName(caption.text);
    return mirrored;
}

std::vector<TagInstance> mirroredInstances(std::span<const TagInstance> instances)
{
    std::vector<TagInstance> mirrored(instances.begin(), instances.end());
    for (TagInstance& instance : mirrored)
        for (std::size_t i = 0; i < instance.values.size(); ++i) {
            const auto* text = std::get_if<std::string>(&instance.values[i].value);
            std::string other = text ? mirroredText(*text) : std::string();
            if (text && other != *text) instance.values.toChange()[i].value = std::move(other);
        }
    return mirrored;
}

std::optional<std::string> mirrorPartner(TagId tag, const TagVocabulary& vocabulary)
{
    const std::string& name = vocabulary[tag].name;
    std::string partner = declaredPartner(tag, vocabulary).value_or(mirroredName(name));
    return partner == name ? std::nullopt : std::optional(std::move(partner));
}

TagSheet mirrored(const TagSheet& sheet, TagVocabulary& vocabulary)
{
    TagSheet result = sheet;
    for (const TagLane& lane : sheet.lanes()) result = result.withRanges(lane.tag, {});
    for (const TagLane& lane : sheet.lanes()) {
        const auto partner = mirrorPartner(lane.tag, vocabulary);
        const TagId tag = partner ? vocabulary.intern(*partner) : lane.tag;
        result = sheet.isCounted(lane.tag)
                     ? withInstancesAdded(result, tag, mirroredInstances(sheet.instances(lane.tag)))
                     : withRangesAdded(result, tag, {lane.ranges.begin(), lane.ranges.end()});
    }
    return result.withCaptions(mirroredCaptions(sheet.captions()));
}

} // namespace tagline
