#pragma once

// TourCard is a small card over the window that says one step of the tour, and TourFrame the frame around the
// control that it speaks of.

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace tagline {

/// What a card says.
struct TourText
{
    QString text;    ///< one or two sentences
    QString key;     ///< to press, in people's letters; may be empty
    QString keyText; ///< what the key does
    int number = 1;  ///< of the step, from 1
    int count = 1;
};

/// Takes no keyboard by itself; its buttons are reached by Tab and by the mouse. Setters never emit.
class TourCard : public QFrame
{
    Q_OBJECT

public:
    explicit TourCard(QWidget* window);

    /// Has then the size that the words need.
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

/// Lies over the window and takes nothing.
class TourFrame : public QWidget
{
    Q_OBJECT

public:
    explicit TourFrame(QWidget* window);

    /// Around a control's place in the window; empty for none.
    void surround(const QRect& place);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tagline
