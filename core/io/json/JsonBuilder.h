#pragma once

// JsonBuilder turns the events of a JSON parser into a JsonDocument, and stops at the first thing that is
// refused.

#include "core/io/json/JsonDocument.h"
#include "core/io/json/JsonFault.h"

#include <optional>
#include <vector>

namespace tagline {

/// Each event returns whether to go on. The events end where the parser stands: `position` is the number of
/// bytes that it has taken so far, and the start of each token is found from there.
class JsonBuilder
{
public:
    JsonBuilder(JsonDocument& document, JsonLimits limits, const std::size_t& position)
        : m_document(document)
        , m_limits(limits)
        , m_position(position)
    {
    }

    bool scalar(JsonKind kind);
    bool string(std::string_view text);
    bool key(std::string_view text);
    bool opened(JsonKind kind);
    bool closed();
    /// The parser stopped after `position` bytes, for a `reason` in its own words.
    void failed(std::size_t position, std::string_view reason);

    const std::optional<Error>& error() const { return m_error; }

private:
    std::size_t tokenStart() const;
    JsonPlace placeAfterToken() const;
    bool add(JsonKind kind, std::uint32_t text, std::uint32_t length);
    bool refuseDuplicateKeys(std::uint32_t object);
    std::string_view keyText(std::uint32_t node) const;
    bool refuse(std::size_t place, std::string_view code, std::string message);
    std::string_view tokenAt(std::size_t place) const;

    JsonDocument& m_document;
    JsonLimits m_limits;
    const std::size_t& m_position;
    std::size_t m_tokenEnd = 0;
    std::vector<std::uint32_t> m_open; ///< arrays and objects that are not closed yet
    std::optional<Error> m_error;
};

} // namespace tagline
