#pragma once

// TagKeys hears the tags' keys before the window's shortcuts do.

#include <QObject>

#include "core/library/ClipLibrary.h"

#include <functional>

class QKeyEvent;

namespace tagline {

/// Digits are tag keys always; other keys only in tag mode (T), where Escape ends the mode. Panels that
/// were torn off the window are of it. While text is typed, a menu or a dialog is open, keys are not tag
/// keys.
class TagKeys : public QObject
{
    Q_OBJECT

public:
    /// `tagOfKey` answers which tag has a key. Install on the application.
    TagKeys(QWidget& window, std::function<std::optional<TagId>(const std::string&)> tagOfKey,
            QObject* parent = nullptr);

    bool isTagMode() const { return m_isTagMode; }
    void setTagMode(bool isOn);

signals:
    void tagKeyPressed(tagline::TagId tag);
    /// A digit was pressed that no tag has.
    void keyWithoutTag(const QString& key);
    void tagModeChanged(bool isOn);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isWindowActive() const;
    bool isListening() const;
    std::optional<TagId> tagOf(const QKeyEvent& event) const;
    bool take(const QKeyEvent& event, bool isPress);

    QWidget& m_window;
    std::function<std::optional<TagId>(const std::string&)> m_tagOfKey;
    bool m_isTagMode = false;
};

} // namespace tagline
