#pragma once

// DialogBody is what a dialog holds above its buttons.

#include <QScrollArea>

namespace tagline {

/// As large as its content wants to be; where a screen has no room for that, the content scrolls and the
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
