#include "widgets/finding/FuzzyMatch.h"

#include <QRegularExpression>
#include <QVarLengthArray>

#include <algorithm>

namespace tagline {
namespace {

constexpr int wholeWord = 1000;    ///< the letters stand together
constexpr int atTheStart = 400;    ///< of the name
constexpr int atAWordsStart = 300; ///< of "run" in "limping_run"
constexpr int atWordStarts = 300;  ///< of all letters, or behind the one before
constexpr int inTheFolder = -800;  ///< the name alone does not have the letters
constexpr int letterAfterLetter = 15;
constexpr int letterAtAWordsStart = 20;
constexpr int widestGap = 10; ///< that counts

bool isWordStart(QStringView text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber() || text[at - 1].isDigit() != text[at].isDigit();
}

/// Score of the letters of a word if the first of them is matched at `at`; none if any of the others is
/// missing.
std::optional<int> scatteredFrom(QStringView word, QStringView text, qsizetype at)
{
    int worth = 0;
    qsizetype last = at;
    for (qsizetype letter = 0; letter < word.size(); ++letter) {
        const qsizetype found = letter == 0 ? at : text.indexOf(word[letter], last + 1);
        if (found < 0) return std::nullopt;
        if (isWordStart(text, found)) worth += letterAtAWordsStart;
        if (letter > 0)
            worth +=
                found == last + 1 ? letterAfterLetter : -int(std::min<qsizetype>(found - last, widestGap));
        last = found;
    }
    return worth;
}

std::optional<int> scattered(QStringView word, QStringView text)
{
    std::optional<int> best;
    for (qsizetype at = text.indexOf(word[0]); at >= 0; at = text.indexOf(word[0], at + 1)) {
        const auto worth = scatteredFrom(word, text, at);
        if (!worth) break; // later positions cannot match either
        if (!best || *worth > *best) best = worth;
    }
    return best;
}

/// Position of a word in a text; −1 if absent. Faster than Qt's own search for words this short.
qsizetype placeOf(QStringView word, QStringView text)
{
    for (qsizetype at = text.indexOf(word[0]); at >= 0; at = text.indexOf(word[0], at + 1))
        if (text.mid(at, word.size()) == word) return at;
    return -1;
}

std::optional<int> together(QStringView word, QStringView text)
{
    const qsizetype at = placeOf(word, text);
    if (at < 0) return std::nullopt;
    const int place = at == 0 ? atTheStart : isWordStart(text, at) ? atAWordsStart : 0;
    return wholeWord + place - int(std::min<qsizetype>(at, 50));
}

/// Whether a word stands in the text, each letter at the beginning of a word or right behind the one before.
bool standsAtWordStarts(QStringView word, QStringView text)
{
    QVarLengthArray<bool, 256> ends(text.size()); // whether what came so far of the word may end at a letter
    for (qsizetype at = 0; at < text.size(); ++at) ends[at] = text[at] == word[0] && isWordStart(text, at);
    for (const QChar letter : word.mid(1)) {
        bool endsBefore = false, endsAbove = false; // right before, and anywhere before
        for (qsizetype at = 0; at < text.size(); ++at) {
            const bool mayFollow = endsBefore || (endsAbove && isWordStart(text, at));
            endsBefore = ends[at];
            endsAbove = endsAbove || endsBefore;
            ends[at] = mayFollow && text[at] == letter;
        }
    }
    return std::ranges::find(ends, true) != ends.end();
}

std::optional<FuzzyFit> fitOf(QStringView word, QStringView text)
{
    if (const auto whole = together(word, text)) return FuzzyFit{*whole};
    const auto worth = scattered(word, text);
    if (!worth) return std::nullopt;
    if (standsAtWordStarts(word, text)) return FuzzyFit{*worth + atWordStarts};
    return FuzzyFit{*worth, true};
}

} // namespace

FuzzyPattern::FuzzyPattern(const QString& typed)
    : m_words(QString(typed)
                  .replace(QStringLiteral("..."), QStringLiteral("…"))
                  .toLower()
                  .split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts))
{
}

std::optional<FuzzyFit> FuzzyPattern::score(QStringView name, QStringView folder) const
{
    const QString whole = folder.isEmpty() ? name.toString() : folder.toString() + '/' + name.toString();
    return scoreWhole(whole, folder.isEmpty() ? 0 : folder.size() + 1);
}

std::optional<FuzzyFit> FuzzyPattern::scoreWhole(QStringView whole, qsizetype nameAt) const
{
    const QStringView name = whole.mid(nameAt);
    FuzzyFit sum{-int(std::min<qsizetype>(name.size(), 100))};
    for (const QString& word : m_words) {
        auto fit = fitOf(word, name);
        if ((!fit || fit->isLoose) && nameAt > 0) {
            auto beside = fitOf(word, whole);
            if (beside) beside->worth += inTheFolder;
            if (beside && (!fit || !beside->isLoose)) fit = beside;
        }
        if (!fit) return std::nullopt;
        sum.worth += fit->worth;
        sum.isLoose = sum.isLoose || fit->isLoose;
    }
    return sum;
}

std::uint64_t FuzzyPattern::letters() const
{
    std::uint64_t all = 0;
    for (const QString& word : m_words) all |= letterMask(word);
    return all;
}

std::uint64_t letterMask(QStringView text)
{
    std::uint64_t mask = 0;
    for (const QChar each : text) {
        const char16_t letter = each.unicode();
        int bit = 36;
        if (letter >= u'a' && letter <= u'z')
            bit = letter - u'a';
        else if (letter >= u'0' && letter <= u'9')
            bit = 26 + letter - u'0';
        mask |= std::uint64_t(1) << bit;
    }
    return mask;
}

} // namespace tagline
