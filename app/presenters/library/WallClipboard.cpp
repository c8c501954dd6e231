#include "app/presenters/library/WallClipboard.h"

#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/timeline/RangeClipboard.h"

#include <QMimeData>

#include <algorithm>

namespace tagline {

std::vector<WallCopy> copiesUnder(const ClipLibrary& library, std::span<const WallFrames> frames)
{
    std::vector<WallCopy> copies;
    for (const WallFrames& under : frames) {
        if (under.clip.value >= library.clipCount()) continue;
        for (const TagLane& lane : library.clip(under.clip).sheet.lanes())
            for (const FrameRange& range : lane.ranges) {
                const FrameRange cut{std::max(range.start, under.frames.start),
                                     std::min(range.stop, under.frames.stop)};
                if (!cut.isEmpty()) copies.push_back({under.clip, lane.tag, cut});
            }
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
        if (copy.clip == pasted) ofClip.ranges.push_back({tag, copy.range});
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
