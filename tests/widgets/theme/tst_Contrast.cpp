// Measures the contrast of both themes, from the table of colours.

#include "core/tags/vocabulary/TagVocabulary.h"
#include "tests/support/TestData.h"
#include "widgets/theme/Appearance.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/ColourMath.h"
#include "widgets/theme/colour/TagShades.h"

#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace tagline;

namespace {

constexpr std::size_t paletteSize = 60; ///< automatic colours that are looked at

std::array<double, 3> lab(const QColor& colour)
{
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    const double r = linear(colour.redF()), g = linear(colour.greenF()), b = linear(colour.blueF());
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// The difference of CIE 1976.
double difference(const QColor& one, const QColor& other)
{
    const auto a = lab(one), b = lab(other);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/// What eyes that lack one kind of cone make of linear red, green and blue (Machado, Oliveira and Fernandes
/// 2009, at full severity).
struct ColourBlindness
{
    const char* name;
    std::array<double, 9> matrix;
};
constexpr std::array<ColourBlindness, 3> blindnesses{
    {{"protanopia",
      {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
     {"deuteranopia",
      {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
     {"tritanopia",
      {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}}}};

QColor seenWith(const ColourBlindness& eyes, const QColor& colour)
{
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    const auto screen = [](double value) {
        const double bounded = std::clamp(value, 0.0, 1.0);
        return float(bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * std::pow(bounded, 1 / 2.4) - 0.055);
    };
    const std::array<double, 3> light{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    std::array<float, 3> seen{};
    for (std::size_t row = 0; row < 3; ++row) {
        double sum = 0;
        for (std::size_t column = 0; column < 3; ++column)
            sum += eyes.matrix[row * 3 + column] * light[column];
        seen[row] = screen(sum);
    }
    return QColor::fromRgbF(seen[0], seen[1], seen[2]);
}

QColor automatic(std::size_t index) { return QColor::fromRgb(automaticColour(index)); }

/// The colours of the sample, of the automatic palette, and some that a person might choose.
QList<QColor> tagColours()
{
    QList<QColor> colours{0x7aa7f7, 0x9ccc65, 0xf26d85,        0xd9a05b, 0xb395f0, 0x26c6da, 0x72d2c1,
                          0xff9f63, 0xd94b4b, QColor(QRgb(0)), 0xffffff, 0x202020, 0x0000ff, 0xffff00};
    for (std::size_t i = 0; i < paletteSize; ++i) colours << automatic(i);
    return colours;
}

} // namespace

class tst_Contrast : public QObject
{
    Q_OBJECT

private slots:
    void textsCanBeRead_data() { eachTheme(); }
    void textsCanBeRead();
    void textsOfSelectedRowsCanBeRead_data() { eachTheme(); }
    void textsOfSelectedRowsCanBeRead();
    void edgesAndMarksCanBeSeen_data() { eachTheme(); }
    void edgesAndMarksCanBeSeen();
    void tagsCanBeSeenAndRead_data() { eachTheme(); }
    void tagsCanBeSeenAndRead();
    void thePlayheadIsSeenOnEveryTag_data() { eachTheme(); }
    void thePlayheadIsSeenOnEveryTag();
    void automaticColoursKeepAwayFromAnswerAndPlayhead();
    void theColoursOfTheSampleDoSoToo();
    void theFirstTagsAreToldApartByColourBlindEyes_data();
    void theFirstTagsAreToldApartByColourBlindEyes();
    void theAnswerIsToldFromThePlayheadByColourBlindEyes_data();
    void theAnswerIsToldFromThePlayheadByColourBlindEyes();
    void everyAccentCanBeReadAsBlueCan_data() { eachTheme(); }
    void everyAccentCanBeReadAsBlueCan();
    void oklchComesBackAsItWent();

private:
    void eachTheme();
    void eachThemeAndBlindness();
    void show();
};

void tst_Contrast::eachTheme()
{
    QTest::addColumn<bool>("isLight");
    QTest::newRow("dark") << false;
    QTest::newRow("light") << true;
}

void tst_Contrast::show()
{
    QFETCH(bool, isLight);
    applyTheme(*qApp, isLight ? ThemeChoice::Light : ThemeChoice::Dark);
}

#define HAS_CONTRAST(ink, ground, least)                                                                     \
    QVERIFY2(contrastOf(ink, ground) >= (least), qPrintable(QString("%1 on %2: %3, %4 on %5")                \
                                                                .arg(#ink, #ground)                          \
                                                                .arg(contrastOf(ink, ground))                \
                                                                .arg((ink).name(), (ground).name())))

void tst_Contrast::textsCanBeRead()
{
    show();
    const Theme& t = theme();
    for (const QColor& ground : {t.panel, t.sunken, t.lane, t.raised, t.hover}) {
        HAS_CONTRAST(t.text, ground, 4.5);
        HAS_CONTRAST(t.muted, ground, 4.5);
    }
    for (const QColor& ground : {t.panel, t.sunken, t.lane}) {
        HAS_CONTRAST(t.hint, ground, 4.5);
        HAS_CONTRAST(t.queryText, ground, 4.5);
        HAS_CONTRAST(t.accent, ground, 4.5);
        HAS_CONTRAST(t.error, ground, 4.5);
        HAS_CONTRAST(t.warning, ground, 4.5);
        HAS_CONTRAST(t.success, ground, 4.5);
    }
    HAS_CONTRAST(t.text, t.window, 4.5);
    for (const QColor& ground : {t.accent, t.accentLit, t.accentDown}) HAS_CONTRAST(t.onAccent, ground, 4.5);
    HAS_CONTRAST(t.text, t.accentSoft, 4.5);
    HAS_CONTRAST(t.accent, t.accentSoft, 3.0); // icons
    HAS_CONTRAST(readableOn(t.query), t.query, 4.5);
    HAS_CONTRAST(readableOn(t.playhead), t.playhead, 4.5);
}

void tst_Contrast::textsOfSelectedRowsCanBeRead()
{
    show();
    HAS_CONTRAST(theme().onSelection, theme().selection, 7.0);
    HAS_CONTRAST(theme().onSelectionMuted, theme().selection, 4.5);
}

void tst_Contrast::edgesAndMarksCanBeSeen()
{
    show();
    HAS_CONTRAST(theme().box, theme().sunken, 3.0);
    HAS_CONTRAST(theme().playhead, theme().panel, 3.0);
    HAS_CONTRAST(theme().selectedFrame, theme().panel, 4.5);
}

void tst_Contrast::tagsCanBeSeenAndRead()
{
    show();
    for (const QColor& stored : tagColours()) {
        const TagShades& shades = tagShades(stored);
        HAS_CONTRAST(shades.ink, theme().sunken, 4.5);
        HAS_CONTRAST(shades.label, shades.fill, 4.5);
    }
    // On lanes a bar is seen by its fill in the dark, and by its rim in the light.
    for (std::size_t i = 0; i < paletteSize; ++i)
        for (const QColor& lane : {theme().lane, theme().panel}) {
            const TagShades& shades = tagShades(automatic(i));
            HAS_CONTRAST(theme().isLight ? shades.rim : shades.fill, lane, theme().isLight ? 3.0 : 4.5);
        }
}

void tst_Contrast::thePlayheadIsSeenOnEveryTag()
{
    show();
    for (const QColor& stored : tagColours()) {
        const QColor halo = composed(theme().playheadHalo, tagShades(stored).fill);
        const double best =
            std::max(contrastOf(theme().playhead, halo), contrastOf(halo, tagShades(stored).fill));
        QVERIFY2(best >= 3.0, qPrintable(QString("%1: %2").arg(stored.name()).arg(best)));
    }
}

void tst_Contrast::automaticColoursKeepAwayFromAnswerAndPlayhead()
{
    for (std::size_t i = 0; i < paletteSize; ++i) {
        const QColor colour = automatic(i);
        QVERIFY2(difference(colour, darkTheme().query) > 40, qPrintable(colour.name()));
        QVERIFY2(difference(colour, darkTheme().playhead) > 25, qPrintable(colour.name()));
    }
}

void tst_Contrast::theColoursOfTheSampleDoSoToo()
{
    QFile file(test::sourceFolder() + "/resources/sample/sample.tagline");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray tags = QJsonDocument::fromJson(file.readAll())["vocabulary"].toArray();
    QVERIFY(tags.size() > 10);
    for (const QJsonValue& each : tags) {
        const QColor colour(each["colour"].toString());
        const QString name = each["name"].toString();
        QVERIFY2(difference(colour, darkTheme().query) > 40, qPrintable(name));
        for (const Theme& shown : {darkTheme(), lightTheme()})
            QVERIFY2(difference(colour, shown.playhead) > 25, qPrintable(name));
    }
}

void tst_Contrast::eachThemeAndBlindness()
{
    QTest::addColumn<bool>("isLight");
    QTest::addColumn<int>("eyes");
    for (const bool isLight : {false, true})
        for (int eyes = 0; eyes < int(blindnesses.size()); ++eyes)
            QTest::addRow("%s, %s", isLight ? "light" : "dark", blindnesses[std::size_t(eyes)].name)
                << isLight << eyes;
}

/// As bars of the timeline; each has its name beside its colour as well.
void tst_Contrast::theFirstTagsAreToldApartByColourBlindEyes_data() { eachThemeAndBlindness(); }
void tst_Contrast::theFirstTagsAreToldApartByColourBlindEyes()
{
    QFETCH(bool, isLight);
    QFETCH(int, eyes);
    show();
    constexpr std::size_t together = 10;                 // tags on one timeline
    const double leastDifference = isLight ? 8.0 : 12.0; // pale colours have less room
    for (std::size_t i = 0; i < together; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto seen = [&](std::size_t index) {
                return seenWith(blindnesses[std::size_t(eyes)], tagShades(automatic(index)).fill);
            };
            const double apart = difference(seen(i), seen(j));
            QVERIFY2(apart >= leastDifference, qPrintable(QString("%1 and %2: %3").arg(j).arg(i).arg(apart)));
        }
}

void tst_Contrast::theAnswerIsToldFromThePlayheadByColourBlindEyes_data() { eachThemeAndBlindness(); }
void tst_Contrast::theAnswerIsToldFromThePlayheadByColourBlindEyes()
{
    QFETCH(int, eyes);
    show();
    const ColourBlindness& blindness = blindnesses[std::size_t(eyes)];
    const QColor answer = seenWith(blindness, theme().query);
    for (const QColor& other : {theme().playhead, theme().accent, theme().selectedFrame})
        QVERIFY2(difference(answer, seenWith(blindness, other)) >= 20, qPrintable(other.name()));
}

void tst_Contrast::everyAccentCanBeReadAsBlueCan()
{
    QFETCH(bool, isLight);
    for (int each = 0; each < accentCount; ++each) {
        setAccent(*qApp, Accent(each));
        applyTheme(*qApp, isLight ? ThemeChoice::Light : ThemeChoice::Dark);
        const Theme& t = theme();
        QCOMPARE(&t, &themeWith(isLight, Accent(each)));
        for (const QColor& ground : {t.panel, t.sunken, t.lane}) HAS_CONTRAST(t.accent, ground, 4.5);
        for (const QColor& ground : {t.accent, t.accentLit, t.accentDown})
            HAS_CONTRAST(t.onAccent, ground, 4.5);
        HAS_CONTRAST(t.text, t.accentSoft, 4.5);
        HAS_CONTRAST(t.accent, t.accentSoft, 3.0);
        HAS_CONTRAST(t.onSelection, t.selection, 7.0);
        HAS_CONTRAST(t.onSelectionMuted, t.selection, 4.5);
        QVERIFY(difference(t.accent, t.query) > 30 && difference(t.accent, t.playhead) > 30);
    }
    setAccent(*qApp, Accent::Blue);
    QVERIFY(&theme() == (isLight ? &lightTheme() : &darkTheme()));
}

void tst_Contrast::oklchComesBackAsItWent()
{
    for (const QColor& colour : tagColours()) {
        const QColor back = fromOklch(toOklch(colour));
        for (const int apart :
             {back.red() - colour.red(), back.green() - colour.green(), back.blue() - colour.blue()})
            QVERIFY2(std::abs(apart) <= 1, qPrintable(colour.name() + ' ' + back.name()));
    }
    const Oklch red = toOklch(QColor(0xff0000));
    QVERIFY(std::abs(red.lightness - 0.628) < 0.001 && std::abs(red.chroma - 0.2577) < 0.001 &&
            std::abs(red.hue - 29.23) < 0.05);
}

QTEST_MAIN(tst_Contrast)
#include "tst_Contrast.moc"
