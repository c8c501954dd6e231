#include "core/retargeting/BodyNames.h"

#include "core/support/text/AsciiCase.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace tagline {
namespace {

using NameWords = std::vector<std::string>;

bool isNumber(const std::string& word) { return isAsciiDigit(word.front()); }

template<std::size_t N>
bool isOneOf(const std::string& word, const std::array<const char*, N>& list)
{
    return std::any_of(list.begin(), list.end(), [&](const char* each) { return word == each; });
}

/// Joints that help a rig or end a chain.
bool isHelper(const NameWords& words)
{
    constexpr std::array helpers{"end",      "nub",   "ik",     "pole",       "target", "ctrl",
                                 "control",  "twist", "roll",   "socket",     "slot",   "helper",
                                 "effector", "site",  "weapon", "metacarpal", "carpal", "heel",
                                 "top",      "bend",  "fk",     "mch"};
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return isOneOf(word, helpers); });
}

/// Whether a word tells no parts apart: a prefix that a tool puts before its names.
bool isPrefix(const std::string& word)
{
    constexpr std::array prefixes{"mixamorig", "bip",  "biped", "def",   "org",       "cc",
                                  "base",      "bone", "jnt",   "joint", "character", "bind",
                                  "skel",      "sk",   "j",     "b",     "c",         "m"};
    return isOneOf(word, prefixes);
}

/// lefthand is left, hand.
void splitSides(NameWords& words)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        for (const std::string side : {"left", "right"})
            if (words[i].size() > side.size() && words[i].starts_with(side)) {
                words.insert(words.begin() + std::ptrdiff_t(i) + 1, words[i].substr(side.size()));
                words[i] = side;
            }
}

BodySide takeSide(NameWords& words)
{
    splitSides(words);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isLeft = words[i] == "left" || words[i] == "l" || words[i] == "lft";
        const bool isRight = words[i] == "right" || words[i] == "r" || words[i] == "rgt";
        if (!isLeft && !isRight) continue;
        words.erase(words.begin() + std::ptrdiff_t(i));
        return isLeft ? BodySide::Left : BodySide::Right;
    }
    constexpr std::array middles{"m", "c", "x", "center", "centre"}; // spine_01.x, Spine1_M
    if (words.size() > 1 && isOneOf(words.back(), middles)) words.pop_back();
    return BodySide::Middle;
}

struct Term
{
    const char* name;
    BodyPart part;
    bool hasSide;
};

constexpr std::array terms{
    Term{"hips", BodyPart::Hips, false},
    Term{"hip", BodyPart::Hips, false},
    Term{"pelvis", BodyPart::Hips, false},
    Term{"spine", BodyPart::Spine, false},
    Term{"lowerback", BodyPart::Spine, false},
    Term{"upperback", BodyPart::Spine, false},
    Term{"back", BodyPart::Spine, false},
    Term{"abdomen", BodyPart::Spine, false},
    Term{"chest", BodyPart::Spine, false},
    Term{"upperchest", BodyPart::Spine, false},
    Term{"thorax", BodyPart::Spine, false},
    Term{"torso", BodyPart::Spine, false},
    Term{"body", BodyPart::Spine, false},
    Term{"waist", BodyPart::Spine, false},
    Term{"spinelower", BodyPart::Spine, false},
    Term{"spineupper", BodyPart::Spine, false},
    Term{"neck", BodyPart::Neck, false},
    Term{"lowerneck", BodyPart::Neck, false},
    Term{"upperneck", BodyPart::Neck, false},
    Term{"head", BodyPart::Head, false},
    Term{"clavicle", BodyPart::Clavicle, true},
    Term{"shoulder", BodyPart::Clavicle, true},
    Term{"collar", BodyPart::Clavicle, true},
    Term{"collarbone", BodyPart::Clavicle, true},
    Term{"scapula", BodyPart::Clavicle, true},
    Term{"lowleg", BodyPart::LowerLeg, true},
    Term{"thighstretch", BodyPart::UpperLeg, true},
    Term{"legstretch", BodyPart::LowerLeg, true},
    Term{"armstretch", BodyPart::UpperArm, true},
    Term{"forearmstretch", BodyPart::Forearm, true},
    Term{"lowarm", BodyPart::Forearm, true},
    Term{"arm", BodyPart::UpperArm, true},
    Term{"upperarm", BodyPart::UpperArm, true},
    Term{"uparm", BodyPart::UpperArm, true},
    Term{"humerus", BodyPart::UpperArm, true},
    Term{"shldr", BodyPart::UpperArm, true},
    Term{"armupper", BodyPart::UpperArm, true},
    Term{"forearm", BodyPart::Forearm, true},
    Term{"lowerarm", BodyPart::Forearm, true},
    Term{"loarm", BodyPart::Forearm, true},
    Term{"elbow", BodyPart::Forearm, true},
    Term{"radius", BodyPart::Forearm, true},
    Term{"armlower", BodyPart::Forearm, true},
    Term{"hand", BodyPart::Hand, true},
    Term{"wrist", BodyPart::Hand, true},
    Term{"palm", BodyPart::Hand, true},
    Term{"upleg", BodyPart::UpperLeg, true},
    Term{"upperleg", BodyPart::UpperLeg, true},
    Term{"thigh", BodyPart::UpperLeg, true},
    Term{"femur", BodyPart::UpperLeg, true},
    Term{"hip", BodyPart::UpperLeg, true},
    Term{"legupper", BodyPart::UpperLeg, true},
    Term{"leg", BodyPart::LowerLeg, true},
    Term{"lowerleg", BodyPart::LowerLeg, true},
    Term{"loleg", BodyPart::LowerLeg, true},
    Term{"shin", BodyPart::LowerLeg, true},
    Term{"calf", BodyPart::LowerLeg, true},
    Term{"knee", BodyPart::LowerLeg, true},
    Term{"tibia", BodyPart::LowerLeg, true},
    Term{"leglower", BodyPart::LowerLeg, true},
    Term{"foot", BodyPart::Foot, true},
    Term{"ankle", BodyPart::Foot, true},
    Term{"toe", BodyPart::Toes, true},
    Term{"toes", BodyPart::Toes, true},
    Term{"toebase", BodyPart::Toes, true},
    Term{"ball", BodyPart::Toes, true},
    Term{"footthumb", BodyPart::Toes, true},
    Term{"football", BodyPart::Toes, true},
    Term{"thumb", BodyPart::Thumb, true},
    Term{"index", BodyPart::Index, true},
    Term{"middle", BodyPart::Middle, true},
    Term{"mid", BodyPart::Middle, true},
    Term{"ring", BodyPart::Ring, true},
    Term{"pinky", BodyPart::Pinky, true},
    Term{"little", BodyPart::Pinky, true},
};

std::optional<BodyName> namedPart(const std::string& term, BodySide side)
{
    for (const Term& each : terms)
        if (term == each.name && each.hasSide == (side != BodySide::Middle)) return BodyName{each.part, side};
    return std::nullopt;
}

/// A finger's name may stand behind the hand's: HandIndex1, f_index.01.
std::optional<BodyName> namedFinger(const NameWords& words, BodySide side)
{
    if (side == BodySide::Middle) return std::nullopt;
    std::optional<BodyName> last;
    for (const std::string& word : words) {
        const auto found = namedPart(word, side);
        if (found && found->part >= BodyPart::Thumb) last = found;
        if (found && found->part == BodyPart::Foot) return std::nullopt; // one of its toes
    }
    return last;
}

/// 3ds Max counts fingers: Finger0 is the thumb, Finger01 its second joint.
std::optional<BodyName> countedFinger(const std::string& term, const std::string& number, BodySide side)
{
    if (term != "finger" || number.empty() || number.front() > '4' || side == BodySide::Middle)
        return std::nullopt;
    return BodyName{BodyPart(int(BodyPart::Thumb) + (number.front() - '0')), side};
}

std::string joined(const NameWords& words)
{
    std::string term;
    for (const std::string& word : words)
        if (!isNumber(word)) term += word;
    return term;
}

std::string firstNumber(const NameWords& words)
{
    const auto found = std::find_if(words.begin(), words.end(), isNumber);
    return found == words.end() ? std::string() : *found;
}

/// A side's letter grown together with the word: lfemur, lShldr.
std::optional<BodyName> partAfterLetter(const std::string& term)
{
    if (term.size() < 3 || (term.front() != 'l' && term.front() != 'r')) return std::nullopt;
    return namedPart(term.substr(1), term.front() == 'l' ? BodySide::Left : BodySide::Right);
}

std::optional<BodyName> partOfWords(NameWords words)
{
    if (isHelper(words)) return std::nullopt;
    const auto firstTelling = std::find_if_not(words.begin(), words.end(), [&](const std::string& word) {
        return isPrefix(word) ||
               (isNumber(word) && &word == &words[std::min<std::size_t>(1, words.size() - 1)]);
    });
    words.erase(words.begin(), firstTelling);
    const BodySide side = takeSide(words);
    const std::string term = joined(words);
    if (const auto found = namedPart(term, side)) return found;
    if (const auto found = namedFinger(words, side)) return found;
    if (const auto found = countedFinger(term, firstNumber(words), side)) return found;
    return side == BodySide::Middle ? partAfterLetter(term) : std::nullopt;
}

} // namespace

std::optional<BodyName> bodyName(std::string_view joint)
{
    return joint.starts_with("__") ? std::nullopt : partOfWords(wordsOfJointName(joint));
}

std::string bodyNameText(const BodyName& name)
{
    static constexpr std::array<const char*, bodyPartCount> parts{
        "Hips",     "Spine", "Neck", "Head",  "Clavicle", "UpperArm", "Forearm", "Hand", "UpperLeg",
        "LowerLeg", "Foot",  "Toes", "Thumb", "Index",    "Middle",   "Ring",    "Pinky"};
    const char* side = name.side == BodySide::Left ? "Left" : name.side == BodySide::Right ? "Right" : "";
    return std::string(side) + parts[std::size_t(name.part)];
}

std::optional<BodyName> controlledPart(std::string_view joint)
{
    NameWords words = wordsOfJointName(joint);
    return std::erase(words, "fk") > 0 ? partOfWords(std::move(words)) : std::nullopt;
}

} // namespace tagline
