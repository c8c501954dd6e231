#pragma once

// LibraryPictures are small pictures of libraries, kept in files from the last time that they were open.

#include <QImage>
#include <QString>
#include <QStringList>

namespace tagline {

/// Reads and writes files: for a thread in the background. The folder need not be there.
class LibraryPictures
{
public:
    explicit LibraryPictures(QString folder);

    /// Of the library at that path, for twice as many pixels as it is shown with; null where none is kept.
    QImage of(const QString& path) const;
    /// Keeps the middle of a picture for the library at `path`, and those of `others`; the rest go. Whether
    /// it could be written.
    bool keep(const QString& path, const QImage& picture, const QStringList& others) const;

private:
    QString fileOf(const QString& path) const;

    QString m_folder;
};

} // namespace tagline
