// Random edits with undo and redo against a plain model: a row of range numbers for each tag. A part of the
// million runs always; TAGLINE_RANDOM_EDITS sets the count.

#include "core/tags/sheet/RangeEdits.h"
#include "core/tags/sheet/TagEdits.h"

#include <QTest>

#include <array>
#include <map>
#include <random>
#include <set>

using namespace tagline;

namespace {

constexpr Frame clipFrames = 120;
constexpr std::size_t tagCount = 4;

/// What a lane is to be: ranges as pairs in a set, changed by the plainest means.
using Lane = std::set<std::pair<Frame, Frame>>;
using Model = std::array<Lane, tagCount>;

/// Lays a range into a lane: all that share a frame with it become one.
void lay(Lane& lane, Frame start, Frame stop)
{
    for (bool found = true; found;) {
        found = false;
        for (const auto& [first, last] : lane) {
            if (std::max(first, start) >= std::min(last, stop)) continue;
            const std::pair there{first, last};
            start = std::min(start, first);
            stop = std::max(stop, last);
            lane.erase(there);
            found = true;
            break;
        }
    }
    lane.insert({start, stop});
}

class Editor
{
public:
    explicit Editor(unsigned seed)
        : m_random(seed)
    {
    }

    /// One random edit of both; returns what it was.
    const char* edit(TagSheet& sheet, Model& model)
    {
        switch (below(8)) {
        case 0:
        case 1:
            return add(sheet, model);
        case 2:
            return remove(sheet, model);
        case 3:
            return erase(sheet, model);
        case 4:
            return moveEdge(sheet, model);
        case 5:
            return move(sheet, model);
        case 6:
            return split(sheet, model);
        default:
            return merge(sheet, model);
        }
    }
    Frame below(Frame limit) { return Frame(m_random() % std::uint32_t(limit)); }

private:
    FrameRange randomRange()
    {
        const Frame start = below(clipFrames);
        return {start, std::min(clipFrames, start + 1 + below(20))};
    }
    std::optional<RangeRef> randomRef(const Model& model)
    {
        const auto tag = std::size_t(below(tagCount));
        if (model[tag].empty()) return {};
        const auto found = std::next(model[tag].begin(), below(Frame(model[tag].size())));
        return RangeRef{TagId(std::uint32_t(tag)), {found->first, found->second}};
    }
    static Lane& laneOf(Model& model, const RangeRef& ref) { return model[ref.tag.value]; }
    static void take(Model& model, const RangeRef& ref)
    {
        laneOf(model, ref).erase({ref.range.start, ref.range.stop});
    }

    const char* add(TagSheet& sheet, Model& model)
    {
        const auto tag = std::uint32_t(below(tagCount));
        const FrameRange range = randomRange();
        sheet = withRangeAdded(sheet, TagId(tag), range, clipFrames);
        lay(model[tag], range.start, range.stop);
        return "add";
    }
    const char* remove(TagSheet& sheet, Model& model)
    {
        const auto ref = randomRef(model);
        if (!ref) return "remove nothing";
        sheet = withRangesRemoved(sheet, {&*ref, 1});
        take(model, *ref);
        return "remove";
    }
    const char* erase(TagSheet& sheet, Model& model)
    {
        const auto tag = std::uint32_t(below(tagCount));
        const FrameRange range = randomRange();
        sheet = withFramesErased(sheet, TagId(tag), range);
        Lane left;
        for (const auto& [start, stop] : model[tag]) {
            const bool isHit = std::max(start, range.start) < std::min(stop, range.stop);
            if (!isHit) left.insert({start, stop});
            if (isHit && start < range.start) left.insert({start, range.start});
            if (isHit && range.stop < stop) left.insert({range.stop, stop});
        }
        model[tag] = left;
        return "erase";
    }
    const char* moveEdge(TagSheet& sheet, Model& model)
    {
        const auto ref = randomRef(model);
        if (!ref) return "move no edge";
        const bool isStart = below(2) == 0;
        const Frame to = below(clipFrames + 20) - 10;
        sheet = withEdgeMoved(sheet, *ref, isStart ? Edge::Start : Edge::Stop, to, clipFrames);
        take(model, *ref);
        const Frame start = isStart ? std::max(0, std::min(to, ref->range.stop - 1)) : ref->range.start;
        const Frame stop =
            isStart ? ref->range.stop : std::min(clipFrames, std::max(to, ref->range.start + 1));
        lay(laneOf(model, *ref), start, stop);
        return "move an edge";
    }
    const char* move(TagSheet& sheet, Model& model)
    {
        std::vector<RangeRef> refs;
        for (int i = 0; i < 3; ++i)
            if (const auto ref = randomRef(model)) refs.push_back(*ref);
        const Frame by = below(41) - 20;
        Frame moved = by;
        for (const RangeRef& ref : refs)
            moved = std::clamp(moved, -ref.range.start, clipFrames - ref.range.stop);
        sheet = withRangesMoved(sheet, refs, by, clipFrames);
        for (const RangeRef& ref : refs) take(model, ref);
        for (const RangeRef& ref : refs)
            lay(laneOf(model, ref), ref.range.start + moved, ref.range.stop + moved);
        return "move";
    }
    const char* split(TagSheet& sheet, Model& model)
    {
        const auto ref = randomRef(model);
        const Frame at = below(clipFrames);
        if (!ref) return "split nothing";
        sheet = withRangeSplit(sheet, *ref, at);
        if (at <= ref->range.start || at >= ref->range.stop) return "split beside";
        take(model, *ref);
        laneOf(model, *ref).insert({ref->range.start, at});
        laneOf(model, *ref).insert({at, ref->range.stop});
        return "split";
    }
    const char* merge(TagSheet& sheet, Model& model)
    {
        const auto tag = std::uint32_t(below(tagCount));
        sheet = withGapsClosed(sheet, TagId(tag), {0, clipFrames}, 3);
        Lane closed;
        for (const auto& [start, stop] : model[tag]) {
            const bool joins = !closed.empty() && start - closed.rbegin()->second <= 3;
            const Frame from = joins ? closed.rbegin()->first : start;
            if (joins) closed.erase(std::prev(closed.end()));
            closed.insert({from, stop});
        }
        model[tag] = closed;
        return "close gaps";
    }

    std::mt19937 m_random;
};

bool isEqual(const TagSheet& sheet, const Model& model)
{
    for (std::size_t tag = 0; tag < tagCount; ++tag) {
        const auto ranges = sheet.ranges(TagId(std::uint32_t(tag)));
        const auto isSame = [](FrameRange range, const std::pair<Frame, Frame>& pair) {
            return range.start == pair.first && range.stop == pair.second;
        };
        if (!std::equal(ranges.begin(), ranges.end(), model[tag].begin(), model[tag].end(), isSame))
            return false;
    }
    return true;
}

} // namespace

class tst_TagEditsRandom : public QObject
{
    Q_OBJECT

private slots:
    void everyEditAndUndoEqualsThePlainModel()
    {
        const int wanted = qEnvironmentVariableIntValue("TAGLINE_RANDOM_EDITS");
        const int edits = wanted > 0 ? wanted : 60'000;
        Editor editor(2024);
        std::vector<std::pair<TagSheet, Model>> past{{}};
        std::size_t now = 0;
        std::map<std::string, int> kinds;
        for (int i = 0; i < edits; ++i) {
            const Frame choice = editor.below(10);
            if (choice < 2 && now > 0) {
                --now;
            } else if (choice < 3 && now + 1 < past.size()) {
                ++now;
            } else {
                auto next = past[now];
                ++kinds[editor.edit(next.first, next.second)];
                past.resize(now + 1);
                past.push_back(std::move(next));
                if (past.size() > 200) past.erase(past.begin());
                now = past.size() - 1;
            }
            if (!isEqual(past[now].first, past[now].second))
                QFAIL(qPrintable(QStringLiteral("edit %1 differs from the model").arg(i)));
        }
        for (const char* kind : {"add", "remove", "erase", "move an edge", "move", "split", "close gaps"})
            QVERIFY2(kinds[kind] > edits / 200, kind);
    }
};

QTEST_APPLESS_MAIN(tst_TagEditsRandom)
#include "tst_TagEditsRandom.moc"
