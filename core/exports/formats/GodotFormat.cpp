#include "core/exports/ExportedTimes.h"
#include "core/exports/SafeNames.h"
#include "core/exports/ScriptTags.h"
#include "core/exports/formats/Formats.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/io/json/JsonWriter.h"
#include "core/io/json/TextPlace.h"
#include "core/support/text/NumberText.h"

#include <algorithm>
#include <map>
#include <optional>

namespace tagline {
namespace {

/// Sources: docs.godotengine.org, class Animation (add_marker from 4.4 on) and EditorScript; JSON is a
/// constant expression of GDScript.
constexpr std::string_view godotScript =
    R"GD(@tool
extends EditorScript
# Sets the tags of Tagline on the animations of the open scene: File > Run in Godot's script editor.
# A method track for each tag calls tag_begin(tag) and tag_end(tag) on the AnimationPlayer's root node; from
# Godot 4.4 on markers stand where ranges begin ("Run") and end ("-Run"), numbered where a name is taken. The metadata
# "tagline" of each animation holds all ranges, in frames of the clip, half-open. Run again, it replaces what it
# set before. Animations of imported scenes have to be saved as files of their own first (Import > Animation >
# Save to File).

var CLIPS = @CLIPS@

func _run():
	var root = get_scene()
	if root == null:
		push_error("Tagline: open the scene whose animations are to be tagged")
		return
	var players = root.find_children("*", "AnimationPlayer", true, false)
	if root is AnimationPlayer:
		players.append(root)
	for clip in CLIPS:
		var found = false
		for player in players:
			for name in player.get_animation_list():
				var own = String(name).get_slice("/", String(name).get_slice_count("/") - 1)
				if own == clip["name"] or own == clip["stem"]:
					set_tags(player.get_animation(name), clip)
					found = true
		if not found:
			push_warning("Tagline: no animation is named like " + clip["clip"])

func set_tags(animation, clip):
	var seconds = float(clip["rate"][1]) / float(clip["rate"][0])
	var markers = []
	var tracks = {}
	clear(animation)
	for each in clip["ranges"]:
		if not tracks.has(each["tag"]):
			tracks[each["tag"]] = animation.add_track(Animation.TYPE_METHOD)
			animation.track_set_path(tracks[each["tag"]], NodePath("."))
		var start = min(each["start"] * seconds, animation.length - 0.00005 * max(1.0, animation.length))
		var stop = min(each["stop"] * seconds, animation.length)
		insert(animation, tracks[each["tag"]], start, "tag_begin", each["tag"])
		insert(animation, tracks[each["tag"]], stop, "tag_end", each["tag"])
		if animation.has_method("add_marker"):
			markers.append(mark(animation, each["tag"], start))
			markers.append(mark(animation, "-" + each["tag"], stop))
	animation.set_meta("tagline", {"rate": clip["rate"], "frames": clip["frames"], "ranges": clip["ranges"], "markers": markers})

# A track holds one key at a time: where one is there already the next goes a hundredth of a millisecond on.
func insert(animation, track, time, method, tag):
	while animation.track_find_key(track, time, Animation.FIND_MODE_APPROX) >= 0:
		time += 0.00001
	animation.track_insert_key(track, time, {"method": method, "args": [tag]})

# A moment holds one marker too.
func mark(animation, name, time):
	while Array(animation.get_marker_names()).any(func(each): return is_equal_approx(animation.get_marker_time(each), time)):
		time += 0.00001
	var free = name
	var number = 2
	while animation.has_marker(free):
		free = name + " (" + str(number) + ")"
		number += 1
	animation.add_marker(free, time)
	return free

func clear(animation):
	if animation.has_meta("tagline") and animation.has_method("remove_marker"):
		for name in animation.get_meta("tagline")["markers"]:
			if animation.has_marker(name):
				animation.remove_marker(name)
	for track in range(animation.get_track_count() - 1, -1, -1):
		if animation.track_get_type(track) != Animation.TYPE_METHOD:
			continue
		var removed = false
		for key in range(animation.track_get_key_count(track) - 1, -1, -1):
			if animation.method_track_get_name(track, key) in [&"tag_begin", &"tag_end"]:
				animation.track_remove_key(track, key)
				removed = true
		if removed and animation.track_get_key_count(track) == 0:
			animation.remove_track(track)
)GD";

/// A text between quotes, as Godot's parser of resources reads it.
std::string godotText(std::string_view text) { return quotedJson(text); }

/// A name of an animation within a library: without the signs that libraries part names by.
std::string godotName(std::string_view text)
{
    std::string name(text);
    for (char& c : name)
        if (static_cast<unsigned char>(c) < 0x20 ||
            std::string_view("/:,[").find(c) != std::string_view::npos)
            c = '_';
    return name.empty() ? "clip" : name;
}

struct GodotKey
{
    Frame frame = 0;
    const std::string* tag = nullptr;
    bool isEnd = false;
};

/// Begins and ends in order of time; at one moment what ends comes first.
std::vector<GodotKey> godotKeys(const ExportedClip& clip)
{
    std::vector<GodotKey> keys;
    for (const TimedRange& range : timedRanges(clip)) {
        keys.push_back({range.frames.start, range.tag, false});
        keys.push_back({range.frames.stop, range.tag, true});
    }
    std::stable_sort(keys.begin(), keys.end(), [](const GodotKey& a, const GodotKey& b) {
        return std::pair(a.frame, !a.isEnd) < std::pair(b.frame, !b.isEnd);
    });
    return keys;
}

/// Names of markers are unique in their animation.
class GodotMarkerNames
{
public:
    std::string taken(const std::string& name)
    {
        const int number = ++m_numbers[name];
        const std::string own = number == 1 ? name : name + " (" + std::to_string(number) + ')';
        return number == 1 || m_numbers.emplace(own, 1).second ? own : taken(name);
    }

private:
    std::map<std::string, int> m_numbers;
};

/// Moments one after another, as far apart as Godot needs: of two keys of a track, or two markers, that it
/// takes to be at one time the later replaces the first. It compares to 1e-5 of the time; keys are rounded to
/// float.
class GodotMoments
{
public:
    double next(double time)
    {
        const double apart = 1.1e-5 * std::max(1.0, time);
        m_last = m_last && time < *m_last + apart ? *m_last + apart : time;
        return *m_last;
    }

private:
    std::optional<double> m_last;
};

/// The calls of one tag, which are a track of their own: many begins and ends at one moment are none to
/// Godot.
struct GodotTrack
{
    std::string times, ones, values;
    GodotMoments moments;
    double last = 0;

    void add(const GodotKey& key, double time)
    {
        const std::string comma = times.empty() ? "" : ", ";
        last = moments.next(time);
        times += comma + shortestNumber(last);
        ones += comma + "1";
        values += comma + "{\n\"args\": [" + godotText(*key.tag) + "],\n\"method\": &\"" +
                  (key.isEnd ? "tag_end" : "tag_begin") + "\"\n}";
    }

    std::string text(std::size_t place) const
    {
        const std::string own = "tracks/" + std::to_string(place) + '/';
        return own + "type = \"method\"\n" + own + "imported = false\n" + own + "enabled = true\n" + own +
               "path = NodePath(\".\")\n" + own + "interp = 1\n" + own + "loop_wrap = true\n" + own +
               "keys = {\n\"times\": PackedFloat32Array(" + times +
               "),\n\"transitions\": PackedFloat32Array(" + ones + "),\n\"values\": [" + values + "]\n}\n";
    }
};

std::string godotAnimation(const ExportedClip& clip, const std::string& name)
{
    std::string markers, calls;
    GodotMarkerNames names;
    GodotMoments moments;
    std::map<std::string_view, GodotTrack> tracks;
    for (const GodotKey& key : godotKeys(clip)) {
        const double time = clip.rate.seconds(key.frame);
        tracks[*key.tag].add(key, time);
        markers += (markers.empty() ? "{\n\"name\": &" : ", {\n\"name\": &") +
                   godotText(names.taken((key.isEnd ? "-" : "") + *key.tag)) +
                   ",\n\"time\": " + shortestNumber(moments.next(time)) + "\n}";
    }
    double length = std::max(clip.rate.seconds(clip.frames), 0.001);
    std::size_t place = 0;
    for (const auto& [tag, track] : tracks) {
        calls += track.text(place++);
        length = std::max(length, track.last);
    }
    return "resource_name = " + godotText(name) + "\nlength = " + shortestNumber(length) +
           "\nstep = " + shortestNumber(clip.rate.seconds(1)) + "\nmarkers = [" + markers + "]\n" + calls;
}

/// A library has one animation of a name, whatever its letters' case.
std::vector<std::string> godotNames(const ExportContent& content, const ExportOptions& options)
{
    std::vector<std::string> names;
    UniqueNames unique;
    for (const ClipId id : content.clips()) {
        const LibraryClip& clip = content.library.clip(id);
        const std::string file =
            validUtf8(exportedFile(content.library.source(clip.source), options.folder));
        names.push_back(
            unique.taken({godotName(clip.name), godotName(fileStem(file) + '_' + clip.name)}, ""));
    }
    return names;
}

/// Sources: godotengine/godot, scene/resources/animation.cpp, animation_library.cpp and
/// resource_format_text.cpp (format 3).
Result<std::string> godotLibrary(const ExportContent& content, const ExportOptions& options)
{
    std::string resources, members;
    const std::vector<std::string> names = godotNames(content, options);
    std::size_t count = 0;
    for (const ClipId id : content.walk()) {
        const ExportedClip clip = exportedClip(content, id, options.folder);
        const std::string& name = names[count];
        const std::string number = std::to_string(++count);
        resources +=
            "[sub_resource type=\"Animation\" id=\"" + number + "\"]\n" + godotAnimation(clip, name) + '\n';
        members +=
            (members.empty() ? "" : ",\n") + ("&" + godotText(name)) + ": SubResource(\"" + number + "\")";
    }
    return "[gd_resource type=\"AnimationLibrary\" load_steps=" + std::to_string(count + 1) +
           " format=3]\n\n" + resources + "[resource]\n_data = {\n" + members + "\n}\n";
}

} // namespace

ExportFormat godotFormat()
{
    return {.id = "godot",
            .title = "Script for Godot 4",
            .ending = "gd",
            .holds =
                "A script for Godot's editor that sets calls of tag_begin(tag) and tag_end(tag), metadata "
                "and, from Godot 4.4 on, markers on the animations of the open scene that are named like "
                "the clips. Times are in seconds, ranges half-open.",
            .leavesOut = "Properties, who tagged and when; ends beyond the animation's last key move to it.",
            .checkedBy =
                "Checked against Godot's documentation, not run; the list of clips in it is read back in "
                "the tests.",
            .library = [](const ExportContent& content, const ExportOptions& options) {
                return Result<std::string>(scriptWithTags(godotScript, content, options));
            }};
}

ExportFormat godotLibraryFormat()
{
    return {
        .id = "godot-lib",
        .title = "Animation library for Godot 4",
        .ending = "tres",
        .holds =
            "An AnimationLibrary with an animation for each clip that holds the tags alone: a method track "
            "for each tag that calls tag_begin(tag) and tag_end(tag), and markers where ranges begin (Run) "
            "and end (-Run), which Godot reads from 4.4 on. Times are in seconds, ranges half-open.",
        .leavesOut =
            "Properties, who tagged and when, the motion itself, and / : , [ in the clips' names; of "
            "clips of one name the first alone keeps it, others get their file's before it.",
        .checkedBy = "Checked against Godot's source, not run; read back in the tests by a reader of the "
                     "format's own.",
        .clipNames = godotNames,
        .library = godotLibrary};
}

} // namespace tagline
