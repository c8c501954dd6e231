#pragma once

// DottedNames elides the dotted names of tags so that siblings remain distinguishable.

#include <QString>

class QFontMetricsF;

namespace tagline {

/// The text, which ends with a dotted name, elided to a width in device-independent pixels: the part before
/// the last dot is cut first ("Loco…Tired"), then the last part in its middle.
QString elidedName(const QFontMetricsF& metrics, const QString& text, qreal width);

} // namespace tagline
