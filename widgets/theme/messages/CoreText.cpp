#include "widgets/theme/messages/CoreText.h"

#include "widgets/theme/messages/CoreSentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <vector>

namespace tagline {
namespace {

/// A sentence, as the pieces between its placeholders.
struct CorePattern
{
    const char* text;
    QStringList pieces; ///< one more than placeholders; the first and the last may be empty

    qsizetype length() const { return pieces.join(QString()).size(); }
};

CorePattern patternOf(const char* text)
{
    CorePattern pattern{text, {}};
    QString rest = QString::fromUtf8(text);
    for (int number = 1;; ++number) {
        const QString place = QStringLiteral("%%1").arg(number);
        const qsizetype at = rest.indexOf(place);
        pattern.pieces << rest.left(at);
        if (at < 0) return pattern;
        rest = rest.mid(at + place.size());
    }
}

/// The sentences with the most text of their own come first: "no tag %1" before "no %1".
const std::vector<CorePattern>& corePatterns()
{
    static const std::vector<CorePattern> patterns = [] {
        std::vector<CorePattern> made;
        for (const auto sentences :
             {querySentences(), fileSentences(), jsonTextSentences(), jsonValueSentences(),
              jsonMemberSentences(), jsonKindNames(), modelSentences(), tagSentences()})
            for (const char* text : sentences) made.push_back(patternOf(text));
        std::ranges::stable_sort(made, std::greater(), &CorePattern::length);
        return made;
    }();
    return patterns;
}

/// The texts at the placeholders; none if it is another sentence.
std::optional<QStringList> standingIn(const CorePattern& pattern, const QString& said)
{
    const QStringList& pieces = pattern.pieces;
    if (pieces.size() == 1) return said == pieces.front() ? std::optional(QStringList()) : std::nullopt;
    if (!said.startsWith(pieces.front()) || !said.endsWith(pieces.back())) return std::nullopt;
    const qsizetype end = said.size() - pieces.back().size();
    QStringList standing;
    qsizetype begin = pieces.front().size();
    for (qsizetype piece = 1; piece < pieces.size(); ++piece) {
        const bool isLast = piece + 1 == pieces.size();
        const qsizetype stop = isLast ? end : said.indexOf(pieces[piece], begin);
        if (stop <= begin || stop > end) return std::nullopt;
        standing << said.mid(begin, stop - begin);
        begin = stop + pieces[piece].size();
    }
    return standing;
}

struct KnownSentence
{
    const CorePattern* pattern;
    QStringList standing;
};

std::optional<KnownSentence> known(const QString& said)
{
    for (const CorePattern& pattern : corePatterns())
        if (auto standing = standingIn(pattern, said)) return KnownSentence{&pattern, *std::move(standing)};
    return std::nullopt;
}

/// A translation with its placeholders filled, once: markers in the inserted texts stay.
QString filled(const QString& translation, const QStringList& standing)
{
    QString made;
    for (qsizetype at = 0; at < translation.size(); ++at) {
        const int place =
            translation[at] == '%' && at + 1 < translation.size() ? translation[at + 1].digitValue() - 1 : -1;
        if (place < 0 || place >= standing.size()) {
            made += translation[at];
            continue;
        }
        made += standing[place];
        ++at;
    }
    return made;
}

/// Names in quotes are not translated: a name may be equal to a sentence of core.
bool isQuoted(const CorePattern& pattern, qsizetype place)
{
    const QString& before = pattern.pieces[place];
    return before.endsWith('"') || before.endsWith(QStringLiteral("“"));
}

/// Translates one sentence and, recursively, the texts in it, which are shorter.
QString translatedSentence(const QString& said)
{
    auto sentence = known(said);
    if (!sentence) return said;
    for (qsizetype place = 0; place < sentence->standing.size(); ++place)
        if (!isQuoted(*sentence->pattern, place))
            sentence->standing[place] = translatedSentence(sentence->standing[place]);
    return filled(QCoreApplication::translate("tagline::CoreText", sentence->pattern->text),
                  sentence->standing);
}

} // namespace

QString coreText(std::string_view said)
{
    const QString text = QString::fromUtf8(said.data(), qsizetype(said.size()));
    const qsizetype end = text.indexOf('\n');
    return end < 0 ? translatedSentence(text) : translatedSentence(text.left(end)) + text.mid(end);
}

bool isKnownToCoreText(std::string_view said)
{
    return known(QString::fromUtf8(said.data(), qsizetype(said.size()))).has_value();
}

} // namespace tagline
