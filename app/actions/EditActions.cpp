#include "app/actions/EditActions.h"

#include <algorithm>
#include <cstring>

namespace tagline {

const QList<const char*>& editActions()
{
    static const QList<const char*> ids{
        // files
        "file.addFiles", "file.restore", "file.importTags", "file.mergeTags", "file.import",
        // ranges
        "edit.delete", "edit.numeric", "edit.property", "edit.record", "edit.caption", "edit.split",
        "edit.merge", "edit.closeGaps", "edit.mendGroups", "edit.cut", "edit.paste", "edit.pasteInPlace",
        "edit.pasteScaled", "edit.pasteToTag", "edit.startLeft", "edit.startRight", "edit.stopLeft",
        "edit.stopRight", "edit.startHere", "edit.stopHere", "edit.startLeft10", "edit.startRight10",
        "edit.stopLeft10", "edit.stopRight10",
        // clips
        "clip.finish", "clip.stateUntouched", "clip.stateBegun", "clip.stateDone", "clip.stateReviewed",
        "clip.sourceChange", "clip.findMoved", "clip.suggestedUnit", "clip.suggestedUnitAll", "clip.keepSize",
        "clip.mirrorTags", "clip.chooseMedia", "clip.removeMedia", "clip.retarget", "clip.character",
        // tags
        "tag.new", "tag.edit", "tag.merge", "tag.clips", "tag.wholeTake", "tag.vocabulary", "tag.startStop",
        "tag.startUnnamed", "tag.nextPhase", "tag.threshold", "tag.acceptSuggestion", "tag.rejectSuggestion",
        "tag.acceptAll", "tag.takeFirst", "tag.takeSecond",
        // cameras
        "view.saveCamera", "view.renameCamera", "view.removeCamera",
        // queries, blends, driving
        "query.save", "query.savedQueries", "query.tagHits", "query.liveTag", "query.moveBack",
        "query.examples", "reel.tag", "controller.savePreset", "drive.mark"};
    return ids;
}

bool isEditAction(const char* id)
{
    return std::ranges::any_of(editActions(), [&](const char* each) { return std::strcmp(each, id) == 0; });
}

} // namespace tagline
