#include "core/query/language/parsing/UnquotedName.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/SyntaxErrors.h"
#include "core/query/language/parsing/WordCharacters.h"
#include "core/support/text/AsciiCase.h"
#include "core/support/text/Utf8.h"

#include <string>

namespace tagline {
namespace {

/// The byte at which an error stands.
std::size_t placeOf(const Error& error, std::string_view text)
{
    std::size_t at = 0;
    for (int column = 1; column < error.column && at < text.size(); ++column)
        at += utf8StepAt(text, at).length;
    return at;
}

/// Whether a name has a blank, a hyphen or another sign that ends a bare name.
bool hasSign(std::string_view name)
{
    for (std::size_t at = 0; at < name.size();) {
        const Utf8Step step = utf8StepAt(name, at);
        if (step.codePoint != U'.' && !canContinueName(step.codePoint)) return true;
        at += step.length;
    }
    return false;
}

/// Finds the longest name that a text spells around a place.
class NameAround
{
public:
    NameAround(std::string_view text, std::size_t place)
        : m_text(asciiLowered(text))
        , m_place(place)
    {
    }

    void offer(const std::string& name)
    {
        if (name.size() <= m_name.size() || !hasSign(name)) return;
        const std::string typed = asciiLowered(name);
        for (std::size_t at = m_text.find(typed); at <= m_place; at = m_text.find(typed, at + 1)) {
            if (m_place >= at + typed.size() || !isAlone(at, typed.size())) continue;
            m_name = name;
            m_begin = at;
            return;
        }
    }

    const std::string& name() const { return m_name; } ///< empty: none
    std::size_t begin() const { return m_begin; }

private:
    bool isAlone(std::size_t begin, std::size_t length) const
    {
        const auto isPart = [&](std::size_t at) {
            const auto byte = static_cast<unsigned char>(m_text[at]);
            return byte >= 0x80 || byte == '"' || byte == '.' || canContinueName(byte);
        };
        const std::size_t end = begin + length;
        return (begin == 0 || !isPart(begin - 1)) && (end == m_text.size() || !isPart(end));
    }

    std::string m_text;
    std::size_t m_place;
    std::string m_name;
    std::size_t m_begin = 0;
};

} // namespace

std::optional<Error> errorOfUnquotedName(const Error& error, std::string_view text, const QueryNames& names)
{
    NameAround found(text, placeOf(error, text));
    for (std::uint32_t i = 0; i < names.vocabulary.size(); ++i) found.offer(names.vocabulary[TagId(i)].name);
    for (const auto queries : {names.savedQueries, names.derivedTags})
        for (const SavedQuery& query : queries) found.offer(query.name);
    if (names.properties)
        for (const QueryProperty& property : *names.properties) found.offer(property.name);
    if (names.joints)
        for (const std::string& joint : *names.joints) found.offer(joint);
    if (found.name().empty()) return std::nullopt;
    return queryErrorAt(text, found.begin(), "query.unquoted-name",
                        "a name with a blank, a hyphen or another sign in it stands in quotes; quote it: " +
                            quotedName(found.name()));
}

} // namespace tagline
