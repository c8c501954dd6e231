#pragma once

// Arrays and archives as NumPy writes them, good ones and others.

#include <QByteArray>
#include <QtEndian>

#include <zlib.h>

#include <cmath>
#include <cstring>
#include <optional>
#include <vector>

namespace tagline::test {

/// An .npy file with this head and these bytes behind it.
inline QByteArray npyOf(const QByteArray& head, const QByteArray& numbers)
{
    QByteArray padded = head;
    while ((10 + padded.size() + 1) % 64 != 0) padded += ' ';
    padded += '\n';
    const auto size = qToLittleEndian(quint16(padded.size()));
    return QByteArray("\x93NUMPY\x01\x00", 8) + QByteArray(reinterpret_cast<const char*>(&size), 2) + padded +
           numbers;
}

inline QByteArray npyHead(const QByteArray& type, const QByteArray& shape, const QByteArray& order = "False")
{
    return "{'descr': '" + type + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }";
}

template<class T>
QByteArray rawOf(const std::vector<T>& values)
{
    return {reinterpret_cast<const char*>(values.data()), qsizetype(values.size() * sizeof(T))};
}

inline QByteArray npy(const QByteArray& shape, const std::vector<double>& values)
{
    return npyOf(npyHead("<f8", shape), rawOf(values));
}

/// A member of an archive; what its headers say can be set apart from what it is.
struct ArchiveMember
{
    QByteArray name;
    QByteArray bytes;
    bool isDeflated = true;
    std::optional<quint32> saidBytes = {};
    std::optional<quint32> saidCrc = {};
    quint16 flags = 0;
    quint16 method = 8;
};

inline QByteArray deflatedRaw(const QByteArray& bytes)
{
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
    QByteArray packed(qsizetype(deflateBound(&stream, uLong(bytes.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = uInt(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = uInt(packed.size());
    deflate(&stream, Z_FINISH);
    packed.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

inline QByteArray littleEndian(quint64 value, int bytes)
{
    QByteArray text;
    for (int i = 0; i < bytes; ++i) {
        text += char(value & 0xff);
        value >>= 8;
    }
    return text;
}

inline QByteArray archiveOf(const std::vector<ArchiveMember>& members)
{
    QByteArray file, directory;
    for (const ArchiveMember& member : members) {
        const QByteArray packed = member.isDeflated ? deflatedRaw(member.bytes) : member.bytes;
        const auto crc =
            quint32(crc32(0, reinterpret_cast<const Bytef*>(member.bytes.data()), uInt(member.bytes.size())));
        const QByteArray said = littleEndian(member.flags, 2) +
                                littleEndian(member.isDeflated ? member.method : 0, 2) + littleEndian(0, 4) +
                                littleEndian(member.saidCrc.value_or(crc), 4) +
                                littleEndian(quint64(packed.size()), 4) +
                                littleEndian(member.saidBytes.value_or(quint32(member.bytes.size())), 4) +
                                littleEndian(quint64(member.name.size()), 2) + littleEndian(0, 2);
        directory += littleEndian(0x02014b50, 4) + littleEndian(20, 2) + littleEndian(20, 2) + said +
                     littleEndian(0, 10) + littleEndian(quint64(file.size()), 4) + member.name;
        file += littleEndian(0x04034b50, 4) + littleEndian(20, 2) + said + member.name + packed;
    }
    const auto at = quint64(file.size());
    return file + directory + littleEndian(0x06054b50, 4) + littleEndian(0, 4) +
           littleEndian(members.size(), 2) + littleEndian(members.size(), 2) +
           littleEndian(quint64(directory.size()), 4) + littleEndian(at, 4) + littleEndian(0, 2);
}

/// An AMASS archive: a body of so many joints that walks along Y of its Z-up world, a metre a second, and
/// swings its left arm. Every joint but these two keeps its rest.
inline std::vector<ArchiveMember> amassMembers(int joints = 52, int frames = 60, double rate = 60.0)
{
    const double upright = M_PI / 2.0; // Y up becomes Z up
    std::vector<double> poses, places;
    for (int frame = 0; frame < frames; ++frame) {
        std::vector<double> row(std::size_t(joints) * 3, 0.0);
        row[0] = upright;
        row[16 * 3 + 2] = -0.5 * std::sin(0.1 * frame); // left_shoulder
        poses.insert(poses.end(), row.begin(), row.end());
        places.insert(places.end(), {0.0, frame / rate, 0.93});
    }
    const QByteArray count = QByteArray::number(frames);
    return {{"poses.npy", npy("(" + count + ", " + QByteArray::number(joints * 3) + ")", poses)},
            {"trans.npy", npy("(" + count + ", 3)", places)},
            {"mocap_framerate.npy", npy("()", {rate})},
            {"betas.npy", npy("(16,)", std::vector<double>(16, 0.0))},
            {"gender.npy", npyOf(npyHead("<U7", "()"), QByteArray(28, '\0')), false}};
}

} // namespace tagline::test
