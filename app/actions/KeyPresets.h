#pragma once

// KeyPresets is the table of sets of keys that a person may know from other programs.

#include "app/actions/KeySet.h"

#include <QList>
#include <QString>

namespace tagline {

struct KeyPreset
{
    QString name;
    QString tip; ///< text for people about the keys that it takes over
    KeySet keys; ///< of all actions
};

/// Tagline's own first.
QList<KeyPreset> keyPresets();
/// Index of the preset whose keys these are; -1 for none.
int presetOf(const KeySet& keys);

} // namespace tagline
