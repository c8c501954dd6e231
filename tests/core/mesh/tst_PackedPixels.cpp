// Pixels come back as they were, and bytes that are none are refused.

#include "core/mesh/PackedPixels.h"

#include <QtTest>

#include <random>

using namespace tagline;

namespace {

using Pixels = std::vector<std::uint8_t>;

Pixels made(std::size_t count, const std::function<std::uint8_t(std::size_t pixel, int part)>& part)
{
    Pixels pixels;
    for (std::size_t pixel = 0; pixel < count; ++pixel)
        for (int each = 0; each < 4; ++each) pixels.push_back(part(pixel, each));
    return pixels;
}

} // namespace

class tst_PackedPixels : public QObject
{
    Q_OBJECT

private slots:
    void pixelsComeBack_data();
    void pixelsComeBack();
    void plainAreasAreSmall();
    void otherSizesAreRefused();
    void anyBytesAreSafe();
};

void tst_PackedPixels::pixelsComeBack_data()
{
    QTest::addColumn<Pixels>("pixels");
    std::mt19937 random(7);
    QTest::newRow("none") << Pixels();
    QTest::newRow("black") << made(1, [](std::size_t, int part) { return part == 3 ? 255 : 0; });
    QTest::newRow("a long run") << made(1000, [](std::size_t, int) { return std::uint8_t(9); });
    QTest::newRow("a run of 62 and one of 63")
        << made(125, [](std::size_t pixel, int) { return pixel < 62 ? 1 : 200; });
    QTest::newRow("a slope") << made(
        3000, [](std::size_t pixel, int part) { return std::uint8_t(part == 3 ? 255 : pixel); });
    QTest::newRow("a steep slope") << made(3000, [](std::size_t pixel, int part) {
        return std::uint8_t(part == 3 ? 255 : pixel * (10 + unsigned(part)));
    });
    QTest::newRow("few colours") << made(
        3000, [&](std::size_t pixel, int) { return std::uint8_t(pixel * 7919 % 5 * 50); });
    QTest::newRow("noise") << made(3000, [&](std::size_t, int) { return std::uint8_t(random()); });
    QTest::newRow("opaque noise") << made(
        3000, [&](std::size_t, int part) { return part == 3 ? std::uint8_t(255) : std::uint8_t(random()); });
}

void tst_PackedPixels::pixelsComeBack()
{
    QFETCH(Pixels, pixels);
    const auto packed = packedPixels(pixels);
    QVERIFY(packed.size() >= leastPackedBytes(pixels.size() / 4));
    const auto unpacked = unpackedPixels(packed, pixels.size() / 4);
    QVERIFY(unpacked);
    QVERIFY(*unpacked == pixels);
}

void tst_PackedPixels::plainAreasAreSmall()
{
    QVERIFY(packedPixels(made(62'000, [](std::size_t, int) { return std::uint8_t(9); })).size() < 1010);
}

void tst_PackedPixels::otherSizesAreRefused()
{
    const auto packed =
        packedPixels(made(100, [](std::size_t pixel, int) { return std::uint8_t(pixel / 3); }));
    for (const std::size_t count : {0u, 1u, 99u, 101u, 1'000'000u}) QVERIFY(!unpackedPixels(packed, count));
    for (std::size_t size = 0; size < packed.size(); ++size)
        QVERIFY(!unpackedPixels(std::span(packed).first(size), 100));
}

void tst_PackedPixels::anyBytesAreSafe()
{
    std::mt19937 random(11);
    for (int i = 0; i < 20'000; ++i) {
        std::vector<std::byte> bytes(random() % 40);
        for (std::byte& each : bytes) each = std::byte(random());
        const std::size_t count = random() % 80;
        const auto pixels = unpackedPixels(bytes, count);
        QVERIFY(!pixels || pixels->size() == 4 * count);
    }
}

QTEST_APPLESS_MAIN(tst_PackedPixels)
#include "tst_PackedPixels.moc"
