#include "resources/sample/generator/files/GlbBuilder.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace tagline::sample {

static_assert(std::endian::native == std::endian::little, "GLB is written as it lies in memory");

namespace {

enum ComponentType { UnsignedByte = 5121, UnsignedShort = 5123, Float = 5126 };

const char* typeName(int width)
{
    switch (width) {
    case 1:
        return "SCALAR";
    case 3:
        return "VEC3";
    case 4:
        return "VEC4";
    case 16:
        return "MAT4";
    }
    assert(!"expects a width of glTF");
    return "";
}

void append32(std::string& bytes, std::uint32_t value)
{
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

void appendChunk(std::string& bytes, const char (&type)[5], std::string content, char padding)
{
    content.resize((content.size() + 3) / 4 * 4, padding);
    append32(bytes, std::uint32_t(content.size()));
    bytes.append(type, 4);
    bytes += content;
}

} // namespace

int GlbBuilder::addView(const void* bytes, size_t size, Target target)
{
    m_binary.resize((m_binary.size() + 3) / 4 * 4, '\0');
    nlohmann::ordered_json view{{"buffer", 0}, {"byteOffset", m_binary.size()}, {"byteLength", size}};
    if (target != Target::None) view["target"] = int(target);
    m_binary.append(static_cast<const char*>(bytes), size);
    m_views.push_back(view);
    return int(m_views.size()) - 1;
}

int GlbBuilder::addAccessor(int view, int componentType, size_t count, int width)
{
    m_accessors.push_back({{"bufferView", view},
                           {"componentType", componentType},
                           {"count", count},
                           {"type", typeName(width)}});
    return int(m_accessors.size()) - 1;
}

int GlbBuilder::addFloats(const std::vector<float>& numbers, int width, Target target, bool hasBounds)
{
    const size_t stride = size_t(width);
    const int view = addView(numbers.data(), numbers.size() * sizeof(float), target);
    const int accessor = addAccessor(view, Float, numbers.size() / stride, width);
    if (!hasBounds) return accessor;
    std::vector<float> low(numbers.begin(), numbers.begin() + width), high = low;
    for (size_t i = 0; i < numbers.size(); ++i) {
        low[i % stride] = std::min(low[i % stride], numbers[i]);
        high[i % stride] = std::max(high[i % stride], numbers[i]);
    }
    m_accessors.back()["min"] = low;
    m_accessors.back()["max"] = high;
    return accessor;
}

int GlbBuilder::addBytes(const std::vector<std::uint8_t>& numbers, int width)
{
    const int view = addView(numbers.data(), numbers.size(), Target::Vertices);
    return addAccessor(view, UnsignedByte, numbers.size() / size_t(width), width);
}

int GlbBuilder::addIndices(const std::vector<std::uint16_t>& numbers)
{
    const int view = addView(numbers.data(), numbers.size() * sizeof(std::uint16_t), Target::Indices);
    return addAccessor(view, UnsignedShort, numbers.size(), 1);
}

std::string GlbBuilder::file(nlohmann::ordered_json document) const
{
    document["accessors"] = m_accessors;
    document["bufferViews"] = m_views;
    document["buffers"] = nlohmann::ordered_json::array({{{"byteLength", (m_binary.size() + 3) / 4 * 4}}});
    std::string chunks;
    appendChunk(chunks, "JSON", document.dump(), ' ');
    appendChunk(chunks, "BIN\0", m_binary, '\0');
    std::string bytes = "glTF";
    append32(bytes, 2);
    append32(bytes, std::uint32_t(chunks.size() + 12));
    return bytes + chunks;
}

} // namespace tagline::sample
