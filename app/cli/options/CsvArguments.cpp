#include "app/cli/options/CsvArguments.h"

namespace tagline {

const char* const csvOptionsHelp =
    "  --paths library|given  name files from the library's folder (which is where the library file lies, "
    "or\n"
    "                 the one folder that PATH is), or as PATH was typed; default: library\n"
    "  --no-formulas  write ' before a text that begins with =, +, -, @, a tab or a line break, so that a\n"
    "                 spreadsheet does not take it for a formula; the import takes it off again\n";

QString misuseOfCsvOptions(const CommandArguments& arguments)
{
    const QString paths = arguments.value(pathsOption).value_or("library");
    if (paths == "library" || paths == "given") return {};
    return QString("--paths takes library or given, not \"%1\"").arg(paths);
}

QString misuseOfCsvFlag(const CommandArguments& arguments)
{
    if (arguments.has("--csv") && arguments.has("--json")) return "--csv cannot be used with --json";
    for (const QString& option : {withoutFormulas, pathsOption})
        if (!arguments.has("--csv") && (arguments.has(option) || arguments.value(option)))
            return option + " needs --csv";
    return misuseOfCsvOptions(arguments);
}

ExportOptions csvOptions(const CommandArguments& arguments, const CommandLibrary& read)
{
    ExportOptions options;
    options.guardsFormulas = arguments.has(withoutFormulas);
    if (arguments.value(pathsOption) != QString("given")) options.folder = read.folder;
    return options;
}

} // namespace tagline
