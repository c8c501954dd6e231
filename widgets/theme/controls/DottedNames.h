#pragma once

// DottedNames cuts the dotted names of tags so that siblings can be told apart.

#include <QString>

class QFontMetricsF;

namespace tagline {

/// As much of a text with a dotted name at its end as fits in a width, in device-independent pixels: what
/// stands before the last part is cut first ("Loco…Tired"), then the last part in its middle.
QString elidedName(const QFontMetricsF& metrics, const QString& text, qreal width);

} // namespace tagline
