#pragma once

// FilmWriting encodes pictures as a film: they are handed to the program ffmpeg one after the other, as they
// are drawn.

#include <QImage>
#include <QSize>
#include <QString>

#include "core/support/GoOn.h"
#include "core/support/Result.h"
#include "core/time/FrameRate.h"

#include <functional>

namespace tagline {

struct FilmOrder
{
    QString file; ///< its name's ending is the format
    QSize size;   ///< of all pictures
    FrameRate rate;
    int pictures = 0;
};

/// Draws and writes. The film is made under a hidden name in its folder and takes its place once it is whole;
/// if anything fails, or `goOn` says no, the encoder is killed and the unfinished film removed: a film from
/// before stays. Needs no event loop; any thread. Errors: "render.no-encoder"; "render.encoder" with
/// the encoder's words; "render.unwritable"; "render.interrupted"; those of `picture`. Expects a format of
/// films and a size that it takes (filmSize()).
Result<void> writeFilm(const FilmOrder& order, const std::function<Result<QImage>(int number)>& picture,
                       const GoOn& goOn = {});

} // namespace tagline
