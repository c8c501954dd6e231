#pragma once

// MirrorWords are the words for left and right, which mirroring swaps in texts.

#include "core/support/ExtraKey.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Two words for the sides. ASCII case is ignored: left|right is LEFT|RIGHT too.
struct MirrorPair
{
    std::string left;
    std::string right;
    std::vector<ExtraKey> extra = {};

    bool operator==(const MirrorPair&) const = default;
};

/// Limit of a library's pairs: each word is compared with all others.
inline constexpr std::size_t mostMirrorPairs = 256;

/// left|right and l|r: the default pairs of a library.
const std::vector<MirrorPair>& builtInMirrorPairs();

/// A pair that contradicts others of the list, or has an invalid word.
struct MirrorPairProblem
{
    std::size_t pair = 0; ///< index in the list
    bool isRight = false; ///< which of its words
    std::string message;
};

/// The first problem; none if
///   0. there are at most mostMirrorPairs,
///   1. each word consists of letters, at least one,
///   2. each word occurs once in the list, in any case,
///   3. the counterpart of a Chinese, Japanese or Korean sign is one such sign, and no longer word has a
///      sign of the list in it, because signs are found anywhere.
/// Then swapping twice restores the text.
std::optional<MirrorPairProblem> findProblem(std::span<const MirrorPair> pairs);

/// Removes the pairs that conflict with earlier ones, and returns a message for each.
std::vector<std::string> removeProblems(std::vector<MirrorPair>& pairs);

/// A value: copies share the compiled words.
class MirrorWords
{
public:
    /// With the built-in pairs.
    MirrorWords();
    /// Expects pairs without a problem; empty means the built-in ones.
    explicit MirrorWords(std::vector<MirrorPair> pairs);

    /// The pairs as given to the constructor.
    const std::vector<MirrorPair>& pairs() const { return m_pairs; }

    /// The name with left and right swapped at each word for a side; unchanged if it has none.
    /// Swapping twice restores the name. With the built-in words these are words for a side:
    ///   1. Left, Right     where no small letter follows      TurnLeft · LeftFoot · Left90     (not
    ///   Leftover)
    ///   2. left, right     as a word, or before a capital     left_foot · foot.left · leftFoot   (not
    ///   bright)
    ///   3. LEFT, RIGHT     as a word                          FOOT_LEFT
    ///   4. L, R and l, r   alone between . _ - : spaces or ends  L_Foot · Foot.R · foot_l (not the name L)
    /// Other words follow the same rules: those of one letter the fourth, longer ones the first three. A word
    /// whose first letter is not ASCII is matched as it was typed (2); a sign (左) is found anywhere.
    std::string swapped(std::string_view name) const;
    /// The swapped text of a value: words for a side as in names, and also a letter alone.
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

/// The name of a joint or body part on the other side: the conventions of programs and file formats have
/// priority over the words of a library.
std::string mirroredJoint(std::string_view name, const MirrorWords& words);

} // namespace tagline
