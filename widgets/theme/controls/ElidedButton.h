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
    /// The text ends with the dotted name of a tag, whose last part is cut last.
    void setKeepsLastPart(bool keeps);
    /// What is said where the text does not fit, before anything is cut; empty for nothing.
    void setShortText(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isIconAlone() const;
    int iconRoom() const;
    QString fitting(int width) const;

    bool m_hasChevron = false;
    bool m_keepsLastPart = false;
    QString m_shortText;
};

} // namespace tagline
