#include "core/import/assimp/GltfDocument.h"

#include "core/import/assimp/GltfContent.h"
#include "core/import/assimp/GltfFloats.h"

namespace tagline {
namespace {

Interpolation interpolationOf(const GltfJson& sampler)
{
    const std::string kind = text(member(sampler, "interpolation"));
    if (kind == "STEP") return Interpolation::Step;
    if (kind == "CUBICSPLINE") return Interpolation::CubicSpline;
    return Interpolation::Linear;
}

std::optional<GltfPath> pathOf(const GltfJson& target)
{
    const std::string path = text(member(target, "path"));
    if (path == "translation") return GltfPath::Translation;
    if (path == "rotation") return GltfPath::Rotation;
    if (path == "scale") return GltfPath::Scale;
    return std::nullopt;
}

int accessorIndex(const GltfJson& value)
{
    const auto index = whole(value);
    return index && *index < 0x7fffffff ? int(*index) : -1;
}

} // namespace

GltfDocument::GltfDocument(std::unique_ptr<GltfContent> content)
    : m_content(std::move(content))
{
}

GltfDocument::~GltfDocument() = default;

std::unique_ptr<GltfDocument> GltfDocument::read(std::shared_ptr<const MappedFile> file,
                                                 ConfinedIOSystem& files)
{
    auto content = GltfContent::read(std::move(file), files);
    return content ? std::unique_ptr<GltfDocument>(new GltfDocument(std::move(content))) : nullptr;
}

std::size_t GltfDocument::animationCount() const { return member(m_content->json, "animations").size(); }

std::vector<GltfChannel> GltfDocument::channels(std::size_t animation) const
{
    const GltfJson& source = element(member(m_content->json, "animations"), animation);
    std::vector<GltfChannel> channels;
    for (const GltfJson& entry : member(source, "channels")) {
        const GltfJson& target = member(entry, "target");
        const auto path = pathOf(target);
        const auto node = whole(member(target, "node"));
        const auto index = whole(member(entry, "sampler"));
        if (!path || !node || !index) continue;
        const GltfJson& sampler = element(member(source, "samplers"), *index);
        channels.push_back({m_content->nodeName(*node), *path, interpolationOf(sampler),
                            accessorIndex(member(sampler, "input")),
                            accessorIndex(member(sampler, "output"))});
    }
    return channels;
}

std::optional<std::vector<float>> GltfDocument::floats(int accessor, int componentsEach) const
{
    if (accessor < 0) return std::nullopt;
    return m_content->floats(std::size_t(accessor), std::size_t(componentsEach));
}

std::vector<std::byte> GltfDocument::withFloats(RepairList& repairs) const
{
    return gltfWithFloats(*m_content, repairs);
}

} // namespace tagline
