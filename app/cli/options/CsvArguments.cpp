#include "app/cli/options/CsvArguments.h"

namespace tagline {

const char* const csvOptionsHelp =
    "  --paths library|given  name files from the library's folder (which is where the library file lies, "
    "or\n"
    "                 the one folder that PATH is), or as PATH was typed; default: library\n"
    "  --formulas     leave texts that begin with =, +, -, @, a tab or a line break as they are, or go on "
    "so\n"
    "                 behind a comma, semicolon, tab, quote or line break; usually a ' there keeps a\n"
    "                 spreadsheet from running them as formulas. An export with such texts has a column\n"
    "                 formula_guard, by which the import takes the ' off again\n"
    "  --no-formulas  guard texts that begin with ' as well; an export has that column in any case\n";

QString misuseOfCsvOptions(const CommandArguments& arguments)
{
    if (arguments.has(withFormulas) && arguments.has(withoutFormulas))
        return withFormulas + " cannot be used with " + withoutFormulas;
    const QString paths = arguments.value(pathsOption).value_or("library");
    if (paths == "library" || paths == "given") return {};
    return QString("--paths takes library or given, not \"%1\"").arg(paths);
}

QString misuseOfCsvFlag(const CommandArguments& arguments)
{
    if (arguments.has("--csv") && arguments.has("--json")) return "--csv cannot be used with --json";
    for (const QString& option : {withoutFormulas, withFormulas, pathsOption})
        if (!arguments.has("--csv") && (arguments.has(option) || arguments.value(option)))
            return option + " needs --csv";
    return misuseOfCsvOptions(arguments);
}

FormulaGuard formulaGuard(const CommandArguments& arguments)
{
    if (arguments.has(withFormulas)) return FormulaGuard::Never;
    return arguments.has(withoutFormulas) ? FormulaGuard::Always : FormulaGuard::Needed;
}

ExportOptions csvOptions(const CommandArguments& arguments, const CommandLibrary& read)
{
    ExportOptions options;
    options.formulas = formulaGuard(arguments);
    if (arguments.value(pathsOption) != QString("given")) options.folder = read.folder;
    return options;
}

} // namespace tagline
