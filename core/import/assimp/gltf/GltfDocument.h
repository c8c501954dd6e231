#pragma once

// GltfDocument reads from a glTF file what Assimp forgets or misreads: how its animations go from key to key,
// and numbers that are not floats.

#include "core/animation/clips/KeyTrack.h"
#include "core/import/assimp/ConfinedIOSystem.h"
#include "core/import/model/RepairList.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// What a channel of an animation moves.
enum class GltfPath { Translation, Rotation, Scale, Weights };

struct GltfChannel
{
    std::string node; ///< named as Assimp names it
    GltfPath path = GltfPath::Translation;
    Interpolation interpolation = Interpolation::Linear;
    int times = -1;  ///< accessor
    int values = -1; ///< accessor; of cubic splines three a key: in-tangent, value, out-tangent
};

struct GltfContent;

class GltfDocument
{
public:
    /// Nothing where the bytes of the file (JSON in UTF-8, or GLB) are not glTF that can be read. Bytes and
    /// `files` must outlive the document.
    static std::unique_ptr<GltfDocument> read(std::span<const std::byte> file, ConfinedIOSystem& files);
    ~GltfDocument();

    std::size_t animationCount() const;
    /// The channels of an animation that move nodes, in the file's order.
    std::vector<GltfChannel> channels(std::size_t animation) const;
    /// The numbers of an accessor with so many an element; nothing where it is another, or damaged.
    std::optional<std::vector<float>> floats(int accessor, int componentsEach) const;
    /// The file as Assimp can read it: see gltfWithFloats. Empty where it can read the file as it is.
    std::vector<std::byte> withFloats(RepairList& repairs) const;

private:
    explicit GltfDocument(std::unique_ptr<GltfContent> content);

    std::unique_ptr<GltfContent> m_content;
};

} // namespace tagline
