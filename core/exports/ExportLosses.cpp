#include "core/exports/ExportLosses.h"

#include "core/io/json/TextPlace.h"
#include "core/tags/sheet/TagRecords.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

namespace tagline {
namespace {

/// Goes over the clips and counts content that the format does not hold.
class LossCount
{
public:
    LossCount(const ExportFormat& format, const ExportContent& content, const ExportOptions& options)
        : m_format(format)
        , m_content(content)
        , m_options(options)
    {
    }

    std::vector<ExportLoss> all()
    {
        for (const ClipId id : m_content.walk()) add(id);
        if (!m_content.goOn || m_content.goOn(1.0)) addClipNames();
        std::vector<ExportLoss> losses;
        for (auto& [kind, loss] : m_losses) losses.push_back(std::move(loss));
        return losses;
    }

private:
    bool holds(SheetPart part) const
    {
        const auto with = [&](ExportOption option, bool isChosen) {
            return isChosen && m_format.takes(option);
        };
        if (part == SheetPart::Records || part == SheetPart::InstanceValues)
            if (with(ExportOption::Records, m_options.hasRecords)) return true;
        if (part == SheetPart::States && with(ExportOption::Clips, m_options.hasClips)) return true;
        return std::ranges::count(m_format.alsoHolds, part) > 0;
    }

    void lose(ExportLossKind kind, std::string_view example, std::int64_t count = 1)
    {
        ExportLoss& loss =
            m_losses.try_emplace(kind, ExportLoss{kind, 0, validUtf8(std::string(example))}).first->second;
        loss.count += count;
    }

    /// Counts a loss once, however often the thing of that name is found.
    void loseOnce(ExportLossKind kind, const std::string& name)
    {
        if (m_known.emplace(kind, name).second) lose(kind, name);
    }

    void add(ClipId id)
    {
        const LibraryClip& clip = m_content.library.clip(id);
        const TagSheet sheet = exportedSheet(m_content, id);
        for (const TagLane& lane : sheet.lanes()) addTag(sheet, lane.tag);
        for (const PropertyLane& lane : sheet.properties()) addProperty(lane);
        if (!m_format.holdsCaptions && !sheet.captions().empty())
            lose(ExportLossKind::Captions, sheet.captions().front().text,
                 std::int64_t(sheet.captions().size()));
        if (!(sheet.state() == ClipState()) && !holds(SheetPart::States))
            lose(ExportLossKind::States, clip.displayName);
        const bool hasTimes = !sheet.lanes().empty() || (m_format.holdsCaptions && !sheet.captions().empty());
        if (hasTimes && m_format.exactUpTo > 0 && clip.rate.framesPerSecond() > m_format.exactUpTo)
            lose(ExportLossKind::ExactFrames, clip.displayName);
    }

    void addClipNames()
    {
        if (!m_format.clipNames) return;
        const std::vector<ClipId> clips = m_content.clips();
        const std::vector<std::string> names = m_format.clipNames(m_content, m_options);
        for (std::size_t i = 0; i < clips.size(); ++i)
            if (const std::string& own = m_content.library.clip(clips[i]).name; own != names[i])
                lose(ExportLossKind::ClipNames, own);
    }

    void addTag(const TagSheet& sheet, TagId tag)
    {
        const std::string& name = m_content.library.vocabulary()[tag].name;
        const std::vector<FrameRange> ranges = rangesOrInstances(sheet, tag);
        if (!m_format.holdsTags) return lose(ExportLossKind::Ranges, name, std::int64_t(ranges.size()));
        if (m_format.mergesTouching) {
            const auto merged = ranges.size() - FrameRanges::canonical(ranges).span().size();
            if (merged > 0) lose(ExportLossKind::Touching, name, std::int64_t(merged));
        }
        if (m_format.changesTag && m_format.changesTag(name)) loseOnce(ExportLossKind::TagNames, name);
        const auto instances = sheet.instances(tag);
        const auto valued = std::ranges::count_if(
            instances, [](const TagInstance& instance) { return !instance.values.empty(); });
        if (valued > 0 && !holds(SheetPart::InstanceValues))
            lose(ExportLossKind::InstanceValues, name, valued);
    }

    void addProperty(const PropertyLane& lane)
    {
        if (lane.ranges.empty()) return;
        if (isRecord(lane.name, m_content.library.vocabulary())) {
            if (!holds(SheetPart::Records))
                lose(ExportLossKind::Records, lane.name, std::int64_t(lane.ranges.size()));
            return;
        }
        const bool isText = std::ranges::any_of(lane.ranges, [](const PropertyRange& range) {
            return std::holds_alternative<std::string>(*range.value);
        });
        if (holds(SheetPart::Properties) || (!isText && holds(SheetPart::Numbers))) return;
        loseOnce(ExportLossKind::Properties, lane.name);
    }

    const ExportFormat& m_format;
    const ExportContent& m_content;
    const ExportOptions& m_options;
    std::map<ExportLossKind, ExportLoss> m_losses;
    std::set<std::pair<ExportLossKind, std::string>> m_known;
};

struct KindWords
{
    ExportLossKind kind;
    const char *one, *many;
};

constexpr std::array lossWords{
    KindWords{ExportLossKind::Ranges, "range", "ranges"},
    KindWords{ExportLossKind::Captions, "caption", "captions"},
    KindWords{ExportLossKind::Properties, "property", "properties"},
    KindWords{ExportLossKind::Records, "record of who tagged, when and how sure",
              "records of who tagged, when and how sure"},
    KindWords{ExportLossKind::InstanceValues, "instance's values", "instances' values"},
    KindWords{ExportLossKind::States, "clip's state", "clips' states"},
    KindWords{ExportLossKind::Touching, "place where ranges of a tag touch or overlap",
              "places where ranges of a tag touch or overlap"},
    KindWords{ExportLossKind::TagNames, "tag's whole name", "tags' whole names"},
    KindWords{ExportLossKind::ClipNames, "clip's whole name", "clips' whole names"},
    KindWords{ExportLossKind::ExactFrames, "clip's exact frames", "clips' exact frames"}};

} // namespace

std::vector<ExportLoss> exportLosses(const ExportFormat& format, const ExportContent& content,
                                     const ExportOptions& options)
{
    return LossCount(format, content, options).all();
}

std::string exportLossText(const ExportLoss& loss)
{
    const auto words = std::ranges::find(lossWords, loss.kind, &KindWords::kind);
    std::string text = std::to_string(loss.count) + ' ' + (loss.count == 1 ? words->one : words->many);
    if (!loss.example.empty()) text += ": “" + loss.example + (loss.count == 1 ? "”" : "” and others");
    return text;
}

} // namespace tagline
