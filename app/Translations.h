#pragma once

// Translations says the texts of the window in a person's language, and those of Qt in it.

#include "app/EnglishPlurals.h"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace tagline {

/// The first of the person's languages that the program has, such as "de"; "en" if it has none of them.
QString spokenLanguage(const QStringList& wanted);

/// The translations of a file, which count with separators.
class CountingTranslator : public QTranslator
{
public:
    QString translate(const char* context, const char* text, const char* comment, int count) const override
    {
        const QString translated = QTranslator::translate(context, text, comment, count);
        return count < 0 ? translated : withSeparators(translated);
    }
};

/// Translates the texts of the program while it lives: made before every object that has texts.
class Translations
{
public:
    /// `choice` is a language, such as "de", or "system" for the desktop's. Numbers that people read are
    /// formatted for that language: in the desktop's format if that is of the same language, as it knows
    /// the country.
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
    CountingTranslator m_own;
};

} // namespace tagline
