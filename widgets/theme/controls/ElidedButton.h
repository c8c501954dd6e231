#pragma once

// ElidedButton is a tool button whose text is elided if there is too little room.

#include <QToolButton>

namespace tagline {

/// The full text stays its accessible text. Shows its text, or only its icon if that is its style.
class ElidedButton : public QToolButton
{
    Q_OBJECT

public:
    using QToolButton::QToolButton;

    /// Whether a chevron after the text shows that the button opens something.
    void setChevron(bool hasChevron);
    /// Whether the text ends with the dotted name of a tag, whose last part is cut last.
    void setKeepsLastPart(bool keeps);
    /// Text shown if the full text does not fit, before anything is cut; empty for none.
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
