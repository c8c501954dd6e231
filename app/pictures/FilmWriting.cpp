#include "app/pictures/FilmWriting.h"

#include "app/pictures/FilmFormat.h"
#include "app/pictures/SheetLayout.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>

#include <filesystem>
#include <system_error>

namespace tagline {
namespace {

constexpr int lookAgain = 50;            ///< milliseconds between looks whether to go on
constexpr double shareOfPictures = 0.98; ///< of the whole work; the rest is the film's end
constexpr qsizetype mostWords = 300;     ///< of the encoder, in a message

/// Hidden, in the film's folder, and gone again unless it takes the film's place.
class UnfinishedFilm
{
public:
    explicit UnfinishedFilm(const QString& film)
        : m_film(QFileInfo(film).exists() ? QFileInfo(film).canonicalFilePath() // not the link, what it leads to
                                          : QFileInfo(film).absoluteFilePath())
        , m_path(QFileInfo(m_film).absolutePath() + "/." +
                 QString::number(QRandomGenerator::system()->generate64(), 16) + ".part")
    {
    }
    ~UnfinishedFilm() { QFile::remove(m_path); }
    Q_DISABLE_COPY_MOVE(UnfinishedFilm)

    const QString& path() const { return m_path; }
    Result<void> takePlace() const
    {
        std::error_code failed;
        std::filesystem::rename(QFile::encodeName(m_path).toStdString(),
                                QFile::encodeName(m_film).toStdString(), failed);
        if (!failed) return {};
        return Error{"render.unwritable", "the film cannot be written: " + failed.message(),
                     QFile::encodeName(m_film).toStdString()};
    }

private:
    QString m_film;
    QString m_path;
};

/// The program that encodes; killed where it is not through when this ends.
class Encoder
{
public:
    Encoder(const FilmOrder& order, const QString& target, const GoOn& goOn)
        : m_order(order)
        , m_goOn(goOn)
    {
        m_process.setStandardOutputFile(QProcess::nullDevice());
        m_process.start(filmEncoder(), argumentsFor(target));
    }
    ~Encoder()
    {
        if (m_process.state() == QProcess::NotRunning) return;
        m_process.kill();
        m_process.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(Encoder)

    Result<void> add(const QImage& picture, double share)
    {
        const QImage pixels = picture.convertToFormat(QImage::Format_RGBA8888);
        for (int y = 0; y < pixels.height(); ++y) // rows may be padded
            m_process.write(reinterpret_cast<const char*>(pixels.constScanLine(y)), 4 * pixels.width());
        while (m_process.bytesToWrite() > 0) {
            if (m_goOn && !m_goOn(share)) return interruptedDrawing();
            if (!m_process.waitForBytesWritten(lookAgain) && m_process.state() != QProcess::Running)
                return failure();
        }
        return {};
    }

    /// Waits for the film's end.
    Result<void> finish()
    {
        m_process.closeWriteChannel();
        while (m_process.state() != QProcess::NotRunning) {
            if (m_goOn && !m_goOn(shareOfPictures)) return interruptedDrawing();
            m_process.waitForFinished(lookAgain);
        }
        return m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0 ? Result<void>()
                                                                                           : failure();
    }

    Result<void> started() { return m_process.waitForStarted() ? Result<void>() : failure(); }

private:
    QStringList argumentsFor(const QString& target) const
    {
        const QFileInfo film(m_order.file);
        return QStringList{"-hide_banner",
                           "-loglevel",
                           "error",
                           "-n",
                           "-f",
                           "rawvideo",
                           "-pixel_format",
                           "rgba",
                           "-video_size",
                           QString("%1x%2").arg(m_order.size.width()).arg(m_order.size.height()),
                           "-framerate",
                           QString("%1/%2").arg(m_order.rate.numerator).arg(m_order.rate.denominator),
                           "-i",
                           "pipe:0",
                           "-an"} +
               filmFormat(m_order.file)->encoding + QStringList{"file:" + target};
    }

    Error failure()
    {
        m_process.waitForFinished(lookAgain);
        QString words = QString::fromUtf8(m_process.readAllStandardError()).simplified();
        if (words.isEmpty()) words = m_process.errorString();
        return {"render.encoder",
                "the film could not be encoded; ffmpeg says: " + words.left(mostWords).toStdString(),
                QFile::encodeName(m_order.file).toStdString()};
    }

    const FilmOrder& m_order;
    const GoOn& m_goOn;
    QProcess m_process;
};

Result<void> checkFolder(const QString& file)
{
    const QFileInfo there(file), folder(QFileInfo(file).absolutePath());
    const bool isProtected = there.exists() && !there.isWritable();
    if (folder.isDir() && folder.isWritable() && !there.isDir() && !isProtected) return {};
    return Error{"render.unwritable",
                 there.isDir()           ? "the film cannot be written: a folder has this name"
                 : isProtected           ? "the film cannot be written: the file is write-protected"
                 : folder.isDir()        ? "the film cannot be written: its folder may not be written in"
                                         : "the film cannot be written: its folder is not there",
                 QFile::encodeName(file).toStdString()};
}

} // namespace

Result<void> writeFilm(const FilmOrder& order, const std::function<Result<QImage>(int number)>& picture,
                       const GoOn& goOn)
{
    if (filmEncoder().isEmpty()) return noFilmEncoder();
    if (const auto writable = checkFolder(order.file); !writable) return writable.error();
    const UnfinishedFilm film(order.file); // goes after the encoder, which may be writing
    Encoder encoder(order, film.path(), goOn);
    if (const auto started = encoder.started(); !started) return started.error();
    for (int number = 0; number < order.pictures; ++number) {
        const double share = shareOfPictures * number / order.pictures;
        if (goOn && !goOn(share)) return interruptedDrawing();
        const Result<QImage> drawn = picture(number);
        if (!drawn) return drawn.error();
        if (const auto added = encoder.add(*drawn, share); !added) return added.error();
    }
    if (const auto whole = encoder.finish(); !whole) return whole.error();
    return film.takePlace();
}

} // namespace tagline
