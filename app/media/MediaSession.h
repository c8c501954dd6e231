#pragma once

// MediaSession holds what is known of the medium beside the clip: its sound as peaks, and its picture at the
// moment that is shown. All of it is read in the background.

#include <QImage>
#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "app/media/MediaPictures.h"
#include "app/media/PictureCache.h"
#include "core/media/SoundPeaks.h"

#include <atomic>
#include <memory>
#include <optional>

namespace tagline {

class MediaSession : public QObject
{
    Q_OBJECT

public:
    explicit MediaSession(QObject* parent = nullptr);
    /// Ends what is being read.
    ~MediaSession() override;

    /// Another medium, or none; the same one goes on.
    void setSource(const std::optional<MediaSource>& source);
    const std::optional<MediaSource>& source() const { return m_source; }
    /// None while it is being read, and where it cannot be.
    const std::optional<MediaInfo>& info() const { return m_info; }
    const std::optional<Error>& error() const { return m_error; }
    /// Empty while it is being read, and where there is none.
    const SoundPeaks& sound() const { return m_sound; }
    /// The picture at a moment of the medium, in seconds. Null before it is read, which it then is, and where
    /// there is none.
    QImage pictureAt(double seconds);
    /// Whether the picture of the moment that was asked for last is still to come.
    bool isPictureDue() const;

signals:
    /// Info, error or sound.
    void changed();
    /// A picture that was asked for can be had.
    void pictureCame();

private:
    void read();
    void readNext();
    int lastSecond() const;

    std::optional<MediaSource> m_source;
    std::optional<MediaInfo> m_info;
    std::optional<Error> m_error;
    SoundPeaks m_sound;
    PictureCache m_pictures;
    std::optional<int> m_wanted; ///< the second that is shown
    bool m_isBackwards = false;  ///< time goes to smaller seconds
    bool m_isReading = false;    ///< pictures
    std::shared_ptr<std::atomic<bool>> m_isCancelled;
    LatestWork m_facts; // last: what runs ends before the rest goes
    LatestWork m_work;
};

} // namespace tagline
