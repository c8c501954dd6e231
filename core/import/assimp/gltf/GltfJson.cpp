#include "core/import/assimp/gltf/GltfJson.h"

#include "core/import/assimp/gltf/GltfContent.h"

#include <nlohmann/json.hpp>

namespace tagline {
namespace {

using Json = nlohmann::json;

const Json& jsonOf(const void* value)
{
    static const Json none;
    return value ? *static_cast<const Json*>(value) : none;
}

GltfValue entryOf(const Json& object, const std::string& key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found == object.end() ? GltfValue() : GltfValue(&*found);
}

void append(Json& json, const GltfAddedFloats& floats)
{
    const std::size_t buffer = json["buffers"].size();
    const std::size_t view = json["bufferViews"].size();
    json["buffers"].push_back({{"byteLength", floats.byteLength}, {"uri", floats.uri}});
    json["bufferViews"].push_back({{"buffer", buffer}, {"byteLength", floats.byteLength}});
    json["accessors"].push_back({{"bufferView", view},
                                 {"componentType", GltfComponent::Float},
                                 {"count", floats.count},
                                 {"type", floats.type}});
}

} // namespace

GltfValue GltfValue::member(const std::string& key) const { return entryOf(jsonOf(m_value), key); }

GltfValue GltfValue::element(std::size_t index) const
{
    const Json& json = jsonOf(m_value);
    return json.is_array() && index < json.size() ? GltfValue(&json[index]) : GltfValue();
}

bool GltfValue::isArray() const { return jsonOf(m_value).is_array(); }

bool GltfValue::contains(const std::string& key) const { return jsonOf(m_value).contains(key); }

std::size_t GltfValue::size() const { return isArray() ? jsonOf(m_value).size() : 0; }

std::vector<std::string> GltfValue::keys() const
{
    std::vector<std::string> keys;
    const Json& json = jsonOf(m_value);
    if (!json.is_object()) return keys;
    for (auto entry = json.begin(); entry != json.end(); ++entry) keys.push_back(entry.key());
    return keys;
}

std::optional<std::size_t> GltfValue::whole() const
{
    const Json& json = jsonOf(m_value);
    return json.is_number_unsigned() ? std::optional(json.get<std::size_t>()) : std::nullopt;
}

bool GltfValue::isTrue() const
{
    const Json& json = jsonOf(m_value);
    return json.is_boolean() && json.get<bool>();
}

std::string GltfValue::text() const
{
    const Json& json = jsonOf(m_value);
    return json.is_string() ? json.get<std::string>() : std::string();
}

struct GltfJson::Content
{
    Json json;
};

GltfJson::GltfJson(std::unique_ptr<Content> content)
    : m_content(std::move(content))
{
}

GltfJson::~GltfJson() = default;

std::unique_ptr<GltfJson> GltfJson::parse(std::string_view text)
{
    auto content = std::make_unique<Content>(Content{Json::parse(text, nullptr, false)});
    return content->json.is_object() ? std::unique_ptr<GltfJson>(new GltfJson(std::move(content))) : nullptr;
}

GltfValue GltfJson::member(const std::string& key) const { return entryOf(m_content->json, key); }

std::string GltfJson::edited(std::span<const GltfEdit> edits, std::span<const GltfAddedFloats> added,
                             std::span<const std::size_t> sceneNodes) const
{
    Json json = m_content->json;
    for (const GltfEdit& edit : edits) {
        Json& object = json[Json::json_pointer(edit.place.object)];
        if (edit.accessor)
            object[edit.place.key] = *edit.accessor;
        else
            object.erase(edit.place.key);
    }
    for (const GltfAddedFloats& floats : added) append(json, floats);
    if (!sceneNodes.empty()) {
        json["scenes"] = Json::array({{{"nodes", sceneNodes}}});
        json["scene"] = 0;
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace tagline
