#pragma once

// CsvArguments are the options of all commands that write a table.

#include "app/cli/CommandLibrary.h"
#include "app/cli/options/CommandArguments.h"
#include "core/exports/tables/CsvExporter.h"

namespace tagline {

inline const QString withoutFormulas = "--no-formulas"; ///< a flag
inline const QString withFormulas = "--formulas";       ///< a flag
inline const QString pathsOption = "--paths";           ///< with a value: library or given

/// The problem of these options; empty if there is none.
QString misuseOfCsvOptions(const CommandArguments& arguments);
/// The problem of these options for a command that writes a table only with --csv.
QString misuseOfCsvFlag(const CommandArguments& arguments);
ExportOptions csvOptions(const CommandArguments& arguments, const CommandLibrary& read);

FormulaGuard formulaGuard(const CommandArguments& arguments);

/// The part of a command's help about these options.
extern const char* const csvOptionsHelp;

} // namespace tagline
