#pragma once

// Translations says the texts of the window in a person's language, and those of Qt in it.

#include "app/EnglishPlurals.h"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace tagline {

/// The first of the person's languages that the program speaks, as "de"; "en" where it speaks none of them.
QString spokenLanguage(const QStringList& wanted);

/// One language, for as long as it lives: made before whatever has texts.
class Translations
{
public:
    /// `choice` is a language, as "de", or "system" for the desktop's. Numbers that people read are written
    /// as in that language: as the desktop writes them where it writes them in the same one, which knows the
    /// country.
    explicit Translations(const QString& choice);
    ~Translations();
    Translations(const Translations&) = delete;
    Translations& operator=(const Translations&) = delete;

    const QString& language() const { return m_language; }

private:
    QLocale m_localeBefore;
    QString m_language;
    EnglishPlurals m_plurals; ///< the first that is installed is asked last
    QTranslator m_qt;
    QTranslator m_own;
};

} // namespace tagline
