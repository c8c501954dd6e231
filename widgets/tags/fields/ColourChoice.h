#pragma once

// ColourButton shows a colour, and offers the automatic palette or any colour.

#include <QColor>
#include <QToolButton>

namespace tagline {

class ColourButton : public QToolButton
{
    Q_OBJECT

public:
    explicit ColourButton(QWidget* parent = nullptr);

    QColor colour() const { return m_colour; }
    void setColour(const QColor& colour);

signals:
    /// A person chose a colour.
    void colourChosen(QColor colour);

private:
    QWidget* newPalette();
    void choose(const QColor& colour);
    void chooseCustom();

    QColor m_colour;
};

} // namespace tagline
