#include "core/imports/TagImportPlan.h"

#include "core/imports/ForeignText.h"
#include "core/imports/ForeignTimes.h"
#include "core/library/edits/TagRenaming.h"
#include "core/query/language/QueryNames.h"
#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/PropertyEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/TagRecords.h"
#include "core/tags/sheet/captions/CaptionEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "core/tags/vocabulary/PropertyTexts.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tagline {
namespace {

/// So many takes that are not as long as their clips are named in one message.
constexpr std::size_t mostOddTakes = 5;

/// Farther off than this from a frame is worth saying.
constexpr double quarterFrame = 0.25;

/// The value as the declared type has it; none if its text means nothing of that type.
std::optional<PropertyValue> declaredValue(const ForeignValue& value, const PropertyDefinition* declared)
{
    if (!declared || declared->type == typeOf(value.value)) return value.value;
    return valueOfText(value.text, declared->type);
}

/// The sheet with a value on all frames, or on those alone that have none.
TagSheet withClipValue(TagSheet sheet, const std::string& name, const PropertyValue& value, Frame clipFrames,
                       bool replaces)
{
    if (clipFrames <= 0) return sheet; // of a clip that could not be read, what it has stays
    if (replaces) sheet = sheet.withProperty(name, {});
    std::vector<FrameRange> free;
    Frame next = 0;
    for (const PropertyRange& each : sheet.property(name)) {
        if (each.range.start > next) free.push_back({next, each.range.start});
        next = std::max(next, each.range.stop);
    }
    free.push_back({next, clipFrames});
    for (const FrameRange frames : free)
        sheet = withPropertySet(sheet, name, {frames, value}, clipFrames); // nothing if none is left
    return sheet;
}

/// The sheet with values in the place of what it has of that property, or on those frames alone that have
/// none. Both in one walk: there may be a million.
TagSheet withFrameValues(const TagSheet& sheet, const std::string& name,
                         const std::map<Frame, PropertyRange>& added, bool replaces)
{
    const auto there = replaces ? std::span<const PropertyRange>() : sheet.property(name);
    std::vector<PropertyRange> all(there.begin(), there.end());
    std::size_t next = 0;
    for (const auto& [first, each] : added) {
        Frame start = first;
        while (next < there.size() && there[next].range.stop <= start) ++next;
        for (std::size_t i = next; i < there.size() && there[i].range.start < each.range.stop; ++i) {
            if (start < there[i].range.start) all.push_back({{start, there[i].range.start}, each.value});
            start = std::max(start, there[i].range.stop);
        }
        if (start < each.range.stop) all.push_back({{start, each.range.stop}, each.value});
    }
    std::ranges::sort(all, {}, [](const PropertyRange& each) { return each.range.start; });
    return sheet.withProperty(name, std::move(all));
}

std::string withoutSets(std::string_view name)
{
    while (!setOf(name).empty()) name = withoutSet(name);
    return std::string(name);
}

/// Captions that imported ones do not replace: those of other sets, where one was chosen.
std::vector<Caption> keptCaptions(const TagSheet& sheet, const std::optional<std::string>& set)
{
    std::vector<Caption> kept;
    for (const Caption& caption : sheet.captions())
        if (set && caption.set != *set) kept.push_back(caption);
    return kept;
}

bool isOffFrames(double at) { return std::isfinite(at) && std::abs(at - std::round(at)) > quarterFrame; }

/// The nearest frame from −1 to one past the clip's end, so that what lies outside stays so.
Frame nearestFrame(double at, Frame clipFrames)
{
    if (std::isnan(at)) return -1; // beyond what a double can say
    return Frame(std::clamp(std::round(at), -1.0, double(clipFrames) + 1));
}

/// So that each is put behind those before it.
std::vector<ForeignRange> inOrderOfStart(std::vector<ForeignRange> ranges)
{
    std::stable_sort(ranges.begin(), ranges.end(),
                     [](const ForeignRange& a, const ForeignRange& b) { return a.start < b.start; });
    return ranges;
}

/// The sheet with ranges of a tag added. Of a counted one they are new instances where none has their frames:
/// an import holds no values, so that instances with the same frames stay as they are.
TagSheet withImported(const TagSheet& sheet, TagId tag, bool isCounted, std::vector<FrameRange> ranges)
{
    if (!isCounted) return withRangesAdded(sheet, tag, ranges);
    std::erase_if(ranges, [&](FrameRange range) { return holdsExtent(sheet.instances(tag), range); });
    return withInstancesAdded(sheet, tag, instancesOf(ranges));
}

/// Whether the seconds of a range read like frames of a clip of so many.
bool areWholeFrames(const ForeignRange& range, Frame frames)
{
    const auto isWhole = [](double each) { return each == std::floor(each); };
    return range.unit == ForeignUnit::Seconds && range.start >= 0 && range.stop <= frames &&
           isWhole(range.start) && isWhole(range.stop);
}

} // namespace

/// The clips that something belongs to, each once, and why others are none.
struct TagImportPlan::Target
{
    std::vector<ClipId> clips;
    std::vector<std::string> problems; ///< "walk.bvh", for which there is no clip
};

TagImportPlan::TagImportPlan(const ClipLibrary& library, const std::string& folder, TagImportOptions options)
    : m_library(library)
    , m_options(std::move(options))
    , m_names(library, folder)
{
}

Result<void> TagImportPlan::add(const TagImportFormat& format, const ForeignTags& tags,
                                const std::string& file, const std::stop_token& stop)
{
    const MeantClip chosen = m_options.clip.empty() ? MeantClip() : m_names.find(m_options.clip);
    if (!m_options.clip.empty() && !chosen.clip)
        return Error{"foreign.clip",
                     chosen.isAmbiguous
                         ? foundText(m_options.clip) + " is the name of several clips; give the file too"
                         : "there is no clip " + foundText(m_options.clip),
                     {}};
    for (const ForeignLoss& loss : tags.losses.all())
        m_losses.add(loss.what, loss.file, loss.line, loss.count);
    const std::vector<Target> targets = targetsOf(tags, chosen.clip, file);
    std::vector<bool> isNamed;
    for (const ForeignClip& clip : tags.clips) isNamed.push_back(clip.line > 0);
    for (const ForeignRange& range : tags.ranges) isNamed[range.clip] = true;
    for (const ForeignState& state : tags.states) isNamed[state.clip] = true;
    for (const ForeignValue& value : tags.values) isNamed[value.clip] = true;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        m_named += isNamed[i];
        m_found += isNamed[i] && !targets[i].clips.empty();
    }
    for (std::size_t i = 0; i < targets.size(); ++i)
        if (tags.clips[i].line > 0)
            for (const std::string& problem : targets[i].problems)
                m_losses.add("the take " + problem, file, tags.clips[i].line);
    checkLengths(tags, targets, file);
    const auto lose = [&](const char* what, std::size_t clip, int line) {
        if (tags.clips[clip].line > 0) return; // that was said of all of it
        for (const std::string& problem : targets[clip].problems) m_losses.add(what + problem, file, line);
    };
    const EndRule endRule = m_options.endRule.value_or(format.endRule);
    for (const ForeignRange& range : inOrderOfStart(tags.ranges)) {
        if (stop.stop_requested()) return stoppedReading(file);
        for (const ClipId clip : targets[range.clip].clips)
            addRange(range, tags.clips[range.clip], clip, endRule, file);
        lose("ranges of ", range.clip, range.line);
    }
    for (const ForeignState& each : tags.states) {
        if (stop.stop_requested()) return stoppedReading(file);
        for (const ClipId clip : targets[each.clip].clips) addState(each.state, clip);
        if (each.state != ClipState()) lose("the state of ", each.clip, each.line);
    }
    for (const ForeignValue& each : tags.values) {
        if (stop.stop_requested()) return stoppedReading(file);
        for (const ClipId clip : targets[each.clip].clips) {
            if (each.frames)
                addFrameValue(each, tags.clips[each.clip], clip, endRule, file);
            else
                addValue(each, clip, file);
        }
        lose("values of ", each.clip, each.line);
    }
    return {};
}

std::vector<TagImportPlan::Target>
TagImportPlan::targetsOf(const ForeignTags& tags, std::optional<ClipId> chosen, const std::string& file) const
{
    std::vector<Target> targets;
    for (const ForeignClip& clip : tags.clips)
        targets.push_back(chosen ? Target{{*chosen}, {}} : targetOf(clip, file));
    return targets;
}

TagImportPlan::Target TagImportPlan::targetOf(const ForeignClip& clip, const std::string& file) const
{
    MeantClip found;
    for (const std::string& name : clip.names)
        if (!found.clip) found = m_names.find(name);
    if (!found.clip && clip.names.size() != 1) {
        const MeantClip byFile = m_names.findByFile(file);
        if (byFile.clip || clip.names.empty()) found = byFile;
    }
    if (!found.clip && !found.isAmbiguous && clip.names.empty()) found.clip = m_names.onlyClip();
    if (Target target = found.clip ? Target() : targetOfParts(clip); !target.clips.empty()) return target;
    Target target;
    aim(target, found, foundText(clip.names.empty() ? file : clip.names.front()));
    return target;
}

/// The clips of the parts, where some are there; then those that are not are problems.
TagImportPlan::Target TagImportPlan::targetOfParts(const ForeignClip& clip) const
{
    Target target;
    for (const std::string& part : clip.parts) {
        const std::vector<std::string> names =
            clip.areSubjects ? namesOfSubject(clip.names.front(), part) : std::vector<std::string>{part};
        MeantClip found;
        for (const std::string& name : names) {
            if (found.clip) break;
            const MeantClip meant = m_names.find(name);
            found = {meant.clip, meant.isAmbiguous || found.isAmbiguous};
        }
        aim(target, found, foundText(names.front()) + " of " + foundText(clip.names.front()));
    }
    return target;
}

void TagImportPlan::aim(Target& target, const MeantClip& found, const std::string& name) const
{
    if (!found.clip) {
        target.problems.push_back(
            name + (found.isAmbiguous ? ", which could be several clips" : ", for which there is no clip"));
        return;
    }
    if (m_library.source(m_library.clip(*found.clip).source).isReadOnly())
        target.problems.push_back(name + ", whose tags cannot be edited");
    else if (std::ranges::find(target.clips, *found.clip) == target.clips.end())
        target.clips.push_back(*found.clip);
}

/// With its tier and the namespace before it, in the set that was chosen, else in the one that it names.
std::string TagImportPlan::importedName(const std::string& name, const std::string& before) const
{
    const std::string_view own = setOf(name).empty() ? setOf(before) : setOf(name);
    const std::string nameSpace = m_options.nameSpace.empty() ? std::string() : m_options.nameSpace + '.';
    return nameInSet(m_options.set ? std::string_view(*m_options.set) : own,
                     nameSpace + withoutSets(before + withoutSets(name)));
}

/// The whole name of the tag of that set that the name means in queries; the name itself if it means none, or
/// a live tag.
std::string TagImportPlan::meantName(const std::string& name) const
{
    const auto [known, isNew] = m_meantNames.try_emplace(name, name);
    if (!isNew) return known->second;
    const TagVocabulary& vocabulary = m_library.vocabulary();
    const QueryNames names{
        .vocabulary = vocabulary, .tagged = &m_library.index(), .derivedTags = m_library.content().derived};
    const QueryMeaning meaning = names.meaningOf(name);
    const TagId* tag = std::get_if<TagId>(&meaning);
    if (!tag || !names.isKnown(*tag)) return name;
    const std::string inSet = nameInSet(setOf(name), withoutSets(vocabulary[*tag].name));
    if (vocabulary.find(inSet)) known->second = inSet;
    return known->second;
}

/// The name of a value that is the record of a tag follows that tag.
std::string TagImportPlan::valueName(const ForeignValue& value) const
{
    const std::string name = importedName(value.name, {});
    for (const RecordField field : recordFields) {
        const std::string ending = recordProperty({}, field); // ".note"
        if (name.size() > ending.size() && name.ends_with(ending))
            return meantName(name.substr(0, name.size() - ending.size())) + ending;
    }
    return name;
}

std::string TagImportPlan::tagName(const ForeignRange& range) const
{
    if (!m_options.tag.empty()) return meantName(importedName(m_options.tag, {}));
    const bool hasTier = m_options.hasTierNames && !range.tier.empty() && range.tier != range.tag;
    return meantName(importedName(range.tag, hasTier ? range.tier + '.' : std::string()));
}

/// Why a clip cannot have a tag of that name; none if it can.
std::optional<std::string> TagImportPlan::tagProblem(const std::string& name) const
{
    if (const std::string wrong = tagNameProblem(name); !wrong.empty())
        return "ranges of " + foundText(name) + ": " + wrong;
    for (const SavedQuery& live : m_library.derivedTags())
        if (live.name == name)
            return "ranges of " + foundText(name) + ", a live tag that follows from its query";
    if (m_options.onlyKnown && !m_library.vocabulary().find(name))
        return "ranges of " + foundText(name) + ", a tag that the library does not know";
    return std::nullopt;
}

/// Says which takes are not as long as their clips: their start may not be that of the clip, or the rate not
/// that of the timecodes. Their marks are imported all the same.
void TagImportPlan::checkLengths(const ForeignTags& tags, const std::vector<Target>& targets,
                                 const std::string& file)
{
    std::string takes;
    std::size_t count = 0;
    int line = 0; // of the first
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const ForeignClip& named = tags.clips[i];
        for (const ClipId id : targets[i].clips) {
            const LibraryClip& clip = m_library.clip(id);
            const auto length = otherLength(named, clip.rate, clip.frames, m_options);
            if (!length) m_losses.add("takes whose timecodes " + length.error().message, file, named.line);
            if (!length || !*length) continue;
            if (count == 0) line = named.line;
            if (++count > mostOddTakes) continue;
            const bool isNamed = !named.names.empty() && targets[i].clips.size() == 1;
            takes += (count > 1 ? ", " : "") + (isNamed ? named.names.front() : clip.name) + " (sheet " +
                     std::to_string(**length) + ", clip " + std::to_string(clip.frames) + " frames)";
        }
    }
    if (count > mostOddTakes) takes += " and " + std::to_string(count - mostOddTakes) + " more";
    if (count > 0)
        m_doubts.add("imported, but not as long as their clips: " + takes +
                         "; look whether their marks are in place",
                     file, line);
}

void TagImportPlan::addRange(const ForeignRange& range, const ForeignClip& named, ClipId id, EndRule endRule,
                             const std::string& file)
{
    const LibraryClip& clip = m_library.clip(id);
    const bool isCaption = range.isCaption || m_options.asCaptions;
    const std::string name = isCaption ? range.tag : tagName(range);
    if (const auto problem = isCaption ? std::nullopt : tagProblem(name))
        return m_losses.add(*problem, file, range.line);
    const auto present = presentFrames(range, named, clip, endRule, range.line, file);
    if (!present) return;
    if (isCaption)
        m_captions[id].push_back({*present, name, {}, {}, m_options.set.value_or(std::string())});
    else
        hold(*present, name, m_clips[id][name], file, range.line);
}

/// The whole frames of its clip that a range lies on; none if it has none, which is noted as a loss.
std::optional<FrameRange> TagImportPlan::presentFrames(const ForeignRange& range, const ForeignClip& named,
                                                       const LibraryClip& clip, EndRule endRule, int line,
                                                       const std::string& file)
{
    const auto onFrames = framesOnClip(range, named, clip.rate, m_options, endRule);
    if (!onFrames) {
        m_losses.add("marks that " + onFrames.error().message, file, line);
        return std::nullopt;
    }
    const FractionalRange& exact = *onFrames;
    FrameRange frames{nearestFrame(exact.start, clip.frames), nearestFrame(exact.stop, clip.frames)};
    if (frames.isEmpty()) frames.stop = frames.start + 1;
    if (frames.start >= clip.frames || frames.stop <= 0) {
        m_losses.add(areWholeFrames(range, clip.frames)
                         ? "ranges of seconds outside of their clips, which as frames would lie in them"
                         : "ranges outside of their clips",
                     file, line);
        return std::nullopt;
    }
    if (isOffFrames(exact.start) || isOffFrames(exact.stop))
        m_losses.add("ends between two frames, which go to the nearest", file, line);
    if (frames.start < 0 || (frames.stop > clip.frames && range.stop != clipEnd))
        m_losses.add("ends outside of their clips, which are cut", file, line);
    return frames.intersected({0, clip.frames});
}

/// Merges the states that two files give a clip just as the state of the library and that of a file.
void TagImportPlan::addState(ClipState state, ClipId id)
{
    const ClipState& present = m_library.clip(id).sheet.state();
    const auto earlier = m_said.find(id);
    if (earlier != m_said.end() || !m_options.replaces)
        state = mergedState({}, earlier == m_said.end() ? present : earlier->second, state);
    state.set = m_options.set.value_or(std::string());
    m_said[id] = state;
    if (saySameState(state, present))
        m_states.erase(id);
    else
        m_states[id] = std::move(state);
}

/// Whether a property would be the program's record of a tag's frames.
bool TagImportPlan::isRecordOfTag(const std::string& property) const
{
    if (isRecord(property, m_library.vocabulary())) return true;
    for (const RecordField field : recordFields) {
        const std::string ending = recordProperty({}, field); // ".note"
        if (!property.ends_with(ending)) continue;
        const std::string tag = property.substr(0, property.size() - ending.size());
        return std::any_of(m_clips.begin(), m_clips.end(),
                           [&](const auto& clip) { return clip.second.contains(tag); });
    }
    return false;
}

/// The value as its property is declared; none if it cannot be read so, which is noted as a loss.
std::optional<PropertyValue> TagImportPlan::meantValue(const ForeignValue& value, const std::string& name,
                                                       const std::string& file)
{
    const PropertyDefinition* declared = findProperty(m_library.vocabulary().properties(), name);
    const auto meant = declaredValue(value, declared);
    if (!meant)
        m_losses.add("values of " + foundText(name) + " that are no " +
                         std::string(typeName(declared->type)) + ", as it is declared",
                     file, value.line);
    return meant;
}

/// The record of a tag is taken where the clip has that tag.
void TagImportPlan::addFrameValue(const ForeignValue& value, const ForeignClip& named, ClipId id,
                                  EndRule endRule, const std::string& file)
{
    const LibraryClip& clip = m_library.clip(id);
    const std::string name = valueName(value);
    const auto meant = meantValue(value, name, file);
    const auto present = meant ? presentFrames(*value.frames, named, clip, endRule, value.line, file)
                               : std::optional<FrameRange>();
    if (!present) return;
    if (!isRecord(name, m_library.vocabulary()))
        return holdValue({*present, *meant}, name, id, file, value.line);
    const auto tag = m_library.vocabulary().findNamed(name.substr(0, name.rfind('.')));
    const auto ranges = clip.sheet.ranges(*tag);
    auto next = std::ranges::upper_bound(ranges, present->start, {}, &FrameRange::stop);
    std::int64_t untagged = present->length();
    for (; next != ranges.end() && next->start < present->stop; ++next) {
        const FrameRange part{std::max(next->start, present->start), std::min(next->stop, present->stop)};
        untagged -= part.length();
        holdValue({part, *meant}, name, id, file, value.line);
    }
    if (untagged > 0)
        m_losses.add("values of " + foundText(name) + " where clips do not have that tag", file, value.line);
}

/// Keeps a value on the frames that no row before gave one; frames that stay as they are are noted as a loss.
void TagImportPlan::holdValue(const PropertyRange& value, const std::string& name, ClipId id,
                              const std::string& file, int line)
{
    const auto present = m_library.clip(id).sheet.property(name);
    const auto isOther = [&](const PropertyRange& each) {
        return each.range.overlaps(value.range) && each.value != value.value;
    };
    const auto from = std::ranges::upper_bound(present, value.range.start, {},
                                               [](const PropertyRange& each) { return each.range.stop; });
    const auto to = std::ranges::lower_bound(from, present.end(), value.range.stop, {},
                                             [](const PropertyRange& each) { return each.range.start; });
    if (!m_options.replaces && std::any_of(from, to, isOther))
        m_losses.add("values of " + foundText(name) + " where clips have others, which stay", file, line);
    auto& known = m_frameValues[id][name];
    auto next = known.upper_bound(value.range.start);
    if (next != known.begin() && std::prev(next)->second.range.stop > value.range.start) --next;
    Frame start = value.range.start;
    for (; next != known.end() && next->first < value.range.stop; ++next) {
        if (isOther(next->second))
            m_losses.add("values of " + foundText(name) + " that differ from earlier ones on the same frames",
                         file, line);
        const FrameRange taken = next->second.range;
        if (start < taken.start) known.emplace(start, PropertyRange{{start, taken.start}, value.value});
        start = std::max(start, taken.stop);
    }
    if (start < value.range.stop) known.emplace(start, PropertyRange{{start, value.range.stop}, value.value});
}

/// The first that says a value of a clip's property counts.
void TagImportPlan::addValue(const ForeignValue& value, ClipId id, const std::string& file)
{
    const std::string name = valueName(value);
    if (isRecordOfTag(name))
        return m_losses.add("values of " + foundText(name) +
                                ", which the tag of that name keeps; give a namespace",
                            file, value.line);
    const auto meant = meantValue(value, name, file);
    if (!meant) return;
    const LibraryClip& clip = m_library.clip(id);
    const auto present = clip.sheet.property(name);
    const bool isOther = std::any_of(present.begin(), present.end(),
                                     [&](const PropertyRange& each) { return each.value != *meant; });
    if (isOther && !m_options.replaces)
        m_losses.add("values of " + foundText(name) + " where clips have others, which stay", file,
                     value.line);
    const auto [known, isNew] = m_values[id].try_emplace(name, *meant);
    if (!isNew && known->second != *meant)
        m_losses.add("values of " + foundText(name) + " that differ from the first of their clip", file,
                     value.line);
}

/// Keeps the ranges of a tag in order, each once.
void TagImportPlan::hold(FrameRange range, const std::string& name, std::vector<FrameRange>& ranges,
                         const std::string& file, int line)
{
    const auto next = std::lower_bound(ranges.begin(), ranges.end(), range);
    if (next != ranges.end() && *next == range) return;
    const bool isOverlapping = (next != ranges.end() && next->overlaps(range)) ||
                               (next != ranges.begin() && std::prev(next)->overlaps(range));
    const auto known = m_library.vocabulary().find(name);
    const bool isCounted = known && m_library.vocabulary()[*known].isCounted;
    if (isOverlapping && !isCounted)
        m_losses.add("ranges of one tag that overlap, which are joined", file, line);
    ranges.insert(next, range);
    ++m_ranges;
}

std::vector<ClipId> TagImportPlan::allClips() const
{
    std::set<ClipId> clips;
    for (const auto& [clip, tags] : m_clips) clips.insert(clip);
    for (const auto& [clip, captions] : m_captions) clips.insert(clip);
    for (const auto& [clip, state] : m_states) clips.insert(clip);
    for (const auto& [clip, values] : m_values) clips.insert(clip);
    for (const auto& [clip, values] : m_frameValues) clips.insert(clip);
    return {clips.begin(), clips.end()};
}

std::size_t TagImportPlan::clipCount() const { return allClips().size(); }

std::int64_t TagImportPlan::captionCount() const
{
    std::int64_t count = 0;
    for (const auto& [clip, captions] : m_captions) count += std::int64_t(captions.size());
    return count;
}

std::int64_t TagImportPlan::valueCount() const
{
    std::int64_t count = 0;
    for (const auto& [clip, values] : m_values) count += std::int64_t(values.size());
    for (const auto& [clip, properties] : m_frameValues)
        for (const auto& [name, values] : properties) count += std::int64_t(values.size());
    return count;
}

std::vector<std::string> TagImportPlan::tagNames() const
{
    std::set<std::string> names;
    for (const auto& [clip, tags] : m_clips)
        for (const auto& [name, ranges] : tags) names.insert(name);
    return {names.begin(), names.end()};
}

std::vector<std::string> TagImportPlan::newTagNames() const
{
    std::vector<std::string> names = tagNames();
    std::erase_if(names, [&](const std::string& each) { return m_library.vocabulary().find(each); });
    return names;
}

TagSheet TagImportPlan::sheetWith(ClipId id, const TagVocabulary& vocabulary) const
{
    static const TagRanges none;
    const LibraryClip& clip = m_library.clip(id);
    const auto given = m_clips.find(id);
    const TagRanges& tags = given == m_clips.end() ? none : given->second;
    TagSheet sheet = clip.sheet;
    if (m_options.replaces) // all at first: two names may mean one tag
        for (const auto& [name, ranges] : tags) sheet = sheet.withRanges(*vocabulary.find(name), {});
    for (const auto& [name, ranges] : tags) {
        const TagId tag = *vocabulary.find(name);
        const TagSheet added = withImported(sheet, tag, vocabulary[tag].isCounted, ranges);
        sheet = settledAddition(sheet, added, tag, vocabulary, clip.frames);
    }
    if (const auto values = m_values.find(id); values != m_values.end())
        for (const auto& [name, value] : values->second)
            sheet = withClipValue(std::move(sheet), name, value, clip.frames, m_options.replaces);
    if (const auto values = m_frameValues.find(id); values != m_frameValues.end())
        for (const auto& [name, ranges] : values->second)
            sheet = withFrameValues(sheet, name, ranges, m_options.replaces);
    if (const auto state = m_states.find(id); state != m_states.end()) sheet = sheet.withState(state->second);
    const auto written = m_captions.find(id);
    if (written == m_captions.end()) return sheet;
    if (m_options.replaces) sheet = sheet.withCaptions(keptCaptions(sheet, m_options.set));
    return withCaptionsAdded(sheet, written->second, clip.frames);
}

std::vector<SheetChange> TagImportPlan::sheetChanges(const TagVocabulary& vocabulary) const
{
    std::vector<SheetChange> changes;
    for (const ClipId clip : allClips()) {
        TagSheet sheet = sheetWith(clip, vocabulary);
        if (!(sheet == m_library.clip(clip).sheet)) changes.push_back({clip, std::move(sheet)});
    }
    return changes;
}

} // namespace tagline
