#include "core/exports/ScriptTags.h"
#include "core/exports/formats/Formats.h"
#include "core/io/json/JsonWriter.h"

namespace tagline {
namespace {

/// Sources: docs.unity3d.com, ModelImporterClipAnimation (events lie in 0–1 of the clip, its first and last
/// frame at the take's sample rate), AnimationUtility.SetAnimationEvents (seconds), JsonUtility.
constexpr std::string_view unityScript =
    R"CS(// Sets the tags of Tagline as AnimationEvents: put this file and the JSON file beside it (this name with
// .json behind it) into Assets/Editor, then choose Tools > Tagline > Set Tags. Clips are found by their names, in
// model files and as .anim files. At the start of each range TagBegin is called, at its end TagEnd, with the tag as
// the string and the frame as the int; nobody has to receive them. Run again, it replaces these events.
#if UNITY_EDITOR
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using UnityEditor;
using UnityEngine;

public static class TaglineTags
{
    [System.Serializable] public class Range { public string tag; public int start; public int stop; }
    [System.Serializable] public class Clip
    {
        public string clip; public string name; public string stem; public int frames; public int[] rate;
        public Range[] ranges;
        public double Seconds(int frame) { return (double)frame * rate[1] / rate[0]; }
    }
    [System.Serializable] public class Library { public Clip[] clips; }

    static readonly string[] Own = { "TagBegin", "TagEnd" };

    static string DataPath([CallerFilePath] string path = "") { return path + ".json"; }

    [MenuItem("Tools/Tagline/Set Tags")]
    public static void SetTags()
    {
        var clips = new Dictionary<string, Clip>();
        foreach (var clip in JsonUtility.FromJson<Library>(File.ReadAllText(DataPath())).clips)
        {
            if (!clips.ContainsKey(clip.stem)) clips[clip.stem] = clip;
            clips[clip.name] = clip;
        }
        int set = 0;
        foreach (var id in AssetDatabase.FindAssets("t:Model"))
            set += SetOnModel(AssetImporter.GetAtPath(AssetDatabase.GUIDToAssetPath(id)) as ModelImporter, clips);
        foreach (var id in AssetDatabase.FindAssets("t:AnimationClip"))
        {
            var path = AssetDatabase.GUIDToAssetPath(id);
            if (path.EndsWith(".anim")) set += SetOnClip(AssetDatabase.LoadAssetAtPath<AnimationClip>(path), clips);
        }
        AssetDatabase.SaveAssets();
        Debug.Log("Tagline: set the tags of " + set + " clips");
    }

    static int SetOnModel(ModelImporter importer, Dictionary<string, Clip> clips)
    {
        if (importer == null) return 0;
        var animations = importer.clipAnimations.Length > 0 ? importer.clipAnimations : importer.defaultClipAnimations;
        int set = 0;
        foreach (var animation in animations)
        {
            Clip clip;
            if (!clips.TryGetValue(animation.name, out clip) && !clips.TryGetValue(animation.takeName, out clip)) continue;
            var take = importer.importedTakeInfos.FirstOrDefault(each => each.name == animation.takeName);
            double rate = take.sampleRate > 0 ? take.sampleRate : (double)clip.rate[0] / clip.rate[1];
            double length = System.Math.Max(1e-6, animation.lastFrame - animation.firstFrame);
            animation.events = Others(animation.events)
                .Concat(Events(clip, seconds => (seconds * rate - animation.firstFrame) / length, 1.0)).ToArray();
            ++set;
        }
        if (set == 0) return 0;
        importer.clipAnimations = animations;
        importer.SaveAndReimport();
        return set;
    }

    static int SetOnClip(AnimationClip asset, Dictionary<string, Clip> clips)
    {
        Clip clip;
        if (asset == null || !clips.TryGetValue(asset.name, out clip)) return 0;
        var events = Others(AnimationUtility.GetAnimationEvents(asset));
        AnimationUtility.SetAnimationEvents(asset, events.Concat(Events(clip, seconds => seconds, asset.length)).ToArray());
        return 1;
    }

    static IEnumerable<AnimationEvent> Others(AnimationEvent[] events)
    {
        return events.Where(each => !Own.Contains(each.functionName));
    }

    static IEnumerable<AnimationEvent> Events(Clip clip, System.Func<double, double> place, double end)
    {
        foreach (var range in clip.ranges)
        {
            double start = place(clip.Seconds(range.start)), stop = place(clip.Seconds(range.stop));
            if (stop <= 0 || start > end) continue; // outside of what is imported of the take
            yield return Event("TagBegin", range.tag, range.start, System.Math.Max(start, 0));
            yield return Event("TagEnd", range.tag, range.stop, System.Math.Min(stop, end));
        }
    }

    static AnimationEvent Event(string function, string tag, int frame, double time)
    {
        return new AnimationEvent
        {
            functionName = function, stringParameter = tag, intParameter = frame, time = (float)time,
            messageOptions = SendMessageOptions.DontRequireReceiver
        };
    }
}
#endif
)CS";

std::string unityData(const ExportContent& content, const ExportOptions& options)
{
    JsonWriter json;
    json.beginObject().member("format", "tagline.unity").member("version", std::int64_t(1));
    json.key("clips").raw(scriptTags(content, options)).endObject();
    return std::move(json).finished();
}

} // namespace

ExportFormat unityFormat()
{
    return {
        .id = "unity",
        .title = "Script for Unity",
        .ending = "cs",
        .holds =
            "A script for Unity's editor, and beside it its data as JSON: events TagBegin and TagEnd on "
            "the clips of models and on .anim files that are named like the clips. The data are in frames "
            "and half-open; the script counts in Unity's own units.",
        .leavesOut = "Properties, who tagged and when; ends beyond the clip's last key move to it.",
        .checkedBy = "Checked against Unity's documentation, not run; its data are read back in the tests.",
        .library = [](const ExportContent&,
                      const ExportOptions&) { return Result<std::string>(std::string(unityScript)); },
        .beside = unityData};
}

} // namespace tagline
