#pragma once

// ArgumentErrors are the messages about the arguments of functions, and about names and values in
// comparisons.

#include "core/query/language/QueryNames.h"
#include "core/query/language/parsing/QueryFunctions.h"
#include "core/query/language/parsing/QueryLexer.h"
#include "core/support/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// Error: `found` in place of the index-th argument of a function.
Error errorOfArgument(const QueryOperation& function, std::size_t index, const Lexeme& found,
                      std::string_view text);

/// Error: `found` after that many arguments, in place of a comma or the closing bracket.
Error errorAfterArgument(const QueryOperation& function, std::size_t given, const Lexeme& found,
                         std::string_view text);

/// Error: the index-th argument is missing before `found`.
Error errorOfMissingArgument(const QueryOperation& function, std::size_t index, const Lexeme& found,
                             std::string_view text);

/// Error: a comma after the last argument of a function.
Error errorOfExtraArgument(const QueryOperation& function, const Lexeme& comma, std::string_view text);

/// Error: a signal or contact in a library without motion.
Error errorOfMissingMotion(const QueryOperation& function, const Lexeme& name, std::string_view text);

/// Error: a signal without a comparison.
Error errorOfMissingComparison(const QueryOperation& function, const Lexeme& name, std::string_view text);

/// Error: a signal or a measure compared with a text or a boolean.
Error errorOfComparedNumber(const QueryOperation& function, const Lexeme& value, std::string_view text);

/// Error: `matches` with a number.
Error errorOfMatchedNumber(const Lexeme& comparison, std::string_view text);

/// Error: a value after `matches` that is no text.
Error errorOfPattern(const Lexeme& value, std::string_view text);

/// Error: atleast() of a single tag without tags below it.
Error errorOfCountedTag(TagId tag, const QueryNames& names, const Lexeme& function, std::string_view text);

/// Error: atleast() of fewer sets than its count, of one alone, or of more than `mostCountedSets`; none if it
/// is valid.
std::optional<Error> errorOfCount(std::uint32_t count, std::size_t sets, const Lexeme& function,
                                  std::string_view text);
inline constexpr std::size_t mostCountedSets = 64;

/// Error: a name that is no group of the vocabulary.
Error errorOfGroup(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                   std::string_view text);

/// Error: a name that is no example of the library; expects that the examples are known.
Error errorOfExample(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                     std::string_view text);

/// The compared name, and the value after the comparison.
struct ComparedLexemes
{
    Lexeme name;
    Lexeme value;
};

/// The error in a name before a comparison, or in the value after it, by the known properties and values of
/// instances; none if they are valid, or if properties are not known.
std::optional<Error> errorOfCompared(const std::string& name, Comparison comparison,
                                     const PropertyValue& value, const QueryNames& names,
                                     const ComparedLexemes& lexemes, std::string_view text);

/// Error: a compared name that is neither a property nor a value of instances; expects known properties.
Error errorOfProperty(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                      std::string_view text);

/// Error: a property that never has values of the compared type.
Error errorOfPropertyType(const QueryProperty& property, const Lexeme& value, std::string_view text);

/// Error: a text that a property of known values never equals; none if it can.
std::optional<Error> errorOfPropertyValue(const QueryProperty& property, Comparison comparison,
                                          const PropertyValue& value, const Lexeme& lexeme,
                                          std::string_view text);

/// Error: a boolean compared by < <= > >=.
Error errorOfOrder(const Lexeme& comparison, std::string_view text);

/// Error: a name that is no joint; expects that the joints are known.
Error errorOfJoint(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                   std::string_view text);

} // namespace tagline
