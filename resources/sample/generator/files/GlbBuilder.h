#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace tagline::sample {

// Collects the binary chunk of a GLB file and the accessors that describe it.
class GlbBuilder
{
public:
    // For vertex attributes, indices, or (none) animation and skin data.
    enum class Target { None = 0, Vertices = 34962, Indices = 34963 };

    // Each returns the accessor's index. `width` numbers make one element ("SCALAR", "VEC3", "VEC4", "MAT4").
    int addFloats(const std::vector<float>& numbers, int width, Target target = Target::None,
                  bool hasBounds = false);
    int addBytes(const std::vector<std::uint8_t>& numbers, int width);
    int addIndices(const std::vector<std::uint16_t>& numbers);

    // The whole file. `document` holds everything but the buffers, views and accessors.
    std::string file(nlohmann::ordered_json document) const;

private:
    int addView(const void* bytes, size_t size, Target target);
    int addAccessor(int view, int componentType, size_t count, int width);

    std::string m_binary;
    nlohmann::ordered_json m_views = nlohmann::ordered_json::array();
    nlohmann::ordered_json m_accessors = nlohmann::ordered_json::array();
};

} // namespace tagline::sample
