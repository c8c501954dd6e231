#pragma once

// RuntimeStrings is the string table of a runtime file in the making: each string once, in order of its
// bytes.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

class RuntimeStrings
{
public:
    void add(std::string_view text) { m_numbers.try_emplace(std::string(text), 0); }
    /// Gives each string its number; none may be added after that.
    void finish()
    {
        for (auto& [text, number] : m_numbers) {
            number = std::uint32_t(m_starts.size());
            m_starts.push_back(std::uint32_t(m_text.size()));
            m_text += text;
        }
        m_starts.push_back(std::uint32_t(m_text.size()));
    }

    /// The number of a string that was added.
    std::uint32_t operator[](std::string_view text) const { return m_numbers.find(text)->second; }
    const std::string& text() const { return m_text; }
    const std::vector<std::uint32_t>& starts() const { return m_starts; }

private:
    std::map<std::string, std::uint32_t, std::less<>> m_numbers;
    std::string m_text;
    std::vector<std::uint32_t> m_starts;
};

} // namespace tagline
