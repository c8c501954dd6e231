// What the worker is asked arrives as it was meant, and its errors come back.

#include "core/import/exchange/ErrorLine.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/import/exchange/ImportRequest.h"

#include <QTest>

using namespace tagline;

class tst_ImportRequest : public QObject
{
    Q_OBJECT

private slots:
    void argumentsComeBack();
    void wrongArgumentsAreRefused_data();
    void wrongArgumentsAreRefused();
    void errorsComeBack();
    void nonsenseIsNoError();
    void endingsChooseTheReader();
};

void tst_ImportRequest::argumentsComeBack()
{
    ImportRequest request{"--odd name.fbx", "/tmp/out", {}, {}};
    QVERIFY(requestFromArguments(toArguments(request)) == request);
    request.settings = {FrameRate{30000, 1001}, 0.056444, UpAxis::Z, UpAxis::X, 2.54, FrameRate{24, 1}};
    request.limits = {0, 3, 12345};
    QVERIFY(requestFromArguments(toArguments(request)) == request);
}

void tst_ImportRequest::wrongArgumentsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("none") << QStringList{};
    QTest::newRow("no result") << QStringList{"a.fbx"};
    QTest::newRow("too many") << QStringList{"a.fbx", "b", "c"};
    QTest::newRow("rate 0") << QStringList{"--rate", "0", "a", "b"};
    QTest::newRow("rate over 0") << QStringList{"--rate", "30/0", "a", "b"};
    QTest::newRow("rate in words") << QStringList{"--rate", "fast", "a", "b"};
    QTest::newRow("no unit") << QStringList{"--metres-per-unit", "0", "a", "b"};
    QTest::newRow("endless unit") << QStringList{"--metres-per-unit", "inf", "a", "b"};
    QTest::newRow("unknown axis") << QStringList{"--up", "W", "a", "b"};
    QTest::newRow("unknown option") << QStringList{"--fast", "1", "a", "b"};
}

void tst_ImportRequest::wrongArgumentsAreRefused()
{
    QFETCH(QStringList, arguments);
    std::vector<std::string> words;
    for (const QString& argument : arguments) words.push_back(argument.toStdString());
    QVERIFY(!requestFromArguments(words));
}

void tst_ImportRequest::errorsComeBack()
{
    const Error error{"import.bad-bvh", "“Frames:” is \"expected\"\nhere", {}, 12, 7};
    const std::string line = toErrorLine(error);
    QCOMPARE(std::count(line.begin(), line.end(), '\n'), 1);
    QVERIFY(errorFromOutput(line) == error);
    QVERIFY(errorFromOutput("some noise of a library\n" + line) == error);
    QVERIFY(errorFromOutput(toErrorLine({"a", "bytes \xff", {}, 0, 0})).has_value());
    const std::vector<SourceFile> sources{{"a.gltf", 12, ~std::uint64_t(0)}, {"a.bin", -1, 0}};
    QVERIFY(sourcesFromOutput(toErrorLine(error, sources)) == sources);
    QVERIFY(errorFromOutput(toErrorLine(error, sources)) == error);
    QVERIFY(sourcesFromOutput(line).empty());
}

void tst_ImportRequest::nonsenseIsNoError()
{
    for (const char* text : {"", "\n", "{", "[]", "{\"code\":1,\"message\":\"x\"}", "{\"code\":\"x\"}"})
        QVERIFY(!errorFromOutput(text));
}

void tst_ImportRequest::endingsChooseTheReader()
{
    QVERIFY(importFormatOf("/a.b/Walk.FBX")->format == SceneFormat::Fbx);
    QVERIFY(importFormatOf("hips.MESH.xml")->ending == "mesh.xml");
    for (const char* path : {"fbx", "/fbx/", "a.fbx.assetinfo.xml", "a.txt", "", ".fbx/x", "a.fbx~"})
        QVERIFY2(!importFormatOf(path), path);
    QCOMPARE(fileStem("/x/walk.01.bvh"), std::string("walk.01"));
    QCOMPARE(fileStem("walk.txt"), std::string("walk.txt"));
}

QTEST_APPLESS_MAIN(tst_ImportRequest)
#include "tst_ImportRequest.moc"
