#pragma once

// ArgumentErrors are the messages about what stands between the brackets of a function, and about names and
// values in comparisons.

#include "core/query/language/QueryNames.h"
#include "core/query/language/parsing/QueryFunctions.h"
#include "core/query/language/parsing/QueryLexer.h"
#include "core/support/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// `found` stands where the index-th argument of a function should.
Error errorOfArgument(const QueryOperation& function, std::size_t index, const Lexeme& found,
                      std::string_view text);

/// `found` stands right after that many arguments, where a comma or the closing bracket should.
Error errorAfterArgument(const QueryOperation& function, std::size_t given, const Lexeme& found,
                         std::string_view text);

/// Before `found` the index-th argument is missing.
Error errorOfMissingArgument(const QueryOperation& function, std::size_t index, const Lexeme& found,
                             std::string_view text);

/// A comma after the last argument that a function takes.
Error errorOfExtraArgument(const QueryOperation& function, const Lexeme& comma, std::string_view text);

/// A signal or contact where there is no motion to ask.
Error errorOfMissingMotion(const QueryOperation& function, const Lexeme& name, std::string_view text);

/// A signal that is compared with nothing.
Error errorOfMissingComparison(const QueryOperation& function, const Lexeme& name, std::string_view text);

/// A signal, or what measures, that is compared with a text, true or false.
Error errorOfComparedNumber(const QueryOperation& function, const Lexeme& value, std::string_view text);

/// A number that is compared by matches.
Error errorOfMatchedNumber(const Lexeme& comparison, std::string_view text);

/// A value behind matches that is no text.
Error errorOfPattern(const Lexeme& value, std::string_view text);

/// atleast() of one tag without tags below it.
Error errorOfCountedTag(TagId tag, const QueryNames& names, const Lexeme& function, std::string_view text);

/// atleast() of fewer sets than it counts, of one alone, or of more than `mostCountedSets`; none where it is
/// right.
std::optional<Error> errorOfCount(std::uint32_t count, std::size_t sets, const Lexeme& function,
                                  std::string_view text);
inline constexpr std::size_t mostCountedSets = 64;

/// A name that is no group of the vocabulary.
Error errorOfGroup(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                   std::string_view text);

/// A name that is no example of the library; expects known ones.
Error errorOfExample(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                     std::string_view text);

/// What is compared, and the value behind the comparison.
struct ComparedLexemes
{
    Lexeme name;
    Lexeme value;
};

/// What is wrong with a name before a comparison, or with the value behind it, by the properties and the
/// values of instances that are known; none where it is right, or where properties are not known.
std::optional<Error> errorOfCompared(const std::string& name, Comparison comparison,
                                     const PropertyValue& value, const QueryNames& names,
                                     const ComparedLexemes& lexemes, std::string_view text);

/// A name before a comparison that is no known property, and no value of instances; expects known ones.
Error errorOfProperty(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                      std::string_view text);

/// A property that never has values of the type that it is compared with.
Error errorOfPropertyType(const QueryProperty& property, const Lexeme& value, std::string_view text);

/// A text that a property of known values is never equal to; none where it can be.
std::optional<Error> errorOfPropertyValue(const QueryProperty& property, Comparison comparison,
                                          const PropertyValue& value, const Lexeme& lexeme,
                                          std::string_view text);

/// true or false compared by < <= > >=.
Error errorOfOrder(const Lexeme& comparison, std::string_view text);

/// A name that is no known joint; expects known ones.
Error errorOfJoint(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                   std::string_view text);

} // namespace tagline
