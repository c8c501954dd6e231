#pragma once

// KeySet is the keys of each action: those of the table, those that hold now, or those of a preset.

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>

namespace tagline {

class ActionRegistry;

/// Keys by the ids of actions.
using KeySet = QMap<QString, QList<QKeySequence>>;

/// "Split at Playhead": an action of the table as people know it. Expects its id.
QString nameOfAction(const QString& id);
bool isActionId(const QString& id);

/// Keys as the table and files write them: portable, several apart by " | ".
QList<QKeySequence> keysOf(const QString& text);
QString textOf(const QList<QKeySequence>& keys);
/// Whether a text is one key in that writing.
bool isKey(const QString& text);

/// Keys of all actions: those of the table, and those that hold now.
KeySet tableKeys();
KeySet keysNow(const ActionRegistry& actions);
/// Gives the actions these keys. Expects actions of the table.
void setKeys(ActionRegistry& actions, const KeySet& keys);

/// Whether the program cannot tell two keys apart: as they are typed they are one ("Shift+." is ">"), or one
/// begins as the other does.
bool areOneKey(const QKeySequence& one, const QKeySequence& other);

/// The id of the action that has a key, but `exceptId`; empty for none.
QString actionWithKey(const QKeySequence& key, const KeySet& keys, const QString& exceptId = {});
/// Name of the owner of a key: an action, or a menu, which is opened by Alt and a letter of its name. Empty
/// if the key is free.
QString ownerOf(const QKeySequence& key, const KeySet& keys, const QString& exceptId = {});

} // namespace tagline
