#pragma once

// Monkey does what comes to its mind in the window: keys, clicks, drags, wheel, drops, sizes, undo and redo,
// closing and opening; or it drives: keys, a gamepad, drags on the ground, queries, marks, the past. One
// seed, one life.

#include "tests/app/FaultWatch.h"
#include "tests/app/TestWindow.h"
#include "tests/support/FakeGamepad.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <random>
#include <span>

namespace tagline::test {

/// Acts by a timer, so that it goes on in windows that wait for an answer. It answers file dialogs by Escape
/// alone: in them it could delete what is not its own.
class Monkey : public QObject
{
public:
    enum class Mind { Anything, Driving };
    Monkey(std::uint32_t seed, ApplicationPaths paths, QStringList libraries, Mind mind = Mind::Anything);

    /// Acts so often. False where that takes far too long: the program waits for something that never comes.
    bool act(int times);
    /// One line for each thing that was wrong.
    const QStringList& problems() const { return m_problems; }

private:
    struct Impulse
    {
        int weight;
        void (Monkey::*follow)();
    };

    static std::span<const Impulse> impulsesOf(Mind mind);
    static std::span<const Impulse> drivingImpulses();
    void follow();
    int below(int bound) { return int(m_random() % std::uint32_t(bound)); }
    bool isOnce(int inTimes) { return below(inTimes) == 0; }
    Qt::KeyboardModifiers modifiers();
    QWidget* top() const;
    QWidget* somewhere(QPoint& place);
    void doing(const QString& what);

    // Impulses
    void key();
    void text();
    void click();
    void doubleClick();
    void contextMenu();
    void drag();
    void dragOnTimeline();
    void wheel();
    void drop();
    void size();
    void undoAndRedo();
    void anyAction();
    void closeAndOpen();

    // Impulses while it drives (MonkeyDriving.cpp); time passes with each
    bool isDriving();
    void steer();
    void usePad();
    void dragOnGround();
    void askOtherwise();
    void lookBack();
    void driveAction();
    void letTimePass();

    // What must hold between two acts
    void check();
    void checkSheets();
    void checkUndo();
    void checkDisk();
    void complain(const QString& problem);

    Mind m_mind;
    std::unique_ptr<FakeGamepad> m_pad; ///< while it is plugged in
    std::uint32_t m_seed;
    std::mt19937 m_random;
    QStringList m_libraries;
    FaultWatch m_faults;
    QStringList m_problems;
    std::unique_ptr<Application> m_app;
    QTimer m_timer;
    QString m_doing;
    QPointer<QWidget> m_waiting; ///< the window that waits for an answer
    int m_waits = 0;             ///< acts that it waited for
    int m_left = 0;
    int m_depth = 0; ///< acts that are under way, each in what the one before opened
    ApplicationPaths m_paths;
};

} // namespace tagline::test
