#include "core/import/model/Names.h"

namespace tagline {
namespace {

/// The length of the UTF-8 sequence at a place; 0 if there is none.
std::size_t sequenceLength(std::string_view text, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = lead < 0x80                   ? 1
                               : lead >= 0xc2 && lead < 0xe0 ? 2
                               : (lead & 0xf0) == 0xe0       ? 3
                               : lead >= 0xf0 && lead < 0xf5 ? 4
                                                             : 0;
    if (length == 0 || at + length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(text[at + i]) & 0xc0) != 0x80) return 0;
    const auto second = length > 1 ? static_cast<unsigned char>(text[at + 1]) : 0x80;
    const bool isOverlong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
    const bool isSurrogate = lead == 0xed && second >= 0xa0;
    const bool isBeyond = lead == 0xf4 && second >= 0x90;
    return isOverlong || isSurrogate || isBeyond ? 0 : length;
}

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = sequenceLength(text, at);
        if (length == 0) return false;
        at += length;
    }
    return true;
}

std::string fromLatin1(std::string_view text)
{
    std::string utf8;
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (code < 0x80)
            utf8 += c;
        else
            utf8.append({char(0xc0 | (code >> 6)), char(0x80 | (code & 0x3f))});
    }
    return utf8;
}

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

} // namespace

std::string cleanName(const std::string& raw, RepairList& repairs)
{
    std::string name = isUtf8(raw) ? raw : fromLatin1(raw);
    for (char& c : name)
        if (isControl(c)) c = ' ';
    if (name != raw) repairs.add("names-mended", "names that are no plain text were mended");
    return name;
}

std::string UniqueNames::unique(const std::string& raw)
{
    std::string name = cleanName(raw, m_repairs);
    if (name.empty()) {
        m_repairs.add("unnamed-joints", "joints without a name got one");
        name = "unnamed";
    } else if (m_taken.contains(name)) {
        m_repairs.add("duplicate-joint-names", "joints with one name got a number each");
    }
    if (m_taken.insert(name).second) return name;
    int& number = m_lastNumbers.try_emplace(name, 1).first->second;
    std::string candidate;
    do candidate = name + '#' + std::to_string(++number);
    while (!m_taken.insert(candidate).second);
    return candidate;
}

} // namespace tagline
