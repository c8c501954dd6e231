#include "app/cli/edits/TagRule.h"

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/tagging/TagRecordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LibraryQueries.h"
#include "core/library/RuleSuggestions.h"
#include "core/query/editing/RuleThresholds.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/tagging/SettledEdits.h"

namespace tagline {
namespace {

/// Result of a rule, or its expected result.
struct RuleRun
{
    RuleSuggestions suggestions;
    bool isDryRun = false;
};

/// The rule of that name, or an error that lists the existing ones.
Result<TaggingRule> ruleNamed(const std::string& name, const ClipLibrary& library)
{
    if (const TaggingRule* rule = library.findRule(name)) return *rule;
    std::string message = "there is no rule \"" + name + '"';
    const char* before = "; the rules are ";
    for (const TaggingRule& rule : library.rules()) {
        message += before + ('"' + rule.name) + '"';
        before = ", ";
    }
    if (library.rules().empty()) message += "; rules are kept in a library file (name.tagline)";
    return Error{"rule.unknown", message, {}, 0, 0};
}

Result<RuleSuggestions> evaluated(const TaggingRule& rule, const ClipLibrary& library)
{
    const auto refused = [&rule](Error error) {
        error.message = "the rule \"" + rule.name + "\": " + error.message;
        return error;
    };
    const auto typed = parseQuery(rule.query, library); // its error has the column in the typed text
    if (!typed) return refused(typed.error());
    remarkOnQuery(*typed, library);
    const auto asked = askedQuery(rule);
    if (!asked) return refused(asked.error());
    const auto query = parseQuery(*asked, library);
    if (!query) return refused(query.error());
    computeSignals(*query, library);
    return suggestions(rule, evaluate(canonical(*query), library.queryLibrary()), library);
}

/// Accepts all suggestions: adds ranges of the tag, as if a person had drawn them.
std::vector<SheetChange> acceptance(const RuleSuggestions& found, TagId tag, const ClipLibrary& library)
{
    std::vector<SheetChange> changes;
    for (const ClipSuggestions& each : found.clips) {
        const LibraryClip& clip = library.clip(each.clip);
        changes.push_back({each.clip, settledAddition(clip.sheet, withAccepted(clip.sheet, tag, each.ranges),
                                                      tag, library.vocabulary(), clip.frames)});
    }
    return changes;
}

std::string jsonText(const RuleRun& run, const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().member("rule", run.suggestions.rule).member("tag", run.suggestions.tag);
    json.key("written").boolean(!run.isDryRun);
    json.key("clips").beginArray();
    for (const ClipSuggestions& each : run.suggestions.clips) {
        const LibraryClip& clip = library.clip(each.clip);
        json.beginObject().member("source", library.source(clip.source).shown).member("clip", clip.name);
        if (clip.isNameShared) json.member("index", clip.index);
        writeRanges(each.ranges, json);
        json.endObject();
    }
    const RangeTotals totals = run.suggestions.totals();
    json.endArray().key("totals").beginObject();
    json.member("clips", totals.clips).member("ranges", totals.ranges).member("frames", totals.frames);
    json.endObject().endObject();
    return std::move(json).finished();
}

std::string plainText(const RuleRun& run, const ClipLibrary& library)
{
    std::string text;
    for (const ClipSuggestions& each : run.suggestions.clips) {
        text += terminalText(exportedClipName(library, each.clip)) + ':';
        text += rangesText(each.ranges) + '\n';
    }
    const RangeTotals totals = run.suggestions.totals();
    text += counted(totals.ranges, "range") + " of " + terminalText(run.suggestions.tag) + " in " +
            counted(totals.clips, "clip") + ", " + counted(totals.frames, "frame");
    return text + (run.isDryRun ? " would be tagged\n" : " tagged\n");
}

} // namespace

int runTagRule(const CommandArguments& arguments)
{
    CommandDocument read(arguments.paths(), namedLibrary(arguments));
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    auto rule = ruleNamed(arguments.value("--rule")->toStdString(), read.library());
    if (const auto leave = arguments.value("--leave"); leave && rule) rule->leave = leave->toDouble();
    const auto found = rule ? evaluated(*rule, read.library()) : Result<RuleSuggestions>(rule.error());
    if (!found) {
        printError(found.error());
        return ExitBadInput;
    }
    const bool isDryRun = arguments.has("--dry-run");
    if (!isDryRun && !found->clips.empty()) {
        const TagId tag = read.document().tagNamed(found->tag);
        signEdits(read.document(), arguments);
        read.document().changeSheets(acceptance(*found, tag, read.library()), QString("Tag"));
        read.defineUsedTags({found->tag});
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const RuleRun run{*found, isDryRun};
    const int printed =
        print(arguments.has("--json") ? jsonText(run, read.library()) : plainText(run, read.library()),
              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

} // namespace tagline
