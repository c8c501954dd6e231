#include "core/cutting/CutWriting.h"

#include "core/cutting/BvhWriter.h"
#include "core/cutting/GlbWriter.h"
#include "core/exports/ExportedClip.h"
#include "core/exports/FolderWriting.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/io/SidecarSets.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LinklessPath.h"
#include "core/library/SetFiles.h"
#include "core/library/file/LibraryFileComposition.h"
#include "core/media/ReferenceMedium.h"
#include "core/query/language/QueryOperations.h"
#include "core/support/text/PathText.h"
#include "core/tags/sheet/SourceChangeEdits.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

namespace tagline {
namespace {

/// Frames of a clip that have a tag of the query, or a tag below it.
struct NamedFrames
{
    TagId tag;
    FrameRanges frames;
};

std::vector<NamedFrames> namedFrames(const LibraryClip& clip, std::span<const TagId> named,
                                     const TagVocabulary& vocabulary)
{
    std::vector<NamedFrames> all;
    for (const TagId tag : named) {
        std::vector<FrameRange> ranges;
        for (const TagId each : vocabulary.matching(tag)) {
            const auto own = clip.sheet.ranges(each);
            ranges.insert(ranges.end(), own.begin(), own.end());
        }
        all.push_back({tag, FrameRanges::canonical(std::move(ranges))});
    }
    return all;
}

/// The tag that most frames of a range have.
std::optional<TagId> tagOf(FrameRange range, std::span<const NamedFrames> named)
{
    std::optional<TagId> best;
    std::int64_t most = 0;
    for (const NamedFrames& each : named) {
        const std::int64_t frames = each.frames.intersected(FrameRanges::fromCanonical({range})).frameCount();
        if (frames > most) best = each.tag;
        most = std::max(most, frames);
    }
    return best;
}

TagSidecar sidecarOf(const ClipCut& cut, const ClipLibrary& library, const std::string& name)
{
    const LibraryClip& clip = library.clip(cut.clip);
    const Frame frames = cut.range.stop - cut.range.start;
    // A file that was just made has no state of work yet.
    const TagSheet own = withMediumOfFolder(clip.sheet, folderOf(library.source(clip.source).path));
    const TagSheet sheet = withMediumLater(own, withRangesShifted(own, -cut.range.start, frames),
                                           clip.rate.seconds(double(cut.range.start)), frames)
                               .withState({});
    TagSidecar sidecar;
    sidecar.source = fileNameOf(name);
    if (sheet.isEmpty()) return sidecar;
    SidecarClip entry;
    entry.name = fileStem(name);
    entry.frames = frames;
    entry.rate = clip.rate;
    sidecar.clips.push_back(withSheet(std::move(entry), sheet, library.vocabulary()));
    sidecar.points = pointNames(sidecar.clips, {}, library.vocabulary());
    return sidecar;
}

std::string bytesOf(const ClipCut& cut, const ClipLibrary& library, const CutOptions& options,
                    const std::string& name, GlbPictures& pictures)
{
    const ImportedModel& model = *library.source(library.clip(cut.clip).source).model;
    const Clip& clip = *library.motion(cut.clip);
    CutMotion motion = cutMotion(clip, model.skeleton, cut.range, options.isRootAtOrigin);
    if (options.format == CutFormat::Glb && options.hasMeshes)
        motion.morphWeights = cutMorphWeights(clip, model.meshes, cut.range);
    return options.format == CutFormat::Bvh
               ? writtenBvh(motion)
               : writtenGlb(motion, model, fileStem(name), options.hasMeshes ? &pictures : nullptr);
}

std::string listOf(std::span<const ClipCut> cuts, std::span<const std::string> names,
                   const ClipLibrary& library, const CutOptions& options)
{
    JsonWriter writer;
    writer.beginObject().member("format", "tagline.cuts").member("version", std::int64_t(1));
    writer.optionalMember("query", options.query).key("cuts").beginArray();
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        const LibraryClip& clip = library.clip(cuts[i].clip);
        writer.beginObject().member("file", names[i]);
        writer.member("source", exportedFile(library.source(clip.source), options.folder));
        writer.member("clip", clip.name);
        if (const auto index = clip.writtenIndex()) writer.member("index", std::int64_t(*index));
        writer.member("start", std::int64_t(cuts[i].range.start));
        writer.member("stop", std::int64_t(cuts[i].range.stop));
        writer.key("rate").beginArray(JsonWriter::Layout::Inline);
        writer.integer(clip.rate.numerator).integer(clip.rate.denominator).endArray().endObject();
    }
    writer.endArray().endObject();
    return std::move(writer).finished();
}

/// A library file for the cuts: their tags with colours, keys and groups, and how each file is to be read,
/// which BVH and glTF do not say. Entries about the files that they were cut from are left out.
std::string libraryOf(std::span<const ClipCut> cuts, std::span<const std::string> names,
                      const ClipLibrary& library, const CutOptions& options)
{
    LibraryPlaces places;
    places.libraryPath = std::string(cutLibraryName);
    LibraryFile file = composedLibraryFile({}, library, places);
    file.character.clear();
    file.rules.clear();
    file.examples.clear();
    file.takes.clear();
    file.presets.clear();
    file.retargets.clear();
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        ImportSettings settings;
        settings.rate = library.clip(cuts[i].clip).rate;
        if (options.format == CutFormat::Bvh) {
            settings.metresPerUnit = 0.01;
            settings.upAxis = UpAxis::Y;
        }
        file.imports.push_back({names[i], settings, {}});
    }
    return writtenLibraryFile(file);
}

/// The error if a cut would replace a clip of the library, or a library file that no cutting wrote.
std::optional<Error> sourceInTheWay(std::span<const std::string> names, const ClipLibrary& library,
                                    const std::string& target)
{
    std::set<std::string> sources;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i)
        sources.insert(library.source(SourceId(i)).path);
    for (const std::string& name : names) {
        const std::string path = target + '/' + name;
        if (sources.contains(linklessPath(path)))
            return Error{"cut.source",
                         "is a clip of the library, which is not replaced; choose another folder", path};
    }
    std::error_code ignored;
    const std::filesystem::path folder(target);
    if (std::filesystem::exists(folder / cutLibraryName, ignored) &&
        !std::filesystem::exists(folder / cutListName, ignored))
        return Error{"cut.library", "is a library file of another kind; choose another folder",
                     (folder / cutLibraryName).generic_string()};
    return std::nullopt;
}

} // namespace

std::string_view endingOf(CutFormat format) { return format == CutFormat::Bvh ? "bvh" : "glb"; }

std::vector<TagId> tagsNamed(const QueryExpression& query)
{
    std::vector<TagId> tags;
    for (const QueryElement& element : query.elements()) {
        const bool asksValue = element.op() == QueryOp::InstanceValue;
        if (!asksValue && !takes(element.op(), QueryArgument::Tag)) continue;
        const TagId tag = asksValue ? element.askedTag() : element.tag();
        if (std::ranges::find(tags, tag) == tags.end()) tags.push_back(tag);
    }
    return tags;
}

std::vector<ClipCut> cutsOf(const FrameSet& answer, std::span<const TagId> named, const ClipLibrary& library)
{
    std::vector<ClipCut> cuts;
    for (const ClipId id : library.clipsInPathOrder()) {
        const LibraryClip& clip = library.clip(id);
        const Clip* motion = library.motion(id);
        if (!motion || library.source(clip.source).model->skeleton.isEmpty()) continue;
        const std::vector<NamedFrames> frames = namedFrames(clip, named, library.vocabulary());
        for (const FrameRange range : answer.rangesOf(id)) {
            const FrameRange present{range.start, std::min(range.stop, motion->frames)};
            if (!present.isEmpty()) cuts.push_back({id, present, tagOf(present, frames)});
        }
    }
    return cuts;
}

std::vector<ClipCut> wholeClips(std::span<const ClipCut> cuts, const ClipLibrary& library)
{
    std::vector<ClipCut> whole;
    std::map<std::optional<TagId>, std::int64_t> frames; // of the last clip
    for (const ClipCut& cut : cuts) {
        if (whole.empty() || whole.back().clip != cut.clip) {
            frames.clear();
            whole.push_back({cut.clip, {0, library.motion(cut.clip)->frames}, cut.tag});
        }
        const std::int64_t own = frames[cut.tag] += cut.range.stop - cut.range.start;
        if (own > frames[whole.back().tag]) whole.back().tag = cut.tag;
    }
    return whole;
}

std::vector<std::string> cutFiles(std::span<const ClipCut> cuts, const ClipLibrary& library,
                                  const CutOptions& options)
{
    return cutNames(cuts, library, options.pattern, options.folder, std::string(endingOf(options.format)));
}

Result<int> writeCuts(std::span<const ClipCut> cuts, const ClipLibrary& library, const CutOptions& options,
                      const std::string& target, const GoOn& goOn)
{
    const std::vector<std::string> names = cutFiles(cuts, library, options);
    if (auto error = sourceInTheWay(names, library, target)) return std::move(*error);
    MadeFiles made(target, options.replacesFiles);
    GlbPictures pictures;
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        if (goOn && !goOn(double(i) / double(cuts.size())))
            return Error{"export.cancelled", "cancelled; nothing was cut", {}};
        if (auto written = made.make(names[i], bytesOf(cuts[i], library, options, names[i], pictures));
            !written)
            return written.error();
        const TagSidecar sidecar = sidecarOf(cuts[i], library, names[i]);
        const StoredSet none{{}, {}, {}};
        std::vector<std::string> former = setsBeside(target + '/' + names[i]); // of another cut
        for (const StoredSet& set : splitInSets(sidecar, {}, std::span(&none, 1))) {
            std::erase(former, set.name);
            const std::string path = sidecarPath(names[i], set.name);
            const auto written = set.sidecar.clips.empty() ? made.leaveOut(path)
                                                           : made.make(path, writtenTagSidecar(set.sidecar));
            if (!written) return written.error();
        }
        for (const std::string& set : former)
            if (const auto left = made.leaveOut(sidecarPath(names[i], set)); !left) return left.error();
    }
    if (auto written = made.make(std::string(cutLibraryName), libraryOf(cuts, names, library, options));
        !written)
        return written.error();
    if (auto written = made.make(std::string(cutListName), listOf(cuts, names, library, options)); !written)
        return written.error();
    if (const auto kept = made.keep(); !kept) return kept.error();
    return int(cuts.size());
}

} // namespace tagline
