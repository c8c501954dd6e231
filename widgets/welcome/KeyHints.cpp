#include "widgets/welcome/KeyHints.h"

#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QHBoxLayout>
#include <QLabel>

namespace tagline {

KeyHints::KeyHints(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
{
    setObjectName("keyHints");
    setAccessibleName(tr("Keys to know"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
}

void KeyHints::setHints(const QList<KeyHint>& hints)
{
    if (hints == m_hints) return;
    m_hints = hints;
    while (const QLayoutItem* item = m_row->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const KeyHint& hint : hints)
        if (!hint.key.isEmpty()) addHint(hint);
    m_row->addStretch(1);
}

void KeyHints::addHint(const KeyHint& hint)
{
    if (m_row->count() > 0) m_row->addSpacing(8);
    auto* badge = new QLabel(hint.key, this);
    badge->setTextFormat(Qt::PlainText);
    badge->setAccessibleName(tr("%1: %2", "a key, and what it does").arg(hint.key, hint.text));
    setThemedStyleSheet(badge, QStringLiteral("QLabel { border: 1px solid @edge; border-radius: 3px; "
                                              "padding: 0px 4px; color: @muted; }"));
    followTheme(badge, [badge] { badge->setFont(textFont(TextSize::Caption)); });
    m_row->addWidget(badge);
    auto* words = new ElidedLabel(hint.text, this);
    words->setColour(&Theme::muted);
    m_row->addWidget(words);
}

} // namespace tagline
