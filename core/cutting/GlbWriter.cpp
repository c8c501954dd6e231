#include "core/cutting/GlbWriter.h"

#include "core/cutting/PngWriter.h"
#include "core/mesh/PackedPixels.h"

#include <glm/gtc/type_ptr.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>

namespace tagline {
namespace {

using OrderedJson = nlohmann::ordered_json;

// Numbers of the glTF specification.
constexpr int ofFloats = 5126, ofWords = 5123, ofIntegers = 5125;
constexpr int arrayBuffer = 34962, elementArrayBuffer = 34963;

class GlbFile
{
public:
    GlbFile(const CutMotion& motion, const ImportedModel& model)
        : m_motion(motion)
        , m_model(model)
    {
        m_json["asset"] = {{"version", "2.0"}, {"generator", "Tagline"}};
        m_json["scene"] = 0;
        addNodes();
    }

    void addAnimation(const std::string& name)
    {
        std::vector<float> times;
        const double seconds = double(m_motion.rate.denominator) / double(m_motion.rate.numerator);
        for (std::size_t i = 0; i < m_motion.poses.size(); ++i) times.push_back(float(double(i) * seconds));
        OrderedJson animation{
            {"name", name}, {"samplers", OrderedJson::array()}, {"channels", OrderedJson::array()}};
        const int timeAccessor = addAccessor(std::span<const float>(times), 1, "SCALAR", ofFloats, 0, true);
        m_times = timeAccessor;
        for (std::size_t joint = 0; joint < m_motion.skeleton->size(); ++joint) {
            addChannel<3>(animation, timeAccessor, joint, "translation", [](const Transform& t) {
                return std::array{t.translation.x, t.translation.y, t.translation.z};
            });
            addChannel<4>(animation, timeAccessor, joint, "rotation", [](const Transform& t) {
                return std::array{t.rotation.x, t.rotation.y, t.rotation.z, t.rotation.w};
            });
            addChannel<3>(animation, timeAccessor, joint, "scale", [](const Transform& t) {
                return std::array{t.scale.x, t.scale.y, t.scale.z};
            });
        }
        if (animation["channels"].empty()) // a clip that stands still is a clip
            addStillChannel(animation, timeAccessor);
        m_json["animations"] = OrderedJson::array({std::move(animation)});
    }

    void addMeshes(GlbPictures& pictures)
    {
        if (m_model.meshes.empty()) return;
        addMaterials(pictures);
        m_json["meshes"] = OrderedJson::array();
        m_json["skins"] = OrderedJson::array();
        std::size_t firstTarget = 0;
        for (const SkinnedMesh& mesh : m_model.meshes) {
            addMesh(mesh);
            addMorphAnimation(mesh, firstTarget);
            firstTarget += mesh.morphs.size();
        }
    }

    std::string bytes() &&
    {
        m_json["buffers"] = OrderedJson::array({{{"byteLength", m_buffer.size()}}});
        std::string json = m_json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
        json.resize((json.size() + 3) / 4 * 4, ' ');
        m_buffer.resize((m_buffer.size() + 3) / 4 * 4, '\0');
        std::string file;
        appendWord(file, 0x46546C67); // "glTF"
        appendWord(file, 2);
        appendWord(file, std::uint32_t(12 + 8 + json.size() + 8 + m_buffer.size()));
        appendWord(file, std::uint32_t(json.size()));
        appendWord(file, 0x4E4F534A); // "JSON"
        file += json;
        appendWord(file, std::uint32_t(m_buffer.size()));
        appendWord(file, 0x004E4942); // "BIN"
        return file + m_buffer;
    }

private:
    static void appendWord(std::string& bytes, std::uint32_t word)
    {
        for (int shift = 0; shift < 32; shift += 8) bytes += char((word >> shift) & 0xFF);
    }

    void addNodes()
    {
        const Skeleton& skeleton = *m_motion.skeleton;
        OrderedJson nodes = OrderedJson::array(), tops = OrderedJson::array();
        for (const Joint& joint : skeleton.joints()) {
            const Transform& rest = joint.rest;
            nodes.push_back(
                {{"name", joint.name},
                 {"translation", {rest.translation.x, rest.translation.y, rest.translation.z}},
                 {"rotation", {rest.rotation.x, rest.rotation.y, rest.rotation.z, rest.rotation.w}},
                 {"scale", {rest.scale.x, rest.scale.y, rest.scale.z}}});
        }
        for (std::size_t i = 0; i < skeleton.size(); ++i) {
            const JointIndex parent = skeleton[JointIndex(i)].parent;
            (parent == noJoint ? tops : nodes[std::size_t(parent)]["children"]).push_back(i);
        }
        m_json["scenes"] = OrderedJson::array({{{"nodes", std::move(tops)}}});
        m_json["nodes"] = std::move(nodes);
        m_json["bufferViews"] = OrderedJson::array();
        m_json["accessors"] = OrderedJson::array();
    }

    int addView(const void* data, std::size_t size, int target)
    {
        m_buffer.resize((m_buffer.size() + 3) / 4 * 4, '\0');
        OrderedJson view{{"buffer", 0}, {"byteOffset", m_buffer.size()}, {"byteLength", size}};
        if (target != 0) view["target"] = target;
        m_buffer.append(static_cast<const char*>(data), size);
        m_json["bufferViews"].push_back(std::move(view));
        return int(m_json["bufferViews"].size()) - 1;
    }

    /// Elements of so many numbers each.
    template<class Number>
    int addAccessor(std::span<const Number> numbers, std::size_t components, const char* type, int kind,
                    int target, bool hasBounds = false)
    {
        OrderedJson accessor{{"bufferView", addView(numbers.data(), numbers.size_bytes(), target)},
                             {"componentType", kind},
                             {"count", numbers.size() / components},
                             {"type", type}};
        if (hasBounds) {
            std::vector<Number> least(components), most(components);
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                const std::size_t c = i % components;
                least[c] = i < components ? numbers[i] : std::min(least[c], numbers[i]);
                most[c] = i < components ? numbers[i] : std::max(most[c], numbers[i]);
            }
            accessor["min"] = least;
            accessor["max"] = most;
        }
        m_json["accessors"].push_back(std::move(accessor));
        return int(m_json["accessors"].size()) - 1;
    }

    template<class Element>
    static std::span<const float> floatsOf(const SharedArray<Element>& elements)
    {
        return {reinterpret_cast<const float*>(elements.data()),
                elements.size() * (sizeof(Element) / sizeof(float))};
    }

    template<std::size_t components, class Part>
    void addChannel(OrderedJson& animation, int times, std::size_t joint, const char* path, Part&& part)
    {
        std::vector<float> values;
        const auto atRest = part(m_motion.skeleton->joints()[joint].rest);
        bool isStill = true;
        for (const Pose& pose : m_motion.poses) {
            const auto value = part(pose[joint]);
            isStill = isStill && value == atRest;
            values.insert(values.end(), value.begin(), value.end());
        }
        if (!isStill)
            push(animation, times, joint, path, components == 4 ? "VEC4" : "VEC3", values, components);
    }

    void addStillChannel(OrderedJson& animation, int times)
    {
        const glm::vec3 place = m_motion.skeleton->joints().front().rest.translation;
        std::vector<float> values;
        for (std::size_t i = 0; i < m_motion.poses.size(); ++i)
            values.insert(values.end(), {place.x, place.y, place.z});
        push(animation, times, 0, "translation", "VEC3", values, 3);
    }

    void push(OrderedJson& animation, int times, std::size_t node, const char* path, const char* type,
              const std::vector<float>& values, std::size_t components)
    {
        const int output = addAccessor(std::span<const float>(values), components, type, ofFloats, 0);
        animation["channels"].push_back(
            {{"sampler", animation["samplers"].size()}, {"target", {{"node", node}, {"path", path}}}});
        animation["samplers"].push_back({{"input", times}, {"interpolation", "LINEAR"}, {"output", output}});
    }

    void addMaterials(GlbPictures& pictures)
    {
        if (pictures.model != &m_model) pictures = {&m_model, compressedPictures()};
        std::vector<int> textureOf; // of each of the model's; −1 for one without a picture
        for (std::size_t i = 0; i < pictures.pngs.size(); ++i) {
            const std::string& png = pictures.pngs[i];
            textureOf.push_back(png.empty() ? -1 : int(m_json["images"].size()));
            if (png.empty()) continue;
            m_json["images"].push_back({{"name", m_model.textures[i].name},
                                        {"mimeType", "image/png"},
                                        {"bufferView", addView(png.data(), png.size(), 0)}});
            m_json["textures"].push_back({{"source", m_json["images"].size() - 1}});
        }
        for (const Material& material : m_model.materials) {
            const glm::vec4& c = material.baseColour;
            OrderedJson look{{"baseColorFactor", {c.r, c.g, c.b, c.a}}, {"metallicFactor", 0.0}};
            const auto pictureOf = [&](std::int32_t texture) {
                return texture < 0 ? -1 : textureOf[std::size_t(texture)];
            };
            const int texture = pictureOf(material.texture), normals = pictureOf(material.normalMap),
                      surface = pictureOf(material.surfaceMap);
            if (texture >= 0) look["baseColorTexture"] = {{"index", texture}};
            if (surface >= 0) {
                look["metallicRoughnessTexture"] = {{"index", surface}};
                look["metallicFactor"] = material.metal;
                look["roughnessFactor"] = material.roughness;
            }
            OrderedJson written{{"name", material.name},
                                {"pbrMetallicRoughness", std::move(look)},
                                {"doubleSided", material.isDoubleSided}};
            if (normals >= 0)
                written["normalTexture"] = {{"index", normals}, {"scale", material.normalScale}};
            if (material.alphaCutoff > 0.0f) {
                written["alphaMode"] = "MASK";
                written["alphaCutoff"] = material.alphaCutoff;
            }
            m_json["materials"].push_back(std::move(written));
        }
    }

    std::vector<std::string> compressedPictures() const
    {
        std::vector<std::string> pngs;
        for (const Texture& texture : m_model.textures) {
            const auto pixels = unpackedPixels({texture.bytes.data(), texture.bytes.size()},
                                               std::size_t(texture.width) * std::size_t(texture.height));
            pngs.push_back(pixels ? writtenPng(*pixels, texture.width, texture.height) : std::string());
        }
        return pngs;
    }

    void addMesh(const SkinnedMesh& mesh)
    {
        std::vector<std::uint16_t> joints;
        std::vector<float> weights;
        for (const VertexInfluences& influence : mesh.influences) {
            for (std::size_t i = 0; i < 4; ++i) { // joints without weight are 0, as the format asks
                joints.push_back(influence.weights[i] == 0.0f ? std::uint16_t(0) : influence.palette[i]);
                weights.push_back(influence.weights[i]);
            }
        }
        OrderedJson attributes{
            {"POSITION", addAccessor(floatsOf(mesh.positions), 3, "VEC3", ofFloats, arrayBuffer, true)},
            {"NORMAL", addAccessor(floatsOf(mesh.normals), 3, "VEC3", ofFloats, arrayBuffer)},
            {"JOINTS_0",
             addAccessor(std::span<const std::uint16_t>(joints), 4, "VEC4", ofWords, arrayBuffer)},
            {"WEIGHTS_0", addAccessor(std::span<const float>(weights), 4, "VEC4", ofFloats, arrayBuffer)}};
        if (!mesh.textureCoordinates.empty())
            attributes["TEXCOORD_0"] =
                addAccessor(floatsOf(mesh.textureCoordinates), 2, "VEC2", ofFloats, arrayBuffer);
        OrderedJson primitive{
            {"attributes", std::move(attributes)},
            {"indices", addAccessor(std::span<const std::uint32_t>(mesh.indices.data(), mesh.indices.size()),
                                    1, "SCALAR", ofIntegers, elementArrayBuffer)}};
        if (mesh.material >= 0) primitive["material"] = mesh.material;
        if (!mesh.morphs.empty()) primitive["targets"] = targetsOf(mesh);
        OrderedJson written{{"name", mesh.name}, {"primitives", OrderedJson::array({std::move(primitive)})}};
        for (const MorphTarget& target : mesh.morphs) {
            written["weights"].push_back(target.weight);
            written["extras"]["targetNames"].push_back(target.name);
        }
        m_json["meshes"].push_back(std::move(written));
        addSkin(mesh);
        m_json["nodes"].push_back({{"name", mesh.name + " (mesh)"},
                                   {"mesh", m_json["meshes"].size() - 1},
                                   {"skin", m_json["skins"].size() - 1}});
        m_json["scenes"][0]["nodes"].push_back(m_json["nodes"].size() - 1);
    }

    OrderedJson targetsOf(const SkinnedMesh& mesh)
    {
        const bool hasNormals =
            std::ranges::any_of(mesh.morphs, [](const MorphTarget& each) { return !each.normals.empty(); });
        OrderedJson targets = OrderedJson::array();
        for (const MorphTarget& target : mesh.morphs) {
            OrderedJson ways{
                {"POSITION", addSparse(mesh.vertexCount(), target.vertices, target.positions, true)}};
            if (hasNormals)
                ways["NORMAL"] = addSparse(mesh.vertexCount(), target.vertices, target.normals, false);
            targets.push_back(std::move(ways));
        }
        return targets;
    }

    /// So many vectors, 0 but at some places; without vectors all are.
    int addSparse(std::size_t count, std::span<const std::uint32_t> vertices,
                  std::span<const glm::vec3> vectors, bool hasBounds)
    {
        std::vector<std::uint32_t> places(vertices.begin(), vertices.end());
        std::vector<glm::vec3> values(vectors.begin(), vectors.end());
        if (places.empty()) places = {0}; // the format asks for one
        values.resize(places.size(), glm::vec3(0.0f));
        const int placesView = addView(places.data(), places.size() * sizeof(std::uint32_t), 0);
        const int valuesView = addView(values.data(), values.size() * sizeof(glm::vec3), 0);
        OrderedJson accessor{{"componentType", ofFloats}, {"count", count}, {"type", "VEC3"}};
        accessor["sparse"] = {{"count", places.size()},
                              {"indices", {{"bufferView", placesView}, {"componentType", ofIntegers}}},
                              {"values", {{"bufferView", valuesView}}}};
        if (hasBounds) {
            glm::vec3 least = places.size() < count ? glm::vec3(0.0f) : values.front(), most = least;
            for (const glm::vec3& each : values) {
                least = glm::min(least, each);
                most = glm::max(most, each);
            }
            accessor["min"] = {least.x, least.y, least.z};
            accessor["max"] = {most.x, most.y, most.z};
        }
        m_json["accessors"].push_back(std::move(accessor));
        return int(m_json["accessors"].size()) - 1;
    }

    /// Of the mesh that was added last, where the motion moves any of its targets.
    void addMorphAnimation(const SkinnedMesh& mesh, std::size_t firstTarget)
    {
        if (m_motion.morphWeights.empty() || mesh.morphs.empty()) return;
        const std::size_t all = m_motion.morphWeights.size() / m_motion.poses.size();
        std::vector<float> values;
        bool isStill = true;
        for (std::size_t frame = 0; frame < m_motion.poses.size(); ++frame)
            for (std::size_t target = 0; target < mesh.morphs.size(); ++target) {
                values.push_back(m_motion.morphWeights[frame * all + firstTarget + target]);
                isStill = isStill && values.back() == mesh.morphs[target].weight;
            }
        if (!isStill)
            push(m_json["animations"][0], m_times, m_json["nodes"].size() - 1, "weights", "SCALAR", values,
                 1);
    }

    void addSkin(const SkinnedMesh& mesh)
    {
        std::vector<float> matrices;
        OrderedJson joints = OrderedJson::array();
        for (const PaletteEntry& entry : mesh.palette) {
            joints.push_back(entry.joint);
            const float* numbers = glm::value_ptr(entry.inverseBind);
            matrices.insert(matrices.end(), numbers, numbers + 16);
            for (const std::size_t last : {3u, 7u, 11u}) matrices[matrices.size() - 16 + last] = 0.0f;
            matrices.back() = 1.0f;
        }
        m_json["skins"].push_back({{"joints", std::move(joints)},
                                   {"inverseBindMatrices",
                                    addAccessor(std::span<const float>(matrices), 16, "MAT4", ofFloats, 0)}});
    }

    const CutMotion& m_motion;
    const ImportedModel& m_model;
    OrderedJson m_json;
    int m_times = -1; ///< the accessor of the animation's
    std::string m_buffer;
};

} // namespace

std::string writtenGlb(const CutMotion& motion, const ImportedModel& model, const std::string& name,
                       GlbPictures* pictures)
{
    GlbFile file(motion, model);
    file.addAnimation(name);
    if (pictures) file.addMeshes(*pictures);
    return std::move(file).bytes();
}

} // namespace tagline
