#pragma once

// GltfDocument reads data of a glTF file that Assimp drops or misreads: the interpolation of animations, and
// numbers that are not floats.

#include "core/animation/clips/KeyTrack.h"
#include "core/import/assimp/ConfinedIOSystem.h"
#include "core/import/model/RepairList.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// The property of a node that a channel animates.
enum class GltfPath { Translation, Rotation, Scale, Weights };

struct GltfChannel
{
    std::string node; ///< the name that Assimp gives it
    GltfPath path = GltfPath::Translation;
    Interpolation interpolation = Interpolation::Linear;
    int times = -1;  ///< accessor
    int values = -1; ///< accessor; of cubic splines three a key: in-tangent, value, out-tangent
};

struct GltfContent;

class GltfDocument
{
public:
    /// Null if the bytes of the file (JSON in UTF-8, or GLB) are not readable glTF. Bytes and `files` must
    /// outlive the document.
    static std::unique_ptr<GltfDocument> read(std::span<const std::byte> file, ConfinedIOSystem& files);
    ~GltfDocument();

    std::size_t animationCount() const;
    /// The channels of an animation that move nodes, in the file's order.
    std::vector<GltfChannel> channels(std::size_t animation) const;
    /// The numbers of an accessor with so many components; none if it has others, or is damaged.
    std::optional<std::vector<float>> floats(int accessor, int componentsEach) const;
    /// The file in a form that Assimp can read: see gltfWithFloats. Empty if it can read the original.
    std::vector<std::byte> withFloats(RepairList& repairs) const;

private:
    explicit GltfDocument(std::unique_ptr<GltfContent> content);

    std::unique_ptr<GltfContent> m_content;
};

} // namespace tagline
