#include "core/exports/NpzWriter.h"

#include "core/io/json/TextPlace.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include <zlib.h>

namespace tagline {
namespace {

static_assert(std::endian::native == std::endian::little, "arrays are written as they lie in memory");

constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max() - 1; // of the archive
constexpr std::uint32_t elsewhere =
    std::numeric_limits<std::uint32_t>::max(); // a size that the extra field has
constexpr std::uint16_t version = 45, deflated = 8, utf8Name = 1 << 11;
constexpr std::uint16_t firstDay = (1 << 5) | 1; // 1980-01-01: the bytes follow from the arrays alone

void put16(std::string& to, std::uint16_t value)
{
    to += char(value & 0xFF);
    to += char(value >> 8);
}

void put32(std::string& to, std::uint64_t value)
{
    put16(to, std::uint16_t(value));
    put16(to, std::uint16_t(value >> 16));
}

void put64(std::string& to, std::uint64_t value)
{
    put32(to, value & 0xFFFFFFFF);
    put32(to, value >> 32);
}

/// The sizes of a member, in the field of ZIP64: arrays may have more than 4 GB.
std::string sizesField(std::uint64_t size, std::uint64_t compressed)
{
    std::string field;
    put16(field, 1);
    put16(field, 16);
    put64(field, size);
    put64(field, compressed);
    return field;
}
constexpr std::size_t sizesFieldLength = 20;

/// Header before the values: magic, version, and the dictionary, padded to 64 bytes.
std::string npyHeader(std::string_view type, const std::vector<std::size_t>& shape)
{
    std::string dictionary = "{'descr': '" + std::string(type) + "', 'fortran_order': False, 'shape': (";
    for (const std::size_t extent : shape) dictionary += std::to_string(extent) + ',';
    dictionary += "), }";
    constexpr std::size_t before = 10;
    while ((before + dictionary.size() + 1) % 64 != 0) dictionary += ' ';
    dictionary += '\n';
    std::string header("\x93NUMPY\x01\x00", 8);
    put16(header, std::uint16_t(dictionary.size()));
    return header + dictionary;
}

std::u32string codePoints(std::string_view text)
{
    std::u32string points;
    for (const char each : validUtf8(text)) {
        const auto byte = static_cast<unsigned char>(each);
        if (byte < 0x80)
            points += char32_t(byte);
        else if (byte >= 0xC0)
            points += char32_t(byte >= 0xF0 ? byte & 0x07 : byte >= 0xE0 ? byte & 0x0F : byte & 0x1F);
        else
            points.back() = (points.back() << 6) | (byte & 0x3F);
    }
    return points;
}

} // namespace

struct NpzWriter::Member
{
    std::string name;
    std::uint64_t offset = 0; ///< of its header
    std::uint32_t checksum = 0;
    std::uint64_t compressed = 0, size = 0;
};

/// Header of a member in front of its bytes.
std::size_t NpzWriter::headerSize(const Member& member) { return 30 + member.name.size() + sizesFieldLength; }

struct NpzWriter::Deflater
{
    z_stream stream = {};
    Deflater() { deflateInit2(&stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY); }
    ~Deflater() { deflateEnd(&stream); }

    void run(std::span<const std::byte> bytes, int flush, ByteSink& to)
    {
        std::array<char, 65536> buffer;
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(bytes.data()));
        stream.avail_in = uInt(bytes.size());
        do {
            stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
            stream.avail_out = uInt(buffer.size());
            deflate(&stream, flush);
            to.append({buffer.data(), buffer.size() - stream.avail_out});
        } while (stream.avail_out == 0);
    }
};

NpzWriter::NpzWriter(ByteSink& sink)
    : m_sink(sink)
{
}
NpzWriter::~NpzWriter() = default;

void NpzWriter::begin(std::string_view name, std::string_view type, std::vector<std::size_t> shape)
{
    endMember();
    m_members.push_back({std::string(name) + ".npy", m_sink.size(), 0, 0, 0});
    m_sink.append(std::string(headerSize(m_members.back()), '\0')); // its header, once the sizes are known
    m_deflater = std::make_unique<Deflater>();
    const std::string header = npyHeader(type, shape);
    append(std::as_bytes(std::span(header)));
}

void NpzWriter::append(std::span<const std::byte> bytes)
{
    constexpr std::size_t atOnce = std::size_t(1) << 30; // zlib counts in 32 bits
    for (; !bytes.empty(); bytes = bytes.subspan(std::min(atOnce, bytes.size()))) {
        const auto part = bytes.first(std::min(atOnce, bytes.size()));
        Member& member = m_members.back();
        member.checksum = std::uint32_t(
            crc32(member.checksum, reinterpret_cast<const Bytef*>(part.data()), uInt(part.size())));
        member.size += part.size();
        m_deflater->run(part, Z_NO_FLUSH, m_sink);
    }
}

void NpzWriter::endMember()
{
    if (!m_deflater) return;
    m_deflater->run({}, Z_FINISH, m_sink);
    m_deflater.reset();
    Member& member = m_members.back();
    member.compressed = m_sink.size() - member.offset - headerSize(member);
    std::string header("PK\x03\x04", 4);
    for (const std::uint16_t word : {version, utf8Name, deflated, std::uint16_t(0), firstDay})
        put16(header, word);
    for (const std::uint32_t word : {member.checksum, elsewhere, elsewhere}) put32(header, word);
    put16(header, std::uint16_t(member.name.size()));
    put16(header, sizesFieldLength);
    m_sink.overwrite(member.offset, header + member.name + sizesField(member.size, member.compressed));
}

void NpzWriter::add(std::string_view name, std::vector<std::size_t> shape,
                    std::span<const std::int64_t> values)
{
    begin(name, "<i8", std::move(shape));
    append(std::as_bytes(values));
}

void NpzWriter::add(std::string_view name, std::span<const std::string> texts)
{
    std::size_t longest = 1;
    for (const std::string& text : texts) longest = std::max(longest, codePoints(text).size());
    begin(name, "<U" + std::to_string(longest), {texts.size()});
    for (const std::string& text : texts) {
        std::u32string padded = codePoints(text);
        padded.resize(longest, U'\0');
        append(std::as_bytes(std::span(padded)));
    }
}

Result<void> NpzWriter::finish()
{
    endMember();
    std::string table;
    for (const Member& member : m_members) {
        table.append("PK\x01\x02", 4);
        for (const std::uint16_t word : {version, version, utf8Name, deflated, std::uint16_t(0), firstDay})
            put16(table, word);
        for (const std::uint32_t word : {member.checksum, elsewhere, elsewhere}) put32(table, word);
        put16(table, std::uint16_t(member.name.size()));
        put16(table, sizesFieldLength);
        table.append(10, '\0'); // no comment, first disk, no attributes
        put32(table, member.offset);
        table += member.name + sizesField(member.size, member.compressed);
    }
    const std::uint64_t size = table.size();
    table.append("PK\x05\x06\0\0\0\0", 8);
    for (int i = 0; i < 2; ++i) put16(table, std::uint16_t(m_members.size()));
    put32(table, size);
    put32(table, m_sink.size());
    put16(table, 0);
    m_sink.append(table);
    if (m_sink.size() > most)
        return Error{"export.too-large",
                     "an .npz archive of more than 4 GB cannot be written; export the "
                     "folders of the library one by one",
                     {}};
    return {};
}

} // namespace tagline
