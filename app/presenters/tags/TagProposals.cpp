#include "app/presenters/tags/TagProposals.h"

#include "app/document/library/LibraryDocument.h"
#include "app/presenters/library/ClipTexts.h"
#include "core/library/edits/InstanceJoining.h"
#include "core/library/edits/TagRenaming.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace tagline {
namespace {

constexpr std::size_t paletteColours = 50; ///< before the automatic palette repeats itself
constexpr int toldApart = 90;              ///< of distance(): as far as the palette's own colours, about

/// How different two colours are: the sum over red, green and blue.
int distance(Colour one, Colour other)
{
    int sum = 0;
    for (const int bit : {16, 8, 0}) sum += std::abs(int(one >> bit & 0xffu) - int(other >> bit & 0xffu));
    return sum;
}

} // namespace

Colour freeColour(const ClipLibrary& library)
{
    std::vector<Colour> taken;
    for (const TagId tag : shownTags(library)) taken.push_back(library.vocabulary()[tag].colour);
    Colour best = automaticColour(0);
    int farthest = -1;
    for (std::size_t index = 0; index < paletteColours; ++index) {
        const Colour colour = automaticColour(index);
        int nearest = toldApart;
        for (const Colour other : taken) nearest = std::min(nearest, distance(colour, other));
        if (nearest >= toldApart) return colour;
        if (nearest > farthest) best = colour;
        farthest = std::max(farthest, nearest);
    }
    return best;
}

std::string freeKey(const TagVocabulary& vocabulary, const std::string& name)
{
    std::string keys = "123456789";
    const std::string letters =
        name.empty() ? std::string() : std::string(lastPart(name)) + "abcdefghijklmnopqrstuvwxyz";
    for (const char letter : letters) {
        const bool isLower = letter >= 'a' && letter <= 'z';
        if (letter == 't' || letter == 'T') continue; // enters and leaves tag mode
        if (isLower || (letter >= 'A' && letter <= 'Z')) keys += isLower ? char(letter - 'a' + 'A') : letter;
    }
    for (const char key : keys)
        if (!vocabulary.findKey(std::string(1, key))) return std::string(1, key);
    return {};
}

TagDefinition proposedTag(const ClipLibrary& library, const std::string& name)
{
    TagDefinition proposal;
    proposal.name = name;
    proposal.colour = freeColour(library);
    proposal.key = freeKey(library.vocabulary(), name);
    proposal.isRegistered = true;
    proposal.isCounted = isCountedInFiles(library.vocabulary(), name);
    return proposal;
}

std::optional<std::string> newTagRefusal(const LibraryDocument& document, const TagDefinition& definition)
{
    if (std::string wrong = tagNameProblem(definition.name); !wrong.empty()) return wrong;
    if (auto clash = liveTagClash(document.library().derivedTags(), definition)) return clash;
    const ClipLibrary& library = document.library();
    return refusal(library.vocabulary(), definingEdit(library, definition));
}

} // namespace tagline
