#pragma once

// JsonFault describes faults of a JSON text in plain words: the text found, and the tokens expected there.

#include <cstddef>
#include <string>
#include <string_view>

namespace tagline {

/// The state of a parser between two tokens.
enum class JsonPlace {
    Root,        ///< before the first value
    End,         ///< after it
    FirstItem,   ///< after [
    Item,        ///< after a comma in an array
    AfterItem,   ///< after a value in an array
    FirstKey,    ///< after {
    Key,         ///< after a comma in an object
    AfterKey,    ///< before the colon
    Value,       ///< after the colon
    AfterMember, ///< after a value in an object
};

/// A token that is not taken yet: where it begins, and where it stands.
struct JsonToken
{
    std::size_t start = 0;
    JsonPlace place = JsonPlace::Root;
};

/// The token after what ends at `end`, past white space and the comma or colon that may stand there.
JsonToken nextToken(std::string_view bytes, std::size_t end, JsonPlace place);

/// Describes the fault of a token: `found "tru"; expected a value: …`. Past the end, the text ends too early.
std::string tokenFault(std::string_view bytes, JsonToken token);

/// Describes a fault within quotes. `reason` is the parser's own, `at` the byte where it stopped.
std::string stringFault(std::string_view bytes, std::size_t at, std::string_view reason);

} // namespace tagline
