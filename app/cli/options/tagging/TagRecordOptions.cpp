#include "app/cli/options/tagging/TagRecordOptions.h"

#include "app/document/editing/SignatureTime.h"

namespace tagline {
namespace {

/// The value of "0.8" or "80%".
std::optional<double> confidenceOf(const CommandArguments& arguments)
{
    QString text = arguments.value("--confidence").value_or(QString()).trimmed();
    const bool isPercent = text.endsWith('%');
    if (isPercent) text.chop(1);
    bool isNumber = false;
    const double typed = text.trimmed().toDouble(&isNumber);
    const double value = isPercent ? typed / 100 : typed;
    return isNumber && value >= 0 && value <= 1 ? std::optional(value) : std::nullopt;
}

} // namespace

QStringList recordOptions() { return {"--author", "--confidence", "--note"}; }

QString misuseOfRecordOptions(const CommandArguments& arguments)
{
    const auto confidence = arguments.value("--confidence");
    if (confidence && !confidenceOf(arguments))
        return QString("--confidence takes a number from 0 to 1, such as 0.8, or percent, such as 80%, not "
                       "\"%1\"")
            .arg(*confidence);
    if (arguments.has("--remove"))
        for (const QString& option : recordOptions())
            if (arguments.value(option))
                return option + " cannot be used with --remove: frames that lose a tag lose its record";
    return {};
}

void signEdits(LibraryDocument& document, const CommandArguments& arguments)
{
    const QString author = arguments.value("--author").value_or(QString()).trimmed();
    if (author.isEmpty()) return;
    document.setSigning([signature = TagSignature{author.toStdString(), presentMinute()}] {
        return std::optional(signature);
    });
}

void recordOptionsOn(LibraryDocument& document, const CommandArguments& arguments, TagId tag,
                     std::span<const ClipFrames> where)
{
    const auto confidence = confidenceOf(arguments);
    const auto note = arguments.value("--note");
    if (!confidence && !note) return;
    const ClipLibrary& library = document.library();
    const std::string& name = library.vocabulary()[tag].name;
    std::vector<SheetChange> changes;
    for (const ClipFrames& each : where) {
        const LibraryClip& clip = library.clip(each.clip);
        const FrameRanges frames = each.frames.intersected(clip.sheet.frames(tag, clip.frames));
        TagSheet sheet = clip.sheet;
        if (confidence) sheet = withRecord(sheet, name, RecordField::Confidence, frames, *confidence);
        if (note) sheet = withRecord(sheet, name, RecordField::Note, frames, note->toStdString());
        changes.push_back({each.clip, std::move(sheet)});
    }
    document.changeSheets(std::move(changes), QString("Note"));
}

} // namespace tagline
