#pragma once

// TourCard is a small card over the window with one step of the tour, and TourFrame the frame around the
// control that the step is about.

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace tagline {

/// The content of a card.
struct TourText
{
    QString text;    ///< one or two sentences
    QString key;     ///< key to press, as a readable text; may be empty
    QString keyText; ///< description of the key's effect
    int number = 1;  ///< of the step, from 1
    int count = 1;
};

/// Takes no focus by itself; its buttons are reached by Tab and by the mouse. Setters never emit.
class TourCard : public QFrame
{
    Q_OBJECT

public:
    explicit TourCard(QWidget* window);

    /// Shows a step and resizes the card to fit its text.
    void setStep(const TourText& step);

signals:
    void nextRequested();
    void backRequested();
    void skipRequested();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QPushButton* newButton(const char* name, const QString& tip);
    void fit();

    QLabel* m_progress;
    QLabel* m_text;
    QLabel* m_key;
    QLabel* m_keyText;
    QPushButton* m_skip;
    QPushButton* m_back;
    QPushButton* m_next;
};

/// Lies over the window and ignores input.
class TourFrame : public QWidget
{
    Q_OBJECT

public:
    explicit TourFrame(QWidget* window);

    /// Draws the frame around the rectangle of a control in the window; none if it is empty.
    void surround(const QRect& place);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tagline
