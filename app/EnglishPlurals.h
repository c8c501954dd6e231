#pragma once

// EnglishPlurals says "1 frame" and "2 frames" where a text is written as "%n frame(s)".

#include <QCoreApplication>
#include <QTranslator>

namespace tagline {

/// The translation of the program's own language, for as long as it lives; other languages bring files of
/// their own, which are asked first.
class EnglishPlurals : public QTranslator
{
public:
    EnglishPlurals() { QCoreApplication::installTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int count) const override
    {
        const QString source = QString::fromUtf8(text);
        if (count < 0 || !source.contains("(s)")) return {};
        return QString(source).replace("(s)", count == 1 ? QString() : QStringLiteral("s"));
    }
};

} // namespace tagline
