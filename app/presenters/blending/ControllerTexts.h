#pragma once

// How times and tracks of a blend are shown.

#include <QColor>
#include <QString>

#include <cstdint>

namespace tagline {

/// "0:02.31" of nanoseconds.
QString blendTimeText(std::int64_t nanoseconds);

/// The colour of the n-th track that was ever added; they repeat after eight.
QColor trackColour(int key);

} // namespace tagline
