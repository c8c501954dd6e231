// How much memory a range takes: one clip of 360,000 frames with 200 tags, its ranges in the sheet, the index
// that queries read, the timeline that was scrolled and zoomed over them, and undo steps. What must hold is
// 200 bytes a range. Counted are bytes that are allocated, beside those of the same clip and timeline without
// ranges.

#include "app/presenters/timeline/TimelineLanes.h"
#include "tests/document/SmallLibrary.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QApplication>

#include <malloc.h>

#include <cstdio>

using namespace tagline;

namespace {

constexpr Frame clipFrames = 360'000;
constexpr int tagCount = 200;

std::int64_t allocatedBytes()
{
    const struct mallinfo2 info = mallinfo2();
    return std::int64_t(info.uordblks) + std::int64_t(info.hblkhd);
}

/// The clip in a document and on a timeline.
struct Stage
{
    QTemporaryDir folder;
    LibraryDocument document;
    TimelineWidget timeline;
    ClipId clip{0};

    Stage()
    {
        test::addFile(document, folder, "long.glb", std::vector<Frame>{clipFrames});
        for (int tag = 0; tag < tagCount; ++tag) {
            TagDefinition definition;
            definition.name = "Tag" + std::to_string(tag);
            document.defineTag(definition, "tag");
        }
        timeline.resize(1920, 1080);
        timeline.show();
    }
    TagId tag(int index) { return document.tagNamed("Tag" + std::to_string(index)); }
    void give(int ranges)
    {
        TagSheet sheet;
        const int each = ranges / tagCount;
        const Frame period = clipFrames / std::max(1, each);
        for (int index = 0; index < tagCount; ++index) {
            std::vector<FrameRange> lane;
            for (Frame i = 0; i < each; ++i)
                lane.push_back({i * period + index % 3, i * period + period / 2});
            sheet = sheet.withRanges(tag(index), std::move(lane));
        }
        document.changeSheets({{clip, sheet}}, "ranges");
        document.undoStack().clear();
    }
    /// Looks at all of them: whole, near, and on the way between.
    void look()
    {
        TimelineLaneSource source;
        source.clip = clip;
        timeline.setContent(timelineContent(document.library(), source));
        for (int step = 0; step < 20; ++step) {
            timeline.fitAll();
            for (int zoom = 0; zoom < step; ++zoom) timeline.zoomIn();
            QCoreApplication::processEvents();
            timeline.grab();
        }
        timeline.fitAll();
    }
    void nudge(int index)
    {
        document.editSheet(clip, "nudge", 0, [&](const TagSheet& before) {
            const auto ranges = before.ranges(tag(index));
            std::vector<FrameRange> lane(ranges.begin(), ranges.end());
            if (!lane.empty()) ++lane.front().stop;
            return before.withRanges(tag(index), std::move(lane));
        });
    }
};

void measure(int ranges)
{
    Stage stage;
    stage.look();
    const std::int64_t without = allocatedBytes();
    stage.give(ranges);
    const std::int64_t withSheet = allocatedBytes();
    stage.look();
    const std::int64_t withTimeline = allocatedBytes();
    stage.nudge(7);
    const std::int64_t withStep = allocatedBytes();
    const auto each = [ranges](std::int64_t bytes) { return double(bytes) / ranges; };
    std::printf("| %d | %.1f | %.1f | %.1f | %.1f |\n", ranges, each(withSheet - without),
                each(withTimeline - withSheet), each(withStep - withTimeline), each(withStep - without));
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    std::printf("| ranges | sheet and index | timeline | one undo step | together, bytes a range |\n"
                "|--:|--:|--:|--:|--:|\n");
    for (const int ranges : {10'000, 100'000}) measure(ranges);
    return 0;
}
