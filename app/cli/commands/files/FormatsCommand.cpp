// `tagline formats`: lists the formats of export and import, from the tables that window and commands use.

#include "app/cli/Command.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/FormatsText.h"
#include "core/io/json/JsonWriter.h"

namespace tagline {
namespace {

QString plainList(const std::vector<DescribedFormat>& formats, const QString& heading)
{
    QString text = heading + '\n';
    for (const DescribedFormat& format : formats) {
        text += '\n' + headingOf(format, formats);
        const std::string loses = format.leavesOut.empty() ? "Nothing." : format.leavesOut;
        text += wrappedText("Holds: " + QString::fromStdString(format.holds), "    ");
        text += wrappedText("Loses: " + QString::fromStdString(loses), "    ");
        text += wrappedText("Checked: " + QString::fromStdString(format.checkedBy), "    ");
    }
    return text;
}

void writeList(JsonWriter& json, const std::vector<DescribedFormat>& formats, const char* direction)
{
    for (const DescribedFormat& format : formats)
        json.beginObject()
            .member("format", format.id)
            .member("direction", direction)
            .member("title", format.title)
            .member("files", format.files)
            .member("holds", format.holds)
            .member("loses", format.leavesOut)
            .member("checked", format.checkedBy)
            .endObject();
}

CommandOptions formatsOptions() { return {{"--json"}, {}}; }

int runFormats(const QStringList& given)
{
    const CommandArguments arguments(given, formatsOptions());
    if (!arguments.problem().isEmpty()) return usageError("formats: " + arguments.problem());
    if (!arguments.positional().isEmpty())
        return usageError("formats: takes no PATH; see tagline help formats");
    if (!arguments.has("--json"))
        return print(plainList(describedExports(), "Tags leave as (tagline export --to FORMAT):") + '\n' +
                     plainList(describedImports(), "Tags arrive from (tagline import --from FORMAT):"));
    JsonWriter json;
    json.beginObject().key("formats").beginArray();
    writeList(json, describedExports(), "export");
    writeList(json, describedImports(), "import");
    json.endArray().endObject();
    return print(std::move(json).finished(), OutputForm::Json);
}

} // namespace

Command formatsCommand()
{
    return {"formats",
            "list the formats in which tags leave and arrive, and what each loses",
            "Usage: tagline formats [--json]\n\n"
            "Says of each format what it holds, what it loses, and how that was checked.\n\n"
            "  --json  print JSON: {\"formats\": [{\"format\", \"direction\", \"title\", \"files\", "
            "\"holds\",\n"
            "          \"loses\", \"checked\"}]}\n",
            runFormats,
            formatsOptions(),
            {"tagline formats --json"}};
}

} // namespace tagline
