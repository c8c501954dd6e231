#pragma once

// ElidedButton is a tool button whose text is shortened with an ellipsis where the place is too narrow.

#include <QToolButton>

namespace tagline {

/// The full text stays its accessible text. Shows its text, or where that is its style its icon alone.
class ElidedButton : public QToolButton
{
    Q_OBJECT

public:
    using QToolButton::QToolButton;

    /// A chevron behind the text says that the button opens something.
    void setChevron(bool hasChevron);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isIconAlone() const;

    bool m_hasChevron = false;
};

} // namespace tagline
