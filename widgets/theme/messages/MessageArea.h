#pragma once

// MessageArea is the one place of a window that says what happens: one message at a time, of several the one
// that matters most.

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace tagline {

class MessageLine;

/// In this order, and never two in one line; work and hints in the weights of their parts (MessageLine.h):
///
///   error    something was refused or failed         goes after a while, or when something else comes about
///   note     nothing came of what was asked: a fact  as an error, and in its place
///   work     what is in hand, such as a held key     stays until it is taken away
///   result   what was done, with a link to undo it   goes after six seconds
///   hint     what the mouse is over can do           stays until it is taken away
class MessageArea : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { None, Error, Note, Work, Result, Hint };

    explicit MessageArea(QWidget* parent = nullptr);

    /// Empty texts take the message of that kind away.
    void showError(const QString& text);
    void showNote(const QString& text);
    void setWork(const QString& text);
    /// A result takes an error or note before it away. `link`: the word of a link beside it, such as "Undo".
    void showResult(const QString& text, const QString& link = {});
    void setHint(const QString& text);
    /// A hint that stands before the other while it lasts: of the menu entry under the mouse.
    void setTip(const QString& text);

    /// What is shown now.
    QString text() const;
    Kind kind() const;

signals:
    /// A person clicked the link of the result.
    void linkClicked();

private:
    void showFirst(const QString& text, Kind kind);
    void showMost();

    QString m_first; ///< the error or the note
    Kind m_firstKind = Kind::Error;
    QString m_work;
    QString m_result;
    QString m_link;
    QString m_hint;
    QString m_tip;
    QTimer m_errorTime;
    QTimer m_resultTime;
    QLabel* m_icon;
    MessageLine* m_text;
    QToolButton* m_linkButton;
};

} // namespace tagline
