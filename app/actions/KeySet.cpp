#include "app/actions/KeySet.h"

#include "app/actions/ActionRegistry.h"
#include "app/actions/ActionTable.h"
#include "app/actions/MenuTitles.h"

#include <QHash>

#include <algorithm>

namespace tagline {
namespace {

constexpr auto betweenKeys = " | ";

const ActionRow* rowOf(const QString& id)
{
    const auto found = std::find_if(actionTable().begin(), actionTable().end(),
                                    [&id](const ActionRow& row) { return id == QLatin1String(row.id); });
    return found == actionTable().end() ? nullptr : &*found;
}

/// One chord by the character that Shift makes of it on a US keyboard, as Qt matches it.
QString asTyped(QKeyCombination chord)
{
    static const QHash<QString, QString> shifted{
        {",", "<"}, {".", ">"}, {"/", "?"},  {";", ":"}, {"'", "\""}, {"[", "{"}, {"]", "}"},
        {"-", "_"}, {"=", "+"}, {"\\", "|"}, {"`", "~"}, {"1", "!"},  {"2", "@"}, {"3", "#"},
        {"4", "$"}, {"5", "%"}, {"6", "^"},  {"7", "&"}, {"8", "*"},  {"9", "("}, {"0", ")"}};
    const QString bare = QKeySequence(chord.key()).toString(QKeySequence::PortableText);
    const auto sign = shifted.constFind(bare);
    const bool isSign = chord.keyboardModifiers().testFlag(Qt::ShiftModifier) && sign != shifted.constEnd();
    const auto modifiers =
        isSign ? chord.keyboardModifiers() & ~Qt::ShiftModifier : chord.keyboardModifiers();
    return QString::number(modifiers.toInt()) + (isSign ? *sign : bare);
}

bool areOneChord(QKeyCombination one, QKeyCombination other)
{
    const bool isShifted = one.keyboardModifiers().testFlag(Qt::ShiftModifier);
    if (isShifted == other.keyboardModifiers().testFlag(Qt::ShiftModifier)) return one == other;
    return asTyped(one) == asTyped(other);
}

/// The menu of the menu bar that Alt and a letter open.
QString menuOpenedBy(const QKeySequence& key)
{
    for (const ActionRow& row : actionTable())
        if (const QString menu = row.menu; menuOfMenu(menu).isEmpty())
            if (areOneKey(QKeySequence::mnemonic(menuTitle(menu)), key)) return menuPath(menu);
    return {};
}

} // namespace

bool isActionId(const QString& id) { return rowOf(id); }

QString nameOfAction(const QString& id)
{
    const ActionRow* row = rowOf(id);
    Q_ASSERT_X(row, "nameOfAction", qPrintable(id));
    return ActionRegistry::tr(row->text).remove('&').remove(QStringLiteral("…")).trimmed();
}

QList<QKeySequence> keysOf(const QString& text)
{
    QList<QKeySequence> keys;
    for (const QString& part : text.split(betweenKeys, Qt::SkipEmptyParts))
        keys << QKeySequence(part, QKeySequence::PortableText);
    return keys;
}

QString textOf(const QList<QKeySequence>& keys)
{
    QStringList parts;
    for (const QKeySequence& key : keys) parts << key.toString(QKeySequence::PortableText);
    return parts.join(betweenKeys);
}

bool isKey(const QString& text)
{
    const QKeySequence key(text, QKeySequence::PortableText);
    for (int chord = 0; chord < key.count(); ++chord)
        if (key[uint(chord)].key() == Qt::Key_unknown) return false;
    return !key.isEmpty();
}

KeySet tableKeys()
{
    KeySet keys;
    for (const ActionRow& row : actionTable()) keys[row.id] = keysOf(row.keys);
    return keys;
}

KeySet keysNow(const ActionRegistry& actions)
{
    KeySet keys;
    for (const ActionRow& row : actionTable()) keys[row.id] = actions[row.id]->shortcuts();
    return keys;
}

void setKeys(ActionRegistry& actions, const KeySet& keys)
{
    for (auto each = keys.begin(); each != keys.end(); ++each) actions.setKeys(each.key(), each.value());
}

bool areOneKey(const QKeySequence& one, const QKeySequence& other)
{
    const int shared = std::min(one.count(), other.count());
    for (int chord = 0; chord < shared; ++chord)
        if (!areOneChord(one[uint(chord)], other[uint(chord)])) return false;
    return shared > 0;
}

QString actionWithKey(const QKeySequence& key, const KeySet& keys, const QString& exceptId)
{
    for (auto each = keys.begin(); each != keys.end(); ++each)
        for (const QKeySequence& taken : each.value())
            if (each.key() != exceptId && areOneKey(key, taken)) return each.key();
    return {};
}

QString ownerOf(const QKeySequence& key, const KeySet& keys, const QString& exceptId)
{
    const QString action = actionWithKey(key, keys, exceptId);
    return action.isEmpty() ? menuOpenedBy(key) : nameOfAction(action);
}

} // namespace tagline
