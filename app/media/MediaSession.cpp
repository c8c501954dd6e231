#include "app/media/MediaSession.h"

#include "app/media/MediaSound.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr qsizetype mostPictureBytes = qsizetype(160) << 20;

} // namespace

MediaSession::MediaSession(QObject* parent)
    : QObject(parent)
    , m_pictures(mostPictureBytes)
    , m_isCancelled(std::make_shared<std::atomic<bool>>(false))
    , m_facts(*this)
    , m_work(*this)
{
}

MediaSession::~MediaSession() { *m_isCancelled = true; }

void MediaSession::setSource(const std::optional<MediaSource>& source)
{
    if (source == m_source) return;
    *m_isCancelled = true;
    m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    m_facts.drop();
    m_work.drop();
    m_source = source;
    m_info.reset();
    m_error.reset();
    m_sound = {};
    m_pictures.clear();
    m_wanted.reset();
    m_isReading = false;
    if (m_source) read();
    emit changed();
}

void MediaSession::read()
{
    m_facts.start(tr("Reading the reference medium"),
                  [this, source = *m_source, isCancelled = m_isCancelled](const auto& tell) {
                      auto info = readMediaInfo(source, isCancelled.get());
                      const bool hasSound = info && info->hasSound;
                      tell([this, info = std::move(info)] {
                          if (info)
                              m_info = *info;
                          else
                              m_error = info.error();
                          emit changed();
                          readNext();
                      });
                      if (!hasSound) return;
                      auto sound = readSoundPeaks(source, isCancelled.get());
                      tell([this, sound = std::move(sound)] {
                          if (sound)
                              m_sound = *sound;
                          else if (!m_info->hasPictures()) // which are shown without it
                              m_error = sound.error();
                          emit changed();
                      });
                  });
}

int MediaSession::lastSecond() const
{
    constexpr double mostSeconds = 1e6;
    const double seconds = m_info->seconds > 0 ? m_info->seconds : mostSeconds;
    return int(std::min(std::ceil(seconds), mostSeconds)) - 1;
}

QImage MediaSession::pictureAt(double seconds)
{
    if (!m_source || !std::isfinite(seconds) || seconds < 0 ||
        (m_info && m_info->seconds > 0 && seconds >= m_info->seconds)) {
        m_wanted.reset();
        return {};
    }
    const int second = int(std::min(std::floor(seconds), 1e6));
    if (m_wanted && *m_wanted != second) m_isBackwards = second < *m_wanted;
    m_wanted = second;
    readNext();
    return m_info && m_info->hasPictures() ? m_pictures.at(seconds, pictureForm(*m_info).perSecond)
                                           : QImage();
}

bool MediaSession::isPictureDue() const
{
    if (!m_wanted || m_error) return false;
    return !m_info || (m_info->hasPictures() && !m_pictures.has(*m_wanted));
}

/// The second that is shown, then the one that time goes to. One at a time: what is wanted meanwhile is the
/// next.
void MediaSession::readNext()
{
    if (m_isReading || !m_wanted || !m_info || !m_info->hasPictures() || m_error) return;
    int second = *m_wanted;
    if (m_pictures.has(second)) second += m_isBackwards ? -1 : 1;
    if (m_pictures.has(second) || second < 0 || second > lastSecond()) return;
    m_isReading = true;
    const PictureForm form = pictureForm(*m_info);
    m_work.start(
        tr("Reading the reference medium"),
        [this, source = *m_source, form, second, isCancelled = m_isCancelled](const auto& tell) {
            auto pictures = readPictures(source, form, second, isCancelled.get());
            tell([this, second, pictures = std::move(pictures)] {
                m_isReading = false;
                if (pictures)
                    m_pictures.put(second, *pictures, m_wanted.value_or(second));
                else
                    m_error = pictures.error();
                if (pictures)
                    emit pictureCame();
                else
                    emit changed();
                readNext();
            });
        },
        [this] { m_isReading = false; });
}

} // namespace tagline
