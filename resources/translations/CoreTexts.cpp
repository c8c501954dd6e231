#include "resources/translations/CoreTexts.h"

#include "core/exports/ExportFormat.h"
#include "core/imports/TagImportFormat.h"
#include "core/io/LibraryFile.h"
#include "core/library/checks/CheckRules.h"
#include "core/library/checks/MotionCheckup.h"
#include "core/motion/checks/MotionChecks.h"

#include <cctype>
#include <set>

namespace tagline {

std::vector<CoreText> coreTexts()
{
    std::vector<CoreText> texts;
    const auto add = [&](const char* context, std::string text) {
        if (!text.empty()) texts.push_back({std::string("tagline::") + context, std::move(text)});
    };
    for (const ExportFormat& format : exportFormats())
        for (const std::string& text : {format.title, format.holds, format.leavesOut})
            add("ExportFormat", text);
    for (const TagImportFormat& format : tagImportFormats())
        for (const std::string& text : {format.title, format.holds}) add("TagImportFormat", text);
    for (const MotionCheckKind& kind : motionCheckKinds()) {
        add("MotionChecks", kind.name);
        add("MotionChecks", kind.what);
        add("MotionChecks", unitSymbol(kind.unit));
        const std::string name = kind.name;
        add("LibraryCheckup", "Motion: " + std::string(1, char(std::tolower(name[0]))) + name.substr(1));
    }
    for (const char* name :
         {readableCheck, fittingCheck, knownTagsCheck, declaredValuesCheck, keptGroupsCheck})
        add("LibraryCheckup", name);
    std::set<std::string_view> shown; // of members that belong together once
    forEachFileMember([&](const auto& member) {
        if (shown.insert(member.shown).second) add("UnsavedWords", std::string(member.shown));
    });
    return texts;
}

std::string coreTextsHeader()
{
    std::string header;
    for (const CoreText& each : coreTexts()) {
        std::string quoted;
        for (const char c : each.text) {
            if (c == '"' || c == '\\') quoted += '\\';
            quoted += c == '\n' ? "\\n" : std::string(1, c);
        }
        header += "QT_TRANSLATE_NOOP(\"" + each.context + "\", \"" + quoted + "\")\n";
    }
    return header;
}

} // namespace tagline
