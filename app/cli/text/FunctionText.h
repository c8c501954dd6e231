#pragma once

// FunctionText explains the functions of queries for the help: all of them in a line each, one with a
// drawing.

#include "core/query/language/QueryOperations.h"

#include <QString>

namespace tagline {

/// Every function of the language, one per line.
QString functionsHelp();

/// A function, operator or word, with a drawing if tags are all that it needs; without `isUtf8` in ASCII.
QString functionHelp(const QueryOperation& operation, bool isUtf8);

} // namespace tagline
