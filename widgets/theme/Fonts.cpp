#include "widgets/theme/Fonts.h"

#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QStandardPaths>
#include <QtEndian>

namespace tagline {

namespace {

constexpr const char* wantedText = "Inter";
constexpr const char* wantedCode = "JetBrains Mono";

/// A big-endian number in the file; 0 beyond its end.
template<typename Number>
Number numberAt(const QByteArray& font, qsizetype at)
{
    if (at < 0 || at + qsizetype(sizeof(Number)) > font.size()) return 0;
    return qFromBigEndian<Number>(font.constData() + at);
}

/// Offset of a table in the file; 0 if it has none.
qsizetype tableAt(const QByteArray& font, const char* tag)
{
    constexpr qsizetype header = 12;
    constexpr qsizetype entry = 16;
    const int tables = numberAt<quint16>(font, 4);
    for (int i = 0; i < tables; ++i)
        if (font.mid(header + i * entry, 4) == tag) return numberAt<quint32>(font, header + i * entry + 8);
    return 0;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Adds faces that replace the installed family's upright faces.
void addTabularFaces()
{
    for (const QString& folder : QStandardPaths::standardLocations(QStandardPaths::FontsLocation))
        for (const char* weight : {"Regular", "Medium", "SemiBold", "Bold"}) {
            const QByteArray font =
                contentOf(QStringLiteral("%1/opentype/inter/Inter-%2.otf").arg(folder, weight));
            if (!font.isEmpty()) QFontDatabase::addApplicationFontFromData(withTabularFigures(font));
        }
}

/// The desktop's font family; if it is only a fallback, a family made for screens, if installed.
QString desktopFamily()
{
    static const QStringList fallbacks{"DejaVu Sans", "Sans Serif", "Bitstream Vera Sans", "Sans"};
    const QString family = QFontInfo(QFontDatabase::systemFont(QFontDatabase::GeneralFont)).family();
    if (!fallbacks.contains(family)) return family;
    for (const char* made : {"Noto Sans", "Cantarell", "Roboto", "Open Sans", "Liberation Sans"})
        if (QFontDatabase::hasFamily(made)) return made;
    return family;
}

} // namespace

/// Renames the feature of tabular figures to one that is always on.
QByteArray withTabularFigures(QByteArray font)
{
    constexpr qsizetype record = 6;
    const qsizetype table = tableAt(font, "GSUB");
    if (table == 0) return font;
    const qsizetype features = table + numberAt<quint16>(font, table + 6);
    const int count = numberAt<quint16>(font, features);
    for (int i = 0; i < count; ++i) {
        const qsizetype at = features + 2 + i * record;
        if (font.mid(at, 4) == "tnum") font.replace(at, 4, "rlig");
    }
    return font;
}

QString textFamily()
{
    static const QString family = [] {
        if (!QFontDatabase::hasFamily(wantedText)) return desktopFamily();
        addTabularFaces();
        return QString(wantedText);
    }();
    return family;
}

QString codeFamily()
{
    static const QString family =
        QFontDatabase::hasFamily(wantedCode)
            ? QString(wantedCode)
            : QFontInfo(QFontDatabase::systemFont(QFontDatabase::FixedFont)).family();
    return family;
}

} // namespace tagline
