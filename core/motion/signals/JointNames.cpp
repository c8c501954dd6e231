#include "core/motion/signals/JointNames.h"

#include "core/animation/clips/ClipBinding.h"
#include "core/support/text/AsciiCase.h"
#include "core/tags/vocabulary/NearestName.h"

#include <algorithm>
#include <functional>

namespace tagline {
namespace {

bool isSeparator(char c)
{
    return static_cast<unsigned char>(c) < 0x80 && !isAsciiDigit(c) && asciiLowered(c) == c &&
           !(c >= 'a' && c <= 'z');
}

std::string_view withoutNamespace(std::string_view name)
{
    const std::size_t separator = name.find_last_of(":|");
    if (separator != std::string_view::npos && separator + 1 < name.size()) name.remove_prefix(separator + 1);
    return name;
}

std::string withoutSeparators(std::string_view name)
{
    std::string kept;
    for (const char c : withoutNamespace(name))
        if (!isSeparator(c)) kept += asciiLowered(c);
    return kept;
}

/// Whether a word begins at i: after a separator, at a change between digits and letters, at a capital after
/// a small letter, and at the last capital of several before a small letter.
bool isWordStart(std::string_view name, std::size_t i)
{
    if (i == 0 || isSeparator(name[i - 1])) return true;
    if (isAsciiDigit(name[i]) != isAsciiDigit(name[i - 1])) return true;
    if (!isAsciiUpper(name[i])) return false;
    return !isAsciiUpper(name[i - 1]) || (i + 1 < name.size() && !isAsciiUpper(name[i + 1]) &&
                                          !isSeparator(name[i + 1]) && !isAsciiDigit(name[i + 1]));
}

Error ambiguousJoint(const Skeleton& skeleton, std::string_view typed, const std::vector<JointIndex>& found)
{
    std::string message = "\"" + std::string(typed) + "\" is several joints: ";
    const char* before = "\"";
    for (const JointIndex joint : found) {
        message += before;
        message += skeleton[joint].name + '"';
        before = ", \"";
    }
    return {"motion.ambiguous-joint", message, {}, 0, 0};
}

Error unknownJoint(const Skeleton& skeleton, std::string_view typed)
{
    NearestName nearest(typed);
    for (const Joint& joint : skeleton.joints()) {
        nearest.offer(joint.name);
        nearest.offer(withoutNamespace(joint.name));
    }
    std::string message = "no joint \"" + std::string(typed) + "\"";
    if (!nearest.best().empty()) message += "; did you mean \"" + nearest.best() + "\"?";
    return {"motion.unknown-joint", message, {}, 0, 0};
}

} // namespace

Result<JointIndex> jointNamed(const Skeleton& skeleton, std::string_view typed)
{
    if (const auto exact = skeleton.find(typed)) return *exact;
    const std::function<std::string(std::string_view)> readings[] = {
        [](std::string_view name) { return asciiLowered(name); }, normalisedJointName, withoutSeparators};
    for (const auto& reading : readings) {
        const std::string wanted = reading(typed);
        std::vector<JointIndex> found;
        for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint)
            if (!wanted.empty() && reading(skeleton[joint].name) == wanted) found.push_back(joint);
        if (found.size() == 1) return found.front();
        if (found.size() > 1) return ambiguousJoint(skeleton, typed, found);
    }
    return unknownJoint(skeleton, typed);
}

std::vector<std::string> wordsOfJointName(std::string_view name)
{
    name = withoutNamespace(name);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (isSeparator(name[i])) continue;
        if (isWordStart(name, i)) words.emplace_back();
        words.back() += asciiLowered(name[i]);
    }
    return words;
}

BodySide sideOfJointName(std::string_view name)
{
    for (const std::string& word : wordsOfJointName(name)) {
        if (word == "l" || word.starts_with("left")) return BodySide::Left;
        if (word == "r" || word.starts_with("right")) return BodySide::Right;
    }
    for (const std::string& word : wordsOfJointName(name))
        for (const std::string_view part : {"foot", "ankle", "toe", "toes", "ball", "hand", "wrist", "palm"})
            if (word.size() == part.size() + 1 && word.ends_with(part)) {
                if (word.front() == 'l') return BodySide::Left;
                if (word.front() == 'r') return BodySide::Right;
            }
    return BodySide::Middle;
}

} // namespace tagline
