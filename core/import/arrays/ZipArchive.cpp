#include "core/import/arrays/ZipArchive.h"

#include <zlib.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <optional>
#include <set>

namespace tagline {
namespace {

constexpr std::uint32_t endMark = 0x06054b50, end64Mark = 0x06064b50, locator64Mark = 0x07064b50;
constexpr std::uint32_t memberMark = 0x02014b50, headerMark = 0x04034b50;
constexpr std::size_t endBytes = 22, end64Bytes = 56, locatorBytes = 20, memberBytes = 46, headerBytes = 30;
constexpr std::size_t longestComment = 65'535;
constexpr std::uint32_t in64 = 0xffff'ffff; ///< the number stands in the ZIP64 field
constexpr std::uint64_t mostPacked = 1'032; ///< that deflate makes of one byte

Error badZip(std::string message) { return {"import.bad-zip", std::move(message), {}}; }

/// A little-endian number; 0 beyond the bytes.
template<class T>
T number(std::span<const std::byte> bytes, std::uint64_t at)
{
    static_assert(std::endian::native == std::endian::little);
    T value{};
    if (at <= bytes.size() && bytes.size() - at >= sizeof(T))
        std::memcpy(&value, bytes.data() + at, sizeof(T));
    return value;
}

bool isWithin(std::span<const std::byte> bytes, std::uint64_t at, std::uint64_t length)
{
    return at <= bytes.size() && bytes.size() - at >= length;
}

struct Directory
{
    std::uint64_t at = 0;
    std::uint64_t bytes = 0;
    std::uint64_t members = 0;
};

std::optional<std::uint64_t> endOf(std::span<const std::byte> file)
{
    if (file.size() < endBytes) return std::nullopt;
    const std::size_t last = file.size() - endBytes;
    const std::size_t first = last > longestComment ? last - longestComment : 0;
    for (std::size_t at = last + 1; at-- > first;)
        if (number<std::uint32_t>(file, at) == endMark &&
            at + endBytes + number<std::uint16_t>(file, at + 20) == file.size())
            return at;
    return std::nullopt;
}

Result<Directory> directoryOf(std::span<const std::byte> file)
{
    const auto end = endOf(file);
    if (!end) return badZip("it is no whole .npz archive: its directory is missing; copy it again");
    if (number<std::uint16_t>(file, *end + 4) != 0 || number<std::uint16_t>(file, *end + 6) != 0)
        return badZip("it is one part of an archive in several: put them together");
    Directory directory{number<std::uint32_t>(file, *end + 16), number<std::uint32_t>(file, *end + 12),
                        number<std::uint16_t>(file, *end + 10)};
    const bool isLong = directory.at == in64 || directory.bytes == in64 || directory.members == 0xffff;
    if (isLong && *end >= locatorBytes && number<std::uint32_t>(file, *end - locatorBytes) == locator64Mark) {
        const auto at = number<std::uint64_t>(file, *end - locatorBytes + 8);
        if (!isWithin(file, at, end64Bytes) || number<std::uint32_t>(file, at) != end64Mark)
            return badZip("its directory cannot be found: copy it again");
        directory = {number<std::uint64_t>(file, at + 48), number<std::uint64_t>(file, at + 40),
                     number<std::uint64_t>(file, at + 32)};
    }
    if (directory.members > ZipArchive::mostMembers)
        return badZip("it holds more than " + std::to_string(ZipArchive::mostMembers) + " arrays");
    if (!isWithin(file, directory.at, directory.bytes))
        return badZip("its directory lies outside of it: copy it again");
    return directory;
}

/// Takes the numbers of the ZIP64 field that stand there in place of the member's own.
bool takeLongNumbers(std::span<const std::byte> extra, ZipMember& member)
{
    std::vector<std::uint64_t*> wanted;
    for (std::uint64_t* each : {&member.bytes, &member.packedBytes, &member.headerAt})
        if (*each == in64) wanted.push_back(each);
    if (wanted.empty()) return true;
    for (std::uint64_t at = 0; isWithin(extra, at, 4);) {
        const auto kind = number<std::uint16_t>(extra, at);
        const auto length = number<std::uint16_t>(extra, at + 2);
        if (!isWithin(extra, at + 4, length)) return false;
        if (kind == 1) {
            if (length < wanted.size() * 8) return false;
            for (std::size_t i = 0; i < wanted.size(); ++i)
                *wanted[i] = number<std::uint64_t>(extra, at + 4 + 8 * i);
            return true;
        }
        at += 4u + length;
    }
    return false;
}

/// Whether a name leads out of the folder that the archive would be unpacked in, or is none.
bool isDangerous(std::string_view name)
{
    if (name.empty() || name.front() == '/' || name.find('\\') != name.npos || name.find('\0') != name.npos)
        return true;
    for (std::size_t at = 0; at <= name.size();) {
        const std::size_t stop = std::min(name.find('/', at), name.size());
        if (name.substr(at, stop - at) == "..") return true;
        at = stop + 1;
    }
    return false;
}

} // namespace

Result<ZipArchive> ZipArchive::open(std::span<const std::byte> file)
{
    const auto directory = directoryOf(file);
    if (!directory) return directory.error();
    const auto entries = file.subspan(std::size_t(directory->at), std::size_t(directory->bytes));
    ZipArchive archive;
    archive.m_file = file;
    std::set<std::string_view> names;
    archive.m_members.reserve(
        std::min<std::size_t>(std::size_t(directory->members), entries.size() / memberBytes));
    std::uint64_t at = 0;
    for (std::uint64_t i = 0; i < directory->members; ++i) {
        const auto nameLength = number<std::uint16_t>(entries, at + 28);
        const auto extraLength = number<std::uint16_t>(entries, at + 30);
        const auto commentLength = number<std::uint16_t>(entries, at + 32);
        if (!isWithin(entries, at, memberBytes + nameLength + extraLength + commentLength) ||
            number<std::uint32_t>(entries, at) != memberMark)
            return badZip("its directory is broken: copy it again");
        ZipMember member;
        member.method = number<std::uint16_t>(entries, at + 10);
        if (number<std::uint16_t>(entries, at + 8) & 1)
            return badZip("it is encrypted: unpack it with its password, and pack it again without");
        member.crc = number<std::uint32_t>(entries, at + 16);
        member.packedBytes = number<std::uint32_t>(entries, at + 20);
        member.bytes = number<std::uint32_t>(entries, at + 24);
        member.headerAt = number<std::uint32_t>(entries, at + 42);
        const auto name = entries.subspan(std::size_t(at) + memberBytes, nameLength);
        member.name.assign(reinterpret_cast<const char*>(name.data()), name.size());
        const auto extra = entries.subspan(std::size_t(at) + memberBytes + nameLength, extraLength);
        if (!takeLongNumbers(extra, member)) return badZip("its directory is broken: copy it again");
        if (isDangerous(member.name))
            return Error{"import.zip-path",
                         "one of its arrays has a name that leads out of the archive: it is not read",
                         {}};
        archive.m_members.push_back(std::move(member));
        at += memberBytes + nameLength + extraLength + commentLength;
    }
    for (const ZipMember& member : archive.m_members)
        if (!names.insert(member.name).second)
            return badZip("it holds two arrays of one name, so that nobody knows which is meant");
    return archive;
}

const ZipMember* ZipArchive::find(std::string_view name) const
{
    const auto found = std::find_if(m_members.begin(), m_members.end(),
                                    [&](const ZipMember& member) { return member.name == name; });
    return found == m_members.end() ? nullptr : &*found;
}

namespace {

bool inflated(std::span<const std::byte> packed, std::vector<std::byte>& bytes)
{
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data()));
    stream.avail_in = uInt(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = uInt(bytes.size());
    Bytef beyond; // zlib wants a place even where nothing is to be written
    if (bytes.empty()) stream.next_out = &beyond;
    const int end = inflate(&stream, Z_FINISH);
    const bool isWhole = end == Z_STREAM_END && stream.total_out == bytes.size();
    inflateEnd(&stream);
    return isWhole;
}

} // namespace

Result<std::vector<std::byte>> ZipArchive::read(const ZipMember& member, std::uint64_t mostBytes) const
{
    const std::string name = "its array “" + member.name + "”";
    constexpr std::uint64_t mostForZlib = 0xffff'ffff;
    const bool isStored = member.method == 0;
    if (!isStored && member.method != 8)
        return badZip(name + " is packed in a way that is not read: save it by numpy.savez_compressed");
    if (member.bytes > mostBytes || member.bytes > mostForZlib || member.packedBytes > mostForZlib ||
        (!isStored && member.bytes / mostPacked > member.packedBytes))
        return Error{"import.zip-bomb", name + " would unpack to more than is read of one file", {}};
    if (!isWithin(m_file, member.headerAt, headerBytes) ||
        number<std::uint32_t>(m_file, member.headerAt) != headerMark)
        return badZip(name + " is not where its directory says: copy the file again");
    const std::uint64_t at = member.headerAt + headerBytes +
                             number<std::uint16_t>(m_file, member.headerAt + 26) +
                             number<std::uint16_t>(m_file, member.headerAt + 28);
    if (!isWithin(m_file, at, member.packedBytes) || (isStored && member.packedBytes != member.bytes))
        return badZip(name + " is cut off: copy the file again");
    const auto packed = m_file.subspan(std::size_t(at), std::size_t(member.packedBytes));
    std::vector<std::byte> bytes(std::size_t(member.bytes));
    const bool isRead =
        isStored ? (std::copy(packed.begin(), packed.end(), bytes.begin()), true) : inflated(packed, bytes);
    if (!isRead || crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()) != member.crc)
        return badZip(name + " is damaged: copy the file again");
    return bytes;
}

} // namespace tagline
