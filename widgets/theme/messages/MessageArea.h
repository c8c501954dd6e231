#pragma once

// MessageArea is the one place of a window for messages: one message at a
// time, of several the most important.

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

    /// An empty text removes the message of that kind.
    void showError(const QString& text);
    void showNote(const QString& text);
    void setWork(const QString& text);
    /// A result replaces an error or note. `link`: text of a link beside it, such as "Undo".
    void showResult(const QString& text, const QString& link = {});
    void setHint(const QString& text);
    /// A hint that replaces the other while it is set: of the menu entry under the mouse.
    void setTip(const QString& text);

    /// The message that is shown.
    QString text() const;
    Kind kind() const;

signals:
    /// The user clicked the link of the result.
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
