#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/edits/TagImport.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/FormatsText.h"

namespace tagline {
namespace {

int runImport(const QStringList& given)
{
    const CommandArguments arguments(given, importOptions());
    if (!arguments.problem().isEmpty()) return usageError("import: " + arguments.problem());
    if (arguments.value("--from")) {
        if (const QString wrong = misuseOfTagImport(arguments); !wrong.isEmpty())
            return usageError("import: " + wrong);
        return runTagImport(arguments);
    }
    const CommandOptions options = importOptions();
    for (const QString& option : options.flags + options.values)
        if (arguments.has(option) || arguments.value(option))
            return usageError("import: " + option + " is for tags and needs --from FORMAT");
    if (arguments.positional().isEmpty())
        return usageError("import: PATH is missing; see tagline help import");
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    std::int64_t files = 0, clips = 0;
    for (const SourceId id : read.library.sourcesInPathOrder()) {
        const auto& model = read.library.source(id).model;
        files += model ? 1 : 0;
        clips += model ? std::int64_t(model->clips.size()) : 0;
    }
    const int printed =
        print("the cache holds " + counted(clips, "clip") + " of " + counted(files, "file") + '\n');
    return read.isComplete() ? printed : ExitBadInput;
}

} // namespace

Command importCommand()
{
    return {
        "import",
        "read model files into the cache, or tags that other programs wrote",
        "Usage: tagline import PATH...\n"
        "       tagline import --from FORMAT FILE... --into PATH [options]\n\n"
        "The first reads every model file once, so that it opens faster later. Files that the cache already\n"
        "holds are not read again.\n\n"
        "The second adds the tags of other programs' files to the clips of a library, and names on standard\n"
        "error what cannot be held. Where one file cannot be read, nothing is written; with --strict "
        "nothing\n"
        "either where something cannot be held.\n\n"
        "  --from FORMAT     one of the formats below\n"
        "  --into PATH       the library: a folder, or a .tagline file\n"
        "  --clip NAME       the clip that everything belongs to; usually the file says it, or is named so\n"
        "  --rate FPS        frames a second of frame numbers and timecodes: 30, 29.97 or 30000/1001;\n"
        "                    usually as the file says, else each clip's own\n"
        "  --end RULE        half-open: an end is the first frame or moment after the range; inclusive: the\n"
        "                    last in it; usually as the format has it\n"
        "  --namespace NAME  begin every tag and property with NAME and a dot; gameplay:: puts them into "
        "that\n"
        "                    tag set instead, gameplay::NAME does both\n"
        "  --set NAME        the tag set that everything goes into, with no set before its names; "
        "\"default\"\n"
        "                    is the set of walk.bvh.tags.json (see tagline help sets). A clip has one "
        "state:\n"
        "                    it stays in the set that says it already\n"
        "  --tag NAME        give every range this tag, whatever the file calls it\n"
        "  --tiers           elan, praat: begin a tag with the name of its tier and a dot\n"
        "  --columns LIST    csv: which headings the columns have: tag=What,start=from,stop=to; the names\n"
        "                    are clip, tag, start, stop (frames), start-seconds, stop-seconds, rate,\n"
        "                    rate-numerator, rate-denominator, state, state-by, state-at; shoot: clip\n"
        "                    (or a list of them), subjects, take-start, take-stop, rate (of timecodes),\n"
        "                    marks (a list of names and timecodes), or for a row a mark: mark, mark-start,\n"
        "                    mark-stop\n"
        "  --known-only      leave out ranges of tags that the library does not know; else such tags are "
        "made,\n"
        "                    and named; Run alone means Locomotion.Run where no other tag ends so\n"
        "  --captions        what would be tags are captions: free text\n"
        "  --replace         a tag's ranges replace what it had in the clips that the files name; states of\n"
        "                    clips count though the library's were said later; values of a\n"
        "                    property take the place of all that its clips had of it\n"
        "  --author NAME     sign the frames that gain a tag, with the time\n"
        "  --dry-run         say what would be imported, and write nothing\n"
        "  --json            print JSON: {\"written\", \"clips\": [{\"clip\", \"tags\"}],\n"
        "                    \"captions\": [{\"clip\", \"count\"}],\n"
        "                    \"states\": [{\"clip\", \"state\", \"by\", \"at\"}],\n"
        "                    \"values\": [{\"clip\", \"property\", \"value\", \"range\"}] (the range where\n"
        "                    not all frames have it),\n"
        "                    \"newTags\": [the tags that the library does not know yet],\n"
        "                    \"notHeld\": [{\"what\", \"file\", \"line\", \"count\"}]}\n"
        "\nFormats:\n" +
            importFormatsText(),
        runImport,
        importOptions(),
        {"tagline import sample", "tagline import --from csv labels.csv --into sample",
         "tagline import --from shoot takes.csv --into sample --dry-run"},
        true};
}

} // namespace tagline
