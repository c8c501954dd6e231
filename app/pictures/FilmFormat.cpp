#include "app/pictures/FilmFormat.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr int mostOfGif = 50; ///< its times are hundredths of a second, and browsers slow down one of 0.01 s

/// The colours of pictures as those of high definition television, and said so.
const QStringList televisionColours{"-vf",
                                    "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
                                    "-colorspace",
                                    "bt709",
                                    "-color_trc",
                                    "bt709",
                                    "-color_primaries",
                                    "bt709"};

} // namespace

const std::vector<FilmFormat>& filmFormats()
{
    // A palette for each picture of a GIF: one for all would need all of them in memory.
    static const std::vector<FilmFormat> formats{
        {"mp4", 0, true,
         televisionColours +
             QStringList{"-c:v", "libx264", "-crf", "18", "-movflags", "+faststart", "-f", "mp4"}},
        {"webm", 0, true,
         televisionColours + QStringList{"-c:v", "libvpx-vp9", "-crf", "28", "-b:v", "0", "-deadline", "good",
                                         "-cpu-used", "4", "-row-mt", "1", "-f", "webm"}},
        {"webp",
         0,
         false,
         {"-c:v", "libwebp_anim", "-lossless", "0", "-quality", "80", "-loop", "0", "-f", "webp"}},
        {"gif",
         mostOfGif,
         false,
         {"-filter_complex",
          "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=sierra2_4a", "-loop",
          "0", "-f", "gif"}},
    };
    return formats;
}

const FilmFormat* filmFormat(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    const auto found = std::ranges::find(filmFormats(), ending, &FilmFormat::ending);
    return found == filmFormats().end() ? nullptr : &*found;
}

Frame filmStep(const FilmFormat& format, FrameRate rate)
{
    if (format.mostPerSecond == 0) return 1;
    return std::max(1, Frame(std::ceil(rate.framesPerSecond() / format.mostPerSecond - 1e-9)));
}

QSize filmSize(const FilmFormat& format, const QSize& size)
{
    if (!format.needsEvenSides) return size;
    return {std::max(size.width() / 2 * 2, 2), std::max(size.height() / 2 * 2, 2)};
}

QString filmEncoder() { return QStandardPaths::findExecutable("ffmpeg"); }

Error noFilmEncoder()
{
    return {"render.no-encoder",
            "films are encoded by the program ffmpeg, which is not in PATH: install the package ffmpeg (on "
            "Debian and Ubuntu: sudo apt install ffmpeg)",
            {}};
}

} // namespace tagline
