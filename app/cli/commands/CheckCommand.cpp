// `tagline check`: whether the tags of a library keep to its rules.

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/LibraryOption.h"
#include "app/cli/text/CommandArguments.h"
#include "app/cli/text/CommandMode.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LibraryQueries.h"
#include "core/library/checks/LibraryCheckup.h"
#include "core/system/saving/DurableFile.h"

#include <QFile>
#include <QXmlStreamWriter>

#include <algorithm>

namespace tagline {
namespace {

/// A clip by its name in tables, a file as it was typed; empty where a finding is about neither.
std::string placeOf(const CheckFinding& finding, const ClipLibrary& library)
{
    if (finding.clip.isValid()) return exportedClipName(library, finding.clip);
    return finding.source.isValid() ? library.source(finding.source).shown : std::string();
}

/// "lib/walk.bvh [3, 9) [20, 22): the tag "Runn" is not in the vocabulary".
std::string lineOf(const CheckFinding& finding, const ClipLibrary& library)
{
    std::string line = terminalText(placeOf(finding, library));
    for (const FrameRange range : finding.ranges)
        line += " [" + std::to_string(range.start) + ", " + std::to_string(range.stop) + ')';
    return line + (line.empty() ? "" : ": ") + terminalText(finding.message);
}

std::string outcomeText(const CheckOutcome& outcome)
{
    return terminalText(outcome.name) + ": " +
           (outcome.isKept() ? "kept" : counted(std::int64_t(outcome.findings.size()), "finding")) + " (" +
           std::to_string(outcome.checked) + " looked at)";
}

std::size_t brokenCount(const std::vector<CheckOutcome>& outcomes)
{
    return std::size_t(std::count_if(outcomes.begin(), outcomes.end(),
                                     [](const CheckOutcome& outcome) { return !outcome.isKept(); }));
}

std::string checkText(const std::vector<CheckOutcome>& outcomes, const ClipLibrary& library)
{
    std::string text;
    for (const CheckOutcome& outcome : outcomes) {
        text += outcomeText(outcome) + '\n';
        for (const CheckFinding& finding : outcome.findings) text += "  " + lineOf(finding, library) + '\n';
    }
    const std::size_t broken = brokenCount(outcomes);
    return text + (broken == 0 ? "All " + counted(std::int64_t(outcomes.size()), "check") + " kept\n"
                               : std::to_string(broken) + " of " +
                                     counted(std::int64_t(outcomes.size()), "check") + " broken\n");
}

void writeFinding(const CheckFinding& finding, const ClipLibrary& library, JsonWriter& json)
{
    json.beginObject();
    if (finding.source.isValid()) json.member("source", library.source(finding.source).shown);
    if (finding.clip.isValid()) {
        const LibraryClip& clip = library.clip(finding.clip);
        json.member("clip", clip.name);
        if (clip.isNameShared) json.member("index", clip.index);
    }
    json.key("ranges").beginArray();
    for (const FrameRange range : finding.ranges)
        json.beginArray(JsonWriter::Layout::Inline).integer(range.start).integer(range.stop).endArray();
    json.endArray().member("message", finding.message).endObject();
}

std::string checkJson(const std::vector<CheckOutcome>& outcomes, const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().key("isKept").boolean(brokenCount(outcomes) == 0).key("checks").beginArray();
    for (const CheckOutcome& outcome : outcomes) {
        json.beginObject().member("name", outcome.name).member("checked", outcome.checked);
        json.key("findings").beginArray();
        for (const CheckFinding& finding : outcome.findings) writeFinding(finding, library, json);
        json.endArray().endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

/// JUnit's report as build servers read it: a check is a test case, all its findings are one failure.
/// Source: the schema of Jenkins' xUnit plugin, https://github.com/jenkinsci/xunit-plugin.
std::string checkJunit(const std::vector<CheckOutcome>& outcomes, const ClipLibrary& library)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement("testsuites");
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", "tagline check");
    xml.writeAttribute("tests", QString::number(outcomes.size()));
    xml.writeAttribute("failures", QString::number(brokenCount(outcomes)));
    for (const CheckOutcome& outcome : outcomes) {
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", "tagline.check");
        xml.writeAttribute("name", QString::fromStdString(terminalText(outcome.name)));
        if (!outcome.isKept()) {
            QStringList lines;
            for (const CheckFinding& finding : outcome.findings)
                lines << QString::fromStdString(lineOf(finding, library));
            xml.writeStartElement("failure");
            xml.writeAttribute("message", QString::fromStdString(outcomeText(outcome)));
            xml.writeCharacters(lines.join('\n'));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return bytes.toStdString();
}

/// So that the answers of all checks find them.
void computeSignalsOfChecks(const ClipLibrary& library)
{
    for (const LibraryCheck& check : library.checks())
        for (const std::string& text : {check.query, check.within})
            if (const auto query = parseQuery(text, library)) computeSignals(*query, library);
}

CommandOptions checkOptions() { return {{"--json"}, {"--junit", "--only", libraryOption}}; }

/// With --allow-missing-models they are no findings.
void leaveOutMissingModels(std::vector<CheckOutcome>& outcomes, const ClipLibrary& library)
{
    for (CheckOutcome& outcome : outcomes)
        std::erase_if(outcome.findings, [&](const CheckFinding& finding) {
            if (!finding.source.isValid() || finding.clip.isValid()) return false;
            const auto& error = library.source(finding.source).error;
            return error && error->code == "scan.model-missing" && finding.message == error->message;
        });
}

int runCheck(const QStringList& given)
{
    const CommandArguments arguments(given, checkOptions());
    if (!arguments.problem().isEmpty()) return usageError("check: " + arguments.problem());
    if (arguments.positional().isEmpty()) return usageError("check: PATH is missing; see tagline help check");
    if (const QString wrong = misuseOfLibraryOption(arguments); !wrong.isEmpty())
        return usageError("check: " + wrong);
    const CommandLibrary read = readCommandLibrary(arguments.paths(), namedLibrary(arguments));
    if (commandMode().isStrict && !read.isComplete() && !read.printMessages()) return ExitBadInput;
    printErrors(read.pathErrors); // all else is among the findings
    computeSignalsOfChecks(read.library);
    std::vector<CheckOutcome> outcomes = checkup(read.library);
    if (commandMode().allowsMissingModels) leaveOutMissingModels(outcomes, read.library);
    if (const auto only = arguments.value("--only")) {
        std::erase_if(outcomes, [&](const CheckOutcome& each) { return each.name != only->toStdString(); });
        if (outcomes.empty()) return usageError("check: there is no check \"" + *only + '"');
    }
    if (const auto file = arguments.value("--junit"))
        if (const auto written =
                writeDurably(QFile::encodeName(*file).toStdString(), checkJunit(outcomes, read.library));
            !written) {
            printError(written.error());
            return ExitBadInput;
        }
    const int printed =
        print(arguments.has("--json") ? checkJson(outcomes, read.library) : checkText(outcomes, read.library),
              formOf(arguments));
    return outcomeStatus(
        {.isComplete = read.pathErrors.empty(), .printed = printed, .isKept = brokenCount(outcomes) == 0});
}

} // namespace

Command checkCommand()
{
    return {
        "check", "find where the tags of a library break its rules",
        QString(
            "Usage: tagline check PATH... [--only NAME] [--library FILE] [--json] [--junit FILE]\n\n"
            "Looks whether files can be read, sidecars fit them, tags are in the vocabulary, values are as\n"
            "declared and exclusive groups are kept, and then for the checks of the library file:\n\n"
            "  \"checks\": [{\"name\": \"Feet that rest stand still\", \"expect\": \"none\",\n"
            "              \"query\": \"contact(LeftFoot) & speed(LeftFoot) > 1\"},\n"
            "             {\"name\": \"Every walk has its steps\", \"expect\": \"some\",\n"
            "              \"query\": \"Step\", \"within\": \"Walk\"}]\n\n"
            "\"expect\" says how many frames of a clip the query may find: none, some or all of them; with\n"
            "\"within\", only clips are checked in which that query finds a frame. Exit status 0: all is "
            "kept, 1: not.\n\n"
            "  --only NAME   only the check of that name\n"
            "  --json        print JSON: {\"isKept\", \"checks\": [{\"name\", \"checked\", \"findings\":\n"
            "                [{\"source\", \"clip\", \"ranges\", \"message\"}]}]}\n"
            "  --junit FILE  also write a report for build servers: a test case for each check\n") +
            libraryOptionHelp,
        runCheck, checkOptions()};
}

} // namespace tagline
