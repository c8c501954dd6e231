#include "widgets/welcome/KeyHints.h"

#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/WrapLayout.h"

#include <QHBoxLayout>
#include <QLabel>

namespace tagline {
namespace {

constexpr int hintGap = 12; ///< between two hints, device-independent pixels

} // namespace

KeyHints::KeyHints(QWidget* parent)
    : QWidget(parent)
{
    setLayout(new WrapLayout(hintGap));
    setObjectName("keyHints");
    setAccessibleName(tr("Keys to know"));
}

void KeyHints::setHints(const QList<KeyHint>& hints)
{
    if (hints == m_hints) return;
    m_hints = hints;
    while (const QLayoutItem* item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const KeyHint& hint : hints)
        if (!hint.key.isEmpty()) addHint(hint);
    updateGeometry();
}

void KeyHints::addHint(const KeyHint& hint)
{
    auto* both = new QWidget(this);
    auto* badge = new QLabel(hint.key, both);
    badge->setTextFormat(Qt::PlainText);
    badge->setAccessibleName(tr("%1: %2", "a key, and what it does").arg(hint.key, hint.text));
    setThemedStyleSheet(badge, QStringLiteral("QLabel { border: 1px solid @edge; border-radius: 3px; "
                                              "padding: 0px 4px; color: @muted; }"));
    followTheme(badge, [badge] { badge->setFont(textFont(TextSize::Caption)); });
    auto* words = new ElidedLabel(hint.text, both);
    words->setColour(&Theme::muted);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(badge);
    row->addWidget(words);
    layout()->addWidget(both);
    both->show(); // shown at once, so that the height of the rows counts it
}

} // namespace tagline
