#include "core/tags/sheet/TagMirror.h"

#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

namespace tagline {
namespace {

std::optional<std::string> declaredPartner(TagId tag, const TagVocabulary& vocabulary)
{
    const TagDefinition& own = vocabulary[tag];
    if (!own.mirror.empty()) return own.mirror;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& other = vocabulary[TagId(i)];
        if (other.isRegistered && !other.mirror.empty() && vocabulary.find(other.mirror) == tag)
            return other.name;
    }
    return std::nullopt;
}

} // namespace

std::vector<Caption> mirroredCaptions(std::span<const Caption> captions, const MirrorWords& words)
{
    std::vector<Caption> mirrored(captions.begin(), captions.end());
    for (Caption& caption : mirrored) caption.text = words.swapped(caption.text);
    return mirrored;
}

std::vector<TagInstance> mirroredInstances(std::span<const TagInstance> instances, const MirrorWords& words)
{
    std::vector<TagInstance> mirrored(instances.begin(), instances.end());
    for (TagInstance& instance : mirrored)
        for (std::size_t i = 0; i < instance.values.size(); ++i) {
            const auto* text = std::get_if<std::string>(&instance.values[i].value);
            std::string other = text ? words.swappedText(*text) : std::string();
            if (text && other != *text) instance.values.toChange()[i].value = std::move(other);
        }
    return mirrored;
}

std::optional<std::string> mirrorPartner(TagId tag, const TagVocabulary& vocabulary)
{
    const std::string& name = vocabulary[tag].name;
    std::string partner = declaredPartner(tag, vocabulary).value_or(vocabulary.mirrorWords().swapped(name));
    return partner == name ? std::nullopt : std::optional(std::move(partner));
}

TagSheet mirrored(const TagSheet& sheet, TagVocabulary& vocabulary)
{
    TagSheet result = sheet;
    for (const TagLane& lane : sheet.lanes()) result = result.withRanges(lane.tag, {});
    for (const TagLane& lane : sheet.lanes()) {
        const auto partner = mirrorPartner(lane.tag, vocabulary);
        const TagId tag = partner ? vocabulary.intern(*partner) : lane.tag;
        result =
            sheet.isCounted(lane.tag)
                ? withInstancesAdded(result, tag,
                                     mirroredInstances(sheet.instances(lane.tag), vocabulary.mirrorWords()))
                : withRangesAdded(result, tag, {lane.ranges.begin(), lane.ranges.end()});
    }
    return result.withCaptions(mirroredCaptions(sheet.captions(), vocabulary.mirrorWords()));
}

} // namespace tagline
