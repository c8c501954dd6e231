#pragma once

// The table of every action that a person can take: its id, place in the menus, name, default key and
// tooltip.

#include <QList>
#include <QString>

namespace tagline {

/// One row. Ids are stable words ("edit.undo"): settings keep keys by them.
struct ActionRow
{
    const char* id;
    const char* menu; ///< the menu's name, see menuTitle()
    const char* text; ///< untranslated, with its mnemonic
    const char* keys; ///< default keys, portable text, several apart by " | "; "" for none
    const char* tip;  ///< untranslated: what it does, one sentence
    const char* icon; ///< name of an icon; "" for none
    bool isCheckable = false;
    bool isRepeating = false;   ///< a held key goes on firing
    bool startsSection = false; ///< a separator stands above it
};

/// All rows in the order of the menus.
const QList<ActionRow>& actionTable();

/// What the menu bar shows for a menu of the table: translated, with its mnemonic.
QString menuTitle(const char* menu);

} // namespace tagline
