#pragma once

// ColourChoice offers the automatic palette as swatches in one line, and any colour besides.

#include <QColor>
#include <QList>
#include <QToolButton>

namespace tagline {

/// One colour of a line of them: on while it is the chosen one.
class ColourSwatch : public QToolButton
{
    Q_OBJECT

public:
    explicit ColourSwatch(QWidget* parent);

    QColor colour() const { return m_colour; }
    void setColour(const QColor& colour);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor m_colour;
};

/// Arrow keys go from swatch to swatch. A colour that is not among those of the palette has a swatch of its
/// own behind them.
class ColourChoice : public QWidget
{
    Q_OBJECT

public:
    explicit ColourChoice(QWidget* parent = nullptr);

    QColor colour() const { return m_colour; }
    void setColour(const QColor& colour);

signals:
    /// A person chose a colour.
    void colourChosen(QColor colour);

private:
    ColourSwatch* newSwatch();
    void choose(const QColor& colour);
    void chooseOther();

    QColor m_colour;
    QList<ColourSwatch*> m_swatches; ///< of the palette
    ColourSwatch* m_own;             ///< of another colour
    QToolButton* m_other;            ///< asks for one
};

} // namespace tagline
