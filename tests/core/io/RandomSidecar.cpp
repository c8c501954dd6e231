#include "tests/core/io/RandomSidecar.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace tagline::test {
namespace {

constexpr std::array<const char*, 13> names{
    "Run",          "Locomotion.Walk", "Contact.LeftFoot", "left foot",     "\"quoted\"", "Schritt/\u00e4",
    "\u6b69\u304f", "\U0001F3C3",      "tab\tline\n\\",    "\x1b[2J\u009b", "a.",         "..",
    " blank "};
constexpr std::array<const char*, 12> numbers{"9007199254740992",
                                              "9007199254740993",
                                              "1e-400",
                                              "4.9e-324",
                                              "1.0",
                                              "1e3",
                                              "-0",
                                              "12345678901234567890",
                                              "0.1",
                                              "-2.50",
                                              "5E-3",
                                              "7"};
constexpr std::array<const char*, 7> extras{"null",
                                            "true",
                                            "1.0",
                                            "\"text\"",
                                            "[1, 2e5, -0]",
                                            "{\n  \"a\": {},\n  \"b\": []\n}",
                                            "[\n  [1, 2],\n  {\n    \"x\": 1.50\n  }\n]"};

class Maker
{
public:
    explicit Maker(std::mt19937& random)
        : m_random(random)
    {
    }

    TagSidecar sidecar()
    {
        TagSidecar made;
        made.source = one(names);
        for (const char* name : names)
            if (isLucky(4)) made.points.push_back(name);
        std::sort(made.points.begin(), made.points.end());
        for (int i = upTo(4); i > 0; --i) add(clip(), made);
        made.extra = extraKeys();
        return made;
    }

private:
    int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }
    bool isLucky(int oneIn) { return upTo(oneIn - 1) == 0; }
    template<class Choices>
    std::string one(const Choices& choices)
    {
        return choices[std::size_t(upTo(int(choices.size()) - 1))];
    }

    /// In order, some touching, none overlapping.
    std::vector<FrameRange> ranges()
    {
        std::vector<FrameRange> made;
        Frame at = upTo(5);
        for (int i = 1 + upTo(6); i > 0; --i) {
            const Frame stop = at + 1 + upTo(40);
            made.push_back({at, stop});
            at = stop + (isLucky(3) ? 0 : upTo(30));
        }
        if (isLucky(6)) made.push_back({at + 5000, at + 6000});  // past the end of the clip
        if (isLucky(6)) made.push_back({at + 6000, 2147483647}); // "to the end"
        return made;
    }

    SidecarValueRange valued(FrameRange range)
    {
        if (isLucky(3)) return {range, one(names), {}};
        if (isLucky(2)) return {range, isLucky(2), {}};
        const std::string text = one(numbers);
        return {range, std::strtod(text.c_str(), nullptr), text};
    }

    SidecarTag countedTag(const std::string& name)
    {
        std::vector<SidecarInstance> made;
        for (int i = upTo(5); i >= 0; --i) {
            const Frame start = upTo(200);
            SidecarInstance& instance = made.emplace_back();
            instance.instance.range = {start, start + 1 + upTo(60)};
            std::map<std::string, SidecarValueRange> values;
            for (int value = upTo(3); value > 0; --value) values[one(names)] = valued({});
            for (auto& [valueName, value] : values) {
                instance.instance.values.push_back({valueName, value.value});
                instance.numberTexts.push_back(value.numberText);
            }
        }
        std::ranges::stable_sort(made, {}, &SidecarInstance::instance);
        const auto twice = std::ranges::unique(made, {}, &SidecarInstance::instance);
        made.erase(twice.begin(), twice.end());
        return {name, instanceFrames(made), made};
    }

    std::vector<SidecarCaption> captions()
    {
        std::vector<SidecarCaption> made;
        for (int i = upTo(4); i > 0; --i) {
            const Frame start = upTo(200);
            const std::string author = isLucky(2) ? one(names) : std::string();
            made.push_back({{{start, start + 1 + upTo(90)}, one(names), author, isLucky(2) ? "en" : ""}, {}});
            if (isLucky(4)) made.back().extra = extraKeys();
            std::erase_if(made.back().extra, [](const ExtraKey& key) { return key.name == "author"; });
        }
        std::ranges::stable_sort(made, {}, &SidecarCaption::caption);
        return made;
    }

    SidecarState state()
    {
        constexpr const char* times[] = {"2026-11-22T10:00Z", "2026-11-22T10:01Z", ""};
        SidecarState made;
        made.state.stage = clipStages[std::size_t(1 + upTo(2))];
        if (isLucky(2)) made.state.by = one(names);
        made.state.at = times[upTo(2)];
        if (isLucky(4)) made.extra = extraKeys();
        return made;
    }

    std::vector<ExtraKey> extraKeys()
    {
        std::vector<ExtraKey> made;
        for (const char* key : {"zebra", "author", "future key"})
            if (isLucky(4)) made.push_back({key, one(extras)});
        return made;
    }

    SidecarClip clip()
    {
        SidecarClip made;
        made.name = one(names);
        if (isLucky(2)) made.index = upTo(3);
        made.frames = 1000;
        made.rate = isLucky(2) ? FrameRate{120, 1} : FrameRate{30000, 1001};
        std::map<std::string, bool> chosen;
        for (const char* name : names) chosen[name] = isLucky(3);
        for (const auto& [name, isChosen] : chosen) {
            if (isChosen) made.tags.push_back(isLucky(3) ? countedTag(name) : SidecarTag{name, ranges()});
            if (isChosen && isLucky(2)) {
                SidecarProperty property{name, {}};
                for (const FrameRange range : ranges()) property.ranges.push_back(valued(range));
                made.properties.push_back(std::move(property));
            }
        }
        if (isLucky(3)) made.captions = captions();
        if (isLucky(3)) made.state = state();
        made.extra = extraKeys();
        return made;
    }

    static void add(SidecarClip clip, TagSidecar& sidecar)
    {
        if (!clip.isEmpty() && !sidecar.find(clip.name, clip.index)) sidecar.clips.push_back(std::move(clip));
    }

    std::mt19937& m_random;
};

} // namespace

TagSidecar randomSidecar(std::mt19937& random) { return Maker(random).sidecar(); }

} // namespace tagline::test
