#pragma once

// QueryPostfix is an expression under construction: elements in postfix order, and their texts.

#include "core/query/language/QueryElement.h"
#include "core/support/InlineVector.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct QueryOperation;

/// The arguments between the brackets of a function, with the defaults of those that are not given.
struct CallArguments
{
    std::size_t sets = 0;  ///< number of sets
    SignedDuration first;  ///< a duration or a bound
    SignedDuration second; ///< equals the first one where one is given
    std::uint32_t count = 1;
    std::uint64_t seed = 0;
    std::optional<TagId> tag; ///< for optional(): none if there is no such tag
    MotionSignal signal = MotionSignal::Speed;
    std::optional<double> distance = {};
    std::string text; ///< a pattern, a group, a joint or an example

    void takeTime(SignedDuration given)
    {
        if (!m_isTimed) first = given;
        second = given;
        m_isTimed = true;
    }

private:
    bool m_isTimed = false;
};

/// Up to 16 elements without texts need no heap. Texts are stored in the order of their elements, so that
/// equal sequences are equal in every byte.
class QueryPostfix
{
public:
    std::span<const QueryElement> elements() const { return m_elements.span(); }
    std::size_t size() const { return m_elements.size(); }
    /// The bytes of all texts.
    const std::string& texts() const { return m_texts; }

    /// Appends an element that has no text.
    void push(QueryElement element) { m_elements.push(element); }
    /// Appends the call of a function after its sets; no frames for optional() without a tag. Expects one
    /// that is not compared.
    void pushCall(const QueryOperation& function, const CallArguments& arguments);
    /// Appends the comparison of a signal, count() or mean() with a finite number, after its set.
    void pushComparedCall(const QueryOperation& function, const CallArguments& arguments,
                          Comparison comparison, double number);
    /// Appends clip, file, folder, caption, contact or group.
    void pushText(QueryOp op, std::string_view text);
    /// Appends like() of an example. A distance is finite and above 0; none: that of the example.
    void pushLike(std::string_view name, std::optional<double> distance);
    /// Appends a comparison of a property. Booleans only for equal or not equal (asserted), numbers finite.
    void pushProperty(std::string_view name, Comparison comparison, QueryValue value);
    /// Appends a comparison of a named value of a tag's instances; expects the same values.
    void pushInstanceValue(TagId tag, std::string_view name, Comparison comparison, QueryValue value);
    /// Appends a comparison of a signal; an empty joint is the root. Expects a finite number.
    void pushSignal(MotionSignal signal, std::string_view joint, Comparison comparison, double number);
    /// Appends a comparison of two signals; an empty joint is the root.
    void pushSignalPair(MotionSignal signal, std::string_view joint, Comparison comparison,
                        MotionSignal second, std::string_view secondJoint);
    /// Appends mean, min or max of a signal over the ranges of the set before it. Expects a finite number.
    void pushMeasure(QueryOp op, MotionSignal signal, std::string_view joint, Comparison comparison,
                     double number);
    /// Appends a run of elements of a sequence, with the texts of that sequence. Not of this one itself.
    void append(std::span<const QueryElement> elements, std::string_view texts);
    void append(const QueryPostfix& other) { append(other.elements(), other.m_texts); }

    /// The pattern, name of a value or joint of an element of this sequence.
    std::string_view text(const QueryElement& element) const;
    /// The joint on the right of a SignalPair of this sequence.
    std::string_view secondText(const QueryElement& element) const;
    /// All bytes of an element's texts: its text, then the compared text or the joint on the right of a
    /// SignalPair.
    std::string_view bytes(const QueryElement& element) const;
    /// The value that a Property or an InstanceValue of this sequence is compared with.
    QueryValue value(const QueryElement& element) const;

    bool operator==(const QueryPostfix&) const = default;

private:
    void pushWithText(QueryElement element, std::string_view text);
    void pushCompared(QueryElement element, std::string_view name, Comparison comparison, QueryValue value);
    static std::string_view bytesIn(std::string_view texts, const QueryElement& element);

    InlineVector<QueryElement, 16> m_elements;
    std::string m_texts;
};

/// Whether every element, read from the left, finds its operands on the stack, and one set remains.
bool isValidPostfix(std::span<const QueryElement> elements);

/// For each element the index at which its sub-expression begins; its own index for a term.
///
///   Run · Tired · Limping · | · &
///    0      1        2      1   0
std::vector<std::size_t> subtreeStarts(std::span<const QueryElement> elements);

} // namespace tagline
