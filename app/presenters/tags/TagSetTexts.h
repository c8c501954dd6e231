#pragma once

// The words in which presenters speak of tag sets.

#include <QString>
#include <QStringList>

#include "core/library/ClipLibrary.h"

namespace tagline {

/// A tag's short name with its tag set, for messages: "Run (tag set gameplay)"; "Run" in the default one.
/// O(tags).
QString tagNameWithSet(const ClipLibrary& library, TagId tag);

/// A tag's short name with its set, also the default one, in a library with several; else alone. O(tags).
QString tagNameAmongSets(const ClipLibrary& library, TagId tag);

/// Name of a set for people; that of the default one is empty.
QString setName(const QString& set);
/// Names of several sets for people: "default, gameplay".
QString setNames(const QStringList& sets);

} // namespace tagline
