#include "TimelineSamples.h"

namespace tagline::test {

namespace {

std::vector<FrameRange> every(Frame period, Frame first, Frame length, int count)
{
    std::vector<FrameRange> ranges;
    for (int i = 0; i < count; ++i) ranges.push_back({first + i * period, first + i * period + length});
    return ranges;
}

TimelineLane lane(LaneKind kind, const QString& name, std::vector<FrameRange> ranges)
{
    TimelineLane made;
    made.kind = kind;
    made.name = name;
    made.ranges = std::move(ranges);
    return made;
}

std::vector<float> keysEvery(double step, Frame frames)
{
    std::vector<float> keys;
    for (double key = 0; key <= frames; key += step) keys.push_back(float(key));
    return keys;
}

} // namespace

TimelineLane tagLane(std::uint32_t tag, const QString& name, QColor colour, std::vector<FrameRange> ranges,
                     const QString& key)
{
    TimelineLane made = lane(LaneKind::Tag, name, std::move(ranges));
    made.tag = TagId(tag);
    made.colour = colour;
    made.keyHint = key;
    return made;
}

TimelineContent designContent()
{
    TimelineContent content{540, {120, 1}, {}};
    content.lanes = {
        lane(LaneKind::Query, "Answer", {{96, 180}, {290, 402}, {450, 505}}),
        tagLane(0, "Walk", "#a1ce63", {{0, 92}}, "2"),
        tagLane(1, "Run", "#fb7790", {{84, 420}, {438, 540}}, "3"),
        tagLane(2, "Turn", "#e0ac62", {{190, 268}}, "4"),
        tagLane(3, "Tired", "#bb9af7", {{60, 186}, {284, 520}}, "5"),
        tagLane(4, "LeftFoot", "#73daca", every(46, 8, 16, 11), "Q"),
        tagLane(5, "RightFoot", "#ff9e64", every(46, 31, 16, 11), "W"),
        tagLane(6, "Bad", "#db4b4b", {{402, 440}}, "B"),
        lane(LaneKind::Property, "terrain (property)", {{0, 150}, {150, 380}, {380, 540}}),
        lane(LaneKind::Keys, "Keys (31 joints)", {}),
    };
    content.lanes[8].texts = QStringList{"\"concrete\"", "\"gravel\"", "\"grass\""};
    content.lanes[9].keys = keysEvery(4, 540);
    return content;
}

TimelineContent largeContent(int lanes, int ranges)
{
    TimelineContent content{
        36000, {120, 1}, {lane(LaneKind::Query, "Answer", every(900, 100, 400, 39))}};
    const int rangesALane = ranges / lanes;
    const Frame period = content.frames / rangesALane;
    for (int i = 0; i < lanes; ++i) {
        const QColor colour = QColor::fromHsv(i * 37 % 360, 140, 220);
        content.lanes.push_back(tagLane(std::uint32_t(i), QStringLiteral("Tag.Number%1").arg(i), colour,
                                        every(period, i * 7 % (period / 2), period / 2, rangesALane)));
    }
    return content;
}

} // namespace tagline::test
