#include "app/presenters/welcome/PictureKeeping.h"

#include "app/presenters/files/OpenedPaths.h"
#include "widgets/viewport/ViewportWidget.h"

#include <chrono>
#include <utility>

namespace tagline {

using namespace std::chrono_literals;

namespace {

constexpr auto untilTaken = 1500ms; ///< in which camera and light have come to rest
constexpr auto betweenPictures = 60s;

} // namespace

PictureKeeping::PictureKeeping(const OpenedPaths& opened, const ViewportWidget* viewport,
                               LibraryPictures pictures)
    : m_opened(opened)
    , m_viewport(viewport)
    , m_pictures(std::move(pictures))
{
    m_moment.setSingleShot(true);
    m_moment.setInterval(untilTaken);
    connect(&m_moment, &QTimer::timeout, this, &PictureKeeping::take);
    if (viewport) connect(viewport, &ViewportWidget::framePainted, this, &PictureKeeping::wait);
}

/// The entry of the recent libraries that is open here: another window may have opened another one since.
QString PictureKeeping::path() const
{
    for (const QString& recent : m_opened.recent())
        if (m_opened.paths().contains(recent)) return recent;
    return {};
}

void PictureKeeping::wait()
{
    if (!m_viewport->hasCharacter()) {
        m_seenPictures = 0;
        return;
    }
    if (std::exchange(m_seen, path()) != m_seen) m_seenPictures = 0;
    ++m_seenPictures;
    if (m_moment.isActive()) return;
    const bool isFresh =
        m_sinceTaken.isValid() && m_sinceTaken.elapsed() < qint64(1000) * betweenPictures.count();
    if (isFresh && m_taken == path()) return;
    m_moment.start();
}

void PictureKeeping::take()
{
    m_moment.stop();
    const QString library = path();
    const bool isInPicture = m_seen == library && m_seenPictures > 1;
    if (!m_viewport || !m_viewport->hasCharacter() || library.isEmpty() || !isInPicture) return;
    const QImage picture = m_viewport->shownPicture();
    if (picture.isNull()) return;
    m_taken = library;
    m_sinceTaken.start();
    m_jobs.start(
        tr("Keeping a picture of the library"),
        [pictures = m_pictures, library, picture, others = m_opened.recent()] {
            pictures.keep(library, picture, others);
        },
        [this](bool) { emit kept(); }, BackgroundJobs::Urgency::Later);
}

} // namespace tagline
