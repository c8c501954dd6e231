#pragma once

// MessagePresenter tells a person, in the window's message area, what was done, what nothing came of, and
// what went wrong.

#include <QObject>
#include <QString>

class QUndoStack;

namespace tagline {

class MessageArea;

/// One message at a time: an error goes before a result. An edit is told with a link that takes it back.
class MessagePresenter : public QObject
{
    Q_OBJECT

public:
    MessagePresenter(QUndoStack& undo, MessageArea& area);

    /// From here on each step that is made or taken back is told.
    void followSteps();
    /// Whether an edit was made just now: what is said next is about it.
    bool isStepFresh() const { return m_isStepFresh; }

    /// What was done; where that was an edit, with a way to undo it. Empty: what was said is no more.
    void say(const QString& text);
    /// That nothing came of what a person asked, and nothing is wrong.
    void note(const QString& fact);
    /// A fact that belongs to what a person did just now: behind what was said of that, if anything was.
    void add(const QString& fact);
    /// Why what a person asked for just now cannot be done: until something else is.
    void refuse(const QString& reason);
    /// The same of an edit that was not made: whoever asked for it may not know that, so that nothing else is
    /// said of it in the same breath.
    void refuseEdit(const QString& reason);
    /// Something went wrong that nobody asked for just now: it stays a while, whatever a person does.
    void warn(const QString& problem);
    /// Why something could not be done is of no use any more once something else is.
    void endRefusal();
    /// A note is about what is shown no more.
    void endNote();

signals:
    /// A person was told this.
    void said(const QString& text);
    /// Of what was said: it went wrong.
    void warned(const QString& problem);
    /// A person wants the last step taken back, or done again.
    void undoRequested();
    void redoRequested();

private:
    void showStep();

    QUndoStack& m_undo;
    MessageArea& m_area;
    int m_step = 0;            ///< where the undo stack was
    bool m_isLinkRedo = false; ///< the link of what was said last
    bool m_isStepFresh = false;
    bool m_isRefusal = false;      ///< the last error answers what a person asked for
    bool m_isRefusalFresh = false; ///< it was said just now
    bool m_isEditRefused = false;  ///< just now
};

} // namespace tagline
