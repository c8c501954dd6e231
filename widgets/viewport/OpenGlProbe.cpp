#include "widgets/viewport/OpenGlProbe.h"

#include "widgets/viewport/FigurePainter.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>

namespace tagline {
namespace {

OpenGlProbe newProbe()
{
    // Qt's own windowless platforms have no OpenGL.
    const QString platform = QGuiApplication::platformName();
    if (platform == "offscreen" || platform == "minimal")
        return {ViewportWidget::tr("The platform “%1” does not support OpenGL.").arg(platform), {}};
    QOpenGLContext context;
    QOffscreenSurface surface;
    surface.setFormat(QSurfaceFormat::defaultFormat());
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface)) return {textWithoutOpenGl(), {}};
    const Result<std::string> driver = checkContext(loaderOf(&context));
    context.doneCurrent();
    return driver ? OpenGlProbe{{}, QString::fromStdString(driver.value())}
                  : OpenGlProbe{QString::fromStdString(driver.error().message), {}};
}

} // namespace

const OpenGlProbe& openGlProbe()
{
    static const OpenGlProbe probe = newProbe();
    return probe;
}

QString textWithoutOpenGl()
{
    return ViewportWidget::tr("The graphics driver does not provide OpenGL. Install a newer driver, or "
                              "set LIBGL_ALWAYS_SOFTWARE=1 to draw without one.");
}

} // namespace tagline
