#include "core/imports/ForeignText.h"
#include "core/imports/formats/TagImporters.h"
#include "core/imports/shoot/ShootJson.h"
#include "core/imports/shoot/ShootTable.h"
#include "core/imports/shoot/ShootTakes.h"

namespace tagline {
namespace {

/// Tables do not begin so: no heading does.
bool isShootJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

/// Source of the JSON: support.peeldev.com, "Peel Capture json file format". Tables have no standard.
Result<ForeignTags> shootTags(const ForeignFile& file, const TagImportOptions& options)
{
    return isShootJson(file.text) ? shootJson(file, options) : shootTable(file, options);
}

std::vector<std::string> shootHeadings(std::string_view bytes)
{
    const auto text = decodedForeignText(bytes, {});
    return text && isShootJson(*text) ? shootJsonMembers(*text) : csvHeadings(bytes);
}

} // namespace

TagImportFormat shootSheetImport()
{
    return {.id = "shoot",
            .title = "Shoot sheet (CSV, JSON)",
            .endings = {"csv", "tsv", "json", "shoot.csv", "shoot.json"},
            .holds =
                "One row a take, as capture stages keep them, in a table or as JSON: the take's name says "
                "which clip it belongs to, or lists several (or there is one of each subject: "
                "walk_01_Ana); its start timecode says which time their first frame has. Marks "
                "(a name and a timecode, or two) become ranges, or one frame; everything else, such as "
                "subjects and select status, becomes a value of the whole clip: Take.select. Timecodes "
                "count at their own rate where it is given, else at the clip's; with ; they are "
                "drop-frame.",
            .leavesOut = "Rows whose take is the name of no clip or of several, and timecodes that cannot be "
                         "read: each kind is listed with its first line.",
            .checkedBy = "Peel Capture's JSON by its documentation; tables by what people keep in them.",
            .countsFrames = true,
            .columns = shootColumns(),
            .headings = shootHeadings,
            .read = shootTags};
}

} // namespace tagline
