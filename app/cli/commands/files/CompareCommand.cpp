// `tagline compare`: measures the agreement of annotators of the same clips.

#include "app/cli/Command.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/agreement/AnnotatorComparison.h"
#include "core/library/agreement/AnnotatorFiles.h"
#include "core/tags/vocabulary/PropertyTexts.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tagline {
namespace {

constexpr std::size_t mostValueLines = 5; ///< per tag; JSON contains all

const char* coefficientName(std::size_t annotators) { return annotators == 2 ? "kappa" : "alpha"; }

/// "0.83"; never "-0.00".
std::string hundredths(double value)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.2f", std::abs(value) < 0.005 ? 0.0 : value);
    return text;
}

/// "off by 2 frames (median), 7 (nine of ten)"; empty if no ranges were matched.
std::string edgeText(const EdgeOffsets& edges)
{
    if (!edges.median) return {};
    const auto frames = [](double value) { return std::to_string(std::llround(value)); };
    return "edges off by " + counted(std::llround(*edges.median), "frame") + " (median), at most " +
           frames(*edges.most) + " (nine of ten); ";
}

/// "; other instances on the same frames in 2 places, other values of the same instances in 1"; empty if no
/// annotator counts the tag.
std::string instanceText(const TagAgreement& tag)
{
    if (!tag.isCounted) return {};
    return "; other instances on the same frames in " + counted(tag.otherInstances, "place") +
           ", other values of the same instances in " + std::to_string(tag.otherValues);
}

/// "  values differ: hand left / right, 2 instances", one per line; only the most frequent.
std::string valuesText(const TagAgreement& tag)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(tag.values.size(), mostValueLines); ++i) {
        const ValueAgreement& differing = tag.values[i];
        text += "  values differ: " + terminalText(differing.name);
        for (std::size_t who = 0; who < differing.values.size(); ++who)
            text += (who > 0 ? " / " : " ") +
                    (differing.values[who] ? terminalText(textOfValue(*differing.values[who])) : "none");
        text += ", " + counted(differing.instances, "instance") + '\n';
    }
    const auto more = std::int64_t(tag.values.size()) - std::int64_t(mostValueLines);
    if (more > 0) text += "  values differ in " + counted(more, "more way") + '\n';
    return text;
}

/// Whether all annotators agree on a tag: frames, ranges, instances and their values.
bool isWhollyAlike(const TagAgreement& tag)
{
    const auto isOdd = [](const AnnotatorTotals& each) { return each.missed > 0 || each.doubled > 0; };
    return tag.alike >= 1 && tag.edges.most.value_or(0) == 0 && tag.otherInstances == 0 &&
           tag.otherValues == 0 && std::ranges::none_of(tag.annotators, isOdd);
}

std::string compareText(const AnnotatorComparison& comparison, const std::vector<Annotator>& annotators)
{
    std::string text;
    const std::int64_t alike = std::ranges::count_if(comparison.tags, isWhollyAlike);
    const bool isFolded = alike > 1; // they need no attention, and would hide those that differ
    for (const TagAgreement& tag : comparison.tags) {
        if (isFolded && isWhollyAlike(tag)) continue;
        text += terminalText(tag.tag) + ": " + coefficientName(annotators.size()) + ' ' +
                (tag.coefficient ? hundredths(*tag.coefficient) : "undefined") + ", " +
                hundredths(100 * tag.alike) + " % of " + counted(tag.frames, "frame") + " alike; " +
                edgeText(tag.edges) + counted(tag.matched, "pair") + " of ranges" + instanceText(tag) + '\n';
        for (std::size_t i = 0; i < annotators.size(); ++i) {
            const AnnotatorTotals& totals = tag.annotators[i];
            text += "  " + terminalText(annotators[i].name) + ": " + counted(totals.ranges, "range") + ", " +
                    counted(totals.frames, "frame") +
                    (tag.isCounted ? ", " + counted(totals.instances, "instance") : std::string()) +
                    "; missed " + std::to_string(totals.missed) + ", doubled " +
                    std::to_string(totals.doubled) + '\n';
        }
        text += valuesText(tag);
    }
    if (isFolded) text += counted(alike, "tag") + " alike\n";
    text += counted(comparison.clips, "clip") + " compared";
    if (comparison.leftOut > 0)
        text += ", " + std::to_string(comparison.leftOut) + " left out: one alone has them";
    return text + '\n';
}

void writeNumber(std::string_view key, const std::optional<double>& value, JsonWriter& json)
{
    json.key(key);
    value ? json.number(*value) : json.raw("null");
}

/// Writes the differences of the instances of a counted tag.
void writeInstances(const TagAgreement& tag, JsonWriter& json)
{
    json.member("otherInstances", tag.otherInstances).member("otherValues", tag.otherValues);
    json.key("values").beginArray();
    for (const ValueAgreement& differing : tag.values) {
        json.beginObject().member("name", differing.name).member("instances", differing.instances);
        json.key("annotators").beginArray();
        for (const auto& value : differing.values) {
            if (value)
                writeValue(*value, json);
            else
                json.raw("null");
        }
        json.endArray().endObject();
    }
    json.endArray();
}

std::string compareJson(const AnnotatorComparison& comparison, const std::vector<Annotator>& annotators)
{
    JsonWriter json;
    json.beginObject().member("coefficient", coefficientName(annotators.size()));
    json.member("clips", comparison.clips).member("leftOut", comparison.leftOut).key("tags").beginArray();
    for (const TagAgreement& tag : comparison.tags) {
        json.beginObject().member("tag", tag.tag);
        writeNumber(coefficientName(annotators.size()), tag.coefficient, json);
        json.key("alike").number(tag.alike).member("frames", tag.frames).member("pairs", tag.matched);
        json.key("edges").beginObject();
        writeNumber("median", tag.edges.median, json);
        writeNumber("most", tag.edges.most, json);
        writeNumber("medianSeconds", tag.edges.medianTime, json);
        writeNumber("mostSeconds", tag.edges.mostTime, json);
        json.endObject();
        if (tag.isCounted) writeInstances(tag, json);
        json.key("annotators").beginArray();
        for (std::size_t i = 0; i < annotators.size(); ++i) {
            const AnnotatorTotals& totals = tag.annotators[i];
            json.beginObject().member("name", annotators[i].name).member("frames", totals.frames);
            json.member("ranges", totals.ranges).member("missed", totals.missed);
            json.member("doubled", totals.doubled);
            if (tag.isCounted) json.member("instances", totals.instances);
            json.endObject();
        }
        json.endArray().endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

/// The number of `--require kappa=0.8`, or of alpha; none for other text.
std::optional<double> leastAgreement(const QString& text)
{
    if (!text.startsWith("kappa=") && !text.startsWith("alpha=")) return std::nullopt;
    bool isNumber = false;
    const double least = text.mid(6).toDouble(&isNumber);
    return isNumber && least >= -1 && least <= 1 ? std::optional(least) : std::nullopt;
}

/// Prints the tags on which annotators agree less than required.
int judged(const AnnotatorComparison& comparison, std::size_t annotators, double least)
{
    int status = ExitDone;
    for (const TagAgreement& tag : comparison.tags) {
        if (tag.coefficientOrOne() >= least) continue;
        printNote("compare", terminalText(tag.tag) + ": " + coefficientName(annotators) + " is " +
                                 hundredths(tag.coefficientOrOne()) + ", required is " + hundredths(least));
        status = ExitBroken;
    }
    return status;
}

CommandOptions compareOptions() { return {{"--json"}, {"--by", "--require"}, {{"--by", {"author"}}}}; }

QString misuseOfCompare(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    const auto by = arguments.value("--by");
    const qsizetype paths = arguments.positional().size();
    if (by && *by != "author") return "--by takes author, not \"" + *by + '"';
    if (by && paths != 1) return "--by author takes one folder";
    if (!by && paths < 2) return "two folders or more are needed, or --by author; see tagline help compare";
    if (const auto required = arguments.value("--require"); required && !leastAgreement(*required))
        return "--require takes kappa=NUMBER or alpha=NUMBER of at most 1, such as kappa=0.8, not \"" +
               *required + '"';
    return {};
}

int runCompare(const QStringList& given)
{
    const CommandArguments arguments(given, compareOptions());
    if (const QString wrong = misuseOfCompare(arguments); !wrong.isEmpty())
        return usageError("compare: " + wrong);
    std::vector<Annotator> annotators;
    bool isComplete = true;
    for (const std::string& folder : arguments.paths()) {
        const ReadSidecars read = readSidecarsIn(folder);
        printErrors(read.errors);
        isComplete = isComplete && read.errors.empty();
        if (arguments.value("--by"))
            annotators = annotatorsByAuthor(read.sidecars);
        else
            annotators.push_back(annotatorOf(folder, read.sidecars));
    }
    if (annotators.size() < 2) {
        printError({"command.one-annotator",
                    "records of tags name fewer than two authors; nothing to compare",
                    argumentBytes(arguments.positional().front())});
        return ExitBadInput;
    }
    const AnnotatorComparison comparison = compared(annotators);
    if (comparison.unequal > 0)
        printNote("compare", counted(comparison.unequal, "clip") +
                                 " had another length for each; the longest is counted");
    const int printed = print(arguments.has("--json") ? compareJson(comparison, annotators)
                                                      : compareText(comparison, annotators),
                              formOf(arguments));
    if (!isComplete) return ExitBadInput;
    const auto required = arguments.value("--require");
    if (required && comparison.clips == 0) {
        printNote("compare", "no clip was looked at by two annotators: nothing is known of what is required");
        return ExitBroken;
    }
    if (comparison.clips == 0) {
        printError({"command.no-shared-clip",
                    "no clip was looked at by two annotators; nothing to compare: clips are the same by the "
                    "paths of their sidecars in the folders, and by their names",
                    argumentBytes(arguments.positional().front())});
        return ExitBadInput;
    }
    const int met =
        required ? judged(comparison, annotators.size(), *leastAgreement(*required)) : int(ExitDone);
    return printed != ExitDone ? printed : met;
}

} // namespace

Command compareCommand()
{
    return {
        "compare",
        "say how far annotators of the same clips agree, tag by tag",
        "Usage: tagline compare FOLDER FOLDER... [--require kappa=0.8] [--json]\n"
        "       tagline compare --by author FOLDER [--require kappa=0.8] [--json]\n\n"
        "Each folder holds one annotator's sidecars, such as a branch that is checked out there; clips are\n"
        "the same by their sidecars' paths. One whose sidecar an annotator lacks was not looked at by that\n"
        "annotator, and a clip of a sidecar that names it not got no tag. Tags are compared frame by frame\n"
        "(Cohen's kappa of two annotators, Krippendorff's alpha of more: 1 where all agree, 0 where they\n"
        "agree as by chance; undefined where nobody, or everybody, gave a tag to any frame) and range by\n"
        "range: those that share most frames are pairs. A range is missed by who has none over it, and\n"
        "doubled by who has several. Of a counted tag it is also said how many instances each has, in how\n"
        "many places the frames are the same but not the instances, in number or edges, and where these are\n"
        "the same, which of their values differ, as each has them: hand left / right.\n"
        "Where no clip was looked at by two annotators, there is nothing to compare: that ends with status "
        "8,\n"
        "and with --require with 1.\n\n"
        "  --by author      compare the authors that the records of tags name, in one folder. A frame of\n"
        "                   one file has one author: let each annotate in a tag set of their own\n"
        "  --require LIMIT  end with status 1 where a tag has less: kappa=0.8 or alpha=0.8\n"
        "  --json           print JSON: {\"coefficient\", \"clips\", \"leftOut\", \"tags\": [{\"tag\", "
        "\"kappa\",\n"
        "                   \"alike\", \"frames\", \"pairs\", \"edges\", \"annotators\"}]};\n"
        "                   of counted tags also \"otherInstances\", \"otherValues\", \"values\", and\n"
        "                   \"instances\" of each annotator\n",
        runCompare,
        compareOptions(),
        {"tagline compare ana ben --require kappa=0.8"}};
}

} // namespace tagline
