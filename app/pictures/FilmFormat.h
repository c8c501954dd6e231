#pragma once

// FilmFormat is a format of films, and how the program ffmpeg is asked for it.

#include <QSize>
#include <QString>
#include <QStringList>

#include "core/support/Result.h"
#include "core/time/FrameRate.h"

#include <vector>

namespace tagline {

struct FilmFormat
{
    QString ending;        ///< "mp4"
    int mostPerSecond = 0; ///< pictures that players keep up with; 0: any number
    bool needsEvenSides = false;
    QStringList encoding; ///< arguments of ffmpeg for its output
};

const std::vector<FilmFormat>& filmFormats();
/// The format that a file's name ends in; null for none.
const FilmFormat* filmFormat(const QString& file);

/// Every how many frames a picture is taken so that a film of that rate plays at its speed.
Frame filmStep(const FilmFormat& format, FrameRate rate);
/// The size; if the format needs even sides, odd ones are a pixel shorter, and each is at least 2.
QSize filmSize(const FilmFormat& format, const QSize& size);

/// Path of the program that encodes films, from PATH; empty if it is not installed.
QString filmEncoder();
/// The error if there is no encoder, with what to do: "render.no-encoder".
Error noFilmEncoder();

} // namespace tagline
