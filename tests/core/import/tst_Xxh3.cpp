// The hash that sidecars hold is the one that other programs compute.

#include "core/import/exchange/Xxh3.h"

#include <QTest>

#include <vector>

using namespace tagline;

namespace {

std::vector<std::byte> someBytes(std::size_t size)
{
    std::vector<std::byte> bytes(size);
    std::uint32_t state = 1;
    for (std::byte& byte : bytes) {
        state = state * 1103515245u + 12345u;
        byte = std::byte(state >> 16 & 0xff);
    }
    return bytes;
}

struct Known
{
    std::size_t size;
    std::uint64_t hash; ///< by XXH3_64bits of libxxhash 0.8.1
};

constexpr Known known[]{
    {0, 0x2d06800538d394c2u},    {1, 0xe5e62017e96f839cu},    {2, 0xe99f8ba75698ec0fu},
    {3, 0xd3bcc83c6f14e70fu},    {4, 0xc7f159f34b126cb4u},    {8, 0x0f25a2a1cc43dda2u},
    {9, 0x1e3be9699baa50cfu},    {16, 0x9ec324145cea1dcbu},   {17, 0x48f3651d7436310au},
    {32, 0x3ecd923442085a0du},   {33, 0x0afebb54eff3a3b5u},   {64, 0x7abe508541644d25u},
    {65, 0xda2a9fa52b7fadf5u},   {96, 0x014dbb30ecd7c670u},   {97, 0x7b0a9dae42e89ff6u},
    {128, 0x5d813d42c0005ea8u},  {129, 0xc61639b552225575u},  {143, 0x59339bd5e6a8a208u},
    {144, 0x9e69d5b5f04a37c8u},  {200, 0xaea1c4e1114bf7dbu},  {240, 0x7d85b8d4f8b10c82u},
    {241, 0x5c56141c894cd97eu},  {255, 0xa88268bb584966d3u},  {256, 0xcdb34974678d6687u},
    {257, 0xb5c3cd9c180a14b7u},  {320, 0xfe6e6426ff966b51u},  {512, 0xae0027cc0d8eacd9u},
    {513, 0xe9050e4ad6b8c9d2u},  {1023, 0x123989704c814592u}, {1024, 0x0551dea22e104ea8u},
    {1025, 0xdbe2ed3c377d9922u}, {1088, 0x98ce47a58d705d59u}, {2048, 0x0e137a69a82b62c0u},
    {2049, 0x2ba993b30fe87e40u}, {5000, 0x80b0120fc87dbf6eu}, {100000, 0xa17aee0fec64d284u}};

} // namespace

class tst_Xxh3 : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreThoseOfOtherPrograms()
    {
        for (const Known& each : known) {
            Xxh3 hash;
            hash.add(someBytes(each.size));
            QVERIFY2(hash.value() == each.hash, qPrintable(QString::number(each.size)));
        }
    }

    void piecesMakeNoDifference()
    {
        for (const std::size_t piece : {1u, 63u, 64u, 65u, 255u, 256u, 257u, 320u, 1000u})
            for (const Known& each : known) {
                const std::vector<std::byte> bytes = someBytes(each.size);
                Xxh3 hash;
                for (std::size_t at = 0; at < bytes.size(); at += piece)
                    hash.add(std::span(bytes).subspan(at, std::min(piece, bytes.size() - at)));
                QVERIFY2(hash.value() == each.hash, qPrintable(QString("%1 %2").arg(each.size).arg(piece)));
            }
    }
};

QTEST_APPLESS_MAIN(tst_Xxh3)
#include "tst_Xxh3.moc"
