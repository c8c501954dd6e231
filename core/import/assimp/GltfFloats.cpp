#include "core/import/assimp/GltfFloats.h"

#include "core/import/assimp/GltfContent.h"

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

GltfComponent componentOf(const GltfJson& accessor)
{
    return GltfComponent(whole(member(accessor, "componentType")).value_or(0));
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
            return member(m_content.json, kind).is_array();
        });
        if (!isWhole) return {};
        findMeshes();
        findTurns();
        findSkins();
        if (m_edits.empty()) return {};
        GltfJson json = m_content.json;
        for (const auto& [place, accessor] : m_edits) {
            GltfJson& object = json[place.parent];
            if (accessor)
                object[place.key] = *accessor;
            else
                object.erase(place.key);
        }
        for (const char* kind : kinds)
            for (GltfJson& added : m_added[kind]) json[kind].push_back(std::move(added));
        return withJson(m_content.file->bytes(),
                        json.dump(-1, ' ', false, GltfJson::error_handler_t::replace));
    }

private:
    /// An entry of an object in the file that names an accessor.
    struct Place
    {
        GltfJson::json_pointer parent;
        std::string key;
    };

    void findMeshes()
    {
        const GltfJson& meshes = member(m_content.json, "meshes");
        for (std::size_t m = 0; m < meshes.size(); ++m) {
            const GltfJson& primitives = member(element(meshes, m), "primitives");
            for (std::size_t p = 0; p < primitives.size(); ++p)
                findAttributes(member(element(primitives, p), "attributes"),
                               GltfJson::json_pointer("/meshes/" + std::to_string(m) + "/primitives/" +
                                                      std::to_string(p) + "/attributes"));
        }
    }

    void findAttributes(const GltfJson& attributes, const GltfJson::json_pointer& at)
    {
        if (!attributes.is_object()) return;
        for (const auto& [name, value] : attributes.items()) {
            const auto accessor = whole(value);
            if (!accessor) continue;
            if (name.starts_with("TEXCOORD_")) giveFloats({at, name}, *accessor, 2);
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
    bool areJoints(const GltfJson& attributes, const std::string& joints, std::size_t weights) const
    {
        const auto index = whole(member(attributes, joints.c_str()));
        if (!index) return false;
        const GltfJson& accessor = m_content.accessor(*index);
        const GltfComponent component = componentOf(accessor);
        return (component == GltfComponent::UnsignedByte || component == GltfComponent::UnsignedShort) &&
               text(member(accessor, "type")) == "VEC4" &&
               member(accessor, "count") == member(m_content.accessor(weights), "count");
    }

    void findTurns()
    {
        const GltfJson& animations = member(m_content.json, "animations");
        for (std::size_t a = 0; a < animations.size(); ++a) {
            const GltfJson& animation = element(animations, a);
            for (const GltfJson& channel : member(animation, "channels")) {
                const auto sampler = whole(member(channel, "sampler"));
                if (!sampler || text(member(member(channel, "target"), "path")) != "rotation") continue;
                const GltfJson& source = element(member(animation, "samplers"), *sampler);
                if (const auto accessor = whole(member(source, "output")))
                    giveFloats({GltfJson::json_pointer("/animations/" + std::to_string(a) + "/samplers/" +
                                                       std::to_string(*sampler)),
                                "output"},
                               *accessor, 4);
            }
        }
    }

    /// Assimp takes it for granted that a skin has inverse bind matrices; those that are left out stand for
    /// one that changes nothing each.
    void findSkins()
    {
        const GltfJson& skins = member(m_content.json, "skins");
        for (std::size_t s = 0; s < skins.size(); ++s) {
            const GltfJson& skin = element(skins, s);
            const GltfJson& joints = member(skin, "joints");
            if (whole(member(skin, "inverseBindMatrices")) || !joints.is_array() || joints.empty()) continue;
            std::vector<float> numbers(16 * joints.size());
            for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = i % 16 % 5 == 0 ? 1.0f : 0.0f;
            m_edits.push_back({{GltfJson::json_pointer("/skins/" + std::to_string(s)), "inverseBindMatrices"},
                               addAccessor(numbers, "MAT4", 16)});
        }
    }

    /// Has a place name floats instead, where it does not yet; false where its numbers cannot be read.
    bool giveFloats(Place place, std::size_t accessor, std::size_t each)
    {
        const GltfJson& source = m_content.accessor(accessor);
        const bool isWide = text(member(source, "type")) == "VEC" + std::to_string(each);
        if (isWide && (componentOf(source) == GltfComponent::Float || source.contains("sparse"))) return true;
        const auto [known, isNew] = m_floats.try_emplace({accessor, each}, 0);
        if (isNew) {
            const auto numbers = m_content.floats(accessor, each);
            if (!numbers) {
                m_floats.erase(known);
                return false;
            }
            known->second = addAccessor(*numbers, "VEC" + std::to_string(each), each);
        }
        m_edits.push_back({std::move(place), known->second});
        return true;
    }

    std::size_t countOf(const char* kind)
    {
        return member(m_content.json, kind).size() + m_added[kind].size();
    }

    std::size_t addAccessor(const std::vector<float>& numbers, const std::string& type, std::size_t each)
    {
        const auto bytes = std::as_bytes(std::span(numbers));
        const GltfJson buffer = countOf("buffers");
        m_added["buffers"].push_back(
            {{"byteLength", bytes.size()}, {"uri", "data:application/octet-stream;base64," + base64(bytes)}});
        const GltfJson view = countOf("bufferViews");
        m_added["bufferViews"].push_back({{"buffer", buffer}, {"byteLength", bytes.size()}});
        const std::size_t accessor = countOf("accessors");
        m_added["accessors"].push_back({{"bufferView", view},
                                        {"componentType", GltfComponent::Float},
                                        {"count", numbers.size() / each},
                                        {"type", type}});
        return accessor;
    }

    const GltfContent& m_content;
    RepairList& m_repairs;
    std::vector<std::pair<Place, std::optional<std::size_t>>> m_edits;   ///< nothing: the entry goes
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> m_floats; ///< accessor and width → the new one
    std::map<std::string, std::vector<GltfJson>> m_added;
};

} // namespace

std::vector<std::byte> gltfWithFloats(const GltfContent& content, RepairList& repairs)
{
    return GltfFloats(content, repairs).rewritten();
}

} // namespace tagline
