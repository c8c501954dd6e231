#pragma once

// NpzFile reads arrays from an .npz archive: what tests hold our answers against, and what we write.

#include <QByteArray>
#include <QFile>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QtEndian>

#include <cstring>
#include <optional>
#include <vector>

#include <zlib.h>

namespace tagline::test {

/// Little-endian arrays of float64, float32, int64 or bool in C order, all as doubles, and of Unicode texts.
/// Others are not there.
class NpzFile
{
public:
    /// None where the file cannot be read as such an archive.
    static std::optional<NpzFile> read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? fromBytes(file.readAll()) : std::nullopt;
    }

    static std::optional<NpzFile> fromBytes(const QByteArray& bytes)
    {
        NpzFile archive;
        qsizetype at = 0;
        while (number<quint32>(bytes, at) == 0x04034b50)
            if (!archive.readMember(bytes, at)) return std::nullopt;
        return archive.m_arrays.isEmpty() ? std::nullopt : std::optional(archive);
    }

    bool contains(const QString& name) const { return m_arrays.contains(name); }
    /// Row after row; empty where there is no such array.
    std::vector<double> values(const QString& name) const { return m_arrays.value(name); }
    double value(const QString& name) const { return values(name).at(0); }
    QStringList texts(const QString& name) const { return m_texts.value(name); }

private:
    template<class T>
    static T number(const QByteArray& bytes, qsizetype at)
    {
        return at + qsizetype(sizeof(T)) <= bytes.size() ? qFromLittleEndian<T>(bytes.constData() + at) : T{};
    }

    /// Reads the member whose local header is at `at`, and goes on behind it.
    bool readMember(const QByteArray& bytes, qsizetype& at)
    {
        const quint16 method = number<quint16>(bytes, at + 8);
        const bool hasSizesBehind = (number<quint16>(bytes, at + 6) & 8) != 0;
        const quint16 nameLength = number<quint16>(bytes, at + 26);
        const quint16 extraLength = number<quint16>(bytes, at + 28);
        qsizetype size = number<quint32>(bytes, at + 18);
        const qsizetype extraAt = at + 30 + nameLength;
        qsizetype wholeSize = number<quint32>(bytes, at + 22);
        if (size == 0xffffffff) { // zip64: sizes follow
            wholeSize = qsizetype(number<quint64>(bytes, extraAt + 4));
            size = qsizetype(number<quint64>(bytes, extraAt + 12));
        }
        if ((method != stored && method != deflated) || hasSizesBehind) return false;
        const QByteArray content = bytes.mid(extraAt + extraLength, size);
        if (content.size() != size) return false;
        addArray(QString::fromUtf8(bytes.mid(at + 30, nameLength)).chopped(4),
                 method == stored ? content : inflated(content, wholeSize));
        at = extraAt + extraLength + size;
        return true;
    }

    static QByteArray inflated(const QByteArray& content, qsizetype size)
    {
        QByteArray result(size, '\0');
        z_stream stream = {};
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.constData()));
        stream.avail_in = uInt(content.size());
        stream.next_out = reinterpret_cast<Bytef*>(result.data());
        stream.avail_out = uInt(size);
        const bool isWhole = inflateInit2(&stream, -MAX_WBITS) == Z_OK &&
                             inflate(&stream, Z_FINISH) == Z_STREAM_END &&
                             qsizetype(stream.total_out) == size;
        inflateEnd(&stream);
        return isWhole ? result : QByteArray();
    }

    void addTexts(const QString& name, const QByteArray& header, const QByteArray& data)
    {
        const qsizetype at = header.indexOf("'<U") + 3;
        const qsizetype length = header.mid(at, header.indexOf('\'', at) - at).toLongLong();
        QStringList& texts = m_texts[name];
        for (qsizetype i = 0; length > 0 && i + 4 * length <= data.size(); i += 4 * length) {
            std::u32string text;
            for (qsizetype k = 0; k < length; ++k)
                if (const auto c = number<quint32>(data, i + 4 * k)) text += char32_t(c);
            texts << QString::fromStdU32String(text);
        }
    }

    void addArray(const QString& name, const QByteArray& content)
    {
        const quint16 headerLength = number<quint16>(content, 8);
        const QByteArray header = content.mid(10, headerLength);
        const QByteArray data = content.mid(10 + headerLength);
        if (header.contains("'fortran_order': True")) return;
        if (header.contains("'<U")) return addTexts(name, header, data);
        std::vector<double>& values = m_arrays[name];
        if (header.contains("'<f8'"))
            for (qsizetype i = 0; i + 8 <= data.size(); i += 8) values.push_back(number<double>(data, i));
        else if (header.contains("'<f4'"))
            for (qsizetype i = 0; i + 4 <= data.size(); i += 4)
                values.push_back(double(number<float>(data, i)));
        else if (header.contains("'<i8'"))
            for (qsizetype i = 0; i + 8 <= data.size(); i += 8)
                values.push_back(double(number<qint64>(data, i)));
        else if (header.contains("'|b1'"))
            for (const char flag : data) values.push_back(flag);
        else
            m_arrays.remove(name);
    }

    static constexpr quint16 stored = 0, deflated = 8; // methods of compression

    QMap<QString, std::vector<double>> m_arrays;
    QMap<QString, QStringList> m_texts;
};

} // namespace tagline::test
