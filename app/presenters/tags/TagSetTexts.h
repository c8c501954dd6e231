#pragma once

// The words in which presenters speak of tag sets.

#include <QString>
#include <QStringList>

#include "core/library/ClipLibrary.h"

namespace tagline {

/// A tag's short name with its tag set, for messages: "Run (tag set gameplay)"; "Run" in the default one.
/// O(tags).
QString tagNameWithSet(const ClipLibrary& library, TagId tag);

/// The same where a library has several sets, also in the default one; else the short name alone. O(tags).
QString tagNameAmongSets(const ClipLibrary& library, TagId tag);

/// How people read a set's name; the default one is empty.
QString setName(const QString& set);
/// The same of several: "default, gameplay".
QString setNames(const QStringList& sets);

} // namespace tagline
