#pragma once

// CommandEntry is one line of the command palette: a command, or something to choose.

#include <QColor>
#include <QString>

namespace tagline {

enum class PaletteKind { Command, Clip, Tag, Query, Preset };

struct CommandEntry
{
    PaletteKind kind = PaletteKind::Command;
    QString id;             ///< stable across sessions: key of the list of recently used entries
    QString text;           ///< "Split at Playhead"
    QString detail;         ///< menu of the command, text of the query, …: "Edit"; may be empty
    QString key;            ///< display text of the shortcut; empty for none
    QColor colour;          ///< of a tag; invalid for others
    bool isEnabled = true;  ///< can be chosen now
    QString whyNot;         ///< reason why it is not enabled, if known
    std::size_t number = 0; ///< number by which the maker of the entry identifies its object

    bool operator==(const CommandEntry&) const = default;
};

} // namespace tagline
