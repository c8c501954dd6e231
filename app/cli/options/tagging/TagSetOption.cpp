#include "app/cli/options/tagging/TagSetOption.h"

#include "app/cli/CommandDocument.h"
#include "core/exports/ExportSelection.h"
#include "core/library/SetFiles.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>

namespace tagline {

const QString setOption = QStringLiteral("--set");
const QString setOptionHelp = QStringLiteral(
    "  --set NAME     only the tags of that tag set, named as in its own file; \"default\" is\n"
    "                 the set of walk.bvh.tags.json (see tagline help sets)\n");

QString setNameProblem(const QString& name)
{
    if (name == QString::fromUtf8(defaultSet) || canNameSet(name.toStdString())) return {};
    if (isSetName(name.toStdString())) return '"' + name + "\" cannot name a tag set: files of clips end so";
    return '"' + name + "\" cannot name a tag set: take letters, digits and _, with no digit first";
}

Result<std::string> tagSetNamed(const ClipLibrary& library, const QString& typed)
{
    const std::string name = typed.toStdString() == defaultSet ? std::string() : typed.toStdString();
    const std::vector<std::string> sets = library.tagSets();
    if (std::find(sets.begin(), sets.end(), name) != sets.end()) return name;
    std::string known;
    for (const std::string& set : sets)
        known += (known.empty() ? "" : ", ") + (set.empty() ? std::string(defaultSet) : set);
    return commandError("sets.unknown", "there is no tag set “" + name + "” here; there are: " + known);
}

std::optional<Error> keepChosenSet(ClipLibrary& library, const CommandArguments& arguments)
{
    const auto typed = arguments.value(setOption);
    if (!typed) return std::nullopt;
    const auto set = tagSetNamed(library, *typed);
    if (!set) return set.error();
    for (std::uint32_t i = 0; i < library.clipCount(); ++i)
        library.setSheet(ClipId(i), ofTagSet(library.clip(ClipId(i)).sheet, *set, library.vocabulary()));
    return std::nullopt;
}

} // namespace tagline
