#pragma once

// DialogBody is the content of a dialog above its buttons.

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
};

} // namespace tagline
