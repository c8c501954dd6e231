#pragma once

// FigureMorphs gives the weights of a figure's morph targets while clips play on it.

#include "core/mesh/Morphing.h"
#include "core/staging/Stage.h"

#include <map>
#include <memory>
#include <span>
#include <vector>

namespace tagline {

/// A clip that takes part in a picture.
struct MorphShare
{
    std::shared_ptr<const Clip> clip; ///< in its file's form; null counts for nothing
    double frame = 0.0;               ///< fractional frames of it
    float weight = 1.0f;              ///< negative ones and those that are no numbers count as 0
};

/// The clip of a staged clip as its file has it, and by how many frames the staged one begins later: parts
/// and clips that were carried over have no weights of their own.
struct FileClip
{
    std::shared_ptr<const Clip> clip;
    double start = 0.0;
};
FileClip fileClipOf(const StagedClip& staged);

/// Caches the bindings of each clip, so that a picture costs no search.
class FigureMorphs
{
public:
    FigureMorphs() = default;
    /// Of a figure, or of its meshes; null for none.
    explicit FigureMorphs(const std::shared_ptr<const ImportedModel>& figure);
    explicit FigureMorphs(std::shared_ptr<const std::vector<SkinnedMesh>> meshes);

    bool isOf(const ImportedModel* figure) const
    {
        return m_meshes.get() == (figure ? &figure->meshes : nullptr);
    }
    /// Whether there is no target.
    bool isEmpty() const { return m_rest.empty(); }
    /// The mean weights of the clips that move any target of the figure, by their shares; if the shares sum
    /// to less than 1, the rest is the figure's own. One a target, mesh after mesh; empty if the figure
    /// has none.
    std::vector<float> weights(std::span<const MorphShare> shares);
    /// The weights of one clip at a frame of its staged form.
    std::vector<float> weightsAt(const StagedClip& staged, double frame);

private:
    struct Bound
    {
        std::shared_ptr<const Clip> clip;
        MorphBinding binding;
    };

    const MorphBinding* boundOf(const MorphShare& share);

    std::shared_ptr<const std::vector<SkinnedMesh>> m_meshes;
    std::vector<float> m_rest;
    std::map<const Clip*, Bound> m_bound;
};

} // namespace tagline
