#pragma once

// RecentLooks looks in the background which libraries of earlier days are still there, and for their
// pictures.

#include "app/presenters/welcome/LibraryPictures.h"

#include <QObject>
#include <QSet>
#include <QThreadPool>

namespace tagline {

/// Each path has a look of its own: a disk that does not answer holds up none of the others.
class RecentLooks : public QObject
{
    Q_OBJECT

public:
    explicit RecentLooks(LibraryPictures pictures, QObject* parent = nullptr);
    /// Waits for looks that are under way.
    ~RecentLooks() override;

    /// A path whose look is under way is not looked at again.
    void look(const QStringList& paths);

signals:
    void seen(const QString& path, bool isThere, const QImage& picture);

private:
    LibraryPictures m_pictures;
    QSet<QString> m_underWay;
    QThreadPool m_pool;
};

} // namespace tagline
