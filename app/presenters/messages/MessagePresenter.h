#pragma once

// MessagePresenter tells a person, in the window's message area, of results, of requests that had no effect,
// and of errors.

#include <QObject>
#include <QString>

class QUndoCommand;
class QUndoStack;

namespace tagline {

class MessageArea;

/// One message at a time: an error goes before a result. An edit is told with a link that takes it back.
class MessagePresenter : public QObject
{
    Q_OBJECT

public:
    MessagePresenter(QUndoStack& undo, MessageArea& area);

    /// Shows from here on each step that is made or taken back.
    void followSteps();
    /// Whether an edit was made just now: the next message is about it.
    bool isStepFresh() const { return m_isStepFresh; }

    /// Shows a result; if it is an edit's, with a link to undo it. An empty text removes the former result.
    void say(const QString& text);
    /// Shows that a person's request changed nothing, and that nothing is wrong.
    void note(const QString& fact);
    /// Shows a fact about what a person did just now: behind the message about that, if there is one.
    void add(const QString& fact);
    /// Shows why a person's request of just now cannot be fulfilled: until something else is done.
    void refuse(const QString& reason);
    /// Shows why an edit was not made: the object that asked for it may not know that, so that results and
    /// notes of the same moment are dropped.
    void refuseEdit(const QString& reason);
    /// Shows that something went wrong that nobody asked for just now: it stays a while in any case.
    void warn(const QString& problem);
    /// Removes the reason of a refusal: it is of no use once something else was done.
    void endRefusal();
    /// Removes a note: it is about something that is shown no more.
    void endNote();
    /// Removes this note, if it is the one that is shown: it is true no more.
    void endNote(const QString& fact);
    /// Removes whatever is shown, but what went wrong just now: it is about something that is open no more.
    void forget();

signals:
    /// A person was shown this message.
    void said(const QString& text);
    /// Something went wrong; said() follows with the same text.
    void warned(const QString& problem);
    /// A person wants the last step taken back, or done again.
    void undoRequested();
    void redoRequested();

private:
    void showStep();
    void keepFact();

    QUndoStack& m_undo;
    MessageArea& m_area;
    int m_step = 0;                       ///< former index of the undo stack
    const QUndoCommand* m_next = nullptr; ///< the step that a redo would have made there; only compared
    bool m_isLinkRedo = false;            ///< of the last message
    bool m_isStepFresh = false;
    bool m_isFactFresh = false;    ///< the last note or error was shown just now
    bool m_isRefusal = false;      ///< the last error answers a person's request
    bool m_isRefusalFresh = false; ///< it was shown just now
    bool m_isEditRefused = false;  ///< just now
};

} // namespace tagline
