#pragma once

// DialogBody is the content of a dialog above its buttons, or above a preview and them.

#include <QScrollArea>

namespace tagline {

/// Has the preferred size of its content; if the screen has no room for it, the content scrolls and the
/// buttons stay.
class DialogBody : public QScrollArea
{
    Q_OBJECT

public:
    explicit DialogBody(QWidget* content, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Resizes the dialog such that nothing has to scroll, as far as the screen has room, and at least to
    /// `least`. Qt by itself leaves a third of the screen free. Expects that all lies in the dialog's layout.
    void fitDialog(QSize least = {});

protected:
    bool event(QEvent* event) override;
};

} // namespace tagline
