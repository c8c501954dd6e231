#include "core/import/assimp/gltf/GltfContent.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <limits>
#include <string_view>

namespace tagline {
namespace {

using Bytes = std::span<const std::byte>;

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

std::size_t componentBytes(GltfComponent component)
{
    switch (component) {
    case GltfComponent::Byte:
    case GltfComponent::UnsignedByte:
        return 1;
    case GltfComponent::Short:
    case GltfComponent::UnsignedShort:
        return 2;
    case GltfComponent::UnsignedInt:
    case GltfComponent::Float:
        return 4;
    }
    return 0;
}

template<class T>
T valueAt(const std::byte* from)
{
    T value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

/// A whole number, or the fraction that it stands for: the largest is 1, and none is below −1.
template<class T>
float wholeAt(const std::byte* from, bool isFraction)
{
    const auto number = float(valueAt<T>(from));
    return isFraction ? std::max(number / float(std::numeric_limits<T>::max()), -1.0f) : number;
}

float numberAt(const std::byte* from, GltfComponent component, bool isFraction)
{
    switch (component) {
    case GltfComponent::Byte:
        return wholeAt<std::int8_t>(from, isFraction);
    case GltfComponent::UnsignedByte:
        return wholeAt<std::uint8_t>(from, isFraction);
    case GltfComponent::Short:
        return wholeAt<std::int16_t>(from, isFraction);
    case GltfComponent::UnsignedShort:
        return wholeAt<std::uint16_t>(from, isFraction);
    case GltfComponent::UnsignedInt:
        return wholeAt<std::uint32_t>(from, isFraction);
    case GltfComponent::Float:
        return valueAt<float>(from);
    }
    return 0.0f;
}

} // namespace

std::span<const std::byte> glbChunk(std::span<const std::byte> file, std::uint32_t kind)
{
    for (std::size_t at = 12; at + 8 <= file.size();) {
        const std::size_t size = wordAt(file, at);
        if (size > file.size() - at - 8) return {};
        if (wordAt(file, at + 4) == kind) return file.subspan(at + 8, size);
        at += 8 + size;
    }
    return {};
}

std::uint32_t wordAt(Bytes file, std::size_t at)
{
    std::uint32_t word = 0;
    if (at + sizeof word <= file.size()) std::memcpy(&word, file.data() + at, sizeof word);
    return word;
}

bool isGlb(std::span<const std::byte> file) { return wordAt(file, 0) == glbMagic; }

std::unique_ptr<GltfContent> GltfContent::read(Bytes file, ConfinedIOSystem& files)
{
    auto content = std::make_unique<GltfContent>();
    content->file = file;
    content->files = &files;
    const Bytes json = isGlb(file) ? glbChunk(file, glbJsonChunk) : file;
    if (isGlb(file)) content->binary = glbChunk(file, glbBinaryChunk);
    const auto* first = reinterpret_cast<const char*>(json.data());
    content->json = GltfJson::parse({first, json.size()});
    return content->json ? std::move(content) : nullptr;
}

std::string GltfContent::nodeName(std::size_t node) const
{
    const std::string name = json->member("nodes").element(node).member("name").text();
    return name.empty() ? "nodes[" + std::to_string(node) + ']' : name;
}

std::vector<std::byte> GltfContent::readBuffer(const std::string& uri) const
{
    if (uri.starts_with("data:")) {
        const std::size_t comma = uri.find(',');
        return comma == std::string::npos ? std::vector<std::byte>() : fromBase64(uri.substr(comma + 1));
    }
    const auto mapped = files->read(withoutPercents(uri));
    return mapped ? std::vector<std::byte>(mapped->bytes().begin(), mapped->bytes().end())
                  : std::vector<std::byte>();
}

std::span<const std::byte> GltfContent::buffer(std::size_t index) const
{
    const GltfValue entry = json->member("buffers").element(index);
    const std::string uri = entry.member("uri").text();
    if (uri.empty()) return index == 0 ? binary : Bytes();
    const auto [found, isNew] = buffers.try_emplace(index);
    if (isNew) found->second = readBuffer(uri);
    return found->second;
}

/// The bytes that an accessor's view begins with, from the accessor's first element on.
std::span<const std::byte> GltfContent::viewOf(GltfValue accessor, std::size_t& stride) const
{
    const auto index = accessor.member("bufferView").whole();
    if (!index) return {};
    const GltfValue view = json->member("bufferViews").element(*index);
    const auto source = view.member("buffer").whole();
    const auto length = view.member("byteLength").whole();
    if (!source || !length) return {};
    stride = view.member("byteStride").whole().value_or(0);
    const Bytes bytes = buffer(*source);
    const std::size_t start = view.member("byteOffset").whole().value_or(0);
    if (start > bytes.size() || *length > bytes.size() - start) return {};
    const std::size_t offset = accessor.member("byteOffset").whole().value_or(0);
    return offset > *length ? Bytes() : bytes.subspan(start, *length).subspan(offset);
}

std::optional<std::vector<float>> GltfContent::floats(std::size_t index, std::size_t componentsEach,
                                                      WholeNumbers wholeNumbers) const
{
    constexpr std::array types{"SCALAR", "VEC2", "VEC3", "VEC4"};
    const GltfValue source = accessor(index);
    const auto count = source.member("count").whole();
    const auto component = GltfComponent(source.member("componentType").whole().value_or(0));
    const std::size_t each = componentBytes(component);
    if (!count || each == 0 || source.contains("sparse") ||
        source.member("type").text() != types[componentsEach - 1])
        return std::nullopt;
    std::size_t stride = 0;
    const Bytes bytes = viewOf(source, stride);
    const std::size_t size = componentsEach * each;
    if (stride == 0) stride = size;
    if (stride < size || *count == 0 || bytes.size() < size || (*count - 1) > (bytes.size() - size) / stride)
        return std::nullopt;
    const bool areFractions = wholeNumbers == WholeNumbers::Fractions || source.member("normalized").isTrue();
    std::vector<float> values(*count * componentsEach);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = numberAt(bytes.data() + i / componentsEach * stride + i % componentsEach * each,
                             component, areFractions);
    return values;
}

} // namespace tagline
