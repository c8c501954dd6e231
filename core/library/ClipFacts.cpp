#include "core/library/ClipFacts.h"

#include <map>

namespace tagline {
namespace {

void tellTakes(const ClipLibrary& library, const std::function<void(ClipId, PropertyValue)>& say)
{
    if (library.takes().empty()) return;
    const auto seats = library.takeIndex().takes();
    for (std::size_t take = 0; take < seats.size(); ++take)
        for (const TakeSeat& seat : seats[take]) say(seat.clip, library.takes()[take].name);
}

} // namespace

const ClipFact takeFact{"take", PropertyType::String, tellTakes};

void tellFacts(const ClipLibrary& library, PropertyIndex& index)
{
    forEachLibraryMember([&](const auto& member) {
        const ClipFact* fact = member.fact;
        if (!fact) return;
        std::map<ClipId, PropertyValue> told;
        fact->tell(library, [&](ClipId clip, PropertyValue value) { told.emplace(clip, std::move(value)); });
        std::vector<ClipFactValue> values;
        for (auto& [clip, value] : told)
            if (const Frame frames = library.clip(clip).frames; frames > 0)
                values.push_back({clip, frames, std::move(value)});
        index.setFact(fact->name, fact->type, values);
    });
}

LibraryParts partsOfAnswers()
{
    LibraryParts parts{LibraryPart::Vocabulary, LibraryPart::Queries, LibraryPart::Motion,
                       LibraryPart::Examples, LibraryPart::Takes}; // with()
    forEachLibraryMember([&](const auto& member) {
        if (const ClipFact* fact = member.fact) parts.add(member.part);
    });
    return parts;
}

} // namespace tagline
