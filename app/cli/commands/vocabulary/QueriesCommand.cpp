// `tagline queries`: lists saved queries and live tags, and edits them.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/QueryRemarks.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/WordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/library/LibraryQueries.h"
#include "core/library/edits/LiveTagName.h"
#include "core/library/edits/SavedQueryEdits.h"

#include <algorithm>

namespace tagline {
namespace {

using KeptList = std::vector<KeptQuery>;

const WordOptions& optionsOfQueryWords()
{
    static const QStringList all{"--live", "--dry-run"};
    static const WordOptions options{{"add", all}, {"change", all}, {"rename", all}, {"remove", all}};
    return options;
}

CommandOptions queriesOptions()
{
    CommandOptions options{{"--live", "--dry-run", "--json"}, {libraryOption}};
    for (const auto& [word, ofWord] : optionsOfQueryWords()) options.words << word;
    return options;
}

std::string kindText(bool isLive) { return isLive ? "live tag" : "saved query"; }

std::string queriesText(const KeptList& queries)
{
    std::string text;
    std::int64_t live = 0;
    for (const KeptQuery& each : queries) {
        text += (each.isLive ? "" : "@") + terminalText(each.name) + ": " + terminalText(each.query) + '\n';
        live += each.isLive;
    }
    return text + counted(std::int64_t(queries.size()) - live, "saved query", "saved queries") + ", " +
           counted(live, "live tag") + '\n';
}

std::string queriesJson(const KeptList& queries)
{
    JsonWriter json;
    json.beginObject().key("queries").beginArray();
    for (const KeptQuery& each : queries)
        json.beginObject()
            .member("name", each.name)
            .member("query", each.query)
            .key("live")
            .boolean(each.isLive)
            .endObject();
    json.endArray().endObject();
    return std::move(json).finished();
}

int listQueries(const CommandArguments& arguments)
{
    const CommandLibrary read = readCommandLibrary(arguments.paths(), namedLibrary(arguments));
    if (!read.printMessages()) return ExitBadInput;
    const KeptList queries = keptQueries(read.library);
    const int printed =
        print(arguments.has("--json") ? queriesJson(queries) : queriesText(queries), formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// The queries after the edit by the arguments, and the one that they name.
struct WantedQueries
{
    KeptList all;
    std::string name; ///< name after the edit, or of the removed query
    bool isLive = false;
    std::string query = {}; ///< typed query; empty if there is none
};

KeptList::iterator keptPlace(KeptList& queries, const std::string& name, bool isLive)
{
    return std::ranges::find_if(
        queries, [&](const KeptQuery& each) { return each.isLive == isLive && each.name == name; });
}

Result<WantedQueries> wantedQueries(const CommandArguments& arguments, const ClipLibrary& library)
{
    const QStringList& given = arguments.positional();
    const QString& word = given[0];
    WantedQueries wanted{keptQueries(library), given[1].trimmed().toStdString(), arguments.has("--live")};
    const auto place = keptPlace(wanted.all, wanted.name, wanted.isLive);
    const bool isThere = place != wanted.all.end();
    const std::string called = kindText(wanted.isLive) + " \"" + wanted.name + '"';
    if (word == "add" && isThere)
        return commandError("command.query-taken",
                            "there is already a " + called + "; tagline queries change changes it");
    if (word != "add" && !isThere) return commandError("query.unknown-saved-query", "there is no " + called);
    if (word == "remove") wanted.all.erase(place);
    if (word == "rename") place->name = wanted.name = given[2].trimmed().toStdString();
    if (word == "add" || word == "change") wanted.query = given[2].toStdString();
    if (word == "change") place->query = wanted.query;
    if (word == "add") wanted.all.push_back({wanted.name, wanted.name, wanted.query, wanted.isLive});
    return wanted;
}

/// Why the added, changed or renamed query is refused; none if it is not.
std::optional<Error> refusalOfQueries(const WantedQueries& wanted, const QString& word,
                                      const ClipLibrary& library)
{
    const bool isNamed = word == "add" || word == "rename";
    if (isNamed && wanted.name.empty()) return commandError("command.query-name", "a query needs a name");
    const auto isIt = [&](const KeptQuery& each) {
        return each.isLive == wanted.isLive && each.name == wanted.name;
    };
    if (isNamed && std::ranges::count_if(wanted.all, isIt) > 1)
        return commandError("command.query-taken",
                            "there is already a " + kindText(wanted.isLive) + " \"" + wanted.name + '"');
    if (isNamed && wanted.isLive)
        if (const auto clash = liveTagNameClash(wanted.name, library))
            return commandError("derived.named-as-tag", clash->message(wanted.name));
    if (wanted.query.empty()) return std::nullopt;
    const LibraryEdit edit = keptQueriesEdit(library, wanted.all);
    const auto parsed = parseQuery(wanted.query, library, *edit.queries, *edit.derived);
    if (!parsed) return parsed.error();
    remarkOnQuery(*parsed, library);
    return std::nullopt;
}

/// Prints the queries that name a removed one.
void noteWhoNames(const WantedQueries& gone, const ClipLibrary& library)
{
    const auto namesIt = [&](const std::string& text) {
        return gone.isLive ? namesLiveTag(text, gone.name, library) : namesSavedQuery(text, gone.name);
    };
    std::vector<std::string> naming;
    for (const KeptQuery& each : gone.all)
        if (namesIt(each.query)) naming.push_back('"' + each.name + '"');
    for (const TaggingRule& rule : library.rules())
        if (namesIt(rule.query)) naming.push_back("the rule \"" + rule.name + '"');
    for (const LibraryCheck& check : library.checks())
        if (namesIt(check.query) || namesIt(check.within))
            naming.push_back("the check \"" + check.name + '"');
    std::string names;
    for (const std::string& each : naming) names += (names.empty() ? "" : ", ") + each;
    if (!names.empty())
        printNote("tagline", names + " cannot be asked any more: \"" + gone.name + "\" is in it");
}

std::string editedText(const WantedQueries& edited, const QString& word, bool isDryRun)
{
    static const std::map<QString, std::string> done{
        {"add", "added"}, {"change", "changed"}, {"rename", "renamed"}, {"remove", "removed"}};
    return kindText(edited.isLive) + ' ' + terminalText(edited.name) + (isDryRun ? " would be " : " ") +
           done.at(word) + '\n';
}

std::string editedJson(const WantedQueries& edited, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun).member("name", edited.name);
    json.key("live").boolean(edited.isLive).endObject();
    return std::move(json).finished();
}

int editQueries(const CommandArguments& arguments)
{
    const QString& word = arguments.positional().front();
    const bool hasText = word != "remove";
    CommandDocument read(arguments.paths(hasText ? 3 : 2), namedLibrary(arguments));
    const auto wanted =
        read.refusal() ? Result<WantedQueries>(*read.refusal()) : wantedQueries(arguments, read.library());
    std::optional<Error> refused = wanted ? refusalOfQueries(*wanted, word, read.library()) : wanted.error();
    if (refused && wanted && refused->column > 0) return refuseQuery(wanted->query, *refused);
    if (refused) {
        printError(*refused);
        return ExitBadInput;
    }
    if (word == "remove") noteWhoNames(*wanted, read.library());
    const bool isDryRun = arguments.has("--dry-run");
    if (!isDryRun) {
        read.document().change(keptQueriesEdit(read.library(), wanted->all), "Edit Saved Queries");
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed =
        print(arguments.has("--json") ? editedJson(*wanted, isDryRun) : editedText(*wanted, word, isDryRun),
              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

int runQueries(const QStringList& given)
{
    const CommandArguments arguments(given, queriesOptions());
    const auto wrong = [&]() -> QString {
        if (!arguments.problem().isEmpty()) return arguments.problem();
        const QStringList& words = arguments.positional();
        if (words.isEmpty()) return "PATH is missing; see tagline help queries";
        const bool isEdit = optionsOfQueryWords().contains(words.front());
        for (const QString& each : {misuseOfWordOptions(arguments, optionsOfQueryWords(),
                                                        isEdit ? words.front() : QString("a list")),
                                    misuseOfLibraryOption(arguments)})
            if (!each.isEmpty()) return each;
        if (!isEdit || words.size() > (words.front() == "remove" ? 2 : 3)) return {};
        const QString needed = words.front() == "remove"   ? "NAME"
                               : words.front() == "rename" ? "NAME, its new name"
                                                           : "NAME, QUERY";
        return words.front() + " needs " + needed + " and PATH; see tagline help queries";
    }();
    if (!wrong.isEmpty()) return usageError("queries: " + wrong);
    const bool isEdit = optionsOfQueryWords().contains(arguments.positional().front());
    return isEdit ? editQueries(arguments) : listQueries(arguments);
}

} // namespace

Command queriesCommand()
{
    return {"queries",
            "list and edit saved queries and live tags of a library file",
            QString("Usage: tagline queries PATH... [--json]\n"
                    "       tagline queries add NAME QUERY PATH... [--live] [--dry-run] [--json]\n"
                    "       tagline queries change NAME QUERY PATH... [--live] [--dry-run] [--json]\n"
                    "       tagline queries rename NAME NEW PATH... [--live] [--dry-run] [--json]\n"
                    "       tagline queries remove NAME PATH... [--live] [--dry-run] [--json]\n\n"
                    "A saved query is asked by @name; a live (derived) tag by its name, as tags are, and its "
                    "frames\n"
                    "follow from its query at any time. Both stand in the library file, which is one of the "
                    "paths.\n"
                    "Whatever names a query follows its new name.\n\n"
                    "  --live         of a live tag, not of a saved query\n"
                    "  --dry-run      say what would change, and write nothing\n"
                    "  --json         print JSON: {\"queries\": [{\"name\", \"query\", \"live\"}]}, or\n"
                    "                 {\"written\", \"name\", \"live\"}\n") +
                libraryOptionHelp,
            runQueries,
            queriesOptions(),
            {"tagline queries add usable \"Locomotion - Bad\" sample", "tagline queries sample"},
            true};
}

} // namespace tagline
