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
    const char* menu; ///< the menu's name, "Clip/Speed" for one within the menu "Clip"; see MenuTitles.h
    const char* text; ///< untranslated, with its mnemonic
    /// Default keys, portable text, several apart by " | "; "" for none. What is typed with Shift is named by
    /// its character (">", not "Shift+."): Qt takes both for one key, and two on an action are ambiguous.
    const char* keys;
    const char* tip;  ///< untranslated: what it does, one sentence
    const char* icon; ///< name of an icon; "" for none
    bool isCheckable = false;
    bool isRepeating = false;   ///< a held key goes on firing
    bool startsSection = false; ///< a separator stands above it
    const char* words = "";     ///< untranslated: others that people look for it by in the command palette
    /// It changes what is open, and cannot be taken while that is only looked at. Actions that open something
    /// in which changes are only a part of what can be done do not: there each change is refused by itself.
    /// Nor does Save, whose key says that nothing is saved.
    bool isEdit = false;
};

/// All rows in the order of the menus.
const QList<ActionRow>& actionTable();

bool isEditAction(const QString& id);

} // namespace tagline
