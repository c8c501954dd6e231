#pragma once

// ElidedLabel shows one line of text, shortened with an ellipsis where the place is too narrow.

#include <QFrame>

namespace tagline {

/// The full text is the tool tip while it is shortened, and the accessible name always.
class ElidedLabel : public QFrame
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString& text = {}, QWidget* parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString& text);
    void setElideMode(Qt::TextElideMode mode);
    void setAlignment(Qt::Alignment alignment);
    /// The colour of the text; an invalid colour is the palette's.
    void setColour(const QColor& colour);
    QColor colour() const { return m_colour; }
    bool isElided() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString m_text;
    QColor m_colour;
    Qt::TextElideMode m_mode = Qt::ElideRight;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
};

} // namespace tagline
