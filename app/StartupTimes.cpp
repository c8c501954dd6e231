#include "app/StartupTimes.h"

#include "app/Application.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QEvent>
#include <QLoggingCategory>

#include <ctime>

namespace tagline {
namespace {

Q_LOGGING_CATEGORY(startup, "tagline.startup", QtWarningMsg)

/// Time of all threads of this process, for a machine that does other work as well.
long long processorMilliseconds() { return 1000LL * std::clock() / CLOCKS_PER_SEC; }

} // namespace

StartupTimes::StartupTimes(Application& application, const QElapsedTimer& clock)
    : m_clock(clock)
{
    if (!startup().isDebugEnabled()) return;
    application.window().installEventFilter(this);
    watchPicture(application);
    connect(&application.imports(), &ImportQueue::finished, this, [this] { report("library read"); });
}

void StartupTimes::report(const char* what) const
{
    qCDebug(startup, "%s: %lld ms, processor %lld ms", what, m_clock.elapsed(), processorMilliseconds());
}

bool StartupTimes::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Paint) {
        report(event->type() == QEvent::Show ? "window shown" : "window painted");
        if (event->type() == QEvent::Paint) watched->removeEventFilter(this);
    }
    return false;
}

/// The first picture that shows a figure.
void StartupTimes::watchPicture(Application& application)
{
    ViewportWidget* viewport = application.window().viewport();
    if (!viewport) return;
    connect(viewport, &ViewportWidget::framePainted, this, [this, viewport, &application] {
        if (application.playback().figure().isEmpty() || !viewport->isCharacterShown()) return;
        report("first picture of the figure");
        disconnect(viewport, nullptr, this, nullptr);
    });
}

} // namespace tagline
