#pragma once

// PictureCaptions writes on pictures of a clip which frame they show, and which tags hold there.

#include <QColor>
#include <QFont>
#include <QImage>
#include <QString>

#include "core/tags/sheet/TagSheet.h"
#include "core/time/FrameRate.h"

#include <vector>

namespace tagline {

/// A tag as a chip.
struct ChipStyle
{
    QString text;
    QColor fill;
    QColor rim; ///< invalid for none
    QColor label;
};

/// The look of captions, as values, so that they can be painted on any thread.
struct CaptionStyle
{
    QFont font;
    QColor text;
    QColor plate;                 ///< behind the text, translucent
    QColor lines;                 ///< between the cells of a contact sheet
    std::vector<ChipStyle> chips; ///< by TagId
};

/// The parts of a caption that are written.
struct CaptionParts
{
    bool hasMoment = false; ///< frame number and time
    bool hasChips = false;
    bool isBelowScale = false; ///< chips leave room for the bar of a picture without perspective

    bool isNone() const { return !hasMoment && !hasChips; }
};

class PictureCaptions
{
public:
    /// Writes nothing.
    PictureCaptions() = default;
    PictureCaptions(CaptionStyle style, CaptionParts parts, FrameRate rate, TagSheet sheet);

    const CaptionStyle& style() const { return m_style; }
    /// Chips stand at the top in as many rows as a third of the picture has; those that find no place become
    /// one "+n". Frame and time stand at the lower left.
    void paint(QImage& picture, Frame frame) const;

private:
    CaptionStyle m_style;
    CaptionParts m_parts;
    FrameRate m_rate;
    TagSheet m_sheet;
};

} // namespace tagline
