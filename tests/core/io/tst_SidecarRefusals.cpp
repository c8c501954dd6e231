#include "core/io/TagSidecar.h"

#include <QElapsedTimer>
#include <QStringConverter>
#include <QTest>

using namespace tagline;

namespace {

/// A sidecar whose one clip begins on line 6 and has this text as its members, beginning on line 7.
QByteArray withClip(const char* members)
{
    return QByteArray(
               "{\n\"format\": \"tagline.tags\",\n\"version\": 1,\n\"source\": \"s\",\n\"clips\": [\n{\n") +
           members + "\n}]}";
}

} // namespace

class tst_SidecarRefusals : public QObject
{
    Q_OBJECT

private slots:
    void badFilesAreRefusedWithTheirPlace_data();
    void badFilesAreRefusedWithTheirPlace();
    void aMillionRangesAreReadAndOneMoreIsNot();
    void captionsAreCountedAsRangesAre();
    void hugeFilesAreRefusedFast();
};

void tst_SidecarRefusals::badFilesAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place");
    const QByteArray head = R"({"format":"tagline.tags","version":1,"source":"s",)";

    QTest::newRow("empty") << QByteArray() << "syntax"
                           << "1:1";
    QTest::newRow("not an object") << QByteArray("[1]") << "wrong-type"
                                   << "1:1";
    QTest::newRow("no format") << QByteArray("{}") << "missing-key"
                               << "1:1";
    QTest::newRow("other format") << QByteArray(R"({"format":"tagline.library","version":1})")
                                  << "wrong-format"
                                  << "1:11";
    QTest::newRow("no version") << QByteArray(R"({"format":"tagline.tags"})") << "missing-key"
                                << "1:1";
    QTest::newRow("version 0") << QByteArray(R"({"format":"tagline.tags","version":0})") << "wrong-type"
                               << "1:36";
    QTest::newRow("version as text") << QByteArray(R"({"format":"tagline.tags","version":"1"})")
                                     << "wrong-type"
                                     << "1:36";
    QTest::newRow("no source") << QByteArray(R"({"format":"tagline.tags","version":1,"clips":[]})")
                               << "missing-key"
                               << "1:1";
    QTest::newRow("no clips") << head + "\"x\":1}"
                              << "missing-key"
                              << "1:1";
    QTest::newRow("clips an object") << head + "\"clips\":{}}"
                                     << "wrong-type"
                                     << "1:59";
    QTest::newRow("points a string") << head + "\"points\":\"Step\",\"clips\":[]}"
                                     << "wrong-type"
                                     << "1:60";
    QTest::newRow("points of numbers") << head + "\"points\":[1],\"clips\":[]}"
                                       << "wrong-type"
                                       << "1:61";
    QTest::newRow("clip a number") << head + "\"clips\":[7]}"
                                   << "wrong-type"
                                   << "1:60";
    QTest::newRow("clip without name") << withClip(R"("frames": 9, "rate": [30, 1])") << "missing-key"
                                       << "6:1";
    QTest::newRow("clip without frames") << withClip(R"("name": "a", "rate": [30, 1])") << "missing-key"
                                         << "6:1";
    QTest::newRow("clip without rate") << withClip(R"("name": "a", "frames": 9)") << "missing-key"
                                       << "6:1";
    QTest::newRow("no frames") << withClip(R"("name": "a", "frames": 0, "rate": [30, 1])") << "wrong-type"
                               << "7:24";
    QTest::newRow("half a frame") << withClip(R"("name": "a", "frames": 9.5, "rate": [30, 1])")
                                  << "wrong-type"
                                  << "7:24";
    QTest::newRow("too many frames") << withClip(R"("name": "a", "frames": 2147483648, "rate": [30, 1])")
                                     << "wrong-type"
                                     << "7:24";
    QTest::newRow("rate of 0") << withClip(R"("name": "a", "frames": 9, "rate": [30, 0])") << "wrong-type"
                               << "7:40";
    QTest::newRow("rate a number") << withClip(R"("name": "a", "frames": 9, "rate": 30)") << "wrong-type"
                                   << "7:35";
    QTest::newRow("rate of three") << withClip(R"("name": "a", "frames": 9, "rate": [1, 2, 3])")
                                   << "wrong-type"
                                   << "7:35";
    QTest::newRow("rate out of bounds")
        << withClip(R"("name": "a", "frames": 9, "rate": [1, 2000000])") << "bad-rate"
        << "7:35";
    QTest::newRow("negative index") << withClip(R"("name": "a", "index": -1, "frames": 9, "rate": [1, 1])")
                                    << "wrong-type"
                                    << "7:23";

    const auto withTags = [](const char* tags) {
        return withClip(
            (QByteArray("\"name\": \"a\", \"frames\": 9, \"rate\": [30, 1],\n") + tags).constData());
    };
    QTest::newRow("tags an array") << withTags("\"tags\": []") << "wrong-type"
                                   << "8:9";
    QTest::newRow("nameless tag") << withTags("\"tags\": {\"\": [[0, 1]]}") << "empty-name"
                                  << "8:10";
    QTest::newRow("ranges a number") << withTags("\"tags\": {\"T\": 1}") << "wrong-type"
                                     << "8:15";
    QTest::newRow("range a number") << withTags("\"tags\": {\"T\": [1, 2]}") << "wrong-type"
                                    << "8:16";
    QTest::newRow("range of one") << withTags("\"tags\": {\"T\": [[1]]}") << "wrong-type"
                                  << "8:16";
    QTest::newRow("range of three") << withTags("\"tags\": {\"T\": [[1, 2, 3]]}") << "wrong-type"
                                    << "8:16";
    QTest::newRow("negative start") << withTags("\"tags\": {\"T\": [[-1, 2]]}") << "wrong-type"
                                    << "8:17";
    QTest::newRow("start as text") << withTags("\"tags\": {\"T\": [[\"1\", 2]]}") << "wrong-type"
                                   << "8:17";
    QTest::newRow("start 1.0") << withTags("\"tags\": {\"T\": [[1.0, 2]]}") << "wrong-type"
                               << "8:17";
    QTest::newRow("empty range") << withTags("\"tags\": {\"T\": [[0, 1],\n[5, 5]]}") << "empty-range"
                                 << "9:1";
    QTest::newRow("start after stop") << withTags("\"tags\": {\"T\": [[5, 2]]}") << "empty-range"
                                      << "8:16";
    QTest::newRow("overlap") << withTags("\"tags\": {\"T\": [\n[0, 4],\n  [3, 6]]}") << "overlap"
                             << "10:3";
    QTest::newRow("overlap out of order") << withTags("\"tags\": {\"T\": [\n[3, 6],\n[0, 4]]}") << "overlap"
                                          << "9:1";
    QTest::newRow("same range twice") << withTags("\"tags\": {\"T\": [\n[3, 6],\n[3, 6]]}") << "overlap"
                                      << "10:1";
    QTest::newRow("duplicate tag") << withTags("\"tags\": {\"\u00e4\": [], \"\u00e4\": []}")
                                   << "duplicate-key"
                                   << "8:19";
    QTest::newRow("caption without text") << withTags("\"captions\": [{\"range\": [0, 1]}]") << "missing-key"
                                          << "8:14";
    QTest::newRow("empty caption") << withTags("\"captions\": [{\"range\": [0, 1], \"text\": \"\"}]")
                                   << "empty-caption"
                                   << "8:40";
    QTest::newRow("state a text") << withTags("\"state\": \"done\"") << "wrong-type"
                                  << "8:10";
    QTest::newRow("state of no name") << withTags("\"state\": {\"by\": \"ana\"}") << "missing-key"
                                      << "8:10";
    QTest::newRow("unknown state") << withTags("\"state\": {\"is\": \"wip\"}") << "unknown-state"
                                   << "8:17";
    QTest::newRow("state by a number") << withTags("\"state\": {\"is\": \"done\", \"by\": 3}") << "wrong-type"
                                       << "8:31";
    QTest::newRow("caption of no frame")
        << withTags("\"captions\": [{\"range\": [4, 4], \"text\": \"x\"}]") << "empty-range"
        << "8:24";
    QTest::newRow("instance without a range")
        << withTags("\"instances\": {\"P\": [{\"range\": [0, 1]}, {\"hand\": \"left\"}]}") << "missing-key"
        << "8:40";
    QTest::newRow("instance of no frame")
        << withTags("\"instances\": {\"P\": [{\"range\": [4, 4]}]}") << "empty-range"
        << "8:31";
    QTest::newRow("instance without an object")
        << withTags("\"instances\": {\"P\": [{\"range\": [0, 1]}, [0, 1]]}") << "wrong-type"
        << "8:40";
    QTest::newRow("value of an instance")
        << withTags("\"instances\": {\"P\": [{\"range\": [0, 1], \"hand\": [1]}]}") << "wrong-type"
        << "8:47";
    QTest::newRow("value without a name")
        << withTags("\"instances\": {\"P\": [{\"range\": [0, 1], \"\": 1}]}") << "empty-name"
        << "8:39";
    QTest::newRow("property without value") << withTags("\"properties\": {\"p\": [[0, 1]]}") << "wrong-type"
                                            << "8:22";
    QTest::newRow("property null") << withTags("\"properties\": {\"p\": [[0, 1, null]]}") << "wrong-type"
                                   << "8:29";
    QTest::newRow("property an array") << withTags("\"properties\": {\"p\": [[0, 1, []]]}") << "wrong-type"
                                       << "8:29";
    QTest::newRow("property NaN") << withTags("\"properties\": {\"p\": [[0, 1, NaN]]}") << "syntax"
                                  << "8:29";
    QTest::newRow("property overlap")
        << withTags("\"properties\": {\"p\": [[0, 3, 1], [2, 4, 1]]}") << "overlap"
        << "8:33";
    QTest::newRow("clip twice") << head + R"("clips":[{"name":"a","frames":1,"rate":[1,1],"tags":{}},
{"name":"a","frames":1,"rate":[1,1],"tags":{}}]})"
                                << "duplicate-clip"
                                << "2:1";
    const QByteArray whole = head + "\"clips\":[]}";
    const auto wide = [&](QStringConverter::Encoding encoding) -> QByteArray {
        return QStringEncoder(encoding, QStringConverter::Flag::WriteBom)(QString::fromUtf8(whole));
    };
    QTest::newRow("UTF-16") << wide(QStringConverter::Utf16LE) << "encoding"
                            << "1:1";
    QTest::newRow("UTF-16, the other way") << wide(QStringConverter::Utf16BE) << "encoding"
                                           << "1:1";
    QTest::newRow("UTF-16 without a mark") << wide(QStringConverter::Utf16LE).mid(2) << "encoding"
                                           << "1:1";
    QTest::newRow("UTF-32") << wide(QStringConverter::Utf32BE) << "encoding"
                            << "1:1";
    QTest::newRow("two byte-order marks") << "\xEF\xBB\xBF\xEF\xBB\xBF" + whole << "encoding"
                                          << "1:1";
    QTest::newRow("NUL bytes at the end") << whole + "\n" + QByteArray(3, '\0') << "encoding"
                                          << "2:1";
    QTest::newRow("a NUL byte and more") << whole + QByteArray(1, '\0') + "[]"
                                         << "encoding"
                                         << "1:" + QString::number(whole.size() + 1);
    QTest::newRow("nothing but NUL bytes") << QByteArray(4096, '\0') << "encoding"
                                           << "1:1";
    QTest::newRow("conflict marks") << withTags("\"tags\": {\n<<<<<<< HEAD\n\"T\": [[0, 1]]\n=======\n"
                                                "\"T\": [[0, 2]]\n>>>>>>> theirs\n}")
                                    << "conflict-marks"
                                    << "9:1";
    QTest::newRow("a conflict of the whole file")
        << "<<<<<<< HEAD\n" + whole + "\n=======\n" + whole + "\n>>>>>>> theirs\n"
        << "conflict-marks"
        << "1:1";
    QTest::newRow("number too large") << withTags("\"properties\": {\"p\": [[0, 1, 1e400]]}") << "syntax"
                                      << "8:29";
    QTest::newRow("deep") << head + "\"x\":" + QByteArray(500, '[') << "too-deep"
                          << "1:154";
}

void tst_SidecarRefusals::badFilesAreRefusedWithTheirPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(QString, place);
    const auto read = readTagSidecar(text.toStdString(), "walk.bvh.tags.json");
    QVERIFY(!read.hasValue());
    const QString message = QString::fromStdString(read.error().text());
    QCOMPARE(message.section(": ", 0, 0), "walk.bvh.tags.json:" + place);
    QCOMPARE(QString::fromStdString(read.error().code), "sidecar." + code);
    QVERIFY(message.section(": ", 1).size() > 10);
}

void tst_SidecarRefusals::aMillionRangesAreReadAndOneMoreIsNot()
{
    std::string text =
        R"({"format":"tagline.tags","version":1,"source":"s","clips":[{"name":"a","frames":2000000,"rate":[30,1],"tags":{"T":[)";
    text.reserve(32u << 20);
    for (int i = 0; i < 1'000'000; ++i)
        text += (i ? ",\n[" : "[") + std::to_string(2 * i) + ',' + std::to_string(2 * i + 1) + ']';
    QElapsedTimer timer;
    timer.start();
    const auto read = readTagSidecar(text + "]}}]}", "f");
    qInfo("1,000,000 ranges, %zu MB: %lld ms", text.size() >> 20, timer.elapsed());
    QVERIFY(read.hasValue());
    QCOMPARE(read->clips[0].tags[0].ranges.size(), 1'000'000u);

    const auto refused = readTagSidecar(text + ",\n[1999999,2000000]]}}]}", "f");
    QVERIFY(!refused.hasValue());
    QCOMPARE(refused.error().code, std::string("sidecar.too-many-ranges"));
    QCOMPARE(refused.error().line, 1'000'001);
}

void tst_SidecarRefusals::captionsAreCountedAsRangesAre()
{
    const std::string head =
        R"({"format":"tagline.tags","version":1,"source":"s","clips":[{"name":"a","frames":9,"rate":[30,1],)";
    const auto captions = [](int count, const std::string& caption) {
        std::string text = "\"captions\":[";
        text.reserve(64u << 20);
        for (int i = 0; i < count; ++i) text += (i ? ",\n" : "") + caption;
        return text + ']';
    };
    const std::string full =
        R"({"range":[0,9],"text":"t","author":"a","language":"en"})"; // all that one can say
    const auto read = readTagSidecar(head + captions(1'000'000, full) + "}]}", "f");
    QVERIFY2(read.hasValue(), read ? "" : read.error().text().c_str());
    QCOMPARE(read->clips[0].captions.size(), std::size_t(1'000'000));
    const std::string least = R"({"range":[0,9],"text":"t"})";
    const auto refused =
        readTagSidecar(head + R"("tags":{"T":[[0,1]]},)" + captions(1'000'000, least) + "}]}", "f");
    QCOMPARE(refused ? std::string("read") : refused.error().code, std::string("sidecar.too-many-ranges"));
    QCOMPARE(refused.error().line, 1'000'000);
}

void tst_SidecarRefusals::hugeFilesAreRefusedFast()
{
    const std::string zeros = '[' + std::string(30u << 20, ' ') + '0';
    std::string many;
    many.reserve(60u << 20);
    while (many.size() < (60u << 20)) many += "[],";
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(readTagSidecar('[' + many, "f").error().code, std::string("sidecar.too-many-values"));
    QCOMPARE(readTagSidecar(std::string((64u << 20) + 1, ' '), "f").error().code,
             std::string("sidecar.too-large"));
    QCOMPARE(readTagSidecar(zeros, "f").error().code, std::string("sidecar.syntax"));
    qInfo("three hostile files refused in %lld ms", timer.elapsed());
}

QTEST_APPLESS_MAIN(tst_SidecarRefusals)
#include "tst_SidecarRefusals.moc"
