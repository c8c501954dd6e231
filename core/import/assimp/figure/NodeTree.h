#pragma once

// NodeTree is a scene's hierarchy as authored: without the helper nodes that Assimp inserts before an FBX
// node for its pivots.
//
//   Hips_$AssimpFbx$_Translation → Hips_$AssimpFbx$_PreRotation → Hips      one node "Hips", its chain of
//   three

#include "core/import/model/RepairList.h"

#include <glm/mat4x4.hpp>

#include <string>
#include <unordered_map>
#include <vector>

struct aiNode;
struct aiScene;

namespace tagline {

/// The uniform part of a matrix's scale; 1 if it has none.
float uniformScaleOf(const glm::mat4& matrix);
/// Whether a scale converts units (100, 0.01, 2.54 …) rather than scaling parts of a figure.
inline bool isUnitLike(float scale) { return scale > 2.0f || scale < 0.5f; }

inline constexpr int noNode = -1;

struct SourceNode
{
    std::string name; ///< name in the file, perhaps empty or not unique
    int parent = noNode;
    std::vector<const aiNode*> chain; ///< pivots, outermost first, then the node itself
    glm::mat4 local{1.0f};            ///< the product of the chain at rest
    /// The parent's change of units, which Maya's joints repeat instead of inheriting it: removed from
    /// `local`, and to be removed from keys.
    float repeatedScale = 1.0f;
    std::vector<unsigned> meshes;
    bool isHelper = false; ///< a pivot without its node, or the geometric transform of its parent
};

class NodeTree
{
public:
    /// Expects a scene that has passed SceneChecks.
    NodeTree(const aiScene& scene, RepairList& repairs);

    /// Parents before children; the first is the root.
    const std::vector<SourceNode>& nodes() const { return m_nodes; }
    const SourceNode& operator[](int node) const { return m_nodes[std::size_t(node)]; }
    int size() const { return int(m_nodes.size()); }

    /// The node of a name: the first that has no mesh, else the first; noNode if there is none.
    int find(const std::string& name) const;
    /// The nearest node upwards, including itself, that is no helper; noNode if there is none.
    int owner(int node) const;
    /// The transform from a node's space to the scene's, at rest.
    glm::mat4 global(int node) const;

    /// Replaces the root's transform.
    void setRootTransform(const glm::mat4& local) { m_nodes.front().local = local; }

private:
    void add(std::vector<const aiNode*> chain, int parent);
    void takeOutRepeatedScales(RepairList& repairs);

    std::vector<SourceNode> m_nodes;
    std::unordered_map<std::string, int> m_byName;
};

} // namespace tagline
