#include "core/cutting/PngWriter.h"

#include <cassert>
#include <stdexcept>
#include <vector>

#include <zlib.h>

namespace tagline {
namespace {

void appendBigEndian(std::string& bytes, std::uint32_t value)
{
    for (int shift = 24; shift >= 0; shift -= 8) bytes += char((value >> shift) & 0xFF);
}

void appendChunk(std::string& png, const std::string& type, const std::string& data)
{
    appendBigEndian(png, std::uint32_t(data.size()));
    const std::string body = type + data;
    png += body;
    const auto* begin = reinterpret_cast<const Bytef*>(body.data());
    appendBigEndian(png, std::uint32_t(::crc32(0, begin, uInt(body.size()))));
}

} // namespace

// Every row is written as it is (filter 0).
std::string writtenPng(std::span<const std::uint8_t> pixels, std::int32_t width, std::int32_t height)
{
    const std::size_t rowBytes = std::size_t(width) * 4;
    assert(pixels.size() == rowBytes * std::size_t(height));
    std::vector<std::uint8_t> rows;
    rows.reserve((rowBytes + 1) * std::size_t(height));
    for (std::int32_t row = 0; row < height; ++row) {
        rows.push_back(0);
        const auto own = pixels.subspan(std::size_t(row) * rowBytes, rowBytes);
        rows.insert(rows.end(), own.begin(), own.end());
    }
    uLongf length = ::compressBound(uLong(rows.size()));
    std::string compressed(length, '\0');
    if (::compress(reinterpret_cast<Bytef*>(compressed.data()), &length, rows.data(), uLong(rows.size())) !=
        Z_OK)
        throw std::runtime_error("a picture could not be compressed");
    compressed.resize(length);

    std::string png("\x89PNG\r\n\x1a\n", 8);
    std::string header;
    appendBigEndian(header, std::uint32_t(width));
    appendBigEndian(header, std::uint32_t(height));
    header += std::string("\x08\x06\x00\x00\x00", 5); // 8 bits, RGBA
    appendChunk(png, "IHDR", header);
    appendChunk(png, "IDAT", compressed);
    appendChunk(png, "IEND", {});
    return png;
}

} // namespace tagline
