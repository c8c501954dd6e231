// Checksums see every change, and do not see how the bytes came.

#include "core/import/exchange/Checksum.h"

#include <QTest>

#include <random>
#include <set>

using namespace tagline;

namespace {

std::vector<std::byte> randomBytes(std::size_t size)
{
    std::mt19937 random(7);
    std::vector<std::byte> bytes(size);
    for (std::byte& byte : bytes) byte = std::byte(random() & 0xff);
    return bytes;
}

} // namespace

class tst_Checksum : public QObject
{
    Q_OBJECT

private slots:
    void piecesMakeNoDifference();
    void everyBitCounts();
    void lengthCounts();
    void seedCounts();
};

void tst_Checksum::piecesMakeNoDifference()
{
    const auto bytes = randomBytes(1000);
    const std::uint64_t whole = checksum(bytes);
    for (const std::size_t piece : {1u, 7u, 31u, 32u, 33u, 127u, 128u, 129u, 500u}) {
        Checksum sum;
        for (std::size_t at = 0; at < bytes.size(); at += piece)
            sum.add(std::span(bytes).subspan(at, std::min(piece, bytes.size() - at)));
        QCOMPARE(sum.value(), whole);
    }
}

void tst_Checksum::everyBitCounts()
{
    auto bytes = randomBytes(100);
    std::set<std::uint64_t> seen{checksum(bytes)};
    for (std::size_t i = 0; i < bytes.size() * 8; ++i) {
        bytes[i / 8] ^= std::byte(1 << (i % 8));
        QVERIFY2(seen.insert(checksum(bytes)).second, "two contents have one checksum");
        bytes[i / 8] ^= std::byte(1 << (i % 8));
    }
}

void tst_Checksum::lengthCounts()
{
    std::set<std::uint64_t> seen;
    const std::vector<std::byte> zeros(200);
    for (std::size_t size = 0; size <= zeros.size(); ++size)
        QVERIFY(seen.insert(checksum(std::span(zeros).first(size))).second);
}

void tst_Checksum::seedCounts()
{
    const auto bytes = randomBytes(64);
    QVERIFY(checksum(bytes, 1) != checksum(bytes, 2));
}

QTEST_APPLESS_MAIN(tst_Checksum)
#include "tst_Checksum.moc"
