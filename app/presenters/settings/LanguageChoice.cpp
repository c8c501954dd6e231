#include "app/presenters/settings/LanguageChoice.h"

#include <QSettings>

#include <algorithm>

namespace tagline {
namespace {

constexpr auto languageKey = "window/language";

} // namespace

const QList<SpokenLanguage>& spokenLanguages()
{
    static const QList<SpokenLanguage> languages{{QStringLiteral("de"), QStringLiteral("Deutsch")},
                                                 {QStringLiteral("en"), QStringLiteral("English")}};
    return languages;
}

bool isSpoken(const QString& word)
{
    return std::ranges::any_of(spokenLanguages(),
                               [&](const SpokenLanguage& each) { return each.word == word; });
}

QString languageChoice(const QSettings& settings)
{
    const QString kept = settings.value(languageKey).toString();
    return isSpoken(kept) ? kept : QString(systemLanguage);
}

void setLanguageChoice(QSettings& settings, const QString& word) { settings.setValue(languageKey, word); }

} // namespace tagline
