#pragma once

// PictureKeeping takes a small picture of the library that is open from the viewport now and then, for the
// welcome page of other days.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/presenters/welcome/LibraryPictures.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace tagline {

class OpenedPaths;
class ViewportWidget;

/// Once the figure of a library has been in the picture for a moment, at most once a minute, and as the
/// library is closed.
class PictureKeeping : public QObject
{
    Q_OBJECT

public:
    /// Without a viewport nothing is taken.
    PictureKeeping(const OpenedPaths& opened, const ViewportWidget* viewport, LibraryPictures pictures);

    /// Takes one of what is in the picture now.
    void take();

signals:
    /// A picture is kept from now on.
    void kept();

private:
    void wait();
    QString path() const;

    const OpenedPaths& m_opened;
    const ViewportWidget* m_viewport;
    LibraryPictures m_pictures;
    QTimer m_moment;
    QElapsedTimer m_sinceTaken;
    QString m_seen;         ///< the library whose figure is in the picture
    int m_seenPictures = 0; ///< of it; the first may still be without the figure
    QString m_taken;        ///< the library that the last one is of
    BackgroundJobs m_jobs;  // last: what runs ends before the rest goes
};

} // namespace tagline
