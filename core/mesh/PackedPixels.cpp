#include "core/mesh/PackedPixels.h"

#include <array>
#include <cassert>
#include <cstring>

namespace tagline {
namespace {

// The two upper bits of a code's first byte say what it is; those of a run leave two values free.
constexpr unsigned seenCode = 0x00;
constexpr unsigned differenceCode = 0x40;
constexpr unsigned greenCode = 0x80;
constexpr unsigned runCode = 0xc0;
constexpr unsigned colourCode = 0xfe;
constexpr unsigned pixelCode = 0xff;
constexpr unsigned kindBits = 0xc0;
constexpr unsigned valueBits = 0x3f;
constexpr std::size_t longestRun = 62;

struct Pixel
{
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;

    bool operator==(const Pixel&) const = default;
};
static_assert(sizeof(Pixel) == 4);

/// The pixel before and those seen lately, by a number that few pixels share: alike on both sides.
class Memory
{
public:
    const Pixel& last() const { return m_last; }
    Pixel& lately(std::size_t place) { return m_lately[place]; }
    void take(const Pixel& pixel) { m_last = m_lately[placeOf(pixel)] = pixel; }

    static std::size_t placeOf(const Pixel& pixel)
    {
        return (pixel.red * 3u + pixel.green * 5u + pixel.blue * 7u + pixel.alpha * 11u) % 64u;
    }

private:
    Pixel m_last;
    std::array<Pixel, 64> m_lately{};
};

/// From −128 to 127, around the end.
int difference(std::uint8_t from, std::uint8_t to) { return std::int8_t(std::uint8_t(to - from)); }

bool isWithin(int value, int least, int most) { return value >= least && value <= most; }

void packPixel(const Pixel& pixel, Memory& memory, std::vector<std::byte>& bytes)
{
    const auto add = [&](unsigned byte) { bytes.push_back(std::byte(byte)); };
    const std::size_t place = Memory::placeOf(pixel);
    const Pixel& last = memory.last();
    if (memory.lately(place) == pixel) return add(seenCode | unsigned(place));
    if (pixel.alpha != last.alpha) {
        for (const unsigned byte : {pixelCode, unsigned(pixel.red), unsigned(pixel.green),
                                    unsigned(pixel.blue), unsigned(pixel.alpha)})
            add(byte);
        return;
    }
    const int red = difference(last.red, pixel.red);
    const int green = difference(last.green, pixel.green);
    const int blue = difference(last.blue, pixel.blue);
    if (isWithin(red, -2, 1) && isWithin(green, -2, 1) && isWithin(blue, -2, 1))
        return add(differenceCode | unsigned(red + 2) << 4 | unsigned(green + 2) << 2 | unsigned(blue + 2));
    if (isWithin(green, -32, 31) && isWithin(red - green, -8, 7) && isWithin(blue - green, -8, 7)) {
        add(greenCode | unsigned(green + 32));
        return add(unsigned(red - green + 8) << 4 | unsigned(blue - green + 8));
    }
    for (const unsigned byte : {colourCode, unsigned(pixel.red), unsigned(pixel.green), unsigned(pixel.blue)})
        add(byte);
}

/// Takes pixels out of bytes that anyone may have written.
class Unpacker
{
public:
    explicit Unpacker(std::span<const std::byte> bytes)
        : m_bytes(bytes)
    {
    }

    bool isAtEnd() const { return m_at == m_bytes.size(); }
    /// The next code: its pixel and how often it stands there; 0 if the bytes end within it.
    std::size_t next(Pixel& pixel)
    {
        pixel = m_memory.last();
        if (isAtEnd()) return 0;
        const unsigned code = byte();
        if (code < colourCode && (code & kindBits) == runCode) return (code & valueBits) + 1;
        if (m_bytes.size() - m_at < followers(code)) return 0;
        read(code, pixel);
        m_memory.take(pixel);
        return 1;
    }

private:
    unsigned byte() { return std::to_integer<unsigned>(m_bytes[m_at++]); }

    static std::size_t followers(unsigned code)
    {
        if (code == pixelCode) return 4;
        if (code == colourCode) return 3;
        return (code & kindBits) == greenCode ? 1 : 0;
    }

    void read(unsigned code, Pixel& pixel)
    {
        if (code >= colourCode) {
            pixel.red = std::uint8_t(byte());
            pixel.green = std::uint8_t(byte());
            pixel.blue = std::uint8_t(byte());
            if (code == pixelCode) pixel.alpha = std::uint8_t(byte());
            return;
        }
        if ((code & kindBits) == seenCode) {
            pixel = m_memory.lately(code & valueBits);
            return;
        }
        if ((code & kindBits) == differenceCode)
            return add(pixel, (code >> 4 & 3) - 2, (code >> 2 & 3) - 2, (code & 3) - 2);
        const unsigned green = (code & valueBits) - 32;
        const unsigned others = byte();
        add(pixel, green + (others >> 4) - 8, green, green + (others & 15) - 8);
    }

    static void add(Pixel& pixel, unsigned red, unsigned green, unsigned blue)
    {
        pixel.red = std::uint8_t(pixel.red + red);
        pixel.green = std::uint8_t(pixel.green + green);
        pixel.blue = std::uint8_t(pixel.blue + blue);
    }

    std::span<const std::byte> m_bytes;
    std::size_t m_at = 0;
    Memory m_memory;
};

} // namespace

std::vector<std::byte> packedPixels(std::span<const std::uint8_t> pixels)
{
    assert(pixels.size() % sizeof(Pixel) == 0);
    std::vector<std::byte> bytes;
    Memory memory;
    std::size_t run = 0;
    const auto endRun = [&] {
        if (run > 0) bytes.push_back(std::byte(runCode | unsigned(run - 1)));
        run = 0;
    };
    for (std::size_t at = 0; at < pixels.size(); at += sizeof(Pixel)) {
        Pixel pixel;
        std::memcpy(&pixel, pixels.data() + at, sizeof pixel);
        if (pixel == memory.last()) {
            if (++run == longestRun) endRun();
            continue;
        }
        endRun();
        packPixel(pixel, memory, bytes);
        memory.take(pixel);
    }
    endRun();
    return bytes;
}

std::optional<std::vector<std::uint8_t>> unpackedPixels(std::span<const std::byte> bytes, std::size_t count)
{
    if (bytes.size() < leastPackedBytes(count)) return std::nullopt;
    std::vector<std::uint8_t> pixels(count * sizeof(Pixel));
    Unpacker unpacker(bytes);
    for (std::size_t at = 0; at < count;) {
        Pixel pixel;
        const std::size_t times = unpacker.next(pixel);
        if (times == 0 || times > count - at) return std::nullopt;
        for (std::size_t i = 0; i < times; ++i, ++at)
            std::memcpy(pixels.data() + at * sizeof pixel, &pixel, sizeof pixel);
    }
    if (!unpacker.isAtEnd()) return std::nullopt;
    return pixels;
}

std::size_t leastPackedBytes(std::size_t pixels) { return (pixels + longestRun - 1) / longestRun; }

} // namespace tagline
