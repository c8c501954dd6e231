// `tagline check`: checks the tags of a library against its rules.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandFiles.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LibraryQueries.h"
#include "core/library/checks/LibraryCheckup.h"
#include "core/library/checks/MotionCheckup.h"
#include "core/library/suggesters/ForeignSuggestions.h"

#include <QFile>
#include <QXmlStreamWriter>

#include <algorithm>
#include <optional>
#include <set>

namespace tagline {
namespace {

/// Name of a clip in tables, or of a file as typed; empty if a finding refers to neither.
std::string placeOf(const CheckFinding& finding, const ClipLibrary& library)
{
    if (finding.clip.isValid()) return exportedClipName(library, finding.clip);
    return finding.source.isValid() ? library.source(finding.source).shown : std::string();
}

/// "lib/walk.bvh [3, 9) [20, 22): the tag "Runn" is not in the vocabulary".
std::string lineOf(const CheckFinding& finding, const ClipLibrary& library)
{
    const std::string line = terminalText(placeOf(finding, library)) + rangesText(finding.ranges);
    return line + (line.empty() ? "" : ": ") + terminalText(finding.message);
}

std::string outcomeText(const CheckOutcome& outcome)
{
    return terminalText(outcome.name) + ": " +
           (outcome.isKept() ? "passed" : counted(std::int64_t(outcome.findings.size()), "finding")) + " (" +
           std::to_string(outcome.checked) + " looked at)";
}

std::size_t brokenCount(const std::vector<CheckOutcome>& outcomes)
{
    return std::size_t(std::count_if(outcomes.begin(), outcomes.end(),
                                     [](const CheckOutcome& outcome) { return !outcome.isKept(); }));
}

/// Says how tags come into the vocabulary, if there are findings of some that are not there.
void noteUndefinedTags(const std::vector<CheckOutcome>& outcomes)
{
    std::set<std::string> names;
    for (const CheckOutcome& outcome : outcomes)
        for (const CheckFinding& finding : outcome.findings)
            if (!finding.undefinedTag.empty()) names.insert(finding.undefinedTag);
    if (names.empty()) return;
    const std::string first = terminalText(*names.begin());
    printNote("check",
              counted(std::int64_t(names.size()), "tag") + " of clips " + (names.size() == 1 ? "is" : "are") +
                  " not in the vocabulary; tagline vocabulary add \"" + first +
                  "\" PATH adds one, and tagline merge gives the ranges of one that is misspelt to another");
}

std::string checkText(const std::vector<CheckOutcome>& outcomes, const ClipLibrary& library)
{
    std::string text;
    for (const CheckOutcome& outcome : outcomes) {
        text += outcomeText(outcome) + '\n';
        for (const CheckFinding& finding : outcome.findings) text += "  " + lineOf(finding, library) + '\n';
    }
    const std::size_t broken = brokenCount(outcomes);
    return text + (broken == 0 ? "All " + counted(std::int64_t(outcomes.size()), "check") + " passed\n"
                               : std::to_string(broken) + " of " +
                                     counted(std::int64_t(outcomes.size()), "check") + " failed\n");
}

void writeMeasure(const CheckMeasure& measure, JsonWriter& json)
{
    json.member("check", measure.check).optionalMember("joint", measure.joint);
    json.key("value").number(measure.value).key("threshold").number(measure.threshold);
    json.member("unit", measure.unit);
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
    writeRanges(finding.ranges, json);
    json.member("message", finding.message);
    if (finding.measure) writeMeasure(*finding.measure, json);
    json.endObject();
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

/// Report in JUnit's format for build servers: a check is a test case, and all its findings are one failure.
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

/// Computes the signals of all checks for their evaluation. Prints ambiguous names in the queries of the
/// check named `only`, or of all checks without one; values that no clip has are not printed, because a check
/// often asks for just these.
void prepareChecks(const ClipLibrary& library, const std::optional<QString>& only)
{
    for (const LibraryCheck& check : library.checks())
        for (const std::string& text : {check.query, check.within}) {
            const auto query = parseQuery(text, library);
            if (!query) continue;
            if (!only || check.name == only->toStdString()) noteDoubleMeanings(*query, library);
            computeSignals(*query, library);
        }
}

CommandOptions checkOptions()
{
    return {{"--json", "--motion", "--tag", "--dry-run"},
            {"--junit", "--only", "--motion-checks", "--motion-limits", libraryOption}};
}

/// The motion checks that --motion and its options ask for.
struct MotionRequest
{
    std::vector<MotionCheck> checks; ///< empty if motion is not checked
    std::vector<std::pair<const MotionNumber*, double>> limits;
    QString problem; ///< problem of the options; empty if there is none
};

/// Adds the checks of a list of keys: "frozen,pop".
void readMotionChecks(const QString& list, MotionRequest& request)
{
    for (const QString& key : list.split(',')) {
        const MotionCheckKind* kind = findMotionCheck(key.trimmed().toStdString());
        if (!kind) {
            QStringList known;
            for (const MotionCheckKind& each : motionCheckKinds()) known << each.key;
            request.problem =
                "--motion-checks: there is no check \"" + key + "\"; they are " + known.join(", ");
            return;
        }
        if (std::find(request.checks.begin(), request.checks.end(), kind->check) == request.checks.end())
            request.checks.push_back(kind->check);
    }
}

/// Adds the limits of a list: "slideSpeed=0.2,frozenSeconds=0.5".
void readMotionLimits(const QString& list, MotionRequest& request)
{
    for (const QString& each : list.split(',')) {
        const QString key = each.section('=', 0, 0).trimmed();
        const MotionNumber* number = findMotionNumber(key.toStdString());
        if (!number || !each.contains('=')) {
            request.problem = "--motion-limits: \"" + each +
                              "\" is no limit; write LIMIT=NUMBER, with limits as in tagline help check";
            return;
        }
        bool isNumber = false;
        const double value = each.section('=', 1).trimmed().toDouble(&isNumber);
        if (!isNumber || !(value >= number->lowest && value <= number->highest)) {
            request.problem = "--motion-limits: " + key + " is a number from " +
                              QString::number(number->lowest) + " to " + QString::number(number->highest);
            return;
        }
        request.limits.emplace_back(number, value);
    }
}

MotionRequest motionRequest(const CommandArguments& arguments)
{
    MotionRequest request;
    if (const auto checks = arguments.value("--motion-checks")) readMotionChecks(*checks, request);
    const auto limits = arguments.value("--motion-limits");
    if (limits && request.problem.isEmpty()) readMotionLimits(*limits, request);
    if (request.checks.empty() && (arguments.has("--motion") || limits))
        for (const MotionCheckKind& kind : motionCheckKinds()) request.checks.push_back(kind.check);
    return request;
}

/// Appends the outcomes of the requested motion checks, with the library's limits unless others were given.
void appendMotionOutcomes(const MotionRequest& request, const ClipLibrary& library,
                          std::vector<CheckOutcome>& outcomes)
{
    if (request.checks.empty()) return;
    MotionSettings settings = library.motionSettings();
    for (const auto& [number, value] : request.limits) number->set(settings, value);
    for (CheckOutcome& outcome : motionCheckup(library, request.checks, plausible(settings)))
        outcomes.push_back(std::move(outcome));
}

/// Tags the ranges that motion checks found, like accepting all of them in the window.
int tagFaults(const std::vector<CheckOutcome>& outcomes, CommandDocument& read)
{
    std::vector<ForeignSuggestion> suggestions;
    std::set<std::string> names;
    for (const CheckOutcome& outcome : outcomes)
        for (const CheckFinding& finding : outcome.findings) {
            const MotionCheckKind* kind = finding.measure ? findMotionCheck(finding.measure->check) : nullptr;
            if (!kind || read.library().source(finding.source).isReadOnly()) continue;
            names.insert(kind->tag);
            for (const FrameRange range : finding.ranges)
                suggestions.push_back({finding.clip, kind->tag, range, 1.0});
        }
    for (const std::string& name : names) read.document().tagNamed(name);
    const std::vector<SheetChange> changes = acceptedChanges(suggestions, read.library());
    if (changes.empty()) return ExitDone;
    const auto clips = std::int64_t(changes.size());
    read.document().changeSheets(changes, QString("Tag"));
    read.defineUsedTags({names.begin(), names.end()});
    if (const int saved = read.save(); saved != ExitDone) return saved;
    printNote("check", counted(std::int64_t(suggestions.size()), "range") + " of " + counted(clips, "clip") +
                           " tagged");
    return ExitDone;
}

/// Runs `check --motion --tag`: the findings are tagged, and do not count as failures.
int runTagging(const CommandArguments& arguments, const MotionRequest& motion)
{
    CommandDocument read(arguments.paths(), namedLibrary(arguments));
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    std::vector<CheckOutcome> outcomes;
    appendMotionOutcomes(motion, read.library(), outcomes);
    if (!arguments.has("--dry-run"))
        if (const int tagged = tagFaults(outcomes, read); tagged != ExitDone) return tagged;
    const int printed = print(arguments.has("--json") ? checkJson(outcomes, read.library())
                                                      : checkText(outcomes, read.library()),
                              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// The problem of --tag with the other options; empty if there is none.
QString misuseOfTagging(const CommandArguments& arguments, const MotionRequest& motion)
{
    if (!arguments.has("--tag")) return arguments.has("--dry-run") ? "--dry-run goes with --tag" : QString();
    if (motion.checks.empty()) return "--tag goes with --motion";
    for (const char* other : {"--only", "--junit"})
        if (arguments.value(other)) return QString(other) + " cannot be used with --tag";
    return {};
}

/// The part of the help that lists the values of --motion-checks and --motion-limits.
QString motionHelp()
{
    QString text = "\nMotion checks, and what each says where it finds something:\n\n";
    for (const MotionCheckKind& kind : motionCheckKinds())
        text += QStringLiteral("  %1  %2\n").arg(QString(kind.key), -17).arg(QString(kind.what));
    text +=
        "\nTheir limits, in leg lengths (of a second), seconds, degrees or times, with the usual number and\n"
        "the bounds:\n\n";
    const MotionSettings usual;
    for (const MotionNumber& number : motionNumbers()) {
        if (!number.isOfChecks) continue;
        text += QStringLiteral("  %1  %2  (%3 to %4)\n")
                    .arg(QString(number.key), -18)
                    .arg(QString::number(number.get(usual)), -6)
                    .arg(QString::number(number.lowest), QString::number(number.highest));
    }
    return text;
}

/// Removes findings about missing models, for --allow-missing-models.
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
    const MotionRequest motion = motionRequest(arguments);
    if (!motion.problem.isEmpty()) return usageError("check: " + motion.problem);
    if (const QString wrong = misuseOfTagging(arguments, motion); !wrong.isEmpty())
        return usageError("check: " + wrong);
    if (arguments.has("--tag")) return runTagging(arguments, motion);
    const CommandLibrary read = readCommandLibrary(arguments.paths(), namedLibrary(arguments));
    if (commandMode().isStrict && !read.isComplete() && !read.printMessages()) return ExitBadInput;
    printErrors(read.pathErrors); // other errors are among the findings
    prepareChecks(read.library, arguments.value("--only"));
    std::vector<CheckOutcome> outcomes = checkup(read.library);
    if (commandMode().allowsMissingModels) leaveOutMissingModels(outcomes, read.library);
    appendMotionOutcomes(motion, read.library, outcomes);
    if (const auto only = arguments.value("--only")) {
        std::erase_if(outcomes, [&](const CheckOutcome& each) { return each.name != only->toStdString(); });
        if (outcomes.empty()) return usageError("check: there is no check \"" + *only + '"');
    }
    if (const auto file = arguments.value("--junit"))
        if (const auto written =
                writeCommandFile(QFile::encodeName(*file).toStdString(), checkJunit(outcomes, read.library));
            !written) {
            printError(written.error());
            return ExitBadInput;
        }
    const int printed =
        print(arguments.has("--json") ? checkJson(outcomes, read.library) : checkText(outcomes, read.library),
              formOf(arguments));
    noteUndefinedTags(outcomes);
    return outcomeStatus(
        {.isComplete = read.pathErrors.empty(), .printed = printed, .isKept = brokenCount(outcomes) == 0});
}

} // namespace

Command checkCommand()
{
    return {
        "check",
        "find where the tags of a library break its rules",
        QString(
            "Usage: tagline check PATH... [--only NAME] [--library FILE] [--json] [--junit FILE]\n"
            "                          [--motion] [--motion-checks KEYS] [--motion-limits "
            "LIMIT=NUMBER,...]\n"
            "       tagline check --motion --tag PATH... [--dry-run] [--json]\n\n"
            "Looks whether files can be read, sidecars fit them, tags are in the vocabulary, values are as\n"
            "declared and exclusive groups are kept, and then for the checks of the library file:\n\n"
            "  \"checks\": [{\"name\": \"Feet that rest stand still\", \"expect\": \"none\",\n"
            "              \"query\": \"contact(LeftFoot) & speed(LeftFoot) > 1\"},\n"
            "             {\"name\": \"Every walk has its steps\", \"expect\": \"some\",\n"
            "              \"query\": \"Step\", \"within\": \"Walk\"}]\n\n"
            "\"expect\" says how many frames of a clip the query may find: none, some or all of them; with\n"
            "\"within\", only clips are checked in which that query finds a frame. Exit status 0: all "
            "checks passed, 1: not.\n\n"
            "  --only NAME   only the check of that name\n"
            "  --json        print JSON: {\"isKept\", \"checks\": [{\"name\", \"checked\", \"findings\":\n"
            "                [{\"source\", \"clip\", \"ranges\", \"message\"}]}]}\n"
            "  --junit FILE  also write a report for build servers: a test case for each check\n"
            "  --motion      also look whether motion is broken: feet that slide, joints that jump. Ranges\n"
            "                tagged as such (Bad.FootSlide) are known and no findings. With --json a "
            "finding\n"
            "                has \"check\", \"joint\", \"value\", \"threshold\" and \"unit\" too\n"
            "  --motion-checks KEYS  only these of them: frozen,pop\n"
            "  --motion-limits LIMIT=NUMBER,...  other limits than the library's: slideSpeed=0.2\n"
            "  --tag         tag what the motion checks find, as Bad.FootSlide, and look at no other check; "
            "it\n"
            "                is no failure then\n"
            "  --dry-run     with --tag: list what would be tagged, and write nothing\n") +
            libraryOptionHelp + motionHelp(),
        runCheck,
        checkOptions(),
        {"tagline check sample --junit report.xml"},
        true};
}

} // namespace tagline
