#pragma once

// UntranslatedTexts hears which texts of the window have no translation in the language that it speaks.

#include "app/Translations.h"

#include <QLocale>
#include <QMutex>
#include <QSet>
#include <QStringList>
#include <QTranslator>

namespace tagline::test {

/// To be installed before the window's own translators: it is asked once they know nothing.
class UntranslatedTexts : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        if (!source) return {};
        const QByteArray about(context);
        const QMutexLocker lock(&m_mutex); // work in the background has texts as well
        if (about.startsWith("tagline") && *source) m_texts.insert(about + ": " + QString::fromUtf8(source));
        return {};
    }
    /// None in the language of the sources.
    QStringList texts() const
    {
        const QMutexLocker lock(&m_mutex);
        const bool isSource = spokenLanguage(QLocale::system().uiLanguages()) == QLatin1String("en");
        return isSource ? QStringList() : QStringList(m_texts.values());
    }

private:
    mutable QMutex m_mutex;
    mutable QSet<QString> m_texts;
};

} // namespace tagline::test
