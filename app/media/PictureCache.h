#pragma once

// PictureCache keeps the pictures of some seconds of a medium: those around the one that is wanted.

#include <QImage>

#include <map>
#include <optional>
#include <vector>

namespace tagline {

class PictureCache
{
public:
    /// So many bytes of pictures at most, but always those of one second.
    explicit PictureCache(qsizetype mostBytes)
        : m_mostBytes(mostBytes)
    {
    }

    void clear();
    bool has(int second) const { return m_seconds.contains(second); }
    /// Of seconds beyond the bound those go that are farthest from `wanted`.
    void put(int second, std::vector<QImage> pictures, int wanted);
    /// The picture that is seen at a moment, in seconds: the last one before its end where it is shorter than
    /// a second. Null where none is kept.
    QImage at(double seconds, double perSecond) const;
    qsizetype bytes() const { return m_bytes; }

private:
    static qsizetype bytesOf(const std::vector<QImage>& pictures);

    qsizetype m_mostBytes;
    qsizetype m_bytes = 0;
    std::map<int, std::vector<QImage>> m_seconds;
};

} // namespace tagline
