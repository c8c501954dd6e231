#pragma once

// ActWatch does one act of a person and tells what is wrong with it: what Qt warned of, a window that stays
// open behind it, nothing that came of it.

#include "app/Application.h"
#include "tests/app/FaultWatch.h"

#include <QMap>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace tagline::test {

/// How a window that an act opened is answered.
enum class Answer {
    Escape, ///< taken back
    Accept  ///< its button to go on, where that can be clicked; else Escape
};

/// One for each test program.
class ActWatch : public QObject
{
    Q_OBJECT

public:
    ActWatch();

    /// The program that is watched; none for none.
    void watch(Application* app);
    /// What the acts that follow are done in: it begins the lines that tell of them.
    void setState(const QString& state) { m_state = state; }
    void setAnswer(Answer answer) { m_answer = answer; }
    /// Windows that acts open are answered only when this is true of them; none: at once.
    void setMayAnswer(std::function<bool(QWidget&)> mayAnswer) { m_mayAnswer = std::move(mayAnswer); }

    /// Does it, and answers what it opens until nothing is open. `mustShow`: something is to come of it.
    void act(const QString& name, const std::function<void()>& function, bool mustShow = true);
    /// Waits for what an act opened to be answered. False where it stays.
    bool settle();

    /// One line for each thing that was wrong.
    const QStringList& problems() const { return m_problems; }
    void addProblem(const QString& problem);
    /// Windows that acts opened, and how often.
    const QMap<QString, int>& opened() const { return m_opened; }
    int actCount() const { return m_actCount; }

private:
    void answerOpen();
    void answer(QWidget& open);
    bool goOn(const QWidget& open);

    FaultWatch m_faults;
    Application* m_app = nullptr;
    QTimer m_timer;
    QString m_state;
    QString m_act;
    Answer m_answer = Answer::Escape;
    std::function<bool(QWidget&)> m_mayAnswer;
    QMap<QString, int> m_opened;
    QStringList m_problems;
    QPointer<QWidget> m_answered; ///< the window that was answered last
    int m_answers = 0;            ///< that it got
    int m_openedByAct = 0;
    int m_saidByAct = 0;
    int m_actCount = 0;
};

/// What a person can see of the program, but for the picture: two that are equal look alike.
QByteArray sightOf(Application& app);

} // namespace tagline::test
