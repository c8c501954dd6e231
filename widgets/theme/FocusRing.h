#pragma once

// FocusRing shows which control has the keyboard, where it came there by key.

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace tagline {

/// Install it on the application; applyTheme() does. A ring of the accent stands one pixel outside the
/// control that a key gave the focus, until the focus goes or the mouse is pressed. Space presses a button
/// that has the ring, whatever else Space does in the window.
class FocusRing : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~FocusRing() override;

    /// The control that has the ring; null for none.
    QWidget* target() const { return m_target; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(QWidget& target);
    void hide();
    void place();

    QPointer<QWidget> m_target;
    QPointer<QWidget> m_ring;
    bool m_isByKey = false; ///< whether a key was the last that a person did
};

} // namespace tagline
