#include "core/import/assimp/gltf/GltfFloats.h"

#include "core/import/assimp/gltf/GltfContent.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace tagline {
namespace {

std::string base64(std::span<const std::byte> bytes)
{
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::size_t here = std::min<std::size_t>(3, bytes.size() - at);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = (bits << 8) | (i < here ? std::to_integer<std::uint32_t>(bytes[at + i]) : 0u);
        for (std::size_t i = 0; i < 4; ++i) text += i <= here ? letters[(bits >> (18 - 6 * i)) & 63] : '=';
    }
    return text;
}

GltfComponent componentOf(GltfValue accessor)
{
    return GltfComponent(accessor.member("componentType").whole().value_or(0));
}

void append(std::vector<std::byte>& file, const void* data, std::size_t size)
{
    const auto* first = static_cast<const std::byte*>(data);
    file.insert(file.end(), first, first + size);
}

void appendWord(std::vector<std::byte>& file, std::size_t word)
{
    const auto narrow = std::uint32_t(word);
    append(file, &narrow, sizeof narrow);
}

/// The file with other JSON, the chunks behind it as they were.
std::vector<std::byte> withJson(std::span<const std::byte> former, std::string json)
{
    std::vector<std::byte> file;
    if (!isGlb(former)) {
        append(file, json.data(), json.size());
        return file;
    }
    constexpr std::size_t headerBytes = 12;
    constexpr std::size_t chunkHeaderBytes = 8;
    json.resize((json.size() + 3) / 4 * 4, ' ');
    const auto formerJson = glbChunk(former, glbJsonChunk);
    const auto rest = former.subspan(std::size_t(formerJson.data() + formerJson.size() - former.data()));
    append(file, former.data(), 8); // magic and version
    appendWord(file, headerBytes + chunkHeaderBytes + json.size() + rest.size());
    appendWord(file, json.size());
    appendWord(file, glbJsonChunk);
    append(file, json.data(), json.size());
    append(file, rest.data(), rest.size());
    return file;
}

class GltfFloats
{
public:
    GltfFloats(const GltfContent& content, RepairList& repairs)
        : m_content(content)
        , m_repairs(repairs)
    {
    }

    std::vector<std::byte> rewritten()
    {
        constexpr std::array kinds{"buffers", "bufferViews", "accessors"};
        const bool isWhole = std::all_of(kinds.begin(), kinds.end(), [&](const char* kind) {
            return m_content.json->member(kind).isArray();
        });
        if (isWhole) {
            findMeshes();
            findTurns();
            findSkins();
        }
        findSceneNodes();
        if (m_edits.empty() && m_sceneNodes.empty()) return {};
        return withJson(m_content.file, m_content.json->edited(m_edits, m_added, m_sceneNodes));
    }

private:
    void findMeshes()
    {
        const GltfValue meshes = m_content.json->member("meshes");
        for (std::size_t m = 0; m < meshes.size(); ++m) {
            const GltfValue primitives = meshes.element(m).member("primitives");
            for (std::size_t p = 0; p < primitives.size(); ++p)
                findAttributes(primitives.element(p).member("attributes"),
                               "/meshes/" + std::to_string(m) + "/primitives/" + std::to_string(p) +
                                   "/attributes");
        }
    }

    void findAttributes(GltfValue attributes, const std::string& at)
    {
        for (const std::string& name : attributes.keys()) {
            const auto accessor = attributes.member(name).whole();
            if (!accessor) continue;
            if (name.starts_with("TEXCOORD_")) giveFloats({at, name}, *accessor, 2, WholeNumbers::AsTheySay);
            if (!name.starts_with("WEIGHTS_")) continue;
            const std::string joints = "JOINTS_" + name.substr(std::string_view("WEIGHTS_").size());
            if (areJoints(attributes, joints, *accessor) && giveFloats({at, name}, *accessor, 4)) continue;
            m_repairs.add("weights-unreadable",
                          "weights of vertices that are stored in no known way were left out");
            m_edits.push_back({{at, name}, std::nullopt});
            if (attributes.contains(joints)) m_edits.push_back({{at, joints}, std::nullopt});
        }
    }

    /// Whether weights have joints beside them, stored as Assimp reads them.
    bool areJoints(GltfValue attributes, const std::string& joints, std::size_t weights) const
    {
        const auto index = attributes.member(joints).whole();
        if (!index) return false;
        const GltfValue accessor = m_content.accessor(*index);
        const GltfComponent component = componentOf(accessor);
        return (component == GltfComponent::UnsignedByte || component == GltfComponent::UnsignedShort) &&
               accessor.member("type").text() == "VEC4" &&
               accessor.member("count").whole() == m_content.accessor(weights).member("count").whole();
    }

    void findTurns()
    {
        const GltfValue animations = m_content.json->member("animations");
        for (std::size_t a = 0; a < animations.size(); ++a) {
            const GltfValue animation = animations.element(a);
            const GltfValue channels = animation.member("channels");
            for (std::size_t c = 0; c < channels.size(); ++c) {
                const GltfValue channel = channels.element(c);
                const auto sampler = channel.member("sampler").whole();
                if (!sampler || channel.member("target").member("path").text() != "rotation") continue;
                const GltfValue source = animation.member("samplers").element(*sampler);
                if (const auto accessor = source.member("output").whole())
                    giveFloats({"/animations/" + std::to_string(a) + "/samplers/" + std::to_string(*sampler),
                                "output"},
                               *accessor, 4);
            }
        }
    }

    /// Assimp takes it for granted that a skin has inverse bind matrices; those that are left out stand for
    /// one that changes nothing each.
    void findSkins()
    {
        const GltfValue skins = m_content.json->member("skins");
        for (std::size_t s = 0; s < skins.size(); ++s) {
            const GltfValue skin = skins.element(s);
            const GltfValue joints = skin.member("joints");
            if (skin.member("inverseBindMatrices").whole() || joints.size() == 0) continue;
            std::vector<float> numbers(16 * joints.size());
            for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = i % 16 % 5 == 0 ? 1.0f : 0.0f;
            m_edits.push_back(
                {{"/skins/" + std::to_string(s), "inverseBindMatrices"}, addAccessor(numbers, "MAT4", 16)});
        }
    }

    /// A file may have nodes and no scene: all nodes that hang on no other are shown then.
    void findSceneNodes()
    {
        const GltfValue nodes = m_content.json->member("nodes");
        if (m_content.json->member("scenes").size() > 0) return;
        std::vector<bool> hangs(nodes.size());
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const GltfValue children = nodes.element(i).member("children");
            for (std::size_t c = 0; c < children.size(); ++c)
                if (const auto child = children.element(c).whole(); child && *child < hangs.size())
                    hangs[*child] = true;
        }
        for (std::size_t i = 0; i < nodes.size(); ++i)
            if (!hangs[i]) m_sceneNodes.push_back(i);
        if (!m_sceneNodes.empty())
            m_repairs.add("no-scene", "the file says not what to show: all that is in it was taken");
    }

    /// Makes a place refer to floats, unless it does already; false if its numbers cannot be read.
    bool giveFloats(GltfPlace place, std::size_t accessor, std::size_t each,
                    WholeNumbers wholeNumbers = WholeNumbers::Fractions)
    {
        const GltfValue source = m_content.accessor(accessor);
        const bool isWide = source.member("type").text() == "VEC" + std::to_string(each);
        if (isWide && (componentOf(source) == GltfComponent::Float || source.contains("sparse"))) return true;
        const auto [known, isNew] = m_floats.try_emplace({accessor, each}, 0);
        if (isNew) {
            const auto numbers = m_content.floats(accessor, each, wholeNumbers);
            if (!numbers) {
                m_floats.erase(known);
                return false;
            }
            known->second = addAccessor(*numbers, "VEC" + std::to_string(each), each);
        }
        m_edits.push_back({std::move(place), known->second});
        return true;
    }

    std::size_t addAccessor(const std::vector<float>& numbers, const std::string& type, std::size_t each)
    {
        const auto bytes = std::as_bytes(std::span(numbers));
        m_added.push_back({"data:application/octet-stream;base64," + base64(bytes), bytes.size(),
                           numbers.size() / each, type});
        return m_content.json->member("accessors").size() + m_added.size() - 1;
    }

    const GltfContent& m_content;
    RepairList& m_repairs;
    std::vector<GltfEdit> m_edits;
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> m_floats; ///< accessor and width → the new one
    std::vector<GltfAddedFloats> m_added;
    std::vector<std::size_t> m_sceneNodes; ///< of a scene to be added
};

} // namespace

std::vector<std::byte> gltfWithFloats(const GltfContent& content, RepairList& repairs)
{
    return GltfFloats(content, repairs).rewritten();
}

} // namespace tagline
