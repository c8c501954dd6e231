#include "app/presenters/welcome/RecentLooks.h"

#include "app/document/jobs/BackgroundFailures.h"
#include "app/document/jobs/HandedWork.h"

#include <QFileInfo>

#include <utility>

namespace tagline {
namespace {

constexpr int mostRecentLooks = 16; ///< at once: those of disks that do not answer stay for a while

} // namespace

RecentLooks::RecentLooks(LibraryPictures pictures, QObject* parent)
    : QObject(parent)
    , m_pictures(std::move(pictures))
{
    m_pool.setMaxThreadCount(mostRecentLooks);
}

RecentLooks::~RecentLooks() { m_pool.waitForDone(); }

void RecentLooks::look(const QStringList& paths)
{
    for (const QString& path : paths) {
        if (m_underWay.contains(path)) continue;
        m_underWay << path;
        runIn(m_pool, [this, path] {
            bool isThere = true;
            QImage picture;
            BackgroundFailures::instance().run(tr("Looking for recent libraries"), [&] {
                picture = m_pictures.of(path);
                isThere = QFileInfo::exists(path);
            });
            callIn(*this, [this, path, isThere, picture] {
                m_underWay.remove(path);
                emit seen(path, isThere, picture);
            });
        });
    }
}

} // namespace tagline
