#pragma once

// ReactionDialog asks for a person's reaction time, and measures it with a small game.

#include <QElapsedTimer>
#include <QTimer>

#include "app/presenters/live/ReactionGame.h"
#include "widgets/theme/controls/Dialog.h"

class QLabel;
class QPushButton;
class QSpinBox;

namespace tagline {

/// Owns the clock of the game.
class ReactionDialog : public Dialog
{
    Q_OBJECT

public:
    explicit ReactionDialog(int milliseconds, QWidget* parent = nullptr);

    /// Milliseconds.
    int reaction() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void start();
    void press();
    void showGame();

    std::optional<ReactionGame> m_game;
    QElapsedTimer m_clock;
    QTimer m_tick;
    QSpinBox* m_milliseconds;
    QLabel* m_light;
    QPushButton* m_measure;
};

} // namespace tagline
