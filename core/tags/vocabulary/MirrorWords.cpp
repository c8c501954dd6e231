#include "core/tags/vocabulary/MirrorWords.h"

#include "core/support/text/AsciiCase.h"

#include <algorithm>
#include <set>

namespace tagline {
namespace {

/// Whether it is a small letter, or any byte of a letter outside ASCII.
bool isSmall(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }
bool isLetter(char c) { return isAsciiUpper(c) || isSmall(c); }
bool isSeparator(char c) { return std::string_view("._-: ").find(c) != std::string_view::npos; }
bool isAsciiByte(char c) { return static_cast<unsigned char>(c) < 0x80; }

char capital(char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; }

std::string capitals(std::string word)
{
    std::ranges::transform(word, word.begin(), capital);
    return word;
}

std::string title(std::string word)
{
    word.front() = capital(word.front());
    return word;
}

/// The typed word without capitals after the first letter, which would begin another word.
std::string typedWord(std::string_view word)
{
    return std::string(word.substr(0, 1)) + asciiLowered(word.substr(1));
}

std::size_t signCount(std::string_view word)
{
    return std::size_t(std::ranges::count_if(word, [](char c) { return (c & '\xc0') != '\x80'; }));
}

/// Whether a text is one sign of a script without spaces between words: U+3000 and beyond in UTF-8.
bool isOneSign(std::string_view word)
{
    return !word.empty() && static_cast<unsigned char>(word.front()) >= 0xe3 && signCount(word) == 1;
}

std::string quotedWord(const std::string& word) { return '"' + word + '"'; }

/// The problem of one word of a pair, regardless of the rest of the list; empty if there is none.
std::string problemOfWord(const std::string& word, const std::string& other)
{
    if (!word.empty() && std::ranges::all_of(word, isLetter)) {
        if (isOneSign(word) && !isOneSign(other))
            return quotedWord(word) + " is one sign, and is swapped for one sign, not for " +
                   quotedWord(other);
        return {};
    }
    return word.empty() ? "a word that says a side must not be empty"
                        : "a word that says a side is made of letters alone; found " + quotedWord(word);
}

/// The sign of the list that a longer word contains; empty if it contains none.
std::string signWithin(const std::string& word, std::span<const MirrorPair> pairs)
{
    for (const MirrorPair& pair : pairs)
        for (const std::string& sign : {pair.left, pair.right})
            if (isOneSign(sign) && sign != word && word.find(sign) != std::string::npos) return sign;
    return {};
}

} // namespace

const std::vector<MirrorPair>& builtInMirrorPairs()
{
    static const std::vector<MirrorPair> pairs{{"left", "right"}, {"l", "r"}};
    return pairs;
}

std::optional<MirrorPairProblem> findProblem(std::span<const MirrorPair> pairs)
{
    if (pairs.size() > mostMirrorPairs)
        return MirrorPairProblem{mostMirrorPairs, false,
                                 "more than " + std::to_string(mostMirrorPairs) +
                                     " pairs of words that say a side"};
    std::set<std::string> seen;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (const bool isRight : {false, true}) {
            const std::string& word = isRight ? pairs[i].right : pairs[i].left;
            const std::string& other = isRight ? pairs[i].left : pairs[i].right;
            std::string wrong = problemOfWord(word, other);
            if (wrong.empty() && !seen.insert(asciiLowered(word)).second)
                wrong = quotedWord(word) + " stands twice among the words that say a side: keep one of them";
            if (const std::string sign = wrong.empty() ? signWithin(word, pairs) : std::string();
                !sign.empty())
                wrong = quotedWord(word) + " holds " + quotedWord(sign) +
                        ", which is swapped anywhere: take one of them out";
            if (!wrong.empty()) return MirrorPairProblem{i, isRight, std::move(wrong)};
        }
    return std::nullopt;
}

std::vector<std::string> removeProblems(std::vector<MirrorPair>& pairs)
{
    std::vector<std::string> messages;
    std::vector<MirrorPair> kept;
    for (MirrorPair& pair : pairs) {
        kept.push_back(std::move(pair));
        auto problem = findProblem(kept);
        if (!problem) continue;
        messages.push_back(std::move(problem->message));
        kept.pop_back();
    }
    pairs = std::move(kept);
    return messages;
}

/// The characters around a word of a name; '.' at the ends.
struct MirrorWords::Surroundings
{
    char before = '.';
    char after = '.';
    bool isWholeName = false;
};

MirrorWords::MirrorWords()
    : MirrorWords(std::vector<MirrorPair>())
{
}

MirrorWords::MirrorWords(std::vector<MirrorPair> pairs)
    : m_pairs(std::move(pairs))
{
    static const auto builtIn = std::make_shared<const std::vector<Side>>(sidesOf(builtInMirrorPairs()));
    m_sides = m_pairs.empty() ? builtIn : std::make_shared<const std::vector<Side>>(sidesOf(m_pairs));
}

bool MirrorWords::isSaid(Form form, const Surroundings& around)
{
    switch (form) {
    case Form::Title:
        return !isSmall(around.after);
    case Form::Small:
        return !isLetter(around.before) && !isSmall(around.after);
    case Form::Capitals:
        return !isLetter(around.before) && !isLetter(around.after);
    case Form::Lone:
        return isSeparator(around.before) && isSeparator(around.after) && !around.isWholeName;
    case Form::Sign:
        return true;
    }
    return false;
}

/// The sides of pairs, with equal forms for both, so that a swapped word is found again.
std::vector<MirrorWords::Side> MirrorWords::sidesOf(std::span<const MirrorPair> pairs)
{
    std::vector<Side> sides;
    const auto add = [&](const std::string& left, const std::string& right, Form form) {
        sides.push_back({left, right, form});
        sides.push_back({right, left, form});
    };
    for (const auto& [typedLeft, typedRight, extra] : pairs) {
        const bool isLone = signCount(typedLeft) == 1 || signCount(typedRight) == 1;
        const std::string left = asciiLowered(typedLeft), right = asciiLowered(typedRight);
        const bool hasCases = isAsciiByte(left.front()) && isAsciiByte(right.front());
        const Form plain = isLone ? Form::Lone : Form::Small;
        if (!hasCases) {
            add(typedWord(typedLeft), typedWord(typedRight), isOneSign(typedLeft) ? Form::Sign : plain);
            continue;
        }
        add(left, right, plain);
        add(title(left), title(right), isLone ? Form::Lone : Form::Title);
        if (!isLone && std::ranges::all_of(left + right, isAsciiByte))
            add(capitals(left), capitals(right), Form::Capitals);
    }
    return sides;
}

/// The side at an offset of the name; null if there is none.
const MirrorWords::Side* MirrorWords::sideAt(std::string_view name, std::size_t at) const
{
    for (const Side& side : *m_sides) {
        if (!name.substr(at).starts_with(side.word)) continue;
        const std::size_t end = at + side.word.size();
        const Surroundings around{at > 0 ? name[at - 1] : '.', end < name.size() ? name[end] : '.',
                                  side.word == name};
        if (isSaid(side.form, around)) return &side;
    }
    return nullptr;
}

std::string MirrorWords::swapped(std::string_view name) const
{
    std::string swapped;
    for (std::size_t at = 0; at < name.size();) {
        const Side* side = sideAt(name, at);
        swapped += side ? std::string_view(side->other) : name.substr(at, 1);
        at += side ? side->word.size() : 1;
    }
    return swapped;
}

std::string MirrorWords::swappedText(std::string_view text) const
{
    for (const Side& side : *m_sides)
        if (text == side.word) return side.other;
    return swapped(text);
}

std::string mirroredJoint(std::string_view name, const MirrorWords& words)
{
    static const MirrorWords builtIn;
    std::string mirrored = builtIn.swapped(name);
    return mirrored != name ? mirrored : words.swapped(name);
}

} // namespace tagline
