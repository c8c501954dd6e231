#pragma once

// LetterHints tells who presses a tag's letter outside of tag mode what the letter does there, and where it
// tags.

#include "core/library/ClipLibrary.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <functional>

namespace tagline {

class ActionRegistry;
class MessagePresenter;

/// "B is “Next Phase”; in tag mode (T) it tags Bad", behind what the command itself says: once a letter
/// where it is a command's, so that nobody is taught twice, and each time where it does nothing else.
class LetterHints : public QObject
{
    Q_OBJECT

public:
    /// `nameOfTag` answers how a tag is called on screen.
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
