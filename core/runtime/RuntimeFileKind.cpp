#include "core/runtime/RuntimeFileKind.h"

#include "core/runtime/RuntimeFormat.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tagline {
namespace {

struct KnownStart
{
    std::string_view start;
    std::string_view kind;
};

constexpr std::array<KnownStart, 9> knownStarts{{{"Kaydara FBX", "an FBX model"},
                                                 {"; FBX", "an FBX model"},
                                                 {"glTF", "a glTF model"},
                                                 {"HIERARCHY", "a BVH file"},
                                                 {"<?xml", "an XML text, such as a Collada model"},
                                                 {"<COLLADA", "a Collada model"},
                                                 {"TagClip\n", "a clip cache"},
                                                 {"clip,tag,", "a table of tags"},
                                                 {"PK", "an archive"}}};

std::string_view startOf(std::span<const std::byte> bytes)
{
    const std::size_t size = std::min<std::size_t>(bytes.size(), 4096);
    return {reinterpret_cast<const char*>(bytes.data()), size};
}

std::string_view jsonKind(std::string_view text)
{
    if (text.find("\"tagline.tags\"") != text.npos) return "a tag sidecar";
    if (text.find("\"tagline.library\"") != text.npos) return "a library file";
    return "a JSON text";
}

std::string_view kindOf(std::string_view text)
{
    if (text.empty()) return "empty";
    for (const KnownStart& known : knownStarts)
        if (text.starts_with(known.start)) return known.kind;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != text.npos && text[first] == '{' ? jsonKind(text) : "no runtime file";
}

} // namespace

Error notARuntimeFile(std::span<const std::byte> bytes)
{
    const std::string_view text = startOf(bytes);
    const std::string_view magic(RuntimeHeader::correctMagic.data(), RuntimeHeader::correctMagic.size());
    if (text.starts_with(magic))
        return {"runtime.cut-off",
                "it has only " + std::to_string(bytes.size()) + " bytes: copy it again, or export it again",
                {},
                0,
                0};
    return {"runtime.wrong-kind",
            "it is " + std::string(kindOf(text)) +
                "; tagline export --to runtime -o FILE PATH… writes a runtime file",
            {},
            0,
            0};
}

} // namespace tagline
