#include "core/runtime/Crc32.h"

#include <QTest>

#include <string_view>

using namespace tagline;

namespace {

std::uint32_t crcOf(std::string_view text, std::uint32_t before = 0)
{
    return crc32(std::as_bytes(std::span(text)), before);
}

} // namespace

class tst_Crc32 : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreThoseOfOthers();
    void piecesGiveTheSame();
};

void tst_Crc32::valuesAreThoseOfOthers()
{
    // The check value of the catalogues, and what zlib and Python's zlib.crc32 give.
    QCOMPARE(crcOf("123456789"), 0xcbf43926u);
    QCOMPARE(crcOf(""), 0u);
    QCOMPARE(crcOf("a"), 0xe8b7be43u);
    QCOMPARE(crcOf("The quick brown fox jumps over the lazy dog"), 0x414fa339u);
}

void tst_Crc32::piecesGiveTheSame()
{
    const std::string_view text = "The quick brown fox jumps over the lazy dog";
    for (std::size_t cut = 0; cut <= text.size(); ++cut)
        QCOMPARE(crcOf(text.substr(cut), crcOf(text.substr(0, cut))), crcOf(text));
}

QTEST_APPLESS_MAIN(tst_Crc32)
#include "tst_Crc32.moc"
