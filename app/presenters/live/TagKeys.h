#pragma once

// TagKeys hears the tags' keys before the window's shortcuts do.

#include "app/presenters/live/KeyMode.h"

#include "app/presenters/live/EventDelay.h"
#include "core/library/ClipLibrary.h"
#include "core/tagging/LiveTagging.h"

#include <QChar>
#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>

class QInputEvent;

namespace tagline {

/// Digits are tag keys always; other keys only in tag mode (T), where Escape ends the mode. With Shift a key
/// is a brush, with Shift+Ctrl an eraser. Panels that were torn off the window are of it. While text is
/// typed, a menu or a dialog is open, presses are not tag keys; a key that was pressed before is released
/// all the same, also where the window loses the keyboard. A release that is followed at once by a press of
/// the same time is a repetition of a held key, and none; so releases are told a moment late, with their
/// time.
class TagKeys : public KeyMode
{
    Q_OBJECT

public:
    /// `tagOfKey` answers which tag has a key. Install on the application.
    TagKeys(QWidget& window, std::function<std::optional<TagId>(const std::string&)> tagOfKey,
            QObject* parent = nullptr);

    bool isTagMode() const { return m_isTagMode; }
    void setTagMode(bool isOn);
    /// Whether a tag is being given now: then Escape ends that, before whatever else it would end.
    void setUnderWay(std::function<bool()> isUnderWay) { m_isUnderWay = std::move(isUnderWay); }

signals:
    /// Escape, while a tag is being given.
    void escaped();
    /// `ago`: milliseconds since the key went down, or up, where the program was busy then.
    void tagKeyPressed(tagline::TagId tag, tagline::LiveKey key, qint64 ago);
    void tagKeyReleased(tagline::TagId tag, qint64 ago);
    /// A digit was pressed that no tag has.
    void keyWithoutTag(const QString& key);
    /// A letter goes down, without Shift and Ctrl, that is the tag's key in tag mode alone; several times for
    /// a press where several widgets see it.
    void letterOutsideTagMode(tagline::TagId tag, const QString& letter);
    void tagModeChanged(bool isOn);

protected:
    bool filterKey(QKeyEvent& event, QEvent::Type type) override;
    void noteOther(QEvent& event) override;
    void releaseAll() override;

private:
    bool isTagKey(QChar key) const;
    bool takesEscape(const QKeyEvent& event, bool isPress);
    void noteLetter(QChar key, const QKeyEvent& event, QEvent::Type type);
    void press(QChar key, Qt::KeyboardModifiers modifiers, qint64 ago);
    void release(QChar key, qint64 ago);
    qint64 delayOf(const QInputEvent& event);
    void endSoon(QChar key, const QInputEvent& event);
    void endLate();
    void endNow();
    bool isRepetition(std::optional<QChar> key, const QInputEvent& event) const;

    /// A release that waits for the press that would make it a repetition.
    struct Ending
    {
        QChar key;
        quint64 timestamp = 0;   ///< the window system's
        qint64 milliseconds = 0; ///< of our clock, when the key went up
        bool isLooked = false;   ///< the time is over, and what arrived by then is being handled
    };

    std::function<std::optional<TagId>(const std::string&)> m_tagOfKey;
    std::function<bool()> m_isUnderWay = [] { return false; };
    std::map<QChar, TagId> m_held; ///< keys that are down
    std::optional<Ending> m_ending;
    QTimer m_endTimer;
    bool m_isTagMode = false;
    bool m_isEscapeTaken = false; ///< its repetitions while it is held are taken as well
    QElapsedTimer m_clock;
    EventDelay m_delay;
};

/// The digit (1–9) or letter that a key event is of, whatever Shift makes of it; none of other keys.
std::optional<QChar> digitOrLetter(const QKeyEvent& event);

} // namespace tagline
