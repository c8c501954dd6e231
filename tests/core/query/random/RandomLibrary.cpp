#include "tests/core/query/random/RandomLibrary.h"

#include <algorithm>
#include <limits>

namespace tagline::test {
namespace {

TagVocabulary vocabulary()
{
    TagVocabulary made;
    const auto define = [&](const char* name, std::vector<std::string> implies, const char* group = "") {
        TagDefinition definition;
        definition.name = name;
        definition.implies = std::move(implies);
        definition.group = group;
        made.define(std::move(definition));
    };
    define("Style", {});
    define("Style.Tired", {});
    define("Style.Tired.Very", {"Bad"});
    define("Style.Limping", {"Walk"});
    define("Moving", {});
    define("Walk", {"Moving"}, "gait");
    define("Run", {"Moving"}, "gait");
    define("Bad", {}, "other");
    define("walk-fast", {"Walk"});
    TagDefinition hit;
    hit.name = "Hit";
    hit.isCounted = true;
    made.define(std::move(hit));
    return made;
}

/// Lengths at which words of a mask begin and end are frequent.
Frame randomLength(std::mt19937& random)
{
    constexpr Frame around[] = {0, 1, 2, 62, 63, 64, 65, 66, 126, 127, 128, 129, 191, 192, 193};
    switch (random() % 4) {
    case 0:
        return Frame(random() % 24);
    case 1:
        return Frame(random() % 200);
    default:
        return pick(around, random);
    }
}

/// Authored ranges: few and long or many and short, some touching, some past the clip's end.
std::vector<FrameRange> randomRanges(Frame frames, std::mt19937& random)
{
    std::vector<FrameRange> ranges;
    if (random() % 4 == 0) return ranges;
    const std::uint32_t length = random() % 3 == 0 ? 60 : 1 + random() % 12;
    const std::uint32_t gap = random() % 3 == 0 ? 60 : 1 + random() % 12;
    Frame at = Frame(random() % (gap + 1));
    while (at < frames + 3 && ranges.size() < 24) {
        const Frame stop = at + 1 + Frame(random() % length);
        ranges.push_back({at, stop});
        at = stop + (random() % 5 == 0 ? 0 : 1 + Frame(random() % gap));
    }
    return ranges;
}

PropertyValue randomValue(std::mt19937& random)
{
    constexpr const char* texts[] = {"gravel", "ice", "Gravel", ""};
    constexpr double numbers[] = {0.0, 0.5, 1.0, -2.0};
    switch (random() % 3) {
    case 0:
        return std::string(pick(texts, random));
    case 1:
        return pick(numbers, random);
    default:
        return random() % 2 == 0;
    }
}

std::vector<PropertyRange> randomValues(Frame frames, std::mt19937& random)
{
    std::vector<PropertyRange> values;
    for (const FrameRange range : randomRanges(frames, random))
        values.push_back({range, randomValue(random)});
    return values;
}

std::vector<Caption> randomCaptions(Frame frames, std::mt19937& random)
{
    constexpr const char* texts[] = {"walks", "Walks 1", "a*b jumps", "L\u00c4UFER runs", "1"};
    std::vector<Caption> captions;
    for (int lane = 0; lane < 2; ++lane)
        for (const FrameRange range : randomRanges(frames, random))
            captions.push_back({range, pick(texts, random), "", ""});
    return captions;
}

ClipState randomState(std::mt19937& random) { return {pick(clipStages, random), "", ""}; }

/// Instances with up to two values. They never touch: then functions that go by them go by ranges, whatever
/// an expression is made of (tst_CountedQueries has those that touch and overlap).
std::vector<TagInstance> randomInstances(Frame frames, std::mt19937& random)
{
    std::vector<TagInstance> instances;
    for (const FrameRange range : randomRanges(frames, random)) {
        if (!instances.empty() && instances.back().range.stop == range.start) continue;
        instances.push_back({range});
        for (const char* name : {"ground", "left.side"})
            if (random() % 3 > 0) instances.back().values.push_back({name, randomValue(random)});
    }
    return instances;
}

/// Other ranges of a tag; of the last one instances, or seldom ranges that are none.
TagSheet withRandomTag(const TagSheet& sheet, TagId tag, Frame frames, std::mt19937& random)
{
    if (tag == RandomLibrary::hit && random() % 4 > 0)
        return sheet.withInstances(tag, randomInstances(frames, random));
    return sheet.withRanges(tag, {}).withRanges(tag, randomRanges(frames, random));
}

constexpr const char* propertyNames[] = {"terrain", "intensity", "wet ground", "Run.note", "Bad.note"};

TagSheet randomSheet(Frame frames, std::mt19937& random)
{
    TagSheet sheet;
    for (std::uint32_t tag = 0; tag < RandomLibrary::tagCount; ++tag)
        sheet = withRandomTag(sheet, TagId(tag), frames, random);
    for (const char* name : propertyNames) sheet = sheet.withProperty(name, randomValues(frames, random));
    return sheet.withCaptions(randomCaptions(frames, random)).withState(randomState(random));
}

std::uint32_t mixed(std::uint32_t a, std::uint32_t b)
{
    std::uint32_t x = a * 0x9e3779b1u ^ b;
    x = (x ^ x >> 15) * 0x85ebca6bu;
    return x ^ x >> 13;
}

std::uint32_t number(std::string_view joint) { return joint.empty() ? 0 : std::uint32_t(joint.front()); }

} // namespace

bool HashedMotion::has(ClipId clip, std::string_view joint)
{
    return joint != "Tail" && (joint != "Foot" || clip.value % 3 != 0);
}

// The value stays for some frames, so that ranges of all lengths come of it.
float HashedMotion::value(ClipId clip, MotionSignal signal, std::string_view joint, Frame frame)
{
    constexpr float values[] = {-1.0f, 0.0f, 0.5f, 1.5f, 2.0f, std::numeric_limits<float>::quiet_NaN()};
    const std::uint32_t what = mixed(mixed(clip.value, std::uint32_t(signal)), number(joint));
    return values[mixed(what, std::uint32_t(frame / Frame(1 + what % 7))) % std::size(values)];
}

bool HashedMotion::isContact(ClipId clip, std::string_view joint, Frame frame)
{
    return mixed(mixed(clip.value, number(joint)), std::uint32_t(frame / 5)) % 3 == 0;
}

bool HashedMotion::appendValues(ClipId clip, MotionSignal signal, std::string_view joint,
                                std::vector<float>& values) const
{
    if (!has(clip, joint)) return false;
    for (Frame frame = 0; frame < m_frames[clip.value]; ++frame)
        values.push_back(value(clip, signal, joint, frame));
    return true;
}

void HashedMotion::appendContacts(ClipId clip, std::string_view joint,
                                  std::vector<FrameRange>& contacts) const
{
    if (!has(clip, joint)) return;
    std::vector<FrameRange> single;
    for (Frame frame = 0; frame < m_frames[clip.value]; ++frame)
        if (isContact(clip, joint, frame)) single.push_back({frame, frame + 1});
    const FrameRanges joined = FrameRanges::canonical(std::move(single));
    contacts.insert(contacts.end(), joined.begin(), joined.end());
}

bool HashedLikeness::isAlike(ClipId clip, std::string_view name, std::optional<double> distance, Frame frame)
{
    const std::uint32_t what = mixed(mixed(clip.value, number(name)), std::uint32_t(frame / 7));
    return double(what % 4) < distance.value_or(1.0);
}

std::vector<AlikeFrames> HashedLikeness::alike(std::string_view name, std::optional<double> distance) const
{
    std::vector<AlikeFrames> found;
    for (std::uint32_t clip = 0; clip < m_frames.size(); ++clip) {
        std::vector<FrameRange> single;
        for (Frame frame = 0; frame < m_frames[clip]; ++frame)
            if (isAlike(ClipId(clip), name, distance, frame)) single.push_back({frame, frame + 1});
        if (!single.empty()) found.push_back({ClipId(clip), FrameRanges::canonical(std::move(single))});
    }
    return found;
}

RandomLibrary::RandomLibrary(std::mt19937& random)
{
    m_asked.vocabulary = vocabulary();
    const std::size_t count = 1 + random() % 7;
    m_frames.resize(count);
    for (std::size_t clip = 0; clip < count; ++clip) {
        m_frames[clip] = randomLength(random);
        m_sheets.push_back(randomSheet(m_frames[clip], random));
        update(clip);
    }
    describe(random);
    updateMotion();
    recordTogether(random);
}

void RandomLibrary::describe(std::mt19937& random)
{
    constexpr const char* names[] = {"walk_01", "walk_02", "run_1", "run_10", "Läufer", "a*b", "jump"};
    constexpr const char* folders[] = {"", "motions", "motions/walks", "motions/walks/slow", "crowd/walks"};
    constexpr FrameRate rates[] = {{30, 1}, {60, 1}, {30000, 1001}, {24, 1}, {12, 1}, {25, 2}};
    QueryClips clips;
    for (std::uint32_t clip = 0; clip < m_sheets.size(); ++clip) {
        const std::string name = pick(names, random);
        clips.clips.push_back({name, name + ".fbx", pick(folders, random), pick(rates, random)});
        clips.order.push_back(ClipId(clip));
    }
    std::shuffle(clips.order.begin(), clips.order.end(), random);
    m_asked.clips = std::make_shared<const QueryClips>(std::move(clips));
}

/// Takes of some clips, begun at multiples of ten milliseconds or of a frame; a clip may be in several, or
/// twice in one.
void RandomLibrary::recordTogether(std::mt19937& random)
{
    constexpr std::int64_t steps[] = {10'000, 33'333, 500'000};
    m_takes.clear();
    const std::uint32_t takes = random() % 4;
    for (std::uint32_t take = 0; take < takes; ++take) {
        const std::uint32_t count = 1 + random() % 4;
        std::vector<TakeSeat>& seats = m_takes.emplace_back();
        for (std::uint32_t seat = 0; seat < count; ++seat)
            seats.push_back({ClipId(random() % std::uint32_t(m_sheets.size())),
                             pick(steps, random) * (std::int64_t(random() % 9) - 4)});
    }
    m_asked.takes = m_takes.empty() ? nullptr : std::make_shared<const TakeIndex>(m_takes);
}

ClipId RandomLibrary::edit(std::mt19937& random)
{
    if (random() % 8 == 0) recordTogether(random);
    const std::size_t clip = random() % m_sheets.size();
    const bool isLengthChanged = random() % 6 == 0;
    if (isLengthChanged) m_frames[clip] = randomLength(random);
    if (random() % 8 == 0)
        m_sheets[clip] = m_sheets[clip].withState(randomState(random));
    else if (random() % 6 == 0)
        m_sheets[clip] = m_sheets[clip].withCaptions(randomCaptions(m_frames[clip], random));
    else if (random() % 4 == 0)
        m_sheets[clip] =
            m_sheets[clip].withProperty(pick(propertyNames, random), randomValues(m_frames[clip], random));
    else
        m_sheets[clip] = withRandomTag(m_sheets[clip], TagId(random() % tagCount), m_frames[clip], random);
    update(clip);
    if (isLengthChanged) updateMotion();
    return ClipId(std::uint32_t(clip));
}

void RandomLibrary::update(std::size_t clip)
{
    const ClipId id{std::uint32_t(clip)};
    m_asked.index.set(id, m_frames[clip], m_sheets[clip]);
    m_asked.properties.set(id, m_frames[clip], m_sheets[clip]);
    m_asked.captions.set(id, m_frames[clip], m_sheets[clip]);
    m_asked.instances.set(id, m_frames[clip], m_sheets[clip]);
}

void RandomLibrary::updateMotion()
{
    m_asked.motion = std::make_shared<const HashedMotion>(m_frames);
    m_asked.likeness = std::make_shared<const HashedLikeness>(m_frames);
}

} // namespace tagline::test
