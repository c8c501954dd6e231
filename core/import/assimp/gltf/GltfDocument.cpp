#include "core/import/assimp/gltf/GltfDocument.h"

#include "core/import/assimp/gltf/GltfContent.h"
#include "core/import/assimp/gltf/GltfFloats.h"

namespace tagline {
namespace {

Interpolation interpolationOf(GltfValue sampler)
{
    const std::string kind = sampler.member("interpolation").text();
    if (kind == "STEP") return Interpolation::Step;
    if (kind == "CUBICSPLINE") return Interpolation::CubicSpline;
    return Interpolation::Linear;
}

std::optional<GltfPath> pathOf(GltfValue target)
{
    const std::string path = target.member("path").text();
    if (path == "translation") return GltfPath::Translation;
    if (path == "rotation") return GltfPath::Rotation;
    if (path == "scale") return GltfPath::Scale;
    if (path == "weights") return GltfPath::Weights;
    return std::nullopt;
}

int accessorIndex(GltfValue value)
{
    const auto index = value.whole();
    return index && *index < 0x7fffffff ? int(*index) : -1;
}

} // namespace

GltfDocument::GltfDocument(std::unique_ptr<GltfContent> content)
    : m_content(std::move(content))
{
}

GltfDocument::~GltfDocument() = default;

std::unique_ptr<GltfDocument> GltfDocument::read(std::span<const std::byte> file, ConfinedIOSystem& files)
{
    auto content = GltfContent::read(file, files);
    return content ? std::unique_ptr<GltfDocument>(new GltfDocument(std::move(content))) : nullptr;
}

std::size_t GltfDocument::animationCount() const { return m_content->json->member("animations").size(); }

std::vector<GltfChannel> GltfDocument::channels(std::size_t animation) const
{
    const GltfValue source = m_content->json->member("animations").element(animation);
    const GltfValue entries = source.member("channels");
    std::vector<GltfChannel> channels;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const GltfValue entry = entries.element(i);
        const GltfValue target = entry.member("target");
        const auto path = pathOf(target);
        const auto node = target.member("node").whole();
        const auto index = entry.member("sampler").whole();
        if (!path || !node || !index) continue;
        const GltfValue sampler = source.member("samplers").element(*index);
        channels.push_back({m_content->nodeName(*node), *path, interpolationOf(sampler),
                            accessorIndex(sampler.member("input")), accessorIndex(sampler.member("output"))});
    }
    return channels;
}

std::optional<std::vector<float>> GltfDocument::floats(int accessor, int componentsEach) const
{
    if (accessor < 0) return std::nullopt;
    return m_content->floats(std::size_t(accessor), std::size_t(componentsEach), WholeNumbers::Fractions);
}

std::vector<std::byte> GltfDocument::withFloats(RepairList& repairs) const
{
    return gltfWithFloats(*m_content, repairs);
}

} // namespace tagline
