#include "app/cli/text/DifferenceText.h"

#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/LibraryFile.h"
#include "core/io/json/JsonLine.h"
#include "core/library/versions/VersionedFile.h"

#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace tagline {
namespace {

constexpr std::size_t longestValue = 120; ///< letters of a JSON value in text; --json prints it completely

std::string bracketed(FrameRange range)
{
    return '[' + std::to_string(range.start) + ", " + std::to_string(range.stop) + ')';
}

std::string frameChange(const char* edge, Frame before, Frame after)
{
    if (before == after) return {};
    return std::string(edge) + ' ' + counted(std::abs(std::int64_t(after) - before), "frame") +
           (after > before ? " later" : " earlier");
}

std::string secondsOf(FrameRange range, FrameRate rate)
{
    return "  " + secondsText(rate.seconds(range.start)) + " to " + secondsText(rate.seconds(range.stop));
}

std::string shortValue(const std::string& json)
{
    const std::string line = terminalText(inOneLine(json));
    return line.size() <= longestValue ? line : "…";
}

/// "added", "removed" or "changed" …
template<class Thing>
const char* wordOf(const Change<Thing>& change)
{
    return change.isAdded() ? "added" : change.isRemoved() ? "removed" : "changed";
}

std::string lineOfRange(const Change<FrameRange>& change, FrameRate rate)
{
    if (!change.before || !change.after) {
        const FrameRange range = change.before ? *change.before : *change.after;
        return std::string(wordOf(change)) + ' ' + bracketed(range) + secondsOf(range, rate);
    }
    return "moved " + bracketed(*change.before) + " to " + bracketed(*change.after) + ": " +
           movedText(*change.before, *change.after);
}

std::string lineOfValue(const Change<SidecarValueRange>& change, FrameRate rate)
{
    const auto text = [](const SidecarValueRange& range) {
        return bracketed(range.range) + ' ' + terminalText(valueText(range));
    };
    if (!change.before || !change.after) {
        const SidecarValueRange& range = change.before ? *change.before : *change.after;
        return std::string(wordOf(change)) + ' ' + text(range) + secondsOf(range.range, rate);
    }
    const std::string moved = movedText(change.before->range, change.after->range);
    return "changed " + text(*change.before) + " to " + text(*change.after) +
           (moved.empty() ? "" : ": " + moved);
}

std::string lineOfInstance(const Change<SidecarInstance>& change, FrameRate rate)
{
    const auto text = [](const SidecarInstance& instance) {
        return bracketed(instance.instance.range) + terminalText(instanceValues(instance));
    };
    if (!change.before || !change.after) {
        const SidecarInstance& instance = change.before ? *change.before : *change.after;
        return std::string(wordOf(change)) + ' ' + text(instance) + secondsOf(instance.instance.range, rate);
    }
    const std::string moved = movedText(change.before->instance.range, change.after->instance.range);
    return "changed " + text(*change.before) + " to " + text(*change.after) +
           (moved.empty() ? "" : ": " + moved);
}

std::string lineOfCaption(const Change<SidecarCaption>& change, FrameRate rate)
{
    const auto text = [](const SidecarCaption& caption) {
        return bracketed(caption.caption.range) + ' ' + shortValue(quotedJson(caption.caption.text));
    };
    if (!change.before || !change.after) {
        const SidecarCaption& caption = change.before ? *change.before : *change.after;
        return std::string(wordOf(change)) + ' ' + text(caption) + secondsOf(caption.caption.range, rate);
    }
    const std::string moved = movedText(change.before->caption.range, change.after->caption.range);
    return "changed " + text(*change.before) + " to " + text(*change.after) +
           (moved.empty() ? "" : ": " + moved);
}

std::string lineOfMember(const MemberChange& change)
{
    std::string line = terminalText(memberText(change.path));
    if (!change.json.before || !change.json.after)
        line += std::string(" ") + wordOf(change.json) + ": " +
                shortValue(change.json.before ? *change.json.before : *change.json.after);
    else
        line += ": " + shortValue(*change.json.before) + " to " + shortValue(*change.json.after);
    return line;
}

/// Whether a member of a clip belongs to its known state, which is printed separately.
bool isOfState(const MemberChange& change)
{
    const auto& path = change.path;
    if (path.empty() || path.front() != "state") return false;
    return path.size() == 1 || (path.size() == 2 && (path[1] == "is" || path[1] == "by" || path[1] == "at"));
}

/// Text for people on a changed hash of the file's content; empty for other members.
std::string hashText(const MemberChange& change)
{
    const auto isOurs = [](const std::optional<std::string>& json) {
        return !json || json->starts_with("\"xxh3:");
    };
    if (change.path != std::vector<std::string>{"hash"}) return {};
    if (!isOurs(change.json.before) || !isOurs(change.json.after)) return {};
    if (change.json.isAdded()) return "the content of the file is noted now";
    return change.json.isRemoved() ? "the content of the file is noted no more"
                                   : "the file changed since it was tagged before";
}

std::string extentText(const ClipExtent& extent)
{
    return counted(extent.frames, "frame") + " at " + rateText(extent.rate);
}

std::string clipText(const ClipDifference& clip)
{
    std::string text = "  " + terminalText(shownName(clip.name, clip.index)) + '\n';
    const auto line = [&](int indent, const std::string& what) {
        text += std::string(std::size_t(indent), ' ') + what + '\n';
    };
    const auto& [before, after] = clip.extent;
    if (before && after && *before != *after)
        line(4, "drawn on " + extentText(*before) + ", now on " + extentText(*after));
    const FrameRate rate = after ? after->rate : before->rate;
    for (const TagDifference& tag : clip.tags) {
        line(4, terminalText(tag.tag));
        for (const auto& change : tag.ranges) line(6, lineOfRange(change, rate));
    }
    for (const InstanceDifference& tag : clip.instances) {
        line(4, terminalText(tag.tag));
        for (const auto& change : tag.ranges) line(6, lineOfInstance(change, rate));
    }
    for (const PropertyDifference& property : clip.properties) {
        line(4, "property " + terminalText(property.name));
        for (const auto& change : property.ranges) line(6, lineOfValue(change, rate));
    }
    if (!clip.captions.empty()) line(4, "captions");
    for (const auto& change : clip.captions) line(6, lineOfCaption(change, rate));
    const auto& [stateBefore, stateAfter] = clip.state;
    const bool isOtherState = stateBefore && stateAfter && *stateBefore != *stateAfter;
    if (isOtherState) line(4, "state: " + stateText(*stateBefore) + " → " + stateText(*stateAfter));
    for (const MemberChange& change : clip.other) {
        if (isOtherState && isOfState(change)) continue;
        const std::string hash = hashText(change);
        line(4, hash.empty() ? lineOfMember(change) : hash);
    }
    return text;
}

std::string totalText(const std::vector<FileDifference>& files)
{
    DifferenceTotals all;
    std::int64_t differing = 0;
    for (const FileDifference& file : files) {
        if (file.isEmpty()) continue;
        ++differing;
        const DifferenceTotals totals = totalsOf(file.difference);
        all.added += totals.added;
        all.removed += totals.removed;
        all.changed += totals.changed;
        all.other += totals.other;
        all.signatures += totals.signatures;
    }
    if (differing == 0) return "No difference\n";
    const std::string signatures =
        all.signatures > 0 ? ", " + counted(all.signatures, "record") + " of author or time" : std::string();
    return counted(all.added, "range") + " added, " + std::to_string(all.removed) + " removed, " +
           std::to_string(all.changed) + " changed; " + counted(all.other, "other difference") + signatures +
           "; in " + counted(differing, "file") + '\n';
}

void writeRangeOf(FrameRange range, JsonWriter& json)
{
    json.beginArray(JsonWriter::Layout::Inline).integer(range.start).integer(range.stop).endArray();
}
void writeRangeOf(const SidecarValueRange& range, JsonWriter& json)
{
    json.beginArray(JsonWriter::Layout::Inline).integer(range.range.start).integer(range.range.stop);
    json.raw(valueText(range)).endArray();
}

void writeRangeOf(const SidecarInstance& written, JsonWriter& json)
{
    const auto& [instance, numberTexts] = written;
    json.beginObject(JsonWriter::Layout::Inline).key("range");
    writeRangeOf(instance.range, json);
    for (std::size_t i = 0; i < instance.values.size(); ++i) {
        const auto& [name, value] = instance.values[i];
        json.key(name).raw(valueText({{}, value, i < numberTexts.size() ? numberTexts[i] : std::string()}));
    }
    json.endObject();
}

void writeRangeOf(const SidecarCaption& caption, JsonWriter& json)
{
    json.beginArray(JsonWriter::Layout::Inline).integer(caption.caption.range.start);
    json.integer(caption.caption.range.stop).string(caption.caption.text).endArray();
}

template<class Thing>
void writeChanges(const std::vector<Change<Thing>>& changes, JsonWriter& json)
{
    json.beginArray();
    for (const auto& change : changes) {
        json.beginObject().member("change", wordOf(change));
        if (change.before) writeRangeOf(*change.before, json.key("before"));
        if (change.after) writeRangeOf(*change.after, json.key("after"));
        json.endObject();
    }
    json.endArray();
}

template<class Difference>
void writeLane(const std::string& name, const Difference& lane, JsonWriter& json)
{
    json.beginObject().member("name", name).key("ranges");
    writeChanges(lane.ranges, json);
    json.endObject();
}

void writeMembers(const std::vector<MemberChange>& changes, JsonWriter& json)
{
    json.key("other").beginArray();
    for (const MemberChange& change : changes) {
        json.beginObject().member("change", wordOf(change.json));
        json.key("path").beginArray(JsonWriter::Layout::Inline);
        for (const std::string& key : change.path) json.string(key);
        json.endArray();
        if (change.json.before) json.key("before").raw(*change.json.before);
        if (change.json.after) json.key("after").raw(*change.json.after);
        json.endObject();
    }
    json.endArray();
}

void writeExtent(std::string_view key, const std::optional<ClipExtent>& extent, JsonWriter& json)
{
    if (!extent) return;
    json.key(key).beginObject().member("frames", std::int64_t(extent->frames));
    writeRate(extent->rate, json);
    json.endObject();
}

void writeClip(const ClipDifference& clip, JsonWriter& json)
{
    json.beginObject().member("clip", clip.name);
    if (clip.index) json.member("index", std::int64_t(*clip.index));
    writeExtent("before", clip.extent.before, json);
    writeExtent("after", clip.extent.after, json);
    json.key("tags").beginArray();
    for (const TagDifference& tag : clip.tags) writeLane(tag.tag, tag, json);
    json.endArray().key("properties").beginArray();
    for (const PropertyDifference& property : clip.properties) writeLane(property.name, property, json);
    json.endArray();
    if (!clip.instances.empty()) {
        json.key("instances").beginArray();
        for (const InstanceDifference& tag : clip.instances) writeLane(tag.tag, tag, json);
        json.endArray();
    }
    json.key("captions");
    writeChanges(clip.captions, json);
    writeMembers(clip.other, json);
    json.endObject();
}

std::string_view changedWord(std::string_view key)
{
    std::string_view word;
    forEachFileMember([&](const auto& member) {
        if (member.key == key) word = member.changed;
    });
    return word;
}

} // namespace

std::string movedText(FrameRange before, FrameRange after)
{
    const std::string start = frameChange("starts", before.start, after.start);
    const std::string stop = frameChange("stops", before.stop, after.stop);
    return start + (start.empty() || stop.empty() ? "" : ", ") + stop;
}

std::string memberText(const std::vector<std::string>& path)
{
    std::string text;
    std::size_t next = 0;
    const std::string_view word = path.size() > 1 ? changedWord(path.front()) : std::string_view();
    if (!word.empty()) {
        text = std::string(word) + " \"" + path[1] + '"';
        next = 2;
    }
    for (; next < path.size(); ++next) text += (text.empty() ? "" : ": ") + path[next];
    return text;
}

std::string differenceText(const std::vector<FileDifference>& files)
{
    std::string text;
    for (const FileDifference& file : files) {
        if (file.isEmpty()) continue;
        text += terminalText(file.path) + (file.isBefore ? file.isAfter ? "" : " is gone" : " is new") + '\n';
        for (const MemberChange& change : file.difference.other) text += "  " + lineOfMember(change) + '\n';
        for (const ClipDifference& clip : file.difference.clips) text += clipText(clip);
    }
    return text + totalText(files);
}

std::string differenceJson(const std::vector<FileDifference>& files)
{
    bool isSame = true;
    for (const FileDifference& file : files) isSame = isSame && file.isEmpty();
    JsonWriter json;
    json.beginObject().key("isSame").boolean(isSame).key("files").beginArray();
    for (const FileDifference& file : files) {
        if (file.isEmpty()) continue;
        json.beginObject().member("path", file.path);
        json.member("change", file.isBefore ? file.isAfter ? "changed" : "removed" : "added");
        json.key("clips").beginArray();
        for (const ClipDifference& clip : file.difference.clips) writeClip(clip, json);
        json.endArray();
        writeMembers(file.difference.other, json);
        json.endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

} // namespace tagline
