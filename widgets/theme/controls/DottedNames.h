#pragma once

// DottedNames elides the dotted names of tags, and names of clips, so that siblings remain distinguishable.

#include <QStringList>

class QFontMetricsF;

namespace tagline {

/// The text, which ends with a dotted name, elided to a width in device-independent pixels: the part before
/// the last dot is cut first ("Loco…Tired"), then the last part in its middle.
QString elidedName(const QFontMetricsF& metrics, const QString& text, qreal width);

/// The lengths of the beginning and the end that a name has in common with its siblings.
struct SharedParts
{
    qsizetype beginning = 0;
    qsizetype end = 0;

    bool operator==(const SharedParts&) const = default;
};

/// Those of all the names, in whole words; none of a single one.
SharedParts sharedParts(const QStringList& names);

/// The text elided to a width in device-independent pixels: the shared beginning is cut first, then the
/// shared end, then the rest in its middle.
QString elidedAmongSiblings(const QFontMetricsF& metrics, const QString& text, SharedParts shared,
                            qreal width);

} // namespace tagline
