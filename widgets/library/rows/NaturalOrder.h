#pragma once

// NaturalOrder gives texts keys by which they stand in the order that people expect of a list of files.

#include <QStringView>

#include <string>

namespace tagline {

/// The key of a text: keys in order of their bytes are texts in order of their letters without regard to
/// case, with numbers by their value, as `walk2` before `walk10`. Folders stand by their whole names, as
/// `walk/a` before `walk-fast/a`. Texts that differ only in case or in leading zeros have equal keys.
std::string naturalKey(QStringView text);

} // namespace tagline
