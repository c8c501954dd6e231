#pragma once

// An argument's text from which its bytes come back, though the name of a file may be any bytes.

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

namespace tagline {

/// The argument as text. A byte that is not UTF-8 becomes a lone surrogate (U+DC00 + byte), as Python has it.
QString argumentText(std::string_view bytes);
/// Those behind the program's name.
QStringList argumentTexts(int argc, char** argv);
/// The bytes of such a text: how the file system writes the name.
std::string argumentBytes(const QString& text);
/// Whether it is text alone. Else it can only name a file.
bool isText(const QString& argument);
/// Whether there is a file or a folder of that name.
bool isThere(const QString& argument);

} // namespace tagline
