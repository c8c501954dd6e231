#include "widgets/theme/controls/MenuLetters.h"

#include <QKeySequence>
#include <QMenu>
#include <QSet>
#include <QString>

namespace tagline {
namespace {

/// The mnemonic of a menu entry; null if it has none.
QChar letterOfEntry(const QString& text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    return key.isEmpty() ? QChar() : QChar(char16_t(key[0].key()));
}

/// Position of the mnemonic mark in the text; −1 for none.
qsizetype placeOfLetter(const QString& text, const QSet<QChar>& taken)
{
    qsizetype other = -1;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isLetter() || taken.contains(text[i].toUpper())) continue;
        if (i == 0 || text[i - 1].isSpace()) return i;
        if (other < 0) other = i;
    }
    return other;
}

} // namespace

void giveLetters(const QMenu& menu)
{
    QSet<QChar> taken;
    for (const QAction* entry : menu.actions()) taken.insert(letterOfEntry(entry->text()));
    for (QAction* entry : menu.actions()) {
        QString text = entry->text();
        if (entry->isSeparator() || !letterOfEntry(text).isNull()) continue;
        const qsizetype place = placeOfLetter(text, taken);
        if (place < 0) continue;
        taken.insert(text[place].toUpper());
        entry->setText(text.insert(place, '&'));
    }
}

} // namespace tagline
