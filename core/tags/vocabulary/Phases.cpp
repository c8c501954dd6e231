#include "core/tags/vocabulary/Phases.h"

#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>

namespace tagline {
namespace {

/// Whether a range of it can run until the next phase begins.
bool canLast(const TagVocabulary& vocabulary, TagId tag) { return vocabulary[tag].kind == TagKind::Range; }

/// Whether it is a phase already: what a file says stays, though there is no such tag.
bool isPhase(const TagVocabulary& vocabulary, const std::string& name)
{
    return std::ranges::any_of(vocabulary.groups(), [&](const TagGroup& group) {
        return std::ranges::count(group.phases, name) > 0;
    });
}

Result<std::string> fullName(const TagVocabulary& vocabulary, const std::string& typed)
{
    if (isPhase(vocabulary, typed)) return typed;
    const TagResolution found = vocabulary.resolve(typed);
    if (const TagId* tag = std::get_if<TagId>(&found)) {
        if (canLast(vocabulary, *tag)) return vocabulary[*tag].name;
        return Error{"phases.point", "\"" + typed + "\" marks single moments, and a phase lasts", {}};
    }
    std::string message = "there is no tag \"" + typed + "\" for a phase";
    if (const auto* several = std::get_if<AmbiguousTag>(&found)) {
        message = "the phase \"" + typed + "\" can be several tags";
        for (const std::string& name : several->candidates)
            message += (&name == &several->candidates.front() ? ": " : ", ") + name;
    } else if (const std::string& near = std::get<UnknownTag>(found).suggestion; !near.empty()) {
        message += "; did you mean \"" + near + "\"?";
    }
    return Error{"phases.unknown-tag", std::move(message), {}};
}

} // namespace

std::vector<TagPhases> allPhases(const TagVocabulary& vocabulary)
{
    std::vector<TagPhases> all;
    for (const TagGroup& group : vocabulary.groups()) {
        TagPhases phases{group.name, {}};
        for (const std::string& name : group.phases)
            if (const auto tag = vocabulary.findNamed(name); tag && canLast(vocabulary, *tag))
                phases.tags.push_back(*tag);
        if (!phases.tags.empty()) all.push_back(std::move(phases));
    }
    return all;
}

std::optional<TagPhases> phasesFor(const TagVocabulary& vocabulary, TagId tag)
{
    std::vector<TagPhases> all = allPhases(vocabulary);
    const auto plain = tag.isValid() ? vocabulary.findNamed(withoutSet(vocabulary[tag].name)) : std::nullopt;
    const auto has = [&](const TagPhases& phases) {
        return std::ranges::any_of(phases.tags, [&](TagId each) { return each == tag || each == plain; });
    };
    const auto found = std::ranges::find_if(all, has);
    if (found != all.end()) return std::move(*found);
    return all.size() == 1 ? std::optional(std::move(all.front())) : std::nullopt;
}

Result<VocabularySettings> withPhasesNamed(VocabularySettings settings, const TagVocabulary& vocabulary)
{
    for (GroupSetting& each : settings.groups)
        for (std::string& phase : each.group.phases) {
            auto name = fullName(vocabulary, phase);
            if (!name) return name.error();
            phase = std::move(*name);
        }
    return settings;
}

} // namespace tagline
