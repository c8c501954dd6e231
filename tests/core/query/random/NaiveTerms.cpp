#include "tests/core/query/random/NaiveTerms.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>

namespace tagline::test {
namespace {

__extension__ using Wide = __int128;

/// A duration as a fraction of frames at a rate.
struct Fraction
{
    Wide numerator;
    Wide denominator;
};

Fraction framesOf(Duration duration, FrameRate rate)
{
    Fraction value{Wide(duration.digits()), 1};
    for (int i = 0; i < duration.decimals(); ++i) value.denominator *= 10;
    if (duration.unit() == DurationUnit::Frames) return value;
    if (duration.unit() == DurationUnit::Milliseconds) value.denominator *= 1000;
    return {value.numerator * rate.numerator, value.denominator * rate.denominator};
}

/// The bytes of the first character.
std::size_t characterLength(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80) ++length;
    return length;
}

template<class Value>
bool holds(Comparison comparison, const Value& value, const Value& literal)
{
    switch (comparison) {
    case Comparison::Less:
        return value < literal;
    case Comparison::LessOrEqual:
        return value <= literal;
    case Comparison::Greater:
        return value > literal;
    case Comparison::GreaterOrEqual:
        return value >= literal;
    case Comparison::Equal:
        return value == literal;
    case Comparison::NotEqual:
        return value != literal;
    case Comparison::Matches:
        break;
    }
    return false;
}

} // namespace

void failOnUnknown(QueryOp op)
{
    std::fprintf(stderr, "the naive evaluation does not know \"%s\": add it to NaiveTerms.cpp\n",
                 std::string(operationOf(op).name).c_str());
    std::abort();
}

bool countsAs(const TagVocabulary& vocabulary, TagId tag, TagId other)
{
    std::set<std::string> reached;
    std::vector<std::string> open{vocabulary[tag].name};
    while (!open.empty()) {
        const std::string name = open.back();
        open.pop_back();
        if (!reached.insert(name).second) continue;
        if (const auto dot = name.rfind('.'); dot != std::string::npos) open.push_back(name.substr(0, dot));
        for (std::uint32_t id = 0; id < vocabulary.size(); ++id)
            if (vocabulary[TagId(id)].name == name)
                for (const std::string& implied : vocabulary[TagId(id)].implies) open.push_back(implied);
    }
    return reached.count(vocabulary[other].name) > 0;
}

bool isLike(std::string_view name, std::string_view pattern)
{
    if (pattern.empty()) return name.empty();
    if (pattern.front() == '*') {
        for (std::size_t skipped = 0; skipped <= name.size(); ++skipped)
            if (isLike(name.substr(skipped), pattern.substr(1))) return true;
        return false;
    }
    if (name.empty()) return false;
    if (pattern.front() == '?') return isLike(name.substr(characterLength(name)), pattern.substr(1));
    return pattern.front() == name.front() && isLike(name.substr(1), pattern.substr(1));
}

bool isInFolder(std::string_view folder, std::string_view pattern)
{
    std::vector<std::string> parts(1);
    for (const char character : folder) {
        if (character == '/')
            parts.emplace_back();
        else
            parts.back() += character;
    }
    for (std::size_t first = 0; first < parts.size(); ++first) {
        std::string row;
        for (std::size_t last = first; last < parts.size(); ++last) {
            row += (last == first ? "" : "/") + parts[last];
            if (isLike(row, pattern)) return true;
        }
    }
    return false;
}

bool hasCaption(const TagSheet& sheet, Frame frame, std::string_view text)
{
    const auto lowered = [](std::string_view letters) {
        std::string made(letters);
        for (char& c : made)
            if (c >= 'A' && c <= 'Z') c = char(c + 32);
        return made;
    };
    for (const Caption& caption : sheet.captions())
        if (caption.range.contains(frame) && !text.empty() &&
            isLike(lowered(caption.text), '*' + lowered(text) + '*'))
            return true;
    return false;
}

bool compares(const PropertyValue& value, Comparison comparison, const QueryValue& literal)
{
    if (value.index() != literal.index()) return false;
    if (const auto* text = std::get_if<std::string>(&value))
        return comparison == Comparison::Matches
                   ? isLike(*text, std::get<std::string_view>(literal))
                   : holds(comparison, std::string_view(*text), std::get<std::string_view>(literal));
    if (const auto* number = std::get_if<double>(&value))
        return holds(comparison, *number, std::get<double>(literal));
    return holds(comparison, std::get<bool>(value), std::get<bool>(literal));
}

bool compares(double value, Comparison comparison, double literal)
{
    return !std::isnan(value) && holds(comparison, value, literal);
}

Frame nearestFrames(Duration duration, FrameRate rate)
{
    const Fraction exact = framesOf(duration, rate);
    const Wide nearest = (2 * exact.numerator + exact.denominator) / (2 * exact.denominator);
    return Frame(std::min(nearest, Wide(pastEveryClip)));
}

Frame nearestFrames(SignedDuration duration, FrameRate rate)
{
    const Frame frames = nearestFrames(duration.length, rate);
    return duration.isBackwards ? -frames : frames;
}

int comparedLength(Frame frames, Duration duration, FrameRate rate)
{
    const Fraction exact = framesOf(duration, rate);
    const Wide length = Wide(frames) * exact.denominator;
    return length < exact.numerator ? -1 : length > exact.numerator ? 1 : 0;
}

} // namespace tagline::test
