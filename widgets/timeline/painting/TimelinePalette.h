#pragma once

// TimelinePalette is the set of colours of the timeline; the defaults are those of the present theme.

#include <QColor>

#include "widgets/theme/Theme.h"

namespace tagline {

struct TimelinePalette
{
    QColor background = theme().panel;
    QColor stripe = theme().lane;                                   ///< every other lane
    QColor activeLane = mixed(theme().accent, theme().panel, 0.12); ///< the lane edited by the keyboard
    QColor outsideClip = mixed(theme().window, theme().panel, 0.5); ///< behind the last frame
    QColor ruler = theme().panel;
    QColor headEdge = theme().border; ///< between the heads of lanes and time
    QColor rulerMajor = theme().hint;
    QColor rulerMinor = theme().edge;
    QColor text = theme().text;
    QColor dimText = theme().muted;
    QColor query = theme().query;
    QColor queryText = theme().queryText;
    QColor queryWash = theme().queryWash;
    QColor property = theme().hover;
    QColor key = theme().hint;
    QColor playhead = theme().playhead;
    QColor playheadHalo = theme().playheadHalo;
    QColor selection = theme().selectedFrame;
    QColor flash = theme().accent;      ///< the frame of ranges that have just changed
    QColor violation = theme().warning; ///< hatching where a tag of an exclusive group is missing; a line
                                        ///< under frames that violate the group's rule
    QColor threshold = theme().text;    ///< the line over a curve that can be dragged, and its value
    QColor guide = theme().accent;
    QColor focus = theme().accent;
    QColor arc = theme().accent; ///< a transition to another frame
    QColor bubble = theme().window;
};

} // namespace tagline
