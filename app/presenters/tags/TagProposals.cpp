#include "app/presenters/tags/TagProposals.h"

#include "app/document/library/LibraryDocument.h"
#include "app/presenters/library/ClipTexts.h"
#include "core/library/edits/InstanceJoining.h"
#include "core/library/edits/TagRenaming.h"

#include <vector>

namespace tagline {

Colour freeColour(const ClipLibrary& library)
{
    std::vector<Colour> taken;
    for (const TagId tag : shownTags(library)) taken.push_back(library.vocabulary()[tag].colour);
    return automaticColour(distinctColourIndex(taken));
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
