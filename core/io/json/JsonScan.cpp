#include "core/io/json/JsonScan.h"

#include "core/support/text/Utf8.h"

namespace tagline {
namespace {

constexpr std::size_t mostScannedDigits = 18; ///< any number of so many is finite
constexpr std::size_t valuesBetweenStops = 1 << 10;

bool isScannedDigit(char c) { return c >= '0' && c <= '9'; }

/// Tokens that may come next.
enum class ScanPlace { Value, FirstItem, FirstKey, Key, After };

class JsonScanner
{
public:
    JsonScanner(std::string_view bytes, JsonBuilder& builder, std::size_t& position,
                const std::stop_token& stop)
        : m_bytes(bytes)
        , m_builder(builder)
        , m_at(position)
        , m_stop(stop)
    {
    }

    bool run()
    {
        while (!m_isDone)
            if (!step()) return false;
        skipSpace();
        return m_at == m_bytes.size();
    }

private:
    bool step()
    {
        skipSpace();
        if (++m_steps % valuesBetweenStops == 0 && m_stop.stop_requested()) return false;
        switch (m_place) {
        case ScanPlace::FirstItem:
            return peek() == ']' ? close() : value();
        case ScanPlace::Value:
            return value();
        case ScanPlace::FirstKey:
            return peek() == '}' ? close() : key();
        case ScanPlace::Key:
            return key();
        case ScanPlace::After:
            return afterValue();
        }
        return false;
    }

    bool afterValue()
    {
        const char closing = m_isObject.back() ? '}' : ']';
        if (peek() == closing) return close();
        if (peek() != ',') return false;
        ++m_at;
        m_place = m_isObject.back() ? ScanPlace::Key : ScanPlace::Value;
        return true;
    }

    bool key()
    {
        std::string_view text;
        if (!string(text) || !m_builder.key(text)) return false;
        skipSpace();
        if (peek() != ':') return false;
        ++m_at;
        m_place = ScanPlace::Value;
        return true;
    }

    bool value()
    {
        switch (peek()) {
        case '{':
            return open(JsonKind::Object);
        case '[':
            return open(JsonKind::Array);
        case '"': {
            std::string_view text;
            return string(text) && m_builder.string(text) && endValue();
        }
        case 't':
            return word("true", JsonKind::Boolean);
        case 'f':
            return word("false", JsonKind::Boolean);
        case 'n':
            return word("null", JsonKind::Null);
        default:
            return number() && m_builder.scalar(JsonKind::Number) && endValue();
        }
    }

    bool open(JsonKind kind)
    {
        ++m_at;
        m_isObject.push_back(kind == JsonKind::Object);
        m_place = m_isObject.back() ? ScanPlace::FirstKey : ScanPlace::FirstItem;
        return m_builder.opened(kind);
    }

    bool close()
    {
        ++m_at;
        m_isObject.pop_back();
        return m_builder.closed() && endValue();
    }

    bool word(std::string_view wanted, JsonKind kind)
    {
        if (!m_bytes.substr(m_at).starts_with(wanted)) return false;
        m_at += wanted.size();
        return m_builder.scalar(kind) && endValue();
    }

    bool endValue()
    {
        m_isDone = m_isObject.empty();
        m_place = ScanPlace::After;
        return true;
    }

    /// Passes a string and sets `text` to the part between the quotes. False for escapes, control characters,
    /// and bytes that are not UTF-8.
    bool string(std::string_view& text)
    {
        if (peek() != '"') return false;
        const std::size_t begin = ++m_at;
        while (m_at < m_bytes.size() && m_bytes[m_at] != '"') {
            const auto byte = static_cast<unsigned char>(m_bytes[m_at]);
            if (byte < 0x20 || byte == '\\') return false;
            if (byte < 0x80) {
                ++m_at;
                continue;
            }
            const Utf8Step step = utf8StepAt(m_bytes, m_at);
            if (!step.isValid) return false;
            m_at += step.length;
        }
        if (m_at == m_bytes.size()) return false;
        text = m_bytes.substr(begin, m_at - begin);
        ++m_at;
        return true;
    }

    bool number()
    {
        const std::size_t begin = m_at;
        if (peek() == '-') ++m_at;
        const bool isZero = peek() == '0';
        const std::size_t whole = digits();
        if (whole == 0 || (isZero && whole > 1)) return false;
        if (peek() == '.') {
            ++m_at;
            if (digits() == 0) return false;
        }
        return m_at - begin <= mostScannedDigits && peek() != 'e' && peek() != 'E';
    }

    std::size_t digits()
    {
        const std::size_t begin = m_at;
        while (isScannedDigit(peek())) ++m_at;
        return m_at - begin;
    }

    void skipSpace()
    {
        while (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t') ++m_at;
    }

    /// 0 at the end; such a byte is in no text that is scanned.
    char peek() const { return m_at < m_bytes.size() ? m_bytes[m_at] : '\0'; }

    std::string_view m_bytes;
    JsonBuilder& m_builder;
    std::size_t& m_at;
    const std::stop_token& m_stop;
    std::size_t m_steps = 0;
    ScanPlace m_place = ScanPlace::Value;
    std::vector<bool> m_isObject; ///< of what is open
    bool m_isDone = false;
};

} // namespace

bool scanJson(std::string_view bytes, JsonBuilder& builder, std::size_t& position,
              const std::stop_token& stop)
{
    return JsonScanner(bytes, builder, position, stop).run();
}

} // namespace tagline
