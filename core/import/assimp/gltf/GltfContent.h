#pragma once

// GltfContent is a glTF file as its JSON and its buffers, for data that Assimp drops or misreads.

#include "core/import/assimp/ConfinedIOSystem.h"
#include "core/import/assimp/gltf/GltfJson.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Component types of an accessor, by the numbers of the format.
enum class GltfComponent : std::size_t {
    Byte = 5120,
    UnsignedByte = 5121,
    Short = 5122,
    UnsignedShort = 5123,
    UnsignedInt = 5125,
    Float = 5126
};

/// Meaning of whole numbers in an accessor.
enum class WholeNumbers {
    Fractions, ///< for values that can only be fractions, as weights, even without `normalized`
    AsTheySay, ///< fractions if the accessor is normalized, else themselves
};

/// Expects the file's bytes and `files` to outlive it.
struct GltfContent
{
    std::unique_ptr<const GltfJson> json;
    std::span<const std::byte> file;
    std::span<const std::byte> binary; ///< the GLB's own chunk, in the file
    ConfinedIOSystem* files = nullptr;
    mutable std::map<std::size_t, std::vector<std::byte>> buffers; ///< read so far

    /// Null if the file is not readable glTF.
    static std::unique_ptr<GltfContent> read(std::span<const std::byte> file, ConfinedIOSystem& files);

    /// The name that Assimp gives a node.
    std::string nodeName(std::size_t node) const;
    GltfValue accessor(std::size_t index) const { return json->member("accessors").element(index); }
    /// The numbers of an accessor with so many components; none if it has another type, or is sparse or
    /// damaged.
    std::optional<std::vector<float>> floats(std::size_t accessor, std::size_t componentsEach,
                                             WholeNumbers wholeNumbers) const;

private:
    std::vector<std::byte> readBuffer(const std::string& uri) const;
    std::span<const std::byte> buffer(std::size_t index) const;
    std::span<const std::byte> viewOf(GltfValue accessor, std::size_t& stride) const;
};

/// The GLB chunk of a kind; empty if there is none.
std::span<const std::byte> glbChunk(std::span<const std::byte> file, std::uint32_t kind);
/// The little-endian 32-bit number at an offset of a GLB file; 0 past its end.
std::uint32_t wordAt(std::span<const std::byte> file, std::size_t at);
bool isGlb(std::span<const std::byte> file);

inline constexpr std::uint32_t glbMagic = 0x46546c67;
inline constexpr std::uint32_t glbJsonChunk = 0x4e4f534a;
inline constexpr std::uint32_t glbBinaryChunk = 0x004e4942;

} // namespace tagline
