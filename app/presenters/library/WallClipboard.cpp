#include "app/presenters/library/WallClipboard.h"

#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/timeline/RangeClipboard.h"

#include <QMimeData>

#include <algorithm>

namespace tagline {
namespace {

/// Adds the ranges of a lane that lie under the frames, cut to them, in order.
void addCopies(std::vector<WallCopy>& copies, const TagSheet& sheet, TagId tag, const WallFrames& under)
{
    const auto add = [&](FrameRange range, const InstanceValues& values) {
        const FrameRange cut = range.intersected(under.frames);
        if (!cut.isEmpty()) copies.push_back({under.clip, tag, cut, values});
    };
    for (const TagInstance& each : sheet.instances(tag)) add(each.range, each.values);
    if (sheet.isCounted(tag)) return;
    for (const FrameRange range : sheet.ranges(tag)) add(range, {});
}

} // namespace

std::vector<WallCopy> copiesUnder(const ClipLibrary& library, std::span<const WallFrames> frames)
{
    std::vector<WallCopy> copies;
    for (const WallFrames& under : frames) {
        if (under.clip.value >= library.clipCount()) continue;
        const TagSheet& sheet = library.clip(under.clip).sheet;
        for (const TagLane& lane : sheet.lanes()) addCopies(copies, sheet, lane.tag, under);
    }
    return copies;
}

ClipId pastedClip(std::span<const WallCopy> copies, ClipId preferred)
{
    const auto found = std::find_if(copies.begin(), copies.end(),
                                    [preferred](const WallCopy& copy) { return copy.clip == preferred; });
    return found == copies.end() ? copies.front().clip : preferred;
}

QMimeData* toMimeData(std::span<const WallCopy> copies, ClipId pasted, const ClipLibrary& library)
{
    RangeClipboard ofClip{{}, library.clip(pasted).frames, library.clip(pasted).rate};
    QString lines;
    for (const WallCopy& copy : copies) {
        const std::string& tag = library.vocabulary()[copy.tag].name;
        if (copy.clip == pasted) ofClip.ranges.push_back({tag, copy.range, copy.values});
        lines += QStringLiteral("%1\t%2\t%3\t%4\n")
                     .arg(clipName(library, copy.clip), QString::fromStdString(tag))
                     .arg(copy.range.start)
                     .arg(copy.range.stop);
    }
    QMimeData* data = toMimeData(ofClip);
    data->setText(lines);
    return data;
}

} // namespace tagline
