#include "core/library/ClipFacts.h"

#include <array>
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

constexpr std::array facts{
    ClipFact{"take", PropertyType::String, LibraryPart::Takes, tellTakes},
};

} // namespace

std::span<const ClipFact> clipFacts() { return facts; }

void tellFacts(const ClipLibrary& library, PropertyIndex& index)
{
    for (const ClipFact& fact : facts) {
        std::map<ClipId, PropertyValue> told;
        fact.tell(library, [&](ClipId clip, PropertyValue value) { told.emplace(clip, std::move(value)); });
        std::vector<ClipFactValue> values;
        for (auto& [clip, value] : told)
            if (const Frame frames = library.clip(clip).frames; frames > 0)
                values.push_back({clip, frames, std::move(value)});
        index.setFact(fact.name, fact.type, values);
    }
}

LibraryParts partsOfAnswers()
{
    LibraryParts parts{LibraryPart::Vocabulary, LibraryPart::Queries, LibraryPart::Motion,
                       LibraryPart::Examples, LibraryPart::Takes}; // with()
    for (const ClipFact& fact : facts) parts.add(fact.part);
    return parts;
}

} // namespace tagline
