#include "core/library/versions/VersionedFile.h"

#include "core/io/json/JsonLine.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/versions/SidecarDifference.h"
#include "core/support/text/NumberText.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

std::string framesText(FrameRange range)
{
    return '[' + std::to_string(range.start) + ", " + std::to_string(range.stop) + ')';
}

/// Names with blanks or control characters in quotes, so that a line stays a line.
std::string nameText(const std::string& name)
{
    const bool isPlain = !name.empty() && std::none_of(name.begin(), name.end(), [](char c) {
        return static_cast<unsigned char>(c) <= ' ' || c == '"' || c == '\x7f';
    });
    return isPlain ? name : quotedJson(name);
}

std::string extraLines(const std::string& start, const std::vector<ExtraKey>& extra)
{
    std::string lines;
    for (const ExtraKey& each : extra)
        lines += start + nameText(each.name) + ": " + inOneLine(each.json) + '\n';
    return lines;
}

std::string linesOf(const SidecarClip& clip)
{
    const std::string start = nameText(shownName(clip.name, clip.index)) + "  ";
    std::string lines = start + std::to_string(clip.frames) + " frames at " +
                        std::to_string(clip.rate.numerator) + '/' + std::to_string(clip.rate.denominator) +
                        " fps\n";
    for (const SidecarTag& tag : clip.tags) {
        if (!tag.isCounted())
            for (const FrameRange range : tag.ranges)
                lines += start + nameText(tag.name) + "  " + framesText(range) + '\n';
        for (const SidecarInstance& each : tag.instances)
            lines += start + nameText(tag.name) + "  " + framesText(each.instance.range) +
                     instanceValues(each) + '\n';
    }
    for (const SidecarProperty& property : clip.properties)
        for (const SidecarValueRange& range : property.ranges)
            lines += start + nameText(property.name) + " = " + valueText(range) + "  " +
                     framesText(range.range) + '\n';
    for (const SidecarCaption& each : clip.captions) {
        const Caption& caption = each.caption;
        const std::string first = start + quotedJson(caption.text) + "  " + framesText(caption.range);
        lines += first + (caption.author.empty() ? "" : " by " + nameText(caption.author)) +
                 (caption.language.empty() ? "" : " in " + nameText(caption.language)) + '\n';
        lines += extraLines(first + "  ", each.extra);
    }
    return lines + extraLines(start, clip.extra);
}

/// The file's text, also for a file of a newer version, which cannot be saved.
std::string textOf(LibraryFile file)
{
    file.isReadOnly = false;
    return writtenLibraryFile(file);
}

ListNames elementNames(const LibraryFile& file)
{
    ListNames names;
    forEachFileMember([&](const auto& member) {
        if constexpr (requires { nameOf((file.*member.value).front()); })
            for (const auto& element : file.*member.value)
                names[std::string(member.key)].push_back(nameOf(element));
    });
    return names;
}

/// The value of the member "format"; empty if the file has none.
std::string formatOf(JsonNode root)
{
    std::string format;
    if (root.is(JsonKind::Object))
        root.forEachMember([&](JsonNode key, JsonNode value) {
            if (key.text() == "format" && value.is(JsonKind::String)) format = value.text();
        });
    return format;
}

} // namespace

std::string valueText(const SidecarValueRange& range)
{
    if (!range.numberText.empty()) return range.numberText;
    if (const auto* text = std::get_if<std::string>(&range.value)) return quotedJson(*text);
    if (const auto* number = std::get_if<double>(&range.value)) return shortestNumber(*number);
    return std::get<bool>(range.value) ? "true" : "false";
}

std::string instanceValues(const SidecarInstance& instance)
{
    std::string text;
    for (std::size_t i = 0; i < instance.instance.values.size(); ++i) {
        const auto& [name, value] = instance.instance.values[i];
        const bool isSpelled = i < instance.numberTexts.size();
        text += "  " + nameText(name) + " = " +
                valueText({{}, value, isSpelled ? instance.numberTexts[i] : std::string()});
    }
    return text;
}

Result<VersionedFile> readVersionedFile(std::string_view bytes, const std::string& file)
{
    if (bytes.empty()) return VersionedFile();
    const auto document = JsonDocument::parse(bytes, file, "versions");
    if (!document) return document.error();
    const std::string format = formatOf(document->root());
    if (format == "tagline.tags") {
        auto sidecar = readTagSidecar(bytes, file);
        if (!sidecar) return sidecar.error();
        return VersionedFile(*std::move(sidecar));
    }
    if (format == "tagline.library") {
        auto library = readLibraryFile(bytes, file);
        if (!library) return library.error();
        return VersionedFile(*std::move(library));
    }
    return Error{"versions.format",
                 "is neither a tag sidecar nor a library file: \"format\" says neither \"tagline.tags\" nor "
                 "\"tagline.library\"",
                 file};
}

std::vector<MemberChange> differenceBetween(const LibraryFile& before, const LibraryFile& after)
{
    const std::string was = textOf(before), is = textOf(after);
    const auto first = JsonDocument::parse(was, {}, "versions");
    const auto second = JsonDocument::parse(is, {}, "versions");
    assert(first && second);
    if (!first || !second) return {};
    return changesBetween(first->root(), second->root(), elementNames(before), elementNames(after));
}

std::string linesOf(const TagSidecar& sidecar)
{
    std::string lines = "source  " + nameText(sidecar.source) + '\n';
    if (!sidecar.set.empty()) lines += "set  " + nameText(sidecar.set) + '\n';
    for (const std::string& point : sidecar.points) lines += "point  " + nameText(point) + '\n';
    lines += extraLines({}, sidecar.extra);
    for (const SidecarClip& clip : sidecar.clips) lines += linesOf(clip);
    return lines;
}

} // namespace tagline
