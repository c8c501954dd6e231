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
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

namespace tagline {

/// The operation of an element: see QueryOperations.h.
enum class QueryOp : std::uint8_t;

/// A duration forwards or backwards in time; zero is forwards.
struct SignedDuration
{
    Duration length;
    bool isBackwards = false;

    bool operator==(const SignedDuration&) const = default;
};

/// The value that a property is compared with. Texts compare by their UTF-8 bytes; true and false only as
/// equal or not.
using QueryValue = std::variant<std::string_view, double, bool>;

/// 24 plain bytes. Its texts lie in the expression that has it: see QueryExpression::text.
class QueryElement
{
public:
    /// Has no meaning until assigned.
    constexpr QueryElement() = default;
    /// An element without parameters.
    constexpr explicit QueryElement(QueryOp op)
        : m_op(op)
    {
    }
    static QueryElement tag(QueryOp op, TagId tag);
    static QueryElement counted(QueryOp op, std::uint32_t count, std::uint64_t seed = 0);
    static QueryElement lasting(QueryOp op, Duration duration, Duration second = {});
    /// For operations with bounds.
    static QueryElement bounded(QueryOp op, SignedDuration from, SignedDuration to);
    /// AtLeast: frames in `count` of the `sets` sets before it; both are at least one.
    static QueryElement atLeast(std::uint32_t count, std::uint32_t sets);
    /// For count(), coverage() and seconds(), with a finite number.
    static QueryElement compared(QueryOp op, Comparison comparison, double number);

    QueryOp op() const { return m_op; }
    /// Number of sets that it takes from the stack: 0, 1, 2, or for AtLeast the number given to atLeast().
    std::size_t operandCount() const;
    /// For Tag and ExactTag.
    TagId tag() const { return TagId(m_index); }
    /// For InstanceValue: the tag of the instances.
    TagId askedTag() const { return TagId(std::uint32_t(m_first >> 32)); }
    /// For operations with a count; at least 1.
    std::uint32_t count() const { return m_index; }
    /// For operations with a seed.
    std::uint64_t seed() const { return m_first; }
    /// For operations for which takesDuration() is true.
    Duration duration() const;
    /// For operations with two durations: that of the stops.
    Duration secondDuration() const;
    /// For operations with bounds.
    SignedDuration from() const { return {duration(), (m_index & 1) != 0}; }
    SignedDuration to() const { return {secondDuration(), (m_index & 2) != 0}; }
    /// For comparisons.
    Comparison comparison() const { return m_comparison; }
    /// For Signal, the left one of a SignalPair, and measures of a signal.
    MotionSignal signal() const { return m_signal; }
    /// For the right one of a SignalPair.
    MotionSignal secondSignal() const { return MotionSignal(m_second >> 32); }
    /// For Signal and measures; finite, never −0.
    double number() const;
    /// For Like, above 0; none: that of the example.
    std::optional<double> distance() const;

    bool hasText() const;
    /// The element without the offsets of its texts: compared, together with QueryPostfix::bytes, between
    /// different expressions.
    QueryElement withoutPlace() const;

    /// Equal in every byte, including the offsets of texts.
    bool operator==(const QueryElement&) const = default;

private:
    friend class QueryPostfix;

    enum class ValueKind : std::uint8_t { Text, Number, Truth };

    std::size_t textLength() const { return std::size_t(m_first & 0xffffffffu); }

    QueryOp m_op{};
    Comparison m_comparison = Comparison::Less;
    MotionSignal m_signal = MotionSignal::Speed;
    ValueKind m_valueKind = ValueKind::Text;
    std::uint32_t m_index = 0;  ///< the tag, the count, the bits of backward bounds, or the offset of texts
    std::uint64_t m_first = 0;  ///< the seed, the number of sets, the duration, or the text's length, with an
                                ///< InstanceValue's tag from bit 32 on
    std::uint64_t m_second = 0; ///< the second duration, the number, 0 or 1, or the second text's length,
                                ///< with a SignalPair's second signal from bit 32 on
};

static_assert(sizeof(QueryElement) == 24 && std::is_trivially_copyable_v<QueryElement>);

} // namespace tagline
