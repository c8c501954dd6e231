#include "core/io/TagSidecar.h"

#include "core/io/ForeignCaptions.h"
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

void write(const SidecarValueRange& range, JsonWriter& writer)
{
    writer.beginArray(JsonWriter::Layout::Inline).integer(range.range.start).integer(range.range.stop);
    if (!range.numberText.empty())
        writer.raw(range.numberText);
    else if (const auto* text = std::get_if<std::string>(&range.value))
        writer.string(*text);
    else if (const auto* number = std::get_if<double>(&range.value))
        writer.number(*number);
    else
        writer.boolean(std::get<bool>(range.value));
    writer.endArray();
}

/// `"tags": { name: [ranges] }`, or the same of properties.
template<class Lane>
void writeLanes(std::string_view key, const std::vector<Lane>& lanes, JsonWriter& writer)
{
    writer.key(key).beginObject();
    for (const Lane& lane : lanes) {
        writer.key(lane.name).beginArray();
        for (const auto& range : lane.ranges) write(range, writer);
        writer.endArray();
    }
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
    writeLanes("tags", clip.tags, writer);
    if (!clip.properties.empty()) writeLanes("properties", clip.properties, writer);
    if (!clip.captions.empty()) write(clip.captions, writer);
    if (clip.state.isWritten()) write(clip.state, writer);
    std::vector<ExtraKey> extra = clip.extra;
    if (!clip.captions.empty()) // a key stands once
        std::erase_if(extra, [](const ExtraKey& key) { return key.name == captionsKey; });
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
