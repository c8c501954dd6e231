#pragma once

// TourSteps is the table of the tour's steps, in order.

#include "widgets/tour/TourPlace.h"

#include <QList>
#include <QString>

namespace tagline {

/// The action of a person that ends a step; the tour goes on by itself then.
enum class TourDeed { Open, ChooseClip, Play, Tag, Ask, Export };

struct TourStep
{
    TourDeed deed;
    QString text;
    QString keyText;         ///< effect of the key; %1: the tag whose key it is
    const char* action;      ///< whose key is named; "" for that of a tag
    QList<QString> controls; ///< object names: the first one that is seen is framed; a menu by its own name
    QString panel;           ///< the dock that is brought to the front for it; empty for none
    TourSide side = TourSide::Beside; ///< of a control; cards stand beside menus
    QString textWhenOpen{};           ///< text if a library is open already; empty: `text`
};

/// The steps in the present language.
QList<TourStep> tourSteps();

} // namespace tagline
