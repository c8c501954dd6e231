#include "core/io/TagSidecar.h"

#include "core/io/entries/ForeignCaptions.h"
#include "core/io/json/JsonWriter.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

constexpr std::string_view sidecarEnding = ".tags.json";

void write(FrameRange range, JsonWriter& writer)
{
    writer.beginArray(JsonWriter::Layout::Inline).integer(range.start).integer(range.stop).endArray();
}

void writeSpelled(const PropertyValue& value, const std::string& numberText, JsonWriter& writer)
{
    if (!numberText.empty())
        writer.raw(numberText);
    else if (const auto* text = std::get_if<std::string>(&value))
        writer.string(*text);
    else if (const auto* number = std::get_if<double>(&value))
        writer.number(*number);
    else
        writer.boolean(std::get<bool>(value));
}

void write(const SidecarValueRange& range, JsonWriter& writer)
{
    writer.beginArray(JsonWriter::Layout::Inline).integer(range.range.start).integer(range.range.stop);
    writeSpelled(range.value, range.numberText, writer);
    writer.endArray();
}

void write(const SidecarInstance& written, JsonWriter& writer)
{
    const auto& [instance, numberTexts] = written;
    writer.beginObject(JsonWriter::Layout::Inline).key("range");
    write(instance.range, writer);
    for (std::size_t i = 0; i < instance.values.size(); ++i) {
        writer.key(instance.values[i].name);
        writeSpelled(instance.values[i].value, i < numberTexts.size() ? numberTexts[i] : std::string(),
                     writer);
    }
    writer.endObject();
}

template<class Range>
void writeLane(const std::string& name, const std::vector<Range>& ranges, JsonWriter& writer)
{
    writer.key(name).beginArray();
    for (const Range& range : ranges) write(range, writer);
    writer.endArray();
}

/// `"tags": { name: [ranges] }`
void writeTags(const SidecarClip& clip, JsonWriter& writer)
{
    writer.key("tags").beginObject();
    for (const SidecarTag& tag : clip.tags)
        if (!tag.isCounted()) writeLane(tag.name, tag.ranges, writer);
    writer.endObject();
}

void writeProperties(const SidecarClip& clip, JsonWriter& writer)
{
    if (clip.properties.empty()) return;
    writer.key("properties").beginObject();
    for (const SidecarProperty& property : clip.properties) writeLane(property.name, property.ranges, writer);
    writer.endObject();
}

void writeInstances(const SidecarClip& clip, JsonWriter& writer)
{
    writer.key(instancesKey).beginObject();
    for (const SidecarTag& tag : clip.tags)
        if (tag.isCounted()) writeLane(tag.name, tag.instances, writer);
    writer.endObject();
}

void write(const std::vector<SidecarCaption>& captions, JsonWriter& writer)
{
    using Layout = JsonWriter::Layout;
    writer.key("captions").beginArray();
    for (const auto& [caption, extra] : captions) {
        writer.beginObject(extra.empty() ? Layout::Inline : Layout::Lines).key("range");
        write(caption.range, writer);
        writer.member("text", caption.text).optionalMember("author", caption.author);
        writer.optionalMember("language", caption.language).extraKeys(extra).endObject();
    }
    writer.endArray();
}

void write(const SidecarState& written, JsonWriter& writer)
{
    using Layout = JsonWriter::Layout;
    const auto& [state, extra] = written;
    writer.key("state").beginObject(extra.empty() ? Layout::Inline : Layout::Lines);
    writer.member("is", stageName(state.stage)).optionalMember("by", state.by);
    writer.optionalMember("at", state.at).extraKeys(extra).endObject();
}

void write(const SidecarClip& clip, JsonWriter& writer)
{
    writer.beginObject().member("name", clip.name);
    if (clip.index) writer.member("index", std::int64_t(*clip.index));
    writer.member("frames", std::int64_t(clip.frames));
    writer.key("rate").beginArray(JsonWriter::Layout::Inline);
    writer.integer(clip.rate.numerator).integer(clip.rate.denominator).endArray();
    writeTags(clip, writer);
    writeProperties(clip, writer);
    const bool hasInstances = std::ranges::any_of(clip.tags, &SidecarTag::isCounted);
    if (hasInstances) writeInstances(clip, writer);
    if (!clip.captions.empty()) write(clip.captions, writer);
    if (clip.state.isWritten()) write(clip.state, writer);
    std::vector<ExtraKey> extra = clip.extra; // a key stands once
    std::erase_if(extra, [&](const ExtraKey& key) {
        return (!clip.captions.empty() && key.name == captionsKey) ||
               (hasInstances && key.name == instancesKey);
    });
    writer.extraKeys(extra).endObject();
}

} // namespace

const SidecarClip* TagSidecar::find(std::string_view name, std::optional<std::int32_t> index) const
{
    const auto found = std::find_if(clips.begin(), clips.end(), [&](const SidecarClip& clip) {
        return clip.name == name && clip.index == index;
    });
    return found == clips.end() ? nullptr : &*found;
}

std::string writtenTagSidecar(const TagSidecar& sidecar)
{
    assert(!sidecar.isReadOnly);
    JsonWriter writer;
    writer.beginObject().member("format", "tagline.tags").member("version", std::int64_t(sidecar.version));
    writer.member("source", sidecar.source).optionalMember("set", sidecar.set);
    writer.optionalMember("points", sidecar.points);
    writer.key("clips").beginArray();
    for (const SidecarClip& clip : sidecar.clips) write(clip, writer);
    writer.endArray().extraKeys(sidecar.extra).endObject();
    return std::move(writer).finished();
}

std::size_t rangeCountOf(const SidecarTag& tag)
{
    if (!tag.isCounted()) return tag.ranges.size();
    std::size_t count = tag.instances.size();
    for (const SidecarInstance& each : tag.instances) count += each.instance.values.size();
    return count;
}

std::vector<FrameRange> instanceFrames(std::span<const SidecarInstance> instances)
{
    std::vector<FrameRange> ranges;
    for (const SidecarInstance& each : instances) ranges.push_back(each.instance.range);
    return overlapsJoined(std::move(ranges));
}

std::string sidecarPath(std::string_view modelPath)
{
    return std::string(modelPath) + std::string(sidecarEnding);
}

std::optional<std::string> modelPathOfSidecar(std::string_view path)
{
    if (!path.ends_with(sidecarEnding)) return {};
    path.remove_suffix(sidecarEnding.size());
    if (path.empty() || path.ends_with('/')) return {};
    return std::string(path);
}

} // namespace tagline
