#include "core/tags/vocabulary/TagVocabulary.h"

#include <QTest>

#include <array>
#include <cmath>
#include <set>
#include <string>
#include <vector>

using namespace tagline;

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

constexpr std::size_t paletteSize = 10, wholePalette = 20;
constexpr Colour queryYellow = 0xffd54a;

// How light is seen: as it is, and without one kind of cone (Machado, Oliveira, Fernandes 2009, severity 1).
constexpr std::array<Matrix, 4> sights{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};
constexpr Matrix xyzOfRgb{
    {{0.43395, 0.37622, 0.18983}, {0.2126, 0.7152, 0.0722}, {0.01772, 0.10946, 0.87282}}}; // over D65's white

Vector times(const Matrix& matrix, const Vector& vector)
{
    Vector result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t i = 0; i < 3; ++i) result[row] += matrix[row][i] * vector[i];
    return result;
}

Vector linear(Colour colour)
{
    Vector rgb{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double c = double(colour >> (16 - 8 * i) & 0xffu) / 255;
        rgb[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    }
    return rgb;
}

Vector lab(Colour colour, const Matrix& sight)
{
    Vector seen = times(sight, linear(colour));
    for (double& c : seen) c = std::clamp(c, 0.0, 1.0);
    Vector f = times(xyzOfRgb, seen);
    for (double& c : f) c = c > 0.008856 ? std::cbrt(c) : 7.787 * c + 16.0 / 116;
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

/// CIE76 ΔE: 2 is just noticed side by side, 10 is seen at a glance.
double difference(Colour a, Colour b, const Matrix& sight)
{
    const Vector x = lab(a, sight);
    const Vector y = lab(b, sight);
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

} // namespace

class tst_TagColours : public QObject
{
    Q_OBJECT

private slots:
    void everySightTellsThemApart();
    void awayFromTheQuerysYellow();
    void darkTextCanBeReadOnThem();
    void repeatsAreShifted();
    void tagsWithoutColoursOfTheirOwnTakeThePaletteInOrder();
    void aNewTagKeepsAwayFromColoursThatAreTaken();
    void whereAllAreTakenTheFarthestIsChosen();
};

void tst_TagColours::everySightTellsThemApart()
{
    for (std::size_t i = 0; i < paletteSize; ++i)
        for (std::size_t j = 0; j < i; ++j)
            for (const Matrix& sight : sights)
                QVERIFY2(difference(automaticColour(i), automaticColour(j), sight) > 12,
                         qPrintable(QString("%1 %2: %3")
                                        .arg(i)
                                        .arg(j)
                                        .arg(difference(automaticColour(i), automaticColour(j), sight))));
}

void tst_TagColours::awayFromTheQuerysYellow()
{
    for (std::size_t i = 0; i < 5 * paletteSize; ++i)
        for (const Matrix& sight : sights)
            QVERIFY2(difference(automaticColour(i), queryYellow, sight) > 9, qPrintable(QString::number(i)));
}

void tst_TagColours::darkTextCanBeReadOnThem()
{
    for (std::size_t i = 0; i < 5 * paletteSize; ++i) QVERIFY(lab(automaticColour(i), sights[0])[0] > 48);
}

void tst_TagColours::repeatsAreShifted()
{
    std::set<Colour> colours;
    for (std::size_t i = 0; i < 5 * paletteSize; ++i) colours.insert(automaticColour(i));
    QCOMPARE(colours.size(), 5 * paletteSize);
}

void tst_TagColours::tagsWithoutColoursOfTheirOwnTakeThePaletteInOrder()
{
    TagVocabulary vocabulary; // as libraries have them whose files say no colours
    std::vector<Colour> given;
    for (std::size_t tag = 0; tag < wholePalette; ++tag) {
        given.push_back(vocabulary[vocabulary.intern("Tag" + std::to_string(tag))].colour);
        QCOMPARE(given.back(), automaticColour(tag));
    }
    for (const Matrix& sight : sights)
        for (std::size_t i = 0; i < given.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) QVERIFY(difference(given[i], given[j], sight) > 8);
}

void tst_TagColours::aNewTagKeepsAwayFromColoursThatAreTaken()
{
    QCOMPARE(distinctColourIndex({}), std::size_t(0));
    QCOMPARE(distinctColourIndex({}, 7), std::size_t(7));
    const std::vector<Colour> taken{automaticColour(0), 0x9cd670 /* nearly the second */, automaticColour(3)};
    QCOMPARE(distinctColourIndex(taken), std::size_t(2));
    QCOMPARE(distinctColourIndex(taken, 3), std::size_t(4));
    // What is chosen by people counts too, and older tags keep theirs.
    TagVocabulary vocabulary;
    TagDefinition chosen;
    chosen.name = "Run";
    chosen.colour = automaticColour(1);
    chosen.isRegistered = true;
    vocabulary.define(chosen);
    std::vector<Colour> given{automaticColour(1)};
    for (const char* name : {"Walk", "Jump", "Wave", "Sit", "Turn", "Fall", "Kick", "Punch"}) {
        const Colour colour = vocabulary[vocabulary.intern(name)].colour;
        for (const Colour other : given) QVERIFY2(difference(colour, other, sights[0]) > 12, name);
        given.push_back(colour);
    }
    QCOMPARE(vocabulary[*vocabulary.find("Walk")].colour, given[1]);
}

void tst_TagColours::whereAllAreTakenTheFarthestIsChosen()
{
    std::vector<Colour> taken;
    for (std::size_t index = 0; index < automaticColourCount; ++index)
        if (index != 41) taken.push_back(automaticColour(index));
    QCOMPARE(distinctColourIndex(taken), std::size_t(41));
    taken.push_back(automaticColour(41));
    QCOMPARE(distinctColourIndex(taken, 5), std::size_t(5)); // all are as near
    // Very many tags take colours in turn, in no more time than they need.
    TagVocabulary vocabulary;
    for (int tag = 0; tag < 20000; ++tag) vocabulary.intern("Tag" + std::to_string(tag));
    QCOMPARE(vocabulary.size(), std::size_t(20000));
}

QTEST_APPLESS_MAIN(tst_TagColours)
#include "tst_TagColours.moc"
