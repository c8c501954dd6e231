#include "app/StartupTimes.h"

#include "app/Application.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QEvent>
#include <QLoggingCategory>

namespace tagline {
namespace {

Q_LOGGING_CATEGORY(startup, "tagline.startup", QtWarningMsg)

} // namespace

StartupTimes::StartupTimes(Application& application, const QElapsedTimer& clock)
    : m_clock(clock)
{
    if (!startup().isDebugEnabled()) return;
    application.window().installEventFilter(this);
    watchPicture(application);
    connect(&application.imports(), &ImportQueue::finished, this,
            [this] { qCDebug(startup, "library read: %lld ms", m_clock.elapsed()); });
}

bool StartupTimes::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Expose || event->type() == QEvent::Show || event->type() == QEvent::Paint) {
        qCDebug(startup, "window %s: %lld ms", event->type() == QEvent::Show ? "shown" : "painted",
                m_clock.elapsed());
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
        if (application.playback().figure().isEmpty() || !viewport->hasCharacter()) return;
        qCDebug(startup, "first picture of the figure: %lld ms", m_clock.elapsed());
        disconnect(viewport, nullptr, this, nullptr);
    });
}

} // namespace tagline
