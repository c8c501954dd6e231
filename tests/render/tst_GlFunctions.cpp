#include "render/gl/GlFunctions.h"

#include "tests/render/Pictures.h"

#include <QTest>

using namespace tagline;

namespace {

const char* pretendedVersion = nullptr;

const GLubyte* pretend(GLenum) { return reinterpret_cast<const GLubyte*>(pretendedVersion); }
void mustNotBeCalled() { qFatal("a function of a context that is too old was called"); }

/// A driver of that version, all of whose functions but glGetString end the program; it lacks one of them.
GlLoader driver(const char* version, const QByteArray& lacking = {})
{
    pretendedVersion = version;
    return [lacking](const char* name) -> void* {
        if (qstrcmp(name, "glGetString") == 0) return reinterpret_cast<void*>(&pretend);
        return lacking == name ? nullptr : reinterpret_cast<void*>(&mustNotBeCalled);
    };
}

} // namespace

class tst_GlFunctions : public QObject
{
    Q_OBJECT

private slots:
    void oldContextsAreRefusedWithAMessage_data();
    void oldContextsAreRefusedWithAMessage();
    void newEnoughContextsAreTaken_data();
    void newEnoughContextsAreTaken();
    void missingFunctionsAreNamed();
    void aLoaderThatFindsNothingIsRefused();
    void theTableOfNoOpsDrawsNothing();
};

void tst_GlFunctions::oldContextsAreRefusedWithAMessage_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::newRow("2.1") << QByteArray("2.1 Mesa 22.3.6");
    QTest::newRow("3.2") << QByteArray("3.2.0 NVIDIA 340.108");
    QTest::newRow("OpenGL ES") << QByteArray("OpenGL ES 3.2 Mesa 22.3.6");
    QTest::newRow("nonsense") << QByteArray("four");
    QTest::newRow("null") << QByteArray();
}

void tst_GlFunctions::oldContextsAreRefusedWithAMessage()
{
    QFETCH(QByteArray, version);
    const auto functions = GlFunctions::load(driver(version.isNull() ? nullptr : version.constData()));
    QVERIFY(!functions);
    QCOMPARE(functions.error().code, std::string("gl.too-old"));
    const QString message = QString::fromStdString(functions.error().message);
    QVERIFY2(message.contains("3.3"), "says what is needed");
    QVERIFY2(message.contains(QString::fromLatin1(version)), "and what was found");
}

void tst_GlFunctions::newEnoughContextsAreTaken_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::newRow("3.3") << QByteArray("3.3 (Core Profile) Mesa");
    QTest::newRow("4.6") << QByteArray("4.6.0 NVIDIA 535.54");
    QTest::newRow("10.0") << QByteArray("10.0");
}

void tst_GlFunctions::newEnoughContextsAreTaken()
{
    QFETCH(QByteArray, version);
    QVERIFY(GlFunctions::load(driver(version.constData())).hasValue());
}

void tst_GlFunctions::missingFunctionsAreNamed()
{
    const auto functions = GlFunctions::load(driver("3.3", "glTexBuffer"));
    QVERIFY(!functions);
    QCOMPARE(functions.error().code, std::string("gl.incomplete"));
    QVERIFY(functions.error().message.find("glTexBuffer") != std::string::npos);
}

void tst_GlFunctions::aLoaderThatFindsNothingIsRefused()
{
    const auto functions = GlFunctions::load([](const char*) -> void* { return nullptr; });
    QVERIFY(!functions);
    QCOMPARE(functions.error().code, std::string("gl.too-old"));
}

void tst_GlFunctions::theTableOfNoOpsDrawsNothing()
{
    test::Darkroom room;
    const GlFunctions& gl = room.gl();
    gl.BindFramebuffer(GL_FRAMEBUFFER, room.target.framebuffer());
    gl.ClearColor(1.0f, 0.0f, 0.0f, 1.0f);
    gl.Clear(GL_COLOR_BUFFER_BIT);
    const RgbaImage before = room.target.read();
    auto quiet = Renderer::create(gl.withoutDrawing());
    QVERIFY(quiet.hasValue());
    (*quiet)->draw(Scene(), OrbitCamera().camera(1.3f), room.surface());
    QCOMPARE(test::differingPixels(room.target.read(), before, 0), 0);
    room.renderer->draw(Scene(), OrbitCamera().camera(1.3f), room.surface());
    QVERIFY(test::differingPixels(room.target.read(), before) > 100'000);
}

QTEST_GUILESS_MAIN(tst_GlFunctions)
#include "tst_GlFunctions.moc"
