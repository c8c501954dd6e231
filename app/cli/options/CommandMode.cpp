#include "app/cli/options/CommandMode.h"

namespace tagline {
namespace {

CommandMode presentMode;

/// Index of the end of the options: "--", or the end of the arguments.
qsizetype optionsEnd(const QStringList& arguments)
{
    const qsizetype end = arguments.indexOf("--");
    return end < 0 ? arguments.size() : end;
}

bool isTaken(QStringList& arguments, const QString& option)
{
    const qsizetype place = arguments.indexOf(option);
    if (place < 0 || place >= optionsEnd(arguments)) return false;
    arguments.removeAt(place);
    return true;
}

} // namespace

const std::vector<SharedOption>& sharedOptions()
{
    static const std::vector<SharedOption> options{
        {"--strict", "write nothing, and answer nothing, where something cannot be read"},
        {"--allow-missing-models", "let sidecars without their models be a whole library"},
        {"--outside-library",
         "write tags also where a link or the library file leads out of the given paths"},
        {"--write-directly", "write into the files that are there, of tags and library files after a backup, "
                             "for shares and synchronised folders that refuse a new file in their place"},
        {"--verbose", "print what the importer said, in its words, of files that it refused"},
        {"--help", "show the help of the command"}};
    return options;
}

CommandMode takenMode(QStringList& arguments)
{
    CommandMode mode;
    mode.isStrict = isTaken(arguments, "--strict");
    mode.allowsMissingModels = isTaken(arguments, "--allow-missing-models");
    mode.mayWriteOutside = isTaken(arguments, "--outside-library");
    if (isTaken(arguments, "--write-directly")) mode.writingWay = WritingWay::Direct;
    mode.isVerbose = isTaken(arguments, "--verbose");
    const QStringList options = arguments.mid(0, optionsEnd(arguments));
    mode.isJson = options.contains("--json");
    return mode;
}

const CommandMode& commandMode() { return presentMode; }
void setCommandMode(const CommandMode& mode) { presentMode = mode; }

} // namespace tagline
