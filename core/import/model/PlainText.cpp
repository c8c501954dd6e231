#include "core/import/model/PlainText.h"

#include <cstdint>

namespace tagline {
namespace {

enum class ByteOrder { Little, Big };

bool begins(std::span<const std::byte> file, std::initializer_list<unsigned> with)
{
    std::size_t at = 0;
    for (const unsigned each : with)
        if (at >= file.size() || std::to_integer<unsigned>(file[at++]) != each) return false;
    return true;
}

bool isText(const ImportFormat& format)
{
    return format.format == SceneFormat::Bvh || format.format == SceneFormat::Collada ||
           format.ending == "gltf";
}

void appendUtf8(std::uint32_t code, std::vector<std::byte>& text)
{
    const auto add = [&](std::uint32_t byte) { text.push_back(std::byte(byte)); };
    if (code < 0x80) return add(code);
    if (code < 0x800) {
        add(0xc0 | (code >> 6));
    } else if (code < 0x10000) {
        add(0xe0 | (code >> 12));
        add(0x80 | ((code >> 6) & 0x3f));
    } else {
        add(0xf0 | (code >> 18));
        add(0x80 | ((code >> 12) & 0x3f));
        add(0x80 | ((code >> 6) & 0x3f));
    }
    add(0x80 | (code & 0x3f));
}

std::vector<std::byte> fromUtf16(std::span<const std::byte> file, ByteOrder order)
{
    const auto unit = [&](std::size_t at) {
        const auto first = std::to_integer<std::uint32_t>(file[at]);
        const auto second = std::to_integer<std::uint32_t>(file[at + 1]);
        return order == ByteOrder::Little ? first | (second << 8) : second | (first << 8);
    };
    constexpr std::uint32_t noCharacter = 0xfffd;
    std::vector<std::byte> text;
    text.reserve(file.size() / 2);
    for (std::size_t at = 0; at + 1 < file.size(); at += 2) {
        const std::uint32_t high = unit(at);
        const bool isPair = high >= 0xd800 && high < 0xdc00 && at + 3 < file.size();
        const std::uint32_t low = isPair ? unit(at + 2) : 0;
        if (isPair && low >= 0xdc00 && low < 0xe000) {
            appendUtf8(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00), text);
            at += 2;
        } else
            appendUtf8(high >= 0xd800 && high < 0xe000 ? noCharacter : high, text);
    }
    return text;
}

} // namespace

std::vector<std::byte> plainText(const ImportFormat& format, std::span<const std::byte> file)
{
    if (!isText(format)) return {};
    if (begins(file, {0xef, 0xbb, 0xbf})) return {file.begin() + 3, file.end()};
    if (begins(file, {0xff, 0xfe})) return fromUtf16(file.subspan(2), ByteOrder::Little);
    if (begins(file, {0xfe, 0xff})) return fromUtf16(file.subspan(2), ByteOrder::Big);
    return {};
}

} // namespace tagline
