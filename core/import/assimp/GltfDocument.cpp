#include "core/import/assimp/GltfDocument.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstring>
#include <map>
#include <string_view>

namespace tagline {
namespace {

using Json = nlohmann::json;
using Bytes = std::span<const std::byte>;

constexpr std::uint32_t glbMagic = 0x46546c67;
constexpr std::uint32_t jsonChunk = 0x4e4f534a;
constexpr std::uint32_t binaryChunk = 0x004e4942;

std::uint32_t wordAt(Bytes bytes, std::size_t at)
{
    std::uint32_t word = 0;
    if (at + sizeof word <= bytes.size()) std::memcpy(&word, bytes.data() + at, sizeof word);
    return word;
}

/// A chunk of a GLB file; empty where there is none.
Bytes chunk(Bytes file, std::uint32_t kind)
{
    for (std::size_t at = 12; at + 8 <= file.size();) {
        const std::size_t size = wordAt(file, at);
        if (size > file.size() - at - 8) return {};
        if (wordAt(file, at + 4) == kind) return file.subspan(at + 8, size);
        at += 8 + size;
    }
    return {};
}

bool isGlb(Bytes file) { return wordAt(file, 0) == glbMagic; }

/// The entry of an object, or null: never throws, whatever the types.
const Json& member(const Json& object, const char* key)
{
    static const Json none;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found == object.end() ? none : *found;
}

const Json& element(const Json& array, std::size_t index)
{
    static const Json none;
    return array.is_array() && index < array.size() ? array[index] : none;
}

std::optional<std::size_t> whole(const Json& value)
{
    if (!value.is_number_unsigned()) return std::nullopt;
    return value.get<std::size_t>();
}

std::string text(const Json& value) { return value.is_string() ? value.get<std::string>() : std::string(); }

int sixBits(char c)
{
    if (c >= 'A' && c <= 'Z') return c - 'A';
    if (c >= 'a' && c <= 'z') return c - 'a' + 26;
    if (c >= '0' && c <= '9') return c - '0' + 52;
    if (c == '+' || c == '-') return 62;
    if (c == '/' || c == '_') return 63;
    return -1;
}

std::vector<std::byte> fromBase64(std::string_view text)
{
    std::vector<std::byte> bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text) {
        const int six = sixBits(c);
        if (six < 0) break;
        bits = (bits << 6) | std::uint32_t(six);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes.push_back(std::byte((bits >> count) & 0xff));
    }
    return bytes;
}

/// "walk%20fast.bin" is "walk fast.bin".
std::string withoutPercents(const std::string& uri)
{
    std::string path;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        const bool isCode = uri[i] == '%' && i + 2 < uri.size() &&
                            std::isxdigit(static_cast<unsigned char>(uri[i + 1])) &&
                            std::isxdigit(static_cast<unsigned char>(uri[i + 2]));
        if (isCode)
            path += char(std::stoi(uri.substr(i + 1, 2), nullptr, 16));
        else
            path += uri[i];
        if (isCode) i += 2;
    }
    return path;
}

Interpolation interpolationOf(const Json& sampler)
{
    const std::string kind = text(member(sampler, "interpolation"));
    if (kind == "STEP") return Interpolation::Step;
    if (kind == "CUBICSPLINE") return Interpolation::CubicSpline;
    return Interpolation::Linear;
}

std::optional<GltfPath> pathOf(const Json& target)
{
    const std::string path = text(member(target, "path"));
    if (path == "translation") return GltfPath::Translation;
    if (path == "rotation") return GltfPath::Rotation;
    if (path == "scale") return GltfPath::Scale;
    return std::nullopt;
}

int accessorIndex(const Json& value)
{
    const auto index = whole(value);
    return index && *index < 0x7fffffff ? int(*index) : -1;
}

} // namespace

struct GltfDocument::Content
{
    Json json;
    Bytes binary; ///< the GLB's own chunk, in `file`
    std::shared_ptr<const MappedFile> file;
    ConfinedIOSystem* files = nullptr;
    mutable std::map<std::size_t, std::vector<std::byte>> buffers;

    std::string nodeName(std::size_t node) const
    {
        const std::string name = text(member(element(member(json, "nodes"), node), "name"));
        return name.empty() ? "nodes[" + std::to_string(node) + ']' : name;
    }

    std::vector<std::byte> readBuffer(const std::string& uri) const
    {
        if (uri.starts_with("data:")) {
            const std::size_t comma = uri.find(',');
            return comma == std::string::npos ? std::vector<std::byte>() : fromBase64(uri.substr(comma + 1));
        }
        const auto mapped = files->read(withoutPercents(uri));
        return mapped ? std::vector<std::byte>(mapped->bytes().begin(), mapped->bytes().end())
                      : std::vector<std::byte>();
    }

    Bytes buffer(std::size_t index) const
    {
        const Json& entry = element(member(json, "buffers"), index);
        const std::string uri = text(member(entry, "uri"));
        if (uri.empty()) return index == 0 ? binary : Bytes();
        const auto [found, isNew] = buffers.try_emplace(index);
        if (isNew) found->second = readBuffer(uri);
        return found->second;
    }

    /// The bytes that an accessor's view begins with, from the accessor's first element on.
    Bytes viewOf(const Json& accessor, std::size_t& stride) const
    {
        const auto index = whole(member(accessor, "bufferView"));
        if (!index) return {};
        const Json& view = element(member(json, "bufferViews"), *index);
        const auto source = whole(member(view, "buffer"));
        const auto length = whole(member(view, "byteLength"));
        if (!source || !length) return {};
        stride = whole(member(view, "byteStride")).value_or(0);
        const Bytes bytes = buffer(*source);
        const std::size_t start = whole(member(view, "byteOffset")).value_or(0);
        if (start > bytes.size() || *length > bytes.size() - start) return {};
        const std::size_t offset = whole(member(accessor, "byteOffset")).value_or(0);
        return offset > *length ? Bytes() : bytes.subspan(start, *length).subspan(offset);
    }
};

GltfDocument::GltfDocument(std::unique_ptr<Content> content)
    : m_content(std::move(content))
{
}

GltfDocument::~GltfDocument() = default;

std::unique_ptr<GltfDocument> GltfDocument::read(std::shared_ptr<const MappedFile> file,
                                                 ConfinedIOSystem& files)
{
    const Bytes bytes = file->bytes();
    auto content = std::make_unique<Content>();
    content->file = std::move(file);
    content->files = &files;
    const Bytes json = isGlb(bytes) ? chunk(bytes, jsonChunk) : bytes;
    if (isGlb(bytes)) content->binary = chunk(bytes, binaryChunk);
    const auto* first = reinterpret_cast<const char*>(json.data());
    content->json = Json::parse(first, first + json.size(), nullptr, false);
    if (!member(content->json, "animations").is_array()) return nullptr;
    return std::unique_ptr<GltfDocument>(new GltfDocument(std::move(content)));
}

std::size_t GltfDocument::animationCount() const { return member(m_content->json, "animations").size(); }

std::vector<GltfChannel> GltfDocument::channels(std::size_t animation) const
{
    const Json& source = element(member(m_content->json, "animations"), animation);
    std::vector<GltfChannel> channels;
    for (const Json& entry : member(source, "channels")) {
        const Json& target = member(entry, "target");
        const auto path = pathOf(target);
        const auto node = whole(member(target, "node"));
        const auto index = whole(member(entry, "sampler"));
        if (!path || !node || !index) continue;
        const Json& sampler = element(member(source, "samplers"), *index);
        channels.push_back({m_content->nodeName(*node), *path, interpolationOf(sampler),
                            accessorIndex(member(sampler, "input")),
                            accessorIndex(member(sampler, "output"))});
    }
    return channels;
}

std::optional<std::vector<float>> GltfDocument::floats(int accessor, int componentsEach) const
{
    constexpr std::array types{"SCALAR", "VEC2", "VEC3", "VEC4"};
    constexpr std::size_t floatComponent = 5126;
    if (accessor < 0) return std::nullopt;
    const Json& source = element(member(m_content->json, "accessors"), std::size_t(accessor));
    const auto count = whole(member(source, "count"));
    if (!count || whole(member(source, "componentType")) != floatComponent || source.contains("sparse") ||
        text(member(source, "type")) != types[std::size_t(componentsEach) - 1])
        return std::nullopt;
    std::size_t stride = 0;
    const Bytes bytes = m_content->viewOf(source, stride);
    const std::size_t size = std::size_t(componentsEach) * sizeof(float);
    if (stride == 0) stride = size;
    if (stride < size || *count == 0 || bytes.size() < size || (*count - 1) > (bytes.size() - size) / stride)
        return std::nullopt;
    std::vector<float> values(*count * std::size_t(componentsEach));
    for (std::size_t i = 0; i < *count; ++i)
        std::memcpy(values.data() + i * std::size_t(componentsEach), bytes.data() + i * stride, size);
    return values;
}

} // namespace tagline
