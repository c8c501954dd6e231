#include "app/actions/ActionTable.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QHash>

namespace tagline {

#define TEXT(text) QT_TRANSLATE_NOOP("tagline::ActionRegistry", text)

const QList<ActionRow>& actionTable()
{
    static const QList<ActionRow> rows{
        {"file.open", "File", TEXT("&Open Library…"), "Ctrl+O", TEXT("Open a library file"), "folder-open"},
        {"file.openFolder", "File", TEXT("Open &Folder…"), "Ctrl+Shift+O",
         TEXT("Open a folder of clips with its sub-folders"), "folder-open"},
        {"file.addFiles", "File", TEXT("&Add Files…"), "Ctrl+Shift+A",
         TEXT("Add model and clip files to the library"), "plus"},
        {"file.openSample", "File", TEXT("Open the &Sample Library"), "",
         TEXT("Open the mannequin and its clips that come with Tagline"), ""},
        {"file.save", "File", TEXT("&Save"), "Ctrl+S",
         TEXT("Save the changed tag sidecars and the library file"), "save", false, false, true},
        {"file.exportCsv", "File", TEXT("&Export CSV…"), "Ctrl+E",
         TEXT("Write every tag range of the library to a CSV file"), ""},
        {"file.import", "File", TEXT("&Import Settings…"), "",
         TEXT("Change rate, unit and up axis of the current clip's file"), "settings"},
        {"file.cancelImport", "File", TEXT("&Cancel Import"), "",
         TEXT("Stop reading the files that are not read yet"), ""},
        {"file.quit", "File", TEXT("&Quit"), "Ctrl+Q", TEXT("Close Tagline"), "", false, false, true},

        {"edit.undo", "Edit", TEXT("&Undo"), "Ctrl+Z", TEXT("Take the last change back"), "undo", false,
         true},
        {"edit.redo", "Edit", TEXT("&Redo"), "Ctrl+Shift+Z | Ctrl+Y", TEXT("Make the change again"), "redo",
         false, true},
        {"edit.delete", "Edit", TEXT("&Delete Ranges"), "Delete | Backspace",
         TEXT("Delete the selected ranges"), "trash", false, false, true},
        {"edit.selectTag", "Edit", TEXT("Select &All of the Tag"), "Ctrl+A",
         TEXT("Select every range of the active tag in this clip"), ""},
        {"edit.numeric", "Edit", TEXT("Start and S&top…"), "E",
         TEXT("Type the start and stop of the selected range"), ""},
        {"edit.split", "Edit", TEXT("&Split at the Playhead"), "S",
         TEXT("Split the ranges under the playhead in two"), ""},
        {"edit.merge", "Edit", TEXT("&Merge"), "M", TEXT("Make one range of the selected ranges of each tag"),
         ""},
        {"edit.closeGaps", "Edit", TEXT("Close &Gaps"), "Shift+M",
         TEXT("Join ranges of a tag that stand up to three frames apart"), ""},
        {"edit.mendGroups", "Edit", TEXT("Mend Exclusive Groups"), "Shift+X",
         TEXT("Leave one tag of each exclusive group on every frame of the clip"), ""},
        {"edit.copy", "Edit", TEXT("&Copy"), "Ctrl+C", TEXT("Copy the selected ranges"), ""},
        {"edit.cut", "Edit", TEXT("C&ut"), "Ctrl+X", TEXT("Copy the selected ranges and delete them"), ""},
        {"edit.paste", "Edit", TEXT("&Paste at the Playhead"), "Ctrl+V",
         TEXT("Paste ranges so that the first starts at the playhead"), ""},
        {"edit.pasteInPlace", "Edit", TEXT("Paste at the Same Frames"), "Ctrl+Shift+V",
         TEXT("Paste ranges at the frames that they were copied from"), ""},
        {"edit.pasteScaled", "Edit", TEXT("Paste Scaled to the Clip"), "Ctrl+Alt+V",
         TEXT("Paste ranges stretched from the length of their clip to that of this one"), ""},
        {"edit.pasteToTag", "Edit", TEXT("Paste as the Active Tag"), "Alt+Shift+V",
         TEXT("Paste ranges at the playhead, all into the lane of the active tag"), "", false, false, true},
        {"edit.startLeft", "Edit", TEXT("Start One Frame Earlier"), ",",
         TEXT("Move the start of the selected ranges one frame to the left"), "", false, true, true},
        {"edit.startRight", "Edit", TEXT("Start One Frame Later"), ".",
         TEXT("Move the start of the selected ranges one frame to the right"), "", false, true},
        {"edit.stopLeft", "Edit", TEXT("Stop One Frame Earlier"), "Shift+, | <",
         TEXT("Move the stop of the selected ranges one frame to the left"), "", false, true},
        {"edit.stopRight", "Edit", TEXT("Stop One Frame Later"), "Shift+. | >",
         TEXT("Move the stop of the selected ranges one frame to the right"), "", false, true},
        {"edit.startLeft10", "Edit", TEXT("Start Ten Frames Earlier"), "Ctrl+,",
         TEXT("Move the start of the selected ranges ten frames to the left"), "", false, true},
        {"edit.startRight10", "Edit", TEXT("Start Ten Frames Later"), "Ctrl+.",
         TEXT("Move the start of the selected ranges ten frames to the right"), "", false, true},
        {"edit.stopLeft10", "Edit", TEXT("Stop Ten Frames Earlier"), "Ctrl+Shift+, | Ctrl+<",
         TEXT("Move the stop of the selected ranges ten frames to the left"), "", false, true},
        {"edit.stopRight10", "Edit", TEXT("Stop Ten Frames Later"), "Ctrl+Shift+. | Ctrl+>",
         TEXT("Move the stop of the selected ranges ten frames to the right"), "", false, true},

        {"clip.play", "Clip", TEXT("&Play or Pause"), "Space", TEXT("Play or pause the clip"), "play"},
        {"clip.previousFrame", "Clip", TEXT("Previous Frame"), "Left", TEXT("One frame back"), "previous",
         false, true},
        {"clip.nextFrame", "Clip", TEXT("Next Frame"), "Right", TEXT("One frame on"), "next", false, true},
        {"clip.back10", "Clip", TEXT("Ten Frames Back"), "Shift+Left", TEXT("Ten frames back"), "", false,
         true},
        {"clip.forward10", "Clip", TEXT("Ten Frames On"), "Shift+Right", TEXT("Ten frames on"), "", false,
         true},
        {"clip.first", "Clip", TEXT("To the Start"), "Home", TEXT("To the first frame"), "first"},
        {"clip.last", "Clip", TEXT("To the End"), "End", TEXT("To the last frame"), "last"},
        {"clip.previousEdge", "Clip", TEXT("Previous Edge of the Tag"), "[",
         TEXT("To the edge before the playhead in the active lane"), "", false, true},
        {"clip.nextEdge", "Clip", TEXT("Next Edge of the Tag"), "]",
         TEXT("To the edge after the playhead in the active lane"), "", false, true},
        {"clip.previousEdgeAnywhere", "Clip", TEXT("Previous Edge of Any Tag"), "Shift+[ | {",
         TEXT("To the edge before the playhead in any lane"), "", false, true},
        {"clip.nextEdgeAnywhere", "Clip", TEXT("Next Edge of Any Tag"), "Shift+] | }",
         TEXT("To the edge after the playhead in any lane"), "", false, true},
        {"clip.previous", "Clip", TEXT("Previous Clip"), "PgUp", TEXT("To the clip above in the library"), "",
         false, true, true},
        {"clip.next", "Clip", TEXT("Next Clip"), "PgDown", TEXT("To the clip below in the library"), "",
         false, true},
        {"clip.find", "Clip", TEXT("&Find a Clip"), "Ctrl+P", TEXT("Filter the library by name"), "search"},
        {"clip.loop", "Clip", TEXT("&Loop"), "Ctrl+L", TEXT("Begin again at the end of the clip"), "loop",
         true, false, true},
        {"clip.slower", "Clip", TEXT("Slower"), "Ctrl+Left", TEXT("Play at a lower speed, down to 0.1×"), "",
         false, true},
        {"clip.faster", "Clip", TEXT("Faster"), "Ctrl+Right", TEXT("Play at a higher speed, up to 8×"), "",
         false, true},
        {"clip.sourceChange", "Clip", TEXT("&Ranges of the Changed File…"), "",
         TEXT("Keep, trim, shift or rescale the ranges of a clip whose file changed since it was tagged"), "",
         false, false, true},
        {"clip.character", "Clip", TEXT("Use This File as &Character"), "",
         TEXT("Play every clip whose joints match on the mesh of the current file"), "", false, false, true},

        {"tag.new", "Tag", TEXT("&New Tag…"), "Ctrl+T", TEXT("Add a tag to the vocabulary"), "tag"},
        {"tag.edit", "Tag", TEXT("&Edit Tag…"), "",
         TEXT("Change name, colour, key and group of the active tag"), ""},
        {"tag.mode", "Tag", TEXT("Tag &Mode"), "T", TEXT("Letters are tag keys as well, until Esc"),
         "keyboard", true},
        {"tag.startStop", "Tag", TEXT("&Start or Stop the Active Tag"), "I",
         TEXT("Start a range of the active tag at the playhead, or stop the one that was started"), ""},
        {"tag.cancel", "Tag", TEXT("&Cancel the Started Range"), "Shift+I",
         TEXT("Forget the range that was started"), ""},
        {"tag.snap", "Tag", TEXT("S&napping"), "N",
         TEXT("Edges snap to the playhead, other edges and the clip's ends; hold Alt to drag without"),
         "snap", true, false, true},

        {"query.focus", "Query", TEXT("&Type a Query"), "Ctrl+F", TEXT("Put the cursor into the query bar"),
         "search"},
        {"query.clear", "Query", TEXT("&Clear"), "Ctrl+Shift+F", TEXT("No query: nothing is dimmed"), ""},
        {"query.nextHit", "Query", TEXT("Next &Hit"), "Ctrl+]",
         TEXT("To the next range of the answer, in this clip or the next"), "", false, true},
        {"query.previousHit", "Query", TEXT("P&revious Hit"), "Ctrl+[",
         TEXT("To the previous range of the answer"), "", false, true},
        {"query.hideOthers", "Query", TEXT("Hide Clips Without a Hit"), "Ctrl+H",
         TEXT("Show only clips with frames in the answer"), "", true},
        {"query.save", "Query", TEXT("&Save the Query…"), "Ctrl+D",
         TEXT("Keep the query under a name in the library file"), "", false, false, true},

        {"controller.toA", "Controller", TEXT("Current Clip to Track &A"), "Ctrl+1",
         TEXT("Put the current clip on track A"), ""},
        {"controller.toB", "Controller", TEXT("Current Clip to Track &B"), "Ctrl+2",
         TEXT("Put the current clip on track B"), ""},
        {"controller.play", "Controller", TEXT("&Play the Blend"), "Shift+Space",
         TEXT("Show the controller's blend in the viewport, or the clip again"), "play", true},
        {"controller.transition", "Controller", TEXT("&Transition Now"), "X",
         TEXT("Cross-fade to the other track"), "transition"},
        {"controller.inPlace", "Controller", TEXT("&In Place"), "",
         TEXT("Play without travelling over the ground"), "", true, false, true},

        {"view.frame", "View", TEXT("&Frame the Selection"), "F",
         TEXT("Zoom the timeline to the selected ranges"), ""},
        {"view.fit", "View", TEXT("Fit the &Whole Clip"), "A", TEXT("Show the whole clip on the timeline"),
         ""},
        {"view.zoomIn", "View", TEXT("Zoom In"), "Ctrl+=", TEXT("Zoom the timeline in"), "", false, true},
        {"view.zoomOut", "View", TEXT("Zoom Out"), "Ctrl+-", TEXT("Zoom the timeline out"), "", false, true},
        {"view.mesh", "View", TEXT("&Mesh"), "", TEXT("Show the skinned mesh"), "", true, false, true},
        {"view.skeleton", "View", TEXT("&Skeleton"), "Ctrl+K", TEXT("Show joints and bones over the mesh"),
         "skeleton", true},
        {"view.grid", "View", TEXT("&Grid"), "", TEXT("Show the ground grid"), "grid", true},
        {"view.follow", "View", TEXT("F&ollow Camera"), "C",
         TEXT("Keep the figure in the middle while it walks"), "follow", true},
        {"view.frameFigure", "View", TEXT("Frame the Fi&gure"), "Shift+F",
         TEXT("Point the camera at the whole figure"), ""},
        {"view.resetLayout", "View", TEXT("&Reset Layout"), "",
         TEXT("Put every panel back where it was at first"), "", false, false, true},

        {"help.keys", "Help", TEXT("&Keys"), "? | F1", TEXT("Show the sheet of all keys"), ""},
        {"help.about", "Help", TEXT("&About Tagline"), "", TEXT("Version, licence and libraries"), ""},
    };
    return rows;
}

QString menuTitle(const char* menu)
{
    static const QHash<QByteArray, const char*> titles{
        {"File", TEXT("&File")}, {"Edit", TEXT("&Edit")},   {"Clip", TEXT("&Clip")},
        {"Tag", TEXT("&Tag")},   {"Query", TEXT("&Query")}, {"Controller", TEXT("C&ontroller")},
        {"View", TEXT("&View")}, {"Help", TEXT("&Help")},
    };
    const char* title = titles.value(menu);
    Q_ASSERT_X(title, "menuTitle", menu);
    return QCoreApplication::translate("tagline::ActionRegistry", title);
}

#undef TEXT

} // namespace tagline
