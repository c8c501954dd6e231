#include "core/exports/NpzWriter.h"
#include "core/exports/SampledSignals.h"
#include "core/exports/formats/Formats.h"
#include "core/io/json/JsonWriter.h"

#include <algorithm>
#include <array>
#include <map>

namespace tagline {
namespace {

constexpr std::array<const char*, 3> splitNames{"train", "val", "test"};

/// Which split a file is in: by its name alone, so that it stays there whatever else is exported.
std::size_t splitOf(const std::string& file, const std::array<int, 3>& shares)
{
    std::uint64_t hash = 14695981039346656037u; // FNV-1a
    for (const char c : file) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    const int all = shares[0] + shares[1] + shares[2];
    const int place = int((hash ^ (hash >> 32)) % std::uint64_t(std::max(1, all)));
    return place < shares[0] ? 0 : place < shares[0] + shares[1] ? 1 : 2;
}

/// A clip on the rows of all arrays of frames.
struct SampledClip
{
    ClipId clip;
    std::string name;
    std::size_t split = 0;
    FrameSampling sampling;
};

std::vector<SampledClip> sampledClips(const ExportContent& content, const ExportOptions& options)
{
    std::vector<SampledClip> clips;
    for (const ClipId id : content.clips()) {
        const LibraryClip& clip = content.library.clip(id);
        const std::string file = exportedFile(content.library.source(clip.source), options.folder);
        clips.push_back({id, exportedClipName(content.library, id, options.folder),
                         splitOf(file, options.frames.splits), samplingOf(clip, options.frames)});
    }
    return clips;
}

void addClipTable(NpzWriter& archive, const ExportContent& content, const ExportOptions& options,
                  const std::vector<SampledClip>& clips)
{
    std::vector<std::string> names, splits;
    std::vector<std::int64_t> lengths, offsets{0}, rates, ownRates;
    for (const SampledClip& each : clips) {
        const FrameRate own = content.library.clip(each.clip).rate, rate = options.frames.rate.value_or(own);
        names.push_back(each.name);
        splits.emplace_back(splitNames[each.split]);
        lengths.push_back(each.sampling.count());
        offsets.push_back(offsets.back() + each.sampling.count());
        rates.insert(rates.end(), {rate.numerator, rate.denominator});
        ownRates.insert(ownRates.end(), {own.numerator, own.denominator});
    }
    archive.add("clips", names);
    archive.add("splits", splits);
    archive.add("lengths", {lengths.size()}, lengths);
    archive.add("offsets", {offsets.size()}, offsets);
    archive.add("frame_rates", {clips.size(), 2}, rates);
    archive.add("source_frame_rates", {clips.size(), 2}, ownRates);
}

std::size_t rowCount(const std::vector<SampledClip>& clips)
{
    std::size_t rows = 0;
    for (const SampledClip& each : clips) rows += std::size_t(each.sampling.count());
    return rows;
}

/// The labels of a clip's sampled frames, one byte a frame and label, in order of the tags' names.
class Labels
{
public:
    Labels(const ExportContent& content, PointPolicy policy)
        : m_content(content)
        , m_policy(policy)
        , m_tags(tagsByName(content.library.vocabulary()))
        , m_columns(m_tags.size())
    {
        for (std::size_t column = 0; column < m_tags.size(); ++column)
            m_columns[m_tags[column].value] = column;
    }

    std::vector<std::string> names() const
    {
        std::vector<std::string> names;
        for (const TagId tag : m_tags) names.push_back(m_content.library.vocabulary()[tag].name);
        return names;
    }

    std::vector<std::byte> of(const SampledClip& each) const
    {
        std::vector<std::byte> rows(std::size_t(each.sampling.count()) * m_tags.size());
        const TagSheet sheet = exportedSheet(m_content, each.clip);
        for (const TagLane& lane : sheet.lanes()) {
            const bool isPoint = m_content.library.vocabulary()[lane.tag].kind == TagKind::Point;
            for (const FrameRange range : lane.ranges) {
                const FrameRange at = each.sampling.sampledRange(range, isPoint, m_policy);
                for (Frame frame = at.start; frame < at.stop; ++frame)
                    rows[std::size_t(frame) * m_tags.size() + m_columns[lane.tag.value]] = std::byte(1);
            }
        }
        return rows;
    }

private:
    const ExportContent& m_content;
    PointPolicy m_policy;
    std::vector<TagId> m_tags;
    std::vector<std::size_t> m_columns; ///< by tag
};

/// Columns of numbers: the rows of each clip are put together from one array a column.
void appendColumns(NpzWriter& archive, const std::vector<std::vector<float>>& columns, Frame frames)
{
    std::vector<float> rows;
    rows.reserve(columns.size() * std::size_t(frames));
    for (std::size_t frame = 0; frame < std::size_t(frames); ++frame)
        for (const auto& column : columns) rows.push_back(column[frame]);
    archive.append(std::as_bytes(std::span(rows)));
}

/// All joints of the clips' own skeletons, in order of their first place.
std::vector<std::string> jointNames(const ExportContent& content)
{
    std::vector<std::string> names;
    std::map<std::string, bool> known;
    for (const ClipId id : content.clips()) {
        const auto& model = content.library.source(content.library.clip(id).source).model;
        if (!model) continue;
        for (const Joint& joint : model->skeleton.joints())
            if (known.emplace(joint.name, true).second) names.push_back(joint.name);
    }
    return names;
}

/// Signals a joint: its place along each axis.
std::vector<SignalNeed> placesOf(const std::vector<std::string>& joints)
{
    std::vector<SignalNeed> places;
    for (const std::string& joint : joints)
        for (const MotionSignal axis : {MotionSignal::X, MotionSignal::Y, MotionSignal::Z})
            places.push_back({false, axis, joint});
    return places;
}

void addSignals(NpzWriter& archive, const ClipLibrary& library, const ClipWalk& walk,
                const std::vector<SampledClip>& clips, const std::vector<SignalNeed>& needs)
{
    std::size_t place = 0;
    for (const ClipId id : walk) {
        const FrameSampling& sampling = clips[place++].sampling;
        std::vector<std::vector<float>> columns;
        for (const SignalNeed& signal : needs)
            columns.push_back(sampledSignal(library, id, signal, sampling));
        appendColumns(archive, columns, sampling.count());
    }
}

Result<int> framesArchive(const ExportContent& content, const ExportOptions& options, ByteSink& sink)
{
    const auto clips = sampledClips(content, options);
    const std::size_t rows = rowCount(clips);
    NpzWriter archive(sink);
    addClipTable(archive, content, options, clips);
    const Labels labels(content, options.frames.points);
    archive.add("label_names", labels.names());
    archive.begin("labels", "|b1", {rows, labels.names().size()});
    std::size_t place = 0;
    for ([[maybe_unused]] const ClipId clip : content.walk(1, 4)) archive.append(labels.of(clips[place++]));
    if (const auto needs = signalsOf(options.frames.signalTexts); !needs.empty()) {
        archive.add("signal_names", options.frames.signalTexts);
        archive.begin("signals", "<f4", {rows, needs.size()});
        addSignals(archive, content.library, content.walk(2, 4), clips, needs);
    }
    if (options.frames.hasJoints) {
        const auto joints = jointNames(content);
        archive.add("joint_names", joints);
        archive.begin("joints", "<f4", {rows, joints.size(), 3});
        addSignals(archive, content.library, content.walk(3, 4), clips, placesOf(joints));
    }
    if (const auto finished = archive.finish(); !finished) return finished.error();
    return int(clips.size());
}

/// Counts of the clips and frames of a split.
struct SplitCount
{
    std::int64_t clips = 0, frames = 0;
    std::vector<std::int64_t> labelled; ///< frames by label
};

std::array<SplitCount, 3> splitCounts(const ExportContent& content, const ExportOptions& options)
{
    const Labels labels(content, options.frames.points);
    const std::size_t width = labels.names().size();
    std::array<SplitCount, 3> counts;
    for (SplitCount& count : counts) count.labelled.resize(width);
    const auto clips = sampledClips(content, options);
    std::size_t place = 0;
    for ([[maybe_unused]] const ClipId clip : content.walk(0, 4)) { // pass 0: the file beside is made first
        const SampledClip& each = clips[place++];
        SplitCount& count = counts[each.split];
        const auto rows = labels.of(each);
        for (std::size_t i = 0; i < rows.size(); ++i) count.labelled[i % width] += int(rows[i]);
        count.frames += each.sampling.count();
        ++count.clips;
    }
    return counts;
}

std::string description(const ExportContent& content, const ExportOptions& options)
{
    const auto counts = splitCounts(content, options);
    const auto names = Labels(content, options.frames.points).names();
    JsonWriter json;
    json.beginObject().member("format", "tagline.frames").member("version", std::int64_t(1));
    if (const auto rate = options.frames.rate) {
        json.key("rate").beginArray(JsonWriter::Layout::Inline);
        json.integer(rate->numerator).integer(rate->denominator).endArray();
    }
    json.member("points", options.frames.points == PointPolicy::Any ? "any" : "nearest");
    json.key("labels").beginArray();
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::int64_t with = counts[0].labelled[i];
        json.beginObject().member("name", names[i]).member("train_frames", with);
        json.key("positive_weight");
        with > 0 ? json.number(double(counts[0].frames - with) / double(with)) : json.raw("null");
        json.endObject();
    }
    json.endArray().key("splits").beginObject();
    for (std::size_t i = 0; i < counts.size(); ++i)
        json.key(splitNames[i])
            .beginObject()
            .member("clips", counts[i].clips)
            .member("frames", counts[i].frames)
            .endObject();
    json.endObject().optionalMember("signals", options.frames.signalTexts).endObject();
    return std::move(json).finished();
}

} // namespace

ExportFormat framesFormat()
{
    return {.id = "frames",
            .title = "Frames for learning (NumPy)",
            .ending = "npz",
            .holds =
                "One archive for numpy.load, at each clip's rate or at one for all. Rows are frames, those "
                "of clip i are offsets[i] up to offsets[i + 1]; labels[frame, label] says whether the "
                "frame has the tag, label_names are in order of their bytes; clips, splits (train, val, "
                "test, by the file's name), lengths and frame_rates tell of each clip. On request "
                "signals[frame, signal] and joints[frame, joint, axis] in metres, NaN where a clip has no "
                "such joint. A JSON file beside it gives the labels' order and weights.",
            .leavesOut = "Properties, who tagged and when, and where ranges touch.",
            .checkedBy = "Read in the tests by numpy.load.",
            .options = {ExportOption::Frames},
            .isText = false,
            .mergesTouching = true,
            .stream = framesArchive,
            .beside = description};
}

} // namespace tagline
