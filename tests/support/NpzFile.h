#pragma once

// NpzFile reads arrays of numbers from an uncompressed .npz archive: what tests hold our answers against.

#include <QByteArray>
#include <QFile>
#include <QMap>
#include <QString>
#include <QtEndian>

#include <cstring>
#include <optional>
#include <vector>

namespace tagline::test {

/// Little-endian arrays of float64, int64 or bool in C order, all as doubles. Others are not there.
class NpzFile
{
public:
    /// None where the file cannot be read as such an archive.
    static std::optional<NpzFile> read(const QString& path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
        const QByteArray bytes = file.readAll();
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

private:
    template<class T>
    static T number(const QByteArray& bytes, qsizetype at)
    {
        return at + qsizetype(sizeof(T)) <= bytes.size() ? qFromLittleEndian<T>(bytes.constData() + at) : T{};
    }

    /// Reads the member whose local header is at `at`, and goes on behind it.
    bool readMember(const QByteArray& bytes, qsizetype& at)
    {
        const bool isStored = number<quint16>(bytes, at + 8) == 0;
        const bool hasSizesBehind = (number<quint16>(bytes, at + 6) & 8) != 0;
        const quint16 nameLength = number<quint16>(bytes, at + 26);
        const quint16 extraLength = number<quint16>(bytes, at + 28);
        qsizetype size = number<quint32>(bytes, at + 18);
        const qsizetype extraAt = at + 30 + nameLength;
        if (size == 0xffffffff) size = qsizetype(number<quint64>(bytes, extraAt + 12)); // zip64: sizes follow
        if (!isStored || hasSizesBehind) return false;
        const QByteArray content = bytes.mid(extraAt + extraLength, size);
        if (content.size() != size) return false;
        addArray(QString::fromUtf8(bytes.mid(at + 30, nameLength)).chopped(4), content);
        at = extraAt + extraLength + size;
        return true;
    }

    void addArray(const QString& name, const QByteArray& content)
    {
        const quint16 headerLength = number<quint16>(content, 8);
        const QByteArray header = content.mid(10, headerLength);
        const QByteArray data = content.mid(10 + headerLength);
        if (header.contains("'fortran_order': True")) return;
        std::vector<double>& values = m_arrays[name];
        if (header.contains("'<f8'"))
            for (qsizetype i = 0; i + 8 <= data.size(); i += 8) values.push_back(number<double>(data, i));
        else if (header.contains("'<i8'"))
            for (qsizetype i = 0; i + 8 <= data.size(); i += 8)
                values.push_back(double(number<qint64>(data, i)));
        else if (header.contains("'|b1'"))
            for (const char flag : data) values.push_back(flag);
        else
            m_arrays.remove(name);
    }

    QMap<QString, std::vector<double>> m_arrays;
};

} // namespace tagline::test
