#include "render/gl/HeadlessContext.h"
#include "render/gl/OffscreenTarget.h"

#include <QTest>

using namespace tagline;

class tst_HeadlessContext : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void needsNoDisplay();
    void canBeMadeAgain();
    void readsRowsFromTheTop();
    void impossibleSizesAreRefused();
};

void tst_HeadlessContext::initTestCase()
{
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"}) qunsetenv(variable);
}

void tst_HeadlessContext::needsNoDisplay()
{
    const auto context = HeadlessContext::create();
    QVERIFY2(context.hasValue(), context ? "" : context.error().message.c_str());
    const std::string driver = (*context)->functions().description();
    QVERIFY(!driver.empty());
    QCOMPARE(checkContext(HeadlessContext::loader()).valueOr("none"), driver);
}

void tst_HeadlessContext::canBeMadeAgain()
{
    for (int time = 0; time < 3; ++time) {
        const auto context = HeadlessContext::create();
        QVERIFY(context.hasValue());
        const auto target = OffscreenTarget::create((*context)->functions(), 8, 8);
        QVERIFY(target.hasValue());
    }
}

void tst_HeadlessContext::readsRowsFromTheTop()
{
    const auto context = HeadlessContext::create();
    QVERIFY(context.hasValue());
    const GlFunctions& gl = (*context)->functions();
    const auto target = OffscreenTarget::create(gl, 5, 4); // an odd width: rows without padding
    QVERIFY(target.hasValue());
    gl.BindFramebuffer(GL_FRAMEBUFFER, target->framebuffer());
    gl.ClearColor(0.0f, 0.0f, 1.0f, 1.0f);
    gl.Clear(GL_COLOR_BUFFER_BIT);
    gl.Enable(GL_SCISSOR_TEST);
    const auto scissor = reinterpret_cast<PFNGLSCISSORPROC>(HeadlessContext::loader()("glScissor"));
    scissor(0, 3, 5, 1); // OpenGL's last row is the picture's first
    gl.ClearColor(1.0f, 0.0f, 0.0f, 1.0f);
    gl.Clear(GL_COLOR_BUFFER_BIT);
    gl.Disable(GL_SCISSOR_TEST);

    const RgbaImage image = target->read();
    QCOMPARE(image.width, 5);
    QCOMPARE(image.height, 4);
    QCOMPARE(image.pixels.size(), std::size_t(5 * 4 * 4));
    for (int i = 0; i < 20; ++i) {
        QCOMPARE(int(image.pixels[std::size_t(4 * i)]), i < 5 ? 255 : 0);
        QCOMPARE(int(image.pixels[std::size_t(4 * i + 2)]), i < 5 ? 0 : 255);
    }
}

void tst_HeadlessContext::impossibleSizesAreRefused()
{
    const auto context = HeadlessContext::create();
    QVERIFY(context.hasValue());
    for (const auto& [width, height] : {std::pair{0, 10}, {10, -1}, {1'000'000, 10}}) {
        const auto target = OffscreenTarget::create((*context)->functions(), width, height);
        QVERIFY(!target);
        QCOMPARE(target.error().code, std::string("gl.target"));
    }
}

QTEST_GUILESS_MAIN(tst_HeadlessContext)
#include "tst_HeadlessContext.moc"
