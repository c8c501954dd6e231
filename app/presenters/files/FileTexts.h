#pragma once

// FileTexts has files and what is wrong with them as words, and asks for the place of a library file.

#include "core/support/Result.h"

#include <QString>

#include <string>
#include <vector>

class QWidget;

namespace tagline {

/// Errors as lines.
QString errorList(const std::vector<Error>& errors);
/// One file by its name, several by their number.
QString filesText(const std::vector<std::string>& files);
/// The first of so many, and how many more there are.
QString firstOf(const QString& first, std::size_t count);
/// Expects at least one.
QString firstOf(const std::vector<Error>& errors);
/// The files that can be read as models and clips, and all files, as file dialogs filter them.
QString modelFilter();
/// A path for the library file; empty where the user wants none.
QString askedLibraryPath(QWidget* parent, const QString& title, const QString& proposed);

} // namespace tagline
