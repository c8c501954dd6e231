#include "core/query/language/QueryNames.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/AnyRecord.h"
#include "core/query/evaluation/QueryTags.h"
#include "core/support/text/AsciiCase.h"
#include "core/support/text/CanonicalText.h"
#include "core/tags/vocabulary/NearestName.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <map>

namespace tagline {
namespace {

/// The letters and digits of a joint's name in lower case, without the prefix up to the last ':' or '|'.
std::string foldedJointName(std::string_view name)
{
    const std::size_t separator = name.find_last_of(":|");
    if (separator != std::string_view::npos && separator + 1 < name.size()) name.remove_prefix(separator + 1);
    std::string folded;
    for (const char c : name) {
        const char low = asciiLowered(c);
        if ((low >= 'a' && low <= 'z') || (low >= '0' && low <= '9') || static_cast<unsigned char>(c) >= 0x80)
            folded += low;
    }
    return folded;
}

/// Whether a name, or its last parts, equal the typed ones up to Unicode composition.
bool endsAlike(std::string_view name, std::string_view typed)
{
    for (std::size_t dot = 0; dot != name.npos; dot = name.find('.', dot + 1))
        if (isSameText(name.substr(dot == 0 ? 0 : dot + 1), typed)) return true;
    return false;
}

/// Whether a longer name ends in these whole parts.
bool endsWithLastParts(std::string_view name, std::string_view parts)
{
    if (name.size() <= parts.size() || !name.ends_with(parts)) return false;
    name.remove_suffix(parts.size());
    return name.ends_with('.') || name.ends_with(setSeparator);
}

AmbiguousTag ambiguousAmong(const std::vector<TagId>& tags, const TagVocabulary& vocabulary)
{
    AmbiguousTag ambiguous;
    for (const TagId tag : tags) ambiguous.candidates.push_back(vocabulary[tag].name);
    std::ranges::sort(ambiguous.candidates);
    return ambiguous;
}

} // namespace

bool QueryNames::isJoint(std::string_view name) const
{
    if (!joints || std::ranges::find(*joints, name) != joints->end()) return true;
    const std::string folded = foldedJointName(name);
    return !folded.empty() && std::ranges::find(*joints, folded, foldedJointName) != joints->end();
}

/// If the default set has no range of the named tag, but named sets have: the meaning in these; else none.
std::optional<TagResolution> QueryNames::resolvedInSets(std::string_view typed) const
{
    if (!tagged) return std::nullopt;
    const auto hasRanges = [this](TagId tag) {
        return std::ranges::any_of(vocabulary.matching(tag),
                                   [this](TagId each) { return tagged->counts(each).ranges > 0; });
    };
    std::vector<TagId> found = vocabulary.inSets(typed);
    std::erase_if(found, [&](TagId tag) { return !hasRanges(tag); });
    const auto plain = vocabulary.find(typed);
    if (found.empty() || (plain && hasRanges(*plain))) return std::nullopt;
    if (found.size() == 1) return found.front();
    return ambiguousAmong(found, vocabulary);
}

namespace {

/// If a full name has neither definition nor ranges, as after an undone creation: the known tags whose names
/// end in it, else those with a synonym that does; in order of id. O(tags).
std::vector<TagId> knownBehind(const QueryNames& names, std::string_view typed)
{
    const TagVocabulary& vocabulary = names.vocabulary;
    const auto full = names.tagged ? vocabulary.find(typed) : std::nullopt;
    if (!full || names.isKnown(*full)) return {};
    std::vector<TagId> named, alsoNamed;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagId tag(i);
        const TagDefinition& definition = vocabulary[tag];
        if (!definition.isRegistered && names.tagged->counts(tag).ranges == 0) continue;
        const auto meansIt = [&](const std::string& name) {
            return endsWithLastParts(name, typed) && vocabulary.find(name) == tag;
        };
        if (meansIt(definition.name))
            named.push_back(tag);
        else if (definition.isRegistered && std::ranges::any_of(definition.synonyms, meansIt))
            alsoNamed.push_back(tag);
    }
    return named.empty() ? alsoNamed : named;
}

} // namespace

TagResolution QueryNames::resolve(std::string_view typed) const
{
    if (auto inSets = resolvedInSets(typed)) return *std::move(inSets);
    const std::vector<TagId> behind = knownBehind(*this, typed);
    if (behind.size() == 1) return behind.front();
    if (!behind.empty()) return ambiguousAmong(behind, vocabulary);
    TagResolution resolution = vocabulary.resolve(typed);
    if (const TagId* tag = std::get_if<TagId>(&resolution))
        if (auto inSets = resolvedInSets(vocabulary[*tag].name)) return *std::move(inSets);
    auto* ambiguous = std::get_if<AmbiguousTag>(&resolution);
    if (!ambiguous || !tagged) return resolution;
    auto& candidates = ambiguous->candidates;
    std::erase_if(candidates, [&](const std::string& name) {
        const auto tag = vocabulary.findNamed(name);
        return tag && !vocabulary[*tag].isRegistered && tagged->counts(*tag).ranges == 0;
    });
    if (candidates.empty()) return vocabulary.resolve(typed);
    if (candidates.size() == 1) return *vocabulary.findNamed(candidates.front());
    return resolution;
}

bool QueryNames::isKnown(TagId tag) const
{
    const auto isIt = [this](TagId each) {
        return vocabulary[each].isRegistered || tagged->counts(each).ranges > 0;
    };
    return !tagged || std::ranges::any_of(vocabulary.matching(tag), isIt);
}

std::vector<TagId> QueryNames::rightBelow(TagId parent) const
{
    const std::string beginning = vocabulary[parent].name + '.';
    std::vector<TagId> below;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const std::string& name = vocabulary[TagId(i)].name;
        const bool isRightBelow =
            name.starts_with(beginning) && name.find('.', beginning.size()) == std::string::npos;
        if (isRightBelow && isKnown(TagId(i))) below.push_back(TagId(i));
    }
    return below;
}

bool QueryNames::isGroup(std::string_view name) const
{
    return std::ranges::any_of(groupNames(vocabulary),
                               [name](const std::string& group) { return isSameText(group, name); });
}

namespace {

/// The full name has priority: first of a tag that has a definition or ranges, then of a derived tag; see
/// meaningOf().
QueryMeaning meaningAsSpelled(const QueryNames& known, std::string_view typed)
{
    TagResolution resolution = known.resolve(typed);
    const auto asMeaning = [](auto&& each) { return QueryMeaning(std::forward<decltype(each)>(each)); };
    if (known.derivedTags.empty()) return std::visit(asMeaning, std::move(resolution));
    if (known.resolvedInSets(typed)) return std::visit(asMeaning, std::move(resolution));
    if (const auto full = known.vocabulary.find(typed); full && known.isKnown(*full)) return *full;
    if (const auto exact = std::ranges::find(known.derivedTags, typed, &SavedQuery::name);
        exact != known.derivedTags.end())
        return &*exact;

    std::vector<const SavedQuery*> derived;
    for (const SavedQuery& each : known.derivedTags)
        if (each.name.size() > typed.size() && each.name.ends_with(typed) &&
            each.name[each.name.size() - typed.size() - 1] == '.')
            derived.push_back(&each);
    std::vector<std::string> names;
    if (const auto* tag = std::get_if<TagId>(&resolution); tag && known.isKnown(*tag))
        names.push_back(known.vocabulary[*tag].name);
    else if (const auto* several = std::get_if<AmbiguousTag>(&resolution))
        names = several->candidates;
    if (names.empty() && derived.size() == 1) return derived.front();
    if (derived.empty()) return std::visit(asMeaning, std::move(resolution));
    for (const SavedQuery* each : derived) names.push_back(each->name);
    std::ranges::sort(names);
    return AmbiguousTag{std::move(names)};
}

} // namespace

/// If no name is spelled exactly so, names that are equal up to Unicode composition count.
QueryMeaning QueryNames::meaningOf(std::string_view typed) const
{
    const QueryMeaning meaning = meaningAsSpelled(*this, typed);
    const bool hasMarks =
        std::ranges::any_of(typed, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    if (!hasMarks || !std::holds_alternative<UnknownTag>(meaning)) return meaning;
    std::vector<std::string> alike;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (const std::string& name = vocabulary[TagId(i)].name; endsAlike(name, typed) && isKnown(TagId(i)))
            alike.push_back(name);
    for (const SavedQuery& each : derivedTags)
        if (endsAlike(each.name, typed)) alike.push_back(each.name);
    if (alike.empty()) return meaning;
    return alike.size() == 1 ? meaningAsSpelled(*this, alike.front())
                             : QueryMeaning(AmbiguousTag{std::move(alike)});
}

std::string QueryNames::nearestTag(std::string_view typed, const UnknownTag& unknown) const
{
    NearestName nearest(typed);
    if (!unknown.suggestion.empty()) nearest.offer(unknown.suggestion);
    for (const SavedQuery& derived : derivedTags) nearest.offer(derived.name);
    return nearest.best().empty() ? unknown.suggestion : nearest.best();
}

std::optional<std::string> QueryNames::findExample(std::string_view name) const
{
    if (!examples) return std::string(name);
    if (std::ranges::find(*examples, name, &MotionExample::name) != examples->end()) return std::string(name);
    const auto alike = std::ranges::find_if(
        *examples, [name](const MotionExample& each) { return isSameText(each.name, name); });
    return alike == examples->end() ? std::nullopt : std::optional(alike->name);
}

const QueryProperty* QueryNames::findProperty(std::string_view name) const
{
    if (!properties) return nullptr;
    const auto found = std::ranges::lower_bound(*properties, name, {}, &QueryProperty::name);
    if (found != properties->end() && found->name == name) return &*found;
    const auto alike = std::ranges::find_if(
        *properties, [name](const QueryProperty& each) { return isSameText(each.name, name); });
    return alike == properties->end() ? nullptr : &*alike;
}

namespace {

/// The tags that may stand before a name's last dots, the longest first, each with the value behind the dot.
std::vector<TagValueName> readAsValues(const QueryNames& names, std::string_view typed)
{
    constexpr int mostDots = 4; // in the names of values
    std::vector<TagValueName> found;
    std::size_t dot = typed.rfind('.');
    for (int i = 0; i < mostDots && dot != typed.npos && dot > 0; ++i, dot = typed.rfind('.', dot - 1)) {
        const QueryMeaning meaning = names.meaningOf(typed.substr(0, dot));
        const auto* tag = std::get_if<TagId>(&meaning);
        if (tag && dot + 1 < typed.size()) found.push_back({*tag, typed.substr(dot + 1)});
    }
    return found;
}

bool isRecordField(std::string_view name)
{
    return std::ranges::find(recordFields, name, fieldName) != recordFields.end();
}

} // namespace

const QueryProperty* QueryNames::findCompared(std::string_view typed) const
{
    const QueryProperty* full = findProperty(typed);
    const bool isAny = properties && std::ranges::any_of(*properties, &QueryProperty::isOfInstances);
    if (full || !isAny || anyRecord(typed)) return full;
    for (const TagValueName& each : readAsValues(*this, typed)) {
        const QueryProperty* known = findProperty(valueName(vocabulary[each.tag].name, each.value));
        if (known && known->isOfInstances()) return known;
    }
    return nullptr;
}

std::optional<TagValueName> QueryNames::instanceValue(std::string_view typed) const
{
    if (!properties) {
        const auto counted = anyRecord(typed) ? std::nullopt : countedTagIn(typed);
        return counted && isRecordField(counted->value) ? std::nullopt : counted;
    }
    const QueryProperty* known = findCompared(typed);
    const auto tag = known && known->isOfInstances() ? vocabulary.findNamed(known->tag) : std::nullopt;
    if (!tag) return std::nullopt;
    return TagValueName{*tag, std::string_view(known->name).substr(known->tag.size() + 1)};
}

std::optional<TagValueName> QueryNames::countedTagIn(std::string_view typed) const
{
    for (const TagValueName& each : readAsValues(*this, typed))
        if (std::ranges::any_of(vocabulary.matching(each.tag),
                                [this](TagId tag) { return vocabulary[tag].isCounted; }))
            return each;
    return std::nullopt;
}

std::vector<std::string_view> QueryNames::valueNames(TagId tag) const
{
    std::vector<std::string_view> names;
    if (!properties) return names;
    for (const QueryProperty& each : *properties)
        if (each.isOfInstances() && each.tag == vocabulary[tag].name)
            names.push_back(std::string_view(each.name).substr(each.tag.size() + 1));
    return names;
}

namespace {

QueryProperty stateOfClips()
{
    QueryProperty state{std::string(stateProperty), {PropertyType::String}};
    for (const ClipStage stage : clipStages) state.values.emplace_back(stageName(stage));
    return state;
}

} // namespace

std::vector<QueryProperty> queryProperties(const PropertyIndex& index,
                                           std::span<const PropertyDefinition> declared)
{
    std::vector<QueryProperty> properties;
    for (std::string& name : index.names()) properties.push_back({name, index.types(name)});
    for (const PropertyDefinition& each : declared) {
        const auto at = std::ranges::lower_bound(properties, each.name, {}, &QueryProperty::name);
        if (at == properties.end() || at->name != each.name)
            properties.insert(at, {each.name, {each.type}});
        else if (std::ranges::find(at->types, each.type) == at->types.end())
            at->types.push_back(each.type);
    }
    const auto addUnlessNamed = [&properties](QueryProperty fact) { // a property in sheets has priority
        const auto at = std::ranges::lower_bound(properties, fact.name, {}, &QueryProperty::name);
        if (at == properties.end() || at->name != fact.name) properties.insert(at, std::move(fact));
    };
    addUnlessNamed(stateOfClips());
    for (const auto& [name, type] : index.facts()) addUnlessNamed({name, {type}});
    return properties;
}

namespace {

/// Adds the use of a value by instances, types in order and texts up to the limit.
void addUse(const InstanceValueUse& use, QueryProperty& property)
{
    for (std::size_t type = 0; type < use.counts.size(); ++type) {
        const auto at = std::ranges::lower_bound(property.types, PropertyType(type));
        const bool isThere = at != property.types.end() && *at == PropertyType(type);
        if (use.counts[type] > 0 && !isThere) property.types.insert(at, PropertyType(type));
    }
    std::vector<std::string>& met = property.met;
    const std::size_t before = met.size();
    std::size_t looked = 0;
    for (const auto& [text, count] : use.texts) {
        if (++looked > QueryProperty::mostMet) break;
        if (!std::binary_search(met.begin(), met.begin() + std::ptrdiff_t(before), text)) met.push_back(text);
    }
    std::inplace_merge(met.begin(), met.begin() + std::ptrdiff_t(before), met.end());
    met.resize(std::min(met.size(), QueryProperty::mostMet));
}

/// The values of instances by their names.
std::map<std::string, QueryProperty> valuesOfInstances(const InstanceIndex& instances,
                                                       const TagVocabulary& vocabulary)
{
    std::map<std::string, QueryProperty> values;
    if (instances.tags().empty()) return values;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const std::string& tag = vocabulary[TagId(i)].name;
        for (const TagId counted : vocabulary.matching(TagId(i)))
            for (const auto& [name, use] : instances.values(counted)) {
                const std::string full = valueName(tag, name);
                QueryProperty& value = values.try_emplace(full, QueryProperty{full, {}}).first->second;
                if (value.tag.size() > tag.size()) continue;
                if (value.tag != tag) value = {.name = full, .types = {}, .tag = tag};
                addUse(use, value);
            }
    }
    return values;
}

} // namespace

std::vector<QueryProperty> queryProperties(const PropertyIndex& index, const InstanceIndex& instances,
                                           const TagVocabulary& vocabulary)
{
    std::vector<QueryProperty> properties = queryProperties(index, vocabulary.properties());
    std::map<std::string, QueryProperty> values = valuesOfInstances(instances, vocabulary);
    if (values.empty()) return properties;
    for (QueryProperty& each : properties) values.insert_or_assign(each.name, std::move(each));
    properties.clear();
    for (auto& [name, property] : values) properties.push_back(std::move(property));
    return properties;
}

} // namespace tagline
