#pragma once

// QueryElement is one step of a query in postfix form: a term, or a function or operator of the sets before
// it.
//
//   head(Run, 0.5s) & ~Bad        Run · head 0.5s · Bad · ~ · &

#include "core/query/evaluation/SignalSource.h"
#include "core/support/StrongId.h"
#include "core/tags/index/Comparison.h"
#include "core/time/Duration.h"

#include <cstdint>
#include <string_view>
#include <type_traits>
#include <variant>

namespace tagline {

/// What an element does to the stack of sets. Ranges are those of one clip's answer, canonical.
enum class QueryOp : std::uint8_t {
    // Terms push a set.
    Tag,      ///< the frames of a tag and of what counts as it: tags below it, tags that imply it
    ExactTag, ///< the frames of a tag alone
    All,      ///< every frame
    None,     ///< no frame
    Clip,     ///< whole clips whose display name has the pattern text()
    File,     ///< whole clips whose file name has the pattern
    Folder,   ///< whole clips whose folder, or one above it, has the pattern
    Property, ///< frames whose property text() compares so with value()
    Signal,   ///< frames whose signal of the joint text() (empty: the root) compares so with number()
    Contact,  ///< frames in which the joint text() rests on the ground
    // Functions pop a and push.
    Complement,  ///< ~a
    Head,        ///< the first duration() of each range
    Tail,        ///< the last duration() of each range
    FirstFrames, ///< the first duration() of the whole set of a clip
    LastFrames,  ///< the last duration() of the whole set of a clip
    First,       ///< the first count() ranges of each clip
    Last,        ///< the last count() ranges of each clip
    Nth,         ///< the count()-th range of each clip, from 1
    Random,      ///< count() ranges of the whole answer, by seed()
    Longer,      ///< ranges strictly longer than duration()
    Shorter,     ///< ranges strictly shorter than duration()
    Grow,        ///< starts moved duration() earlier, stops secondDuration() later
    Shrink,      ///< starts moved duration() later, stops secondDuration() earlier
    Close,       ///< gaps of at most duration() filled
    Starts,      ///< the first frame of each range
    Ends,        ///< the last frame of each range
    WholeClips,  ///< clips(a): all of every clip that has a match
    // Operators and functions pop b, then a, and push.
    Union,        ///< a | b
    Intersection, ///< a & b
    Difference,   ///< a - b
    Overlapping,  ///< ranges of a that share a frame with b
    Inside,       ///< ranges of a within one range of b
    Containing,   ///< ranges of a that contain a whole range of b
    Before,       ///< ranges of a that stop at most duration() before the start of a range of b
    After         ///< ranges of a that start at most duration() after the stop of a range of b
};

/// How many sets an element takes from the stack: 0, 1 or 2.
int operandCount(QueryOp op);
/// Whether an element has a duration, which each clip's rate makes frames of.
bool takesDuration(QueryOp op);

/// What a property is compared with. Texts compare by their UTF-8 bytes; true and false only as equal or not.
using QueryValue = std::variant<std::string_view, double, bool>;

/// 24 plain bytes. Its texts lie in the expression that holds it: see QueryExpression::text.
class QueryElement
{
public:
    /// None.
    constexpr QueryElement() = default;
    /// An element without parameters.
    constexpr explicit QueryElement(QueryOp op)
        : m_op(op)
    {
    }
    static QueryElement tag(QueryOp op, TagId tag);
    static QueryElement counted(QueryOp op, std::uint32_t count, std::uint64_t seed = 0);
    static QueryElement lasting(QueryOp op, Duration duration, Duration second = {});

    QueryOp op() const { return m_op; }
    /// Of Tag and ExactTag.
    TagId tag() const { return TagId(m_index); }
    /// Of First, Last, Nth and Random; at least 1.
    std::uint32_t count() const { return m_index; }
    /// Of Random.
    std::uint64_t seed() const { return m_first; }
    /// Of Head … LastFrames, Longer … Close, Before and After.
    Duration duration() const;
    /// Of Grow and Shrink, for the stops.
    Duration secondDuration() const;
    /// Of Property and Signal.
    Comparison comparison() const { return m_comparison; }
    /// Of Signal.
    MotionSignal signal() const { return m_signal; }
    /// Of Signal; finite, never −0.
    double number() const;

    bool hasText() const;
    /// The same but for where its texts lie: what elements of different expressions are compared by, with
    /// their QueryPostfix::bytes.
    QueryElement withoutPlace() const;

    /// The same in every byte, with the same places of texts.
    bool operator==(const QueryElement&) const = default;

private:
    friend class QueryPostfix;

    enum class ValueKind : std::uint8_t { Text, Number, Truth };

    QueryOp m_op = QueryOp::None;
    Comparison m_comparison = Comparison::Less;
    MotionSignal m_signal = MotionSignal::Speed;
    ValueKind m_valueKind = ValueKind::Text;
    std::uint32_t m_index = 0;  ///< the tag, the count, or where the texts begin
    std::uint64_t m_first = 0;  ///< the seed, the duration, or the text's length
    std::uint64_t m_second = 0; ///< the second duration, the number, 0 or 1, or the value's length
};

static_assert(sizeof(QueryElement) == 24 && std::is_trivially_copyable_v<QueryElement>);

} // namespace tagline
