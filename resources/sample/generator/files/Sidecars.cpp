#include "resources/sample/generator/files/Sidecars.h"

#include <nlohmann/json.hpp>

namespace tagline::sample {

namespace {

using Json = nlohmann::ordered_json;

// Ranges stand one a line, as in every sidecar; all else is in the usual layout.
std::string rangeList(const std::vector<Json>& ranges)
{
    std::string text = "[\n";
    for (size_t i = 0; i < ranges.size(); ++i) {
        std::string numbers;
        for (const Json& part : ranges[i]) numbers += (numbers.empty() ? "" : ", ") + part.dump();
        text += "          [" + numbers + (i + 1 < ranges.size() ? "],\n" : "]\n");
    }
    return text + "        ]";
}

template<class Lanes, class Convert>
std::string laneObject(const std::string& key, const Lanes& lanes, Convert convert)
{
    std::string text;
    for (const auto& [name, ranges] : lanes) {
        std::vector<Json> rows;
        for (const auto& range : ranges) rows.push_back(convert(range));
        text += (text.empty() ? "" : ",\n") + ("        " + Json(name).dump() + ": ") + rangeList(rows);
    }
    return "      " + Json(key).dump() + ": {\n" + text + "\n      }";
}

Json tagRow(const Range& range) { return {range.first, range.second}; }

Json propertyRow(const PropertyRange& range)
{
    Json row{range.frames.first, range.frames.second};
    std::visit([&row](const auto& value) { row.push_back(value); }, range.value);
    return row;
}

struct Tag
{
    const char *name, *colour, *key, *group, *description, *mirror;
};

constexpr Tag vocabulary[] = {
    {"Locomotion.Idle", "#6fa8ff", "1", "locomotion", "Stands at ease", ""},
    {"Locomotion.Walk", "#9ccc65", "2", "locomotion", "Goes with one foot always on the ground", ""},
    {"Locomotion.Run", "#f06c8d", "3", "locomotion", "Goes with both feet in the air between steps", ""},
    {"Locomotion.Turn", "#e0ba87", "4", "locomotion", "Turns on the spot", ""},
    {"Locomotion.Jump", "#b0785a", "5", "locomotion", "From the crouch to the end of the landing", ""},
    {"Style.Tired", "#b294f0", "6", "style", "Bent and slow", ""},
    {"Style.Limping", "#29b6c6", "7", "style", "Spares one leg", ""},
    {"Style.Sneaking", "#8d9db6", "", "style", "Crouched and quiet", ""},
    {"Contact.LeftFoot", "#72d1bf", "8", "contact", "The left foot's ball rests on the ground",
     "Contact.RightFoot"},
    {"Contact.RightFoot", "#ff9e64", "9", "contact", "The right foot's ball rests on the ground",
     "Contact.LeftFoot"},
    {"Gesture.Wave", "#f4a6d7", "", "gesture", "A hand waves", ""},
    {"Quality.Bad", "#fa6400", "B", "quality", "Not for use: a slide, a pop, a swapped marker", ""},
    {"Step", "#cfd8dc", "", "events", "A foot strikes the ground", ""},
};

constexpr std::pair<const char*, const char*> queries[] = {
    {"clean runs", "Run & ~Bad"},
    {"healthy walks", "Locomotion.Walk & ~(Style.Tired | Style.Limping)"},
    {"both feet down", "Contact.LeftFoot & Contact.RightFoot"},
    {"in the air", "(Locomotion.Run | Locomotion.Jump) & ~(Contact.LeftFoot | Contact.RightFoot)"},
    {"turning on the left foot", "Locomotion.Turn & Contact.LeftFoot & ~Contact.RightFoot"},
    {"walks with a character", "Locomotion.Walk & Style"},
};

Json tagEntry(const Tag& tag)
{
    Json entry{{"name", tag.name}, {"colour", tag.colour}};
    if (*tag.key) entry["key"] = tag.key;
    entry["group"] = tag.group;
    entry["kind"] = std::string(tag.name) == "Step" ? "point" : "range";
    entry["description"] = tag.description;
    if (*tag.mirror) entry["mirror"] = tag.mirror;
    return entry;
}

} // namespace

std::string sidecarText(const MotionClip& clip, const std::string& source)
{
    std::string text =
        "{\n  \"format\": \"tagline.tags\",\n  \"version\": 1,\n  \"source\": " + Json(source).dump() + ",\n";
    if (clip.tags.contains("Step")) text += "  \"points\": [\"Step\"],\n";
    text += "  \"clips\": [\n    {\n      \"name\": " + Json(clip.name).dump() + ",\n";
    text += "      \"frames\": " + std::to_string(clip.frameCount()) + ",\n";
    text += "      \"rate\": [" + std::to_string(clip.framesPerSecond) + ", 1],\n";
    text += laneObject("tags", clip.tags, tagRow);
    if (!clip.properties.empty()) text += ",\n" + laneObject("properties", clip.properties, propertyRow);
    return text + "\n    }\n  ]\n}\n";
}

std::string libraryText()
{
    Json library{{"format", "tagline.library"},
                 {"version", 1},
                 {"roots", Json::array({"."})},
                 {"character", "mannequin.glb"}};
    for (const Tag& tag : vocabulary) library["vocabulary"].push_back(tagEntry(tag));
    for (const auto& [name, query] : queries)
        library["queries"].push_back({{"name", name}, {"query", query}});
    library["examples"].push_back({{"name", "wave"},
                                   {"source", "wave.bvh"},
                                   {"clip", "wave"},
                                   {"range", {60, 120}},
                                   {"distance", 0.5}});
    std::string text = library.dump(2) + '\n';
    // Lists of plain names and of numbers stand on one line, as the program writes them.
    const auto onOneLine = [&text](const std::string& lines, const std::string& line) {
        text.replace(text.find(lines), lines.size(), line);
    };
    onOneLine("[\n    \".\"\n  ]", "[\".\"]");
    onOneLine("[\n        60,\n        120\n      ]", "[60, 120]");
    return text;
}

} // namespace tagline::sample
