#pragma once

// TransportIcons are the pictures of the transport bar.

#include <QColor>
#include <QIcon>

namespace tagline {

struct TransportIcons
{
    QIcon toStart;
    QIcon stepBack;
    QIcon play;
    QIcon pause;
    QIcon stepForward;
    QIcon toEnd;
    QIcon loop;
    QIcon snap;
};

/// Built-in drawings, crisp at scales 1 to 3.
TransportIcons drawnTransportIcons(const QColor& colour, const QColor& checkedColour);

} // namespace tagline
