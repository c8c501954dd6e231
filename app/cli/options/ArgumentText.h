#pragma once

// Text of an argument that preserves its bytes, as a file name may consist of any bytes.

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

namespace tagline {

/// The argument as text. A byte that is not UTF-8 becomes a lone surrogate (U+DC00 + byte), as in Python.
QString argumentText(std::string_view bytes);
/// The arguments after the program's name.
QStringList argumentTexts(int argc, char** argv);
/// The bytes of such a text: the name in the file system.
std::string argumentBytes(const QString& text);
/// Whether the argument is valid text. Otherwise it can only name a file.
bool isText(const QString& argument);
/// Whether a file or a folder of that name exists.
bool isThere(const QString& argument);

} // namespace tagline
