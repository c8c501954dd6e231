#include "app/presenters/live/LetterHints.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/messages/MessagePresenter.h"

#include <QKeySequence>

#include <utility>

namespace tagline {

LetterHints::LetterHints(const ActionRegistry& actions, MessagePresenter& messages,
                         std::function<QString(TagId)> nameOfTag, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_messages(messages)
    , m_nameOfTag(std::move(nameOfTag))
{
}

void LetterHints::tellSoon(TagId tag, const QString& letter)
{
    if (m_told.contains(letter) || std::exchange(m_isDue, true)) return;
    QMetaObject::invokeMethod(
        this, [this, tag, letter] { tell(tag, letter); }, Qt::QueuedConnection);
}

void LetterHints::tell(TagId tag, const QString& letter)
{
    m_isDue = false;
    const QString mode = m_actions.bracketedKey("tag.mode");
    const QString use = m_actions.useOf(QKeySequence(letter, QKeySequence::PortableText));
    if (use.isEmpty())
        return m_messages.add(tr("%1 tags %2 in tag mode%3.").arg(letter, m_nameOfTag(tag), mode));
    m_told.insert(letter);
    m_messages.add(tr("%1 is “%2”; in tag mode%3 it tags %4.").arg(letter, use, mode, m_nameOfTag(tag)));
}

} // namespace tagline
