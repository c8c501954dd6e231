#pragma once

// GltfDocument reads from a glTF file what Assimp forgets: how its animations go from key to key.

#include "core/animation/KeyTrack.h"
#include "core/import/assimp/ConfinedIOSystem.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// What a channel of an animation moves.
enum class GltfPath { Translation, Rotation, Scale };

struct GltfChannel
{
    std::string node; ///< named as Assimp names it
    GltfPath path = GltfPath::Translation;
    Interpolation interpolation = Interpolation::Linear;
    int times = -1;  ///< accessor
    int values = -1; ///< accessor; of cubic splines three a key: in-tangent, value, out-tangent
};

class GltfDocument
{
public:
    /// Nothing where the file is not glTF 2 with animations that can be read. `files` must outlive the
    /// document.
    static std::unique_ptr<GltfDocument> read(std::shared_ptr<const MappedFile> file,
                                              ConfinedIOSystem& files);
    ~GltfDocument();

    std::size_t animationCount() const;
    /// The channels of an animation that move nodes, in the file's order.
    std::vector<GltfChannel> channels(std::size_t animation) const;
    /// The numbers of an accessor of floats with so many a element; nothing where it is another, or damaged.
    std::optional<std::vector<float>> floats(int accessor, int componentsEach) const;

private:
    struct Content;
    explicit GltfDocument(std::unique_ptr<Content> content);

    std::unique_ptr<Content> m_content;
};

} // namespace tagline
