#pragma once

// CsvArguments are the options of all commands that write a table.

#include "app/cli/CommandLibrary.h"
#include "app/cli/options/CommandArguments.h"
#include "core/exports/tables/CsvExporter.h"

namespace tagline {

inline const QString withoutFormulas = "--no-formulas"; ///< a flag
inline const QString withFormulas = "--formulas";       ///< a flag
inline const QString pathsOption = "--paths";           ///< library or given

/// What is wrong with them; empty where nothing is.
QString misuseOfCsvOptions(const CommandArguments& arguments);
/// The same of a command that writes a table with --csv alone.
QString misuseOfCsvFlag(const CommandArguments& arguments);
ExportOptions csvOptions(const CommandArguments& arguments, const CommandLibrary& read);

FormulaGuard formulaGuard(const CommandArguments& arguments);

/// Their part of a command's help.
extern const char* const csvOptionsHelp;

} // namespace tagline
