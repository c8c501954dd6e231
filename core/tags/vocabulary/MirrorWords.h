#pragma once

// MirrorWords are the words that say a side, left and right, and how texts are told from a mirror by them.

#include "core/support/ExtraKey.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Two words that say the sides. Small and capital letters of ASCII are one: left|right is LEFT|RIGHT too.
struct MirrorPair
{
    std::string left;
    std::string right;
    std::vector<ExtraKey> extra = {};

    bool operator==(const MirrorPair&) const = default;
};

/// Pairs that a library may have: each word is looked for in all others.
inline constexpr std::size_t mostMirrorPairs = 256;

/// left|right and l|r: what is swapped where a library says nothing.
const std::vector<MirrorPair>& builtInMirrorPairs();

/// A list of words of which two contradict each other, or that holds what is no word.
struct MirrorPairProblem
{
    std::size_t pair = 0; ///< its place in the list
    bool isRight = false; ///< which of its words
    std::string message;
};

/// The first problem; none where
///   0. there are mostMirrorPairs at most,
///   1. each word is made of letters alone, one at least,
///   2. each word stands once in the list, whatever its case,
///   3. the other side of a sign of Chinese, Japanese or Korean is one such sign, and no longer word holds a
///      sign that stands in the list: signs are found anywhere.
/// Then swapping twice gives the text itself.
std::optional<MirrorPairProblem> findProblem(std::span<const MirrorPair> pairs);

/// Takes the pairs out that are a problem beside those before them, and says what was: a message each.
std::vector<std::string> removeProblems(std::vector<MirrorPair>& pairs);

/// A value: copies share what was made of the words.
class MirrorWords
{
public:
    /// The built-in ones.
    MirrorWords();
    /// Expects pairs without a problem; none means the built-in ones.
    explicit MirrorWords(std::vector<MirrorPair> pairs);

    /// As they were given.
    const std::vector<MirrorPair>& pairs() const { return m_pairs; }

    /// The name with left and right changed wherever it says a side; the same name where it says none.
    /// Changing it twice gives the name itself. With the built-in words a side is said by
    ///   1. Left, Right     where no small letter follows      TurnLeft · LeftFoot · Left90     (not
    ///   Leftover)
    ///   2. left, right     as a word, or before a capital     left_foot · foot.left · leftFoot   (not
    ///   bright)
    ///   3. LEFT, RIGHT     as a word                          FOOT_LEFT
    ///   4. L, R and l, r   alone between . _ - : spaces or ends  L_Foot · Foot.R · foot_l (not the name L)
    /// Other words follow the same rules: of one letter the fourth, longer ones the first three. A word whose
    /// first letter is not of ASCII is a word as it was typed (2); a sign (左) is found anywhere.
    std::string swapped(std::string_view name) const;
    /// The text of a value: sides are said as names do, and also by a letter alone.
    std::string swappedText(std::string_view text) const;

private:
    enum class Form { Title, Small, Capitals, Lone, Sign };
    struct Side
    {
        std::string word;
        std::string other;
        Form form = Form::Small;
    };
    struct Surroundings;

    static bool isSaid(Form form, const Surroundings& around);
    static std::vector<Side> sidesOf(std::span<const MirrorPair> pairs);
    const Side* sideAt(std::string_view name, std::size_t at) const;

    std::vector<MirrorPair> m_pairs;
    std::shared_ptr<const std::vector<Side>> m_sides; ///< never null
};

/// The name of a joint or a part of a body in a mirror: what programs and files call it comes before the
/// words of a library.
std::string mirroredJoint(std::string_view name, const MirrorWords& words);

} // namespace tagline
