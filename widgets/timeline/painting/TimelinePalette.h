#pragma once

// TimelinePalette is the colours of the timeline; the defaults are the program's theme.

#include <QColor>

#include "widgets/theme/Theme.h"

namespace tagline {

struct TimelinePalette
{
    QColor background = theme().panel;
    QColor stripe{0x29, 0x2b, 0x30};      ///< every other lane
    QColor activeLane{0x31, 0x35, 0x3d};  ///< the lane that the keyboard edits
    QColor outsideClip{0x1e, 0x1f, 0x22}; ///< behind the last frame
    QColor ruler = theme().sunken;
    QColor rulerMajor{0x84, 0x88, 0x90};
    QColor rulerMinor{0x55, 0x59, 0x60};
    QColor text = theme().text;
    QColor dimText = theme().muted;
    QColor query = theme().query;
    QColor property{0x3c, 0x40, 0x46};
    QColor key{0x8a, 0x8c, 0x90};
    QColor playhead{0xff, 0x5d, 0x5d};
    QColor selection{0xff, 0xff, 0xff};
    QColor violation{
        0xff, 0x8a,
        0x3d}; ///< hatching where a tag of an exclusive group is due; a line under what breaks its rule
    QColor guide{0x6c, 0xb6, 0xff};
    QColor focus = theme().accent;
    QColor bubble{0x12, 0x13, 0x15};
};

} // namespace tagline
