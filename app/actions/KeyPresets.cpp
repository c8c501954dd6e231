#include "app/actions/KeyPresets.h"

#include <QCoreApplication>

#include <vector>

namespace tagline {
namespace {

struct PresetWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::KeyPresets)
};

/// Keys of an action that replace those of the table.
struct OtherKeys
{
    const char* id;
    const char* keys;
};

/// Jumps by Shift and an arrow, Home for all, A to select, X to delete, M to mark, F3 to search.
const std::vector<OtherKeys> blenderKeys{
    {"clip.first", "Shift+Left"},
    {"clip.last", "Shift+Right | End"},
    {"clip.back10", "Ctrl+Shift+Left"},
    {"clip.forward10", "Ctrl+Shift+Right"},
    {"view.fit", "Home"},
    {"view.frame", "Num+. | F"},
    {"edit.selectTag", "A | Ctrl+A"},
    {"edit.delete", "X | Delete | Backspace"},
    {"controller.transition", "Ctrl+Alt+T"},
    {"tag.startStop", "M | I"},
    {"edit.merge", "Ctrl+J"},
    {"view.filterLanes", "Ctrl+Alt+J"},
    {"help.find", "F3 | Ctrl+Shift+P"},
};

/// Alt and comma or full stop step by frames, without Alt by edges; Z undoes.
const std::vector<OtherKeys> mayaKeys{
    {"clip.previousFrame", "Alt+, | Left"},
    {"clip.nextFrame", "Alt+. | Right"},
    {"clip.previousEdge", ", | ["},
    {"clip.nextEdge", ". | ]"},
    {"edit.startLeft", "Alt+["},
    {"edit.startRight", "Alt+]"},
    {"clip.first", "Alt+Shift+V | Home"},
    {"edit.pasteToTag", "Ctrl+Alt+Shift+V"},
    {"edit.undo", "Ctrl+Z | Z"},
    {"edit.redo", "Ctrl+Shift+Z | Ctrl+Y | Shift+Z"},
};

/// Ctrl+Space plays, Ctrl and an arrow steps, Alt and an arrow goes to edges, Alt+N marks, Alt+D deletes.
const std::vector<OtherKeys> elanKeys{
    {"clip.play", "Ctrl+Space | Space"},
    {"clip.loopRange", "Shift+Space | R"},
    {"controller.play", "Ctrl+Alt+Space"},
    {"clip.previousFrame", "Ctrl+Left | Left"},
    {"clip.nextFrame", "Ctrl+Right | Right"},
    {"clip.slower", "Alt+Shift+Left"},
    {"clip.faster", "Alt+Shift+Right"},
    {"clip.first", "Ctrl+B | Home"},
    {"clip.last", "Ctrl+E | End"},
    {"controller.blendSpace", "Ctrl+Alt+Shift+B"},
    {"file.export", "Ctrl+Alt+Shift+E"},
    {"clip.previousEdge", "Alt+Left | ["},
    {"clip.nextEdge", "Alt+Right | ]"},
    {"tag.nextSuggestion", "Alt+S"},
    {"tag.startStop", "Alt+N | I"},
    {"view.jointNamesNear", "Ctrl+Alt+J"},
    {"edit.delete", "Alt+D | Delete | Backspace"},
};

KeySet tableWith(const std::vector<OtherKeys>& others)
{
    KeySet keys = tableKeys();
    for (const OtherKeys& each : others) {
        Q_ASSERT_X(keys.contains(each.id), "tableWith", each.id);
        keys[each.id] = keysOf(each.keys);
    }
    return keys;
}

} // namespace

QList<KeyPreset> keyPresets()
{
    return {
        {QStringLiteral("Tagline"), PresetWords::tr("All keys as they were at first"), tableKeys()},
        {QStringLiteral("Blender"),
         PresetWords::tr(
             "Shift and arrows to the ends, Home for the whole clip, A, X, M and F3 as in Blender"),
         tableWith(blenderKeys)},
        {QStringLiteral("Maya"),
         PresetWords::tr("Comma and full stop go to edges, with Alt by frames, Z undoes, as in Maya"),
         tableWith(mayaKeys)},
        {QStringLiteral("ELAN"),
         PresetWords::tr("Ctrl and arrows by frames, Alt and arrows to edges, Alt+N and Alt+D as in ELAN"),
         tableWith(elanKeys)},
    };
}

int presetOf(const KeySet& keys)
{
    const QList<KeyPreset> presets = keyPresets();
    for (int place = 0; place < presets.size(); ++place)
        if (presets[place].keys == keys) return place;
    return -1;
}

} // namespace tagline
