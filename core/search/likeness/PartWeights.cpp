#include "core/search/likeness/PartWeights.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <optional>
#include <string>

namespace tagline {
namespace {

constexpr RowParts partsOf(std::initializer_list<RowPart> parts)
{
    RowParts made = 0;
    for (const RowPart part : parts) made = RowParts(made | 1u << std::size_t(part));
    return made;
}

constexpr RowParts leftArm = partsOf({RowPart::LeftElbow, RowPart::LeftHand});
constexpr RowParts rightArm = partsOf({RowPart::RightElbow, RowPart::RightHand});
constexpr RowParts leftLeg = partsOf({RowPart::LeftKnee, RowPart::LeftFoot});
constexpr RowParts rightLeg = partsOf({RowPart::RightKnee, RowPart::RightFoot});

constexpr std::array allNamedParts{NamedParts{"arms", leftArm | rightArm},
                                   NamedParts{"legs", leftLeg | rightLeg},
                                   NamedParts{"left-arm", leftArm},
                                   NamedParts{"right-arm", rightArm},
                                   NamedParts{"left-leg", leftLeg},
                                   NamedParts{"right-leg", rightLeg},
                                   NamedParts{"hands", partsOf({RowPart::LeftHand, RowPart::RightHand})},
                                   NamedParts{"elbows", partsOf({RowPart::LeftElbow, RowPart::RightElbow})},
                                   NamedParts{"feet", partsOf({RowPart::LeftFoot, RowPart::RightFoot})},
                                   NamedParts{"knees", partsOf({RowPart::LeftKnee, RowPart::RightKnee})},
                                   NamedParts{"left-hand", partsOf({RowPart::LeftHand})},
                                   NamedParts{"right-hand", partsOf({RowPart::RightHand})},
                                   NamedParts{"left-foot", partsOf({RowPart::LeftFoot})},
                                   NamedParts{"right-foot", partsOf({RowPart::RightFoot})},
                                   NamedParts{"hips", partsOf({RowPart::Hips})},
                                   NamedParts{"chest", partsOf({RowPart::Chest})},
                                   NamedParts{"head", partsOf({RowPart::Head})},
                                   NamedParts{"root", 0}};

Error partsError(std::string_view found, const std::string& why)
{
    return {"search.parts", '"' + std::string(found) + "\" " + why, {}};
}

std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(' ');
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::string allNames()
{
    std::string names;
    for (const NamedParts& each : allNamedParts)
        names += (names.empty() ? "" : ", ") + std::string(each.name);
    return names;
}

/// None if the text is no number from 0 to the most.
std::optional<float> weightIn(std::string_view text)
{
    float weight = 0.0f;
    const auto [end, problem] =
        std::from_chars(text.data(), text.data() + text.size(), weight, std::chars_format::fixed);
    if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return weight >= 0.0f && weight <= PartWeights::most ? std::optional(weight) : std::nullopt;
}

/// Takes one NAME=WEIGHT over; an error where it is none.
std::optional<Error> take(std::string_view typed, PartWeights& weights)
{
    const std::size_t mark = typed.find('=');
    if (mark == std::string_view::npos)
        return partsError(typed, "is no weight of a part of the body: write NAME=WEIGHT, such as arms=3");
    const std::string_view name = withoutBlanks(typed.substr(0, mark));
    const auto named = std::ranges::find(allNamedParts, name, &NamedParts::name);
    if (named == allNamedParts.end())
        return partsError(name, "is no part of the body: there are " + allNames());
    const std::string_view number = withoutBlanks(typed.substr(mark + 1));
    const auto weight = weightIn(number);
    if (!weight)
        return partsError(number, "is no weight for " + std::string(name) + ": it is a number from 0 to 10");
    if (named->parts == 0) weights.root = *weight;
    for (std::size_t part = 0; part < rowPartCount; ++part)
        if (holdsPart(named->parts, part)) weights.parts[part] = *weight;
    return std::nullopt;
}

} // namespace

std::span<const NamedParts> namedParts() { return allNamedParts; }

Result<PartWeights> partWeights(std::string_view text)
{
    PartWeights weights;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        if (auto wrong = take(withoutBlanks(text.substr(begin, end - begin)), weights)) return *wrong;
        begin = end + 1;
    }
    if (!countsOf(weights, RowParts(~0u)))
        return partsError(text, "leaves nothing that counts: give a part a weight above 0");
    return weights;
}

PartWeights mirrored(const PartWeights& weights)
{
    PartWeights made = weights;
    for (std::size_t part = 0; part < rowPartCount; ++part)
        made.parts[std::size_t(mirrored(RowPart(part)))] = weights.parts[part];
    return made;
}

bool countsOf(const PartWeights& weights, RowParts parts)
{
    if (weights.root > 0.0f) return true;
    for (std::size_t part = 0; part < rowPartCount; ++part)
        if (holdsPart(parts, part) && weights.parts[part] > 0.0f) return true;
    return false;
}

} // namespace tagline
