#pragma once

// LanguageChoice is the language of the window's texts, as a person set it.

#include <QList>
#include <QString>

class QSettings;

namespace tagline {

struct SpokenLanguage
{
    QString word; ///< in files, as "de"
    QString name; ///< in the language itself
};

/// The languages of the window, that of the sources among them.
const QList<SpokenLanguage>& spokenLanguages();
bool isSpoken(const QString& word);

/// At the very first start: the desktop's language.
inline constexpr auto systemLanguage = "system";

/// "system" or one of those spoken, as it holds from the next start on.
QString languageChoice(const QSettings& settings);
void setLanguageChoice(QSettings& settings, const QString& word);

} // namespace tagline
