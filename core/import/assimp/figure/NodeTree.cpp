#include "core/import/assimp/figure/NodeTree.h"

#include "core/import/assimp/Conversions.h"

#include <assimp/scene.h>
#include <glm/gtc/matrix_transform.hpp>

#include <cmath>
#include <string_view>

namespace tagline {
namespace {

constexpr std::string_view pivotMark = "_$AssimpFbx$_";

bool isPivot(std::string_view name) { return name.find(pivotMark) != std::string_view::npos; }

/// The name of the node that a pivot belongs to.
std::string_view baseName(std::string_view name) { return name.substr(0, name.find(pivotMark)); }

/// Geometric transforms come after their node and move its mesh alone.
bool isGeometric(std::string_view name)
{
    const std::size_t mark = name.find(pivotMark);
    return mark != std::string_view::npos && name.substr(mark + pivotMark.size()).starts_with("Geometric");
}

/// From a pivot down to the node that it belongs to; the pivot alone where that is not found.
std::vector<const aiNode*> chainFrom(const aiNode* first)
{
    const std::string name = rawName(first->mName);
    std::vector<const aiNode*> chain{first};
    if (!isPivot(name) || isGeometric(name)) return chain;
    const std::string_view base = baseName(name);
    const aiNode* node = first;
    while (node->mNumChildren == 1 && node->mNumMeshes == 0 && node->mChildren[0]) {
        node = node->mChildren[0];
        chain.push_back(node);
        const std::string next = rawName(node->mName);
        if (next == base) return chain;
        if (!isPivot(next) || isGeometric(next) || baseName(next) != base) break;
    }
    return {first};
}

struct Pending
{
    const aiNode* node;
    int parent;
};

} // namespace

float uniformScaleOf(const glm::mat4& matrix)
{
    const float scale = std::cbrt(std::abs(glm::determinant(glm::mat3(matrix))));
    return std::isfinite(scale) && scale > 1e-12f ? scale : 1.0f;
}

NodeTree::NodeTree(const aiScene& scene, RepairList& repairs)
{
    std::vector<Pending> pending{{scene.mRootNode, noNode}};
    while (!pending.empty()) {
        const Pending next = pending.back();
        pending.pop_back();
        auto chain = chainFrom(next.node);
        const aiNode* last = chain.back();
        add(std::move(chain), next.parent);
        const int self = size() - 1;
        for (unsigned i = last->mNumChildren; i-- > 0;) {
            if (last->mChildren[i])
                pending.push_back({last->mChildren[i], self});
            else
                repairs.add("null-nodes", "nodes that are not there were left out");
        }
    }
    takeOutRepeatedScales(repairs);
}

void NodeTree::takeOutRepeatedScales(RepairList& repairs)
{
    std::vector<float> scales;
    std::int64_t repeated = 0;
    for (SourceNode& node : m_nodes) {
        scales.push_back(uniformScaleOf(node.local));
        if (node.parent == noNode || !isUnitLike(scales.back())) continue;
        if (std::abs(scales.back() / scales[std::size_t(node.parent)] - 1.0f) > 1e-3f) continue;
        node.repeatedScale = scales.back();
        node.local = glm::scale(node.local, glm::vec3(1.0f / node.repeatedScale));
        ++repeated;
    }
    repairs.add("repeated-unit-scale", "joints that repeat their parent's change of units inherit it",
                repeated);
}

void NodeTree::add(std::vector<const aiNode*> chain, int parent)
{
    SourceNode node;
    const aiNode* last = chain.back();
    node.name = rawName(last->mName);
    node.parent = parent;
    node.isHelper = isPivot(node.name);
    for (const aiNode* link : chain) node.local *= converted(link->mTransformation);
    node.chain = std::move(chain);
    node.meshes.assign(last->mMeshes, last->mMeshes + last->mNumMeshes);

    const auto [known, isNew] = m_byName.emplace(node.name, size());
    if (!isNew && node.meshes.empty() && !m_nodes[std::size_t(known->second)].meshes.empty())
        known->second = size();
    m_nodes.push_back(std::move(node));
}

int NodeTree::find(const std::string& name) const
{
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? noNode : found->second;
}

int NodeTree::owner(int node) const
{
    while (node != noNode && (*this)[node].isHelper) node = (*this)[node].parent;
    return node;
}

glm::mat4 NodeTree::global(int node) const
{
    glm::mat4 matrix(1.0f);
    for (; node != noNode; node = (*this)[node].parent) matrix = (*this)[node].local * matrix;
    return matrix;
}

} // namespace tagline
