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

/// A duration forwards or backwards in time; no time is forwards.
struct SignedDuration
{
    Duration length;
    bool isBackwards = false;

    bool operator==(const SignedDuration&) const = default;
};

/// The value that a property is compared with. Texts compare by their UTF-8 bytes; true and false only as
/// equal or not.
using QueryValue = std::variant<std::string_view, double, bool>;

/// 24 plain bytes. Its texts lie in the expression that holds it: see QueryExpression::text.
class QueryElement
{
public:
    /// Of no meaning until assigned.
    constexpr QueryElement() = default;
    /// An element without parameters.
    constexpr explicit QueryElement(QueryOp op)
        : m_op(op)
    {
    }
    static QueryElement tag(QueryOp op, TagId tag);
    static QueryElement counted(QueryOp op, std::uint32_t count, std::uint64_t seed = 0);
    static QueryElement lasting(QueryOp op, Duration duration, Duration second = {});
    /// Of what takes bounds.
    static QueryElement bounded(QueryOp op, SignedDuration from, SignedDuration to);
    /// AtLeast: frames in `count` of so many sets before it; at least one of each.
    static QueryElement atLeast(std::uint32_t count, std::uint32_t sets);
    /// Of count(), coverage() and seconds(), with a finite number.
    static QueryElement compared(QueryOp op, Comparison comparison, double number);

    QueryOp op() const { return m_op; }
    /// How many sets it takes from the stack: 0, 1, 2, or of AtLeast as many as it was made for.
    std::size_t operandCount() const;
    /// Of Tag and ExactTag.
    TagId tag() const { return TagId(m_index); }
    /// Of InstanceValue: the tag whose instances are asked.
    TagId askedTag() const { return TagId(std::uint32_t(m_first >> 32)); }
    /// Of what takes a count; at least 1.
    std::uint32_t count() const { return m_index; }
    /// Of what takes a seed.
    std::uint64_t seed() const { return m_first; }
    /// Of what takesDuration.
    Duration duration() const;
    /// Of what takes two, for the stops.
    Duration secondDuration() const;
    /// Of what takes bounds.
    SignedDuration from() const { return {duration(), (m_index & 1) != 0}; }
    SignedDuration to() const { return {secondDuration(), (m_index & 2) != 0}; }
    /// Of what is compared.
    Comparison comparison() const { return m_comparison; }
    /// Of Signal, of the left one of a SignalPair, and of what measures a signal.
    MotionSignal signal() const { return m_signal; }
    /// Of the right one of a SignalPair.
    MotionSignal secondSignal() const { return MotionSignal(m_second >> 32); }
    /// Of Signal and of what measures; finite, never −0.
    double number() const;
    /// Of Like, above 0; none: that of the example.
    std::optional<double> distance() const;

    bool hasText() const;
    /// The same but for where its texts lie: what elements of different expressions are compared by, with
    /// their QueryPostfix::bytes.
    QueryElement withoutPlace() const;

    /// The same in every byte, with the same places of texts.
    bool operator==(const QueryElement&) const = default;

private:
    friend class QueryPostfix;

    enum class ValueKind : std::uint8_t { Text, Number, Truth };

    std::size_t textLength() const { return std::size_t(m_first & 0xffffffffu); }

    QueryOp m_op{};
    Comparison m_comparison = Comparison::Less;
    MotionSignal m_signal = MotionSignal::Speed;
    ValueKind m_valueKind = ValueKind::Text;
    std::uint32_t m_index = 0;  ///< the tag, the count, which bounds are backwards, or where the texts begin
    std::uint64_t m_first = 0;  ///< the seed, the number of sets, the duration, or the text's length, with an
                                ///< InstanceValue's tag from bit 32 on
    std::uint64_t m_second = 0; ///< the second duration, the number, 0 or 1, or the second text's length,
                                ///< with a SignalPair's second signal from bit 32 on
};

static_assert(sizeof(QueryElement) == 24 && std::is_trivially_copyable_v<QueryElement>);

} // namespace tagline
