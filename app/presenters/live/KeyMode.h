#pragma once

// KeyMode hears the keys of a mode of the window before its shortcuts do.

#include <QEvent>
#include <QObject>

class QKeyEvent;
class QWidget;

namespace tagline {

/// Hears what the application's widgets get, and lets go of all keys where the window loses the keyboard.
class KeyMode : public QObject
{
protected:
    /// Installs itself on the application: whoever is made later hears first.
    explicit KeyMode(QWidget& window, QObject* parent);

    /// Whether a press is a key here, and not text or another window's (KeyListening.h).
    bool hearsPresses() const;
    /// Nothing is heard where it is not.
    virtual bool isListening() const { return true; }
    /// Whether the event is ours; does what it means. A ShortcutOverride, a KeyPress or a KeyRelease.
    virtual bool filterKey(QKeyEvent& event, QEvent::Type type) = 0;
    /// An event of another kind: it goes on to whom it is for.
    virtual void noteOther(QEvent&) {}
    virtual void releaseAll() = 0;

    bool eventFilter(QObject* watched, QEvent* event) final;

private:
    QWidget& m_window;
};

} // namespace tagline
