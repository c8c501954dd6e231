#include "app/cli/edits/TagLines.h"

#include "app/cli/Command.h"
#include "app/cli/edits/BulkEdit.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/LineWords.h"
#include "app/cli/options/tagging/TagRecordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/json/JsonLine.h"

#include <algorithm>
#include <iostream>

namespace tagline {
namespace {

/// A line that was read, and the result of its edit.
struct TagLine
{
    int number = 0;
    std::string text;
    Result<BulkEdit> edit;
};

Error lineError(const QString& message) { return commandError("tag.line", message.toStdString()); }

Result<BulkEdit> editOfLine(const std::string& line, const CommandArguments& arguments, CommandDocument& read)
{
    const auto words = lineWords(QString::fromStdString(line));
    if (!words) return lineError("a quote is not closed, or nothing follows the last backslash");
    const CommandArguments edit(*words, bulkEditOptions());
    if (!edit.problem().isEmpty()) return lineError(edit.problem());
    if (edit.positional().size() != 1)
        return lineError(edit.positional().isEmpty()
                             ? QString("the tag is missing: write TAG --query TEXT, or --frames or --all")
                             : QString("an edit has one tag, not \"%1\" too; paths are those of the command")
                                   .arg(edit.positional()[1]));
    if (const QString wrong = misuseOfBulkEdit(edit); !wrong.isEmpty()) return lineError(wrong);
    read.document().setSigning({});
    signEdits(read.document(), edit.value("--author") ? edit : arguments);
    return bulkEdit(edit, read, true);
}

/// The edits of standard input; blank lines are skipped.
std::vector<TagLine> editsOfInput(const CommandArguments& arguments, CommandDocument& read)
{
    std::vector<TagLine> lines;
    int number = 0;
    for (std::string text; std::getline(std::cin, text);) {
        ++number;
        if (text.ends_with('\r')) text.pop_back();
        if (text.find_first_not_of(" \t") == std::string::npos) continue;
        lines.push_back({number, text, editOfLine(text, arguments, read)});
    }
    return lines;
}

std::string answerJson(const TagLine& line, bool isWritten)
{
    JsonWriter json;
    json.beginObject().member("line", line.number);
    if (line.edit) {
        writeBulkEdit(*line.edit, isWritten, json);
    } else {
        json.member("edit", line.text).key("error").beginObject();
        writeError(line.edit.error(), json);
        json.endObject();
    }
    json.endObject();
    return inOneLine(std::move(json).finished()) + '\n';
}

std::string answerText(const TagLine& line, bool isDryRun)
{
    if (line.edit) return bulkEditText(*line.edit, isDryRun);
    return "line " + std::to_string(line.number) + ": " + terminalText(line.edit.error().text()) + '\n';
}

/// Prints why lines failed, as messages, because no results are printed in this case.
int refuseLines(const std::vector<TagLine>& lines)
{
    for (const TagLine& line : lines)
        if (!line.edit) {
            Error error = line.edit.error();
            error.file = "line " + std::to_string(line.number) + " of standard input";
            printError(error);
        }
    printError(
        {"command.strict", "nothing was written, because not every line can be done (--strict)", "tagline"});
    return ExitBadInput;
}

} // namespace

QString misuseOfTagLines(const CommandArguments& arguments)
{
    CommandOptions ofLines = bulkEditOptions();
    ofLines.values.removeAll("--author");
    for (const QString& option : ofLines.flags + ofLines.values)
        if (arguments.has(option) || arguments.value(option))
            return option + " cannot be used with -: it is part of the lines";
    return {};
}

int runTagLines(const CommandArguments& arguments, CommandDocument& read)
{
    const std::vector<TagLine> lines = editsOfInput(arguments, read);
    const bool isDone =
        std::all_of(lines.begin(), lines.end(), [](const TagLine& line) { return bool(line.edit); });
    if (!isDone && commandMode().isStrict) return refuseLines(lines);
    const bool isDryRun = arguments.has("--dry-run"), isJson = arguments.has("--json");
    if (!isDryRun)
        if (const int saved = read.save(); saved != ExitDone) return saved;
    std::string answers;
    int status = ExitDone;
    for (const TagLine& line : lines) {
        if (!line.edit) countError(line.edit.error());
        if (!line.edit || line.edit->plan.readOnly > 0) status = ExitBadInput;
        answers += isJson ? answerJson(line, !isDryRun) : answerText(line, isDryRun);
    }
    const int printed = print(answers, formOf(arguments));
    return printed == ExitDone ? status : printed;
}

} // namespace tagline
