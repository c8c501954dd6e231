#pragma once

// EnglishPlurals says "1 frame" and "2,752 frames" where a text is written as "%n frame(s)".

#include <QCoreApplication>
#include <QTranslator>

namespace tagline {

/// A text of a count, with the separators that numbers have in the person's language.
inline QString withSeparators(QString text) { return text.replace("%n", "%Ln"); }

/// The translation of the program's own language, for as long as it lives; other languages bring files of
/// their own, which are asked first.
class EnglishPlurals : public QTranslator
{
public:
    EnglishPlurals() { QCoreApplication::installTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int count) const override
    {
        if (count < 0) return {};
        QString counted = withSeparators(QString::fromUtf8(text));
        return counted.replace("(s)", count == 1 ? QString() : QStringLiteral("s"));
    }
};

} // namespace tagline
