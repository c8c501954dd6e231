#pragma once

// GltfJson is the JSON of a glTF file, read without a schema and written with entries that refer to other
// accessors.

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// A value of the JSON, or null: access never throws,
/// whatever the types. Valid as long as its GltfJson.
class GltfValue
{
public:
    GltfValue() = default;
    explicit GltfValue(const void* value)
        : m_value(value)
    {
    }

    /// The entry of an object, or null.
    GltfValue member(const std::string& key) const;
    /// The element of an array, or null.
    GltfValue element(std::size_t index) const;
    bool isArray() const;
    /// Whether an object has the entry, even if that is null.
    bool contains(const std::string& key) const;
    /// Number of an array's elements; 0 for other values.
    std::size_t size() const;
    /// The names of an object's entries, in order; empty for other values.
    std::vector<std::string> keys() const;
    /// A whole number from 0 on; none for other values.
    std::optional<std::size_t> whole() const;
    /// Whether it is the value true.
    bool isTrue() const;
    /// A text; empty for other values.
    std::string text() const;

private:
    const void* m_value = nullptr; ///< the library's value; null: none
};

/// An entry of an object that names an accessor.
struct GltfPlace
{
    std::string object; ///< JSON pointer: /meshes/0/primitives/1/attributes
    std::string key;
};

/// The edit of an entry: it gets that accessor, or is removed.
struct GltfEdit
{
    GltfPlace place;
    std::optional<std::size_t> accessor;
};

/// An accessor of floats appended to those of the file, with a view and a buffer of its own.
struct GltfAddedFloats
{
    std::string uri; ///< the bytes
    std::size_t byteLength = 0;
    std::size_t count = 0; ///< elements
    std::string type;      ///< VEC4
};

class GltfJson
{
public:
    /// Null if the text is no JSON object.
    static std::unique_ptr<GltfJson> parse(std::string_view text);
    ~GltfJson();

    /// The entry of the root object, or null.
    GltfValue member(const std::string& key) const;
    /// The text with entries changed and accessors added, and with one scene of these nodes if there are any.
    /// Expects that the objects of the places exist, and, if accessors are added, that buffers, bufferViews
    /// and accessors are arrays.
    std::string edited(std::span<const GltfEdit> edits, std::span<const GltfAddedFloats> added,
                       std::span<const std::size_t> sceneNodes) const;

private:
    struct Content;
    explicit GltfJson(std::unique_ptr<Content> content);

    std::unique_ptr<Content> m_content;
};

} // namespace tagline
