#include "tests/sample/GlbFile.h"

#include <cstdint>
#include <cstring>
#include <map>

namespace tagline::test {
namespace {

std::uint32_t word(const std::string& bytes, size_t offset)
{
    std::uint32_t value = 0;
    if (offset + sizeof value <= bytes.size()) std::memcpy(&value, bytes.data() + offset, sizeof value);
    return value;
}

template<class Number>
double read(const char* place)
{
    Number number;
    std::memcpy(&number, place, sizeof number);
    return double(number);
}

struct Component
{
    size_t bytes;
    double (*read)(const char*);
};

const std::map<int, Component> components = {{5121, {1, read<std::uint8_t>}},
                                             {5123, {2, read<std::uint16_t>}},
                                             {5125, {4, read<std::uint32_t>}},
                                             {5126, {4, read<float>}}};
const std::map<std::string, size_t> widths = {{"SCALAR", 1}, {"VEC3", 3}, {"VEC4", 4}, {"MAT4", 16}};

} // namespace

GlbFile::GlbFile(const std::string& bytes)
{
    const size_t jsonSize = word(bytes, 12), binary = 20 + jsonSize;
    if (bytes.substr(0, 4) != "glTF" || word(bytes, 4) != 2 || word(bytes, 8) != bytes.size()) return;
    if (bytes.substr(16, 4) != "JSON" || bytes.substr(binary + 4, 4) != std::string("BIN\0", 4)) return;
    m_document = nlohmann::json::parse(bytes.substr(20, jsonSize), nullptr, false);
    m_binary = bytes.substr(binary + 8);
    m_isValid = !m_document.is_discarded() && m_binary.size() == word(bytes, binary) &&
                m_document["buffers"][0]["byteLength"] == m_binary.size();
}

std::vector<double> GlbFile::numbers(int accessor) const
{
    const auto& description = m_document["accessors"][size_t(accessor)];
    const auto& view = m_document["bufferViews"][description["bufferView"].get<size_t>()];
    const Component& component = components.at(description["componentType"]);
    const size_t count = description["count"].get<size_t>() * widths.at(description["type"]);
    const size_t start = view["byteOffset"];
    std::vector<double> values;
    if (count * component.bytes > view["byteLength"].get<size_t>() ||
        start + count * component.bytes > m_binary.size())
        return values;
    for (size_t i = 0; i < count; ++i)
        values.push_back(component.read(m_binary.data() + start + i * component.bytes));
    return values;
}

} // namespace tagline::test
