#pragma once

// ElidedLabel shows a text in one line, or in as many as are asked for, shortened with an ellipsis where the
// place is too narrow.

#include <QFrame>

#include "widgets/theme/Theme.h"

namespace tagline {

/// The full text is the tool tip while it is shortened, and the accessible name always.
class ElidedLabel : public QFrame
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString& text = {}, QWidget* parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString& text);
    /// Wraps the text at words into so many lines at most; its place may be lower than these.
    void setMostLines(int lines);
    /// How many lines all of the text takes in a place of that width.
    int linesAt(int width) const;
    void setElideMode(Qt::TextElideMode mode);
    void setAlignment(Qt::Alignment alignment);
    /// The colour of the text in every theme; null is the palette's.
    void setColour(ThemeColour colour);
    QColor colour() const { return m_colour ? theme().*m_colour : QColor(); }
    virtual bool isElided() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QStringList wrapped(int width, int most) const;
    QStringList shownLines() const;

    QString m_text;
    int m_mostLines = 1;
    ThemeColour m_colour = nullptr;
    Qt::TextElideMode m_mode = Qt::ElideRight;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
};

} // namespace tagline
