#include "resources/sample/generator/SampleLibrary.h"

#include "resources/sample/generator/clips/Clips.h"
#include "resources/sample/generator/files/BvhWriter.h"
#include "resources/sample/generator/files/GlbWriter.h"
#include "resources/sample/generator/files/Sidecars.h"

namespace tagline::sample {

namespace {

void addClip(std::map<std::string, std::string>& files, const MotionClip& clip, const std::string& ending,
             std::string bytes)
{
    const std::string source = clip.name + ending;
    files[source + ".tags.json"] = sidecarText(clip, source);
    files[source] = std::move(bytes);
}

} // namespace

std::map<std::string, std::string> sampleLibrary()
{
    std::map<std::string, std::string> files;
    files["mannequin.glb"] = mannequinGlb(buildMannequin());
    for (const MotionClip& clip : glbClips()) addClip(files, clip, ".glb", clipGlb(clip));
    const MotionClip wave = waveClip();
    addClip(files, wave, ".bvh", clipBvh(wave));
    files["sample.tagline"] = libraryText();
    return files;
}

} // namespace tagline::sample
