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

/// What an element does: see QueryOperations.h.
enum class QueryOp : std::uint8_t;

/// What a property is compared with. Texts compare by their UTF-8 bytes; true and false only as equal or not.
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

    QueryOp op() const { return m_op; }
    /// Of Tag and ExactTag.
    TagId tag() const { return TagId(m_index); }
    /// Of what takes a count; at least 1.
    std::uint32_t count() const { return m_index; }
    /// Of what takes a seed.
    std::uint64_t seed() const { return m_first; }
    /// Of what takesDuration.
    Duration duration() const;
    /// Of what takes two, for the stops.
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

    QueryOp m_op{};
    Comparison m_comparison = Comparison::Less;
    MotionSignal m_signal = MotionSignal::Speed;
    ValueKind m_valueKind = ValueKind::Text;
    std::uint32_t m_index = 0;  ///< the tag, the count, or where the texts begin
    std::uint64_t m_first = 0;  ///< the seed, the duration, or the text's length
    std::uint64_t m_second = 0; ///< the second duration, the number, 0 or 1, or the value's length
};

static_assert(sizeof(QueryElement) == 24 && std::is_trivially_copyable_v<QueryElement>);

} // namespace tagline
