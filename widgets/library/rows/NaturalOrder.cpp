#include "widgets/library/rows/NaturalOrder.h"

#include <QString>

#include <algorithm>

namespace tagline {
namespace {

constexpr char numberSign = '0';   ///< before the digits of each number: it stands where digits do
constexpr char endOfFolder = '\1'; ///< below all letters of names

bool isAscii(QChar letter) { return letter.unicode() < 0x80; }

char foldedAscii(QChar letter)
{
    const char plain = char(letter.unicode());
    if (plain == '/') return endOfFolder;
    return plain >= 'A' && plain <= 'Z' ? char(plain - 'A' + 'a') : plain;
}

/// Appends a number so that one of fewer digits stands before one of more.
void appendNumber(std::string& key, QStringView digits)
{
    constexpr qsizetype most = 254;
    while (!digits.empty() && digits.front().digitValue() == 0) digits = digits.mid(1);
    key += numberSign;
    key += char(1 + std::min(digits.size(), most)); // never 0, with which a caller may part keys
    for (const QChar digit : digits) key += char('0' + digit.digitValue());
}

/// The first part of a text that is of one kind.
template<class Kind>
QStringView begun(QStringView text, Kind isOfKind)
{
    return text.left(std::find_if_not(text.begin(), text.end(), isOfKind) - text.begin());
}

} // namespace

std::string naturalKey(QStringView text)
{
    const auto isDigit = [](QChar letter) { return letter.isDigit(); };
    const auto isPlain = [](QChar letter) { return isAscii(letter) && !letter.isDigit(); };
    const auto isOther = [](QChar letter) { return !isAscii(letter) && !letter.isDigit(); };
    std::string key;
    key.reserve(std::size_t(text.size()) + 8);
    while (!text.empty()) {
        const QStringView plain = begun(text, isPlain);
        for (const QChar letter : plain) key += foldedAscii(letter);
        text = text.mid(plain.size());
        const QStringView other = begun(text, isOther);
        if (!other.empty()) key += other.toString().toCaseFolded().toStdString();
        text = text.mid(other.size());
        const QStringView digits = begun(text, isDigit);
        if (!digits.empty()) appendNumber(key, digits);
        text = text.mid(digits.size());
    }
    return key;
}

} // namespace tagline
