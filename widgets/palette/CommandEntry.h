#pragma once

// CommandEntry is one line of the command palette: something that can be done or chosen.

#include <QColor>
#include <QString>

namespace tagline {

enum class PaletteKind { Command, Clip, Tag, Query, Preset };

struct CommandEntry
{
    PaletteKind kind = PaletteKind::Command;
    QString id;             ///< the same in the next session: what was used last is kept by it
    QString text;           ///< "Split at Playhead"
    QString detail;         ///< where it stands, or what it asks: "Edit"; may be empty
    QString key;            ///< in people's letters; empty for none
    QColor colour;          ///< of a tag; invalid for others
    bool isEnabled = true;  ///< can be chosen now
    QString whyNot;         ///< where not, if it is known
    std::size_t number = 0; ///< whoever made the entry finds by it what it is about

    bool operator==(const CommandEntry&) const = default;
};

} // namespace tagline
