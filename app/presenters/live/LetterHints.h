#pragma once

// LetterHints tells a person who presses a tag's letter outside of tag mode what the letter does there, and
// how to tag with it.

#include "core/library/ClipLibrary.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <functional>

namespace tagline {

class ActionRegistry;
class MessagePresenter;

/// "B is “Next Phase”; in tag mode (T) it tags Bad", behind the message of the command itself: once a letter
/// if it is a command's, so that nobody is taught twice, and each time if it does nothing else.
class LetterHints : public QObject
{
    Q_OBJECT

public:
    /// `nameOfTag` returns the name of a tag on screen.
    LetterHints(const ActionRegistry& actions, MessagePresenter& messages,
                std::function<QString(TagId)> nameOfTag, QObject* parent = nullptr);

    /// A letter goes down that is the tag's key in tag mode alone. What it does comes first.
    void tellSoon(tagline::TagId tag, const QString& letter);

private:
    void tell(TagId tag, const QString& letter);

    const ActionRegistry& m_actions;
    MessagePresenter& m_messages;
    std::function<QString(TagId)> m_nameOfTag;
    QSet<QString> m_told; ///< letters of commands
    bool m_isDue = false; ///< one press is told of once, however many widgets see it
};

} // namespace tagline
