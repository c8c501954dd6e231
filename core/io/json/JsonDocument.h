#pragma once

// JsonDocument is a strictly read JSON text that knows the place of each of its values.
//
// Strict means: UTF-8, no comments, no NaN, no key twice in one object, and nothing past the limits. Numbers
// are kept as they are spelled; nothing is rounded. A byte-order mark and CR LF are accepted. The tree is
// flat: one small node a value, in order of the text, so that reading a hostile file costs no more than the
// limits allow.

#include "core/support/Result.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

enum class JsonKind : std::uint8_t { Null, Boolean, Number, String, Array, Object };

/// "an object", "a number" …: for messages.
std::string_view described(JsonKind kind);

struct JsonLimits
{
    std::size_t bytes = 64u << 20;
    std::size_t values = 5'000'000; ///< values and keys together
    int depth = 100;
};

class JsonNode;

class JsonDocument
{
public:
    /// Reads a whole text. `bytes` must outlive the document. Errors name `file`, line and column; their
    /// codes are `codePrefix` with .syntax, .encoding (UTF-16, NUL bytes), .conflict-marks (a merge of
    /// version control left them), .duplicate-key, .too-large, .too-many-values or .too-deep. Where it is
    /// to stop it ends soon, with whichever error.
    static Result<JsonDocument> parse(std::string_view bytes, std::string file, std::string codePrefix,
                                      JsonLimits limits = {}, const std::stop_token& stop = {});

    JsonNode root() const;
    bool hasByteOrderMark() const { return m_hasByteOrderMark; }
    bool hasCarriageReturns() const { return m_bytes.find('\r') != std::string_view::npos; }

private:
    friend class JsonNode;
    friend class JsonBuilder;

    /// Children lie between a node and `next`; those of an object alternate between key and value.
    struct Node
    {
        JsonKind kind;
        std::uint32_t place; ///< of the first character, in m_bytes
        std::uint32_t text;  ///< place of the text, in m_strings or (numbers, booleans) in m_bytes
        std::uint32_t length;
        std::uint32_t next; ///< the node after this one and all below it
    };

    Error errorAt(std::size_t place, std::string_view code, std::string message) const;

    std::string_view m_bytes;
    std::string m_file;
    std::string m_codePrefix;
    std::string m_strings;
    std::vector<Node> m_nodes;
    bool m_hasByteOrderMark = false;
};

/// One value of a document. A view: it borrows the document.
class JsonNode
{
public:
    JsonKind kind() const { return node().kind; }
    bool is(JsonKind wanted) const { return kind() == wanted; }
    /// The string, unescaped; the number or boolean as it is spelled; empty for the rest.
    std::string_view text() const;

    /// Calls `visit(JsonNode element)` for the elements of an array.
    template<class Visit>
    void forEachElement(Visit visit) const
    {
        for (std::uint32_t i = m_index + 1; i < node().next; i = m_document->m_nodes[i].next)
            visit(JsonNode(*m_document, i));
    }
    /// Calls `visit(JsonNode key, JsonNode value)` for the members of an object.
    template<class Visit>
    void forEachMember(Visit visit) const
    {
        for (std::uint32_t i = m_index + 1; i < node().next; i = m_document->m_nodes[i + 1].next)
            visit(JsonNode(*m_document, i), JsonNode(*m_document, i + 1));
    }
    /// Whether an array or object has nothing in it.
    bool isEmpty() const { return node().next == m_index + 1; }

    /// The byte of the text at which it begins.
    std::size_t place() const { return node().place; }
    /// An error about this value; `code` follows the document's prefix.
    Error error(std::string_view code, std::string message) const;

private:
    friend class JsonDocument;

    JsonNode(const JsonDocument& document, std::uint32_t index)
        : m_document(&document)
        , m_index(index)
    {
    }
    const JsonDocument::Node& node() const { return m_document->m_nodes[m_index]; }

    const JsonDocument* m_document;
    std::uint32_t m_index;
};

} // namespace tagline
