#include "app/document/library/ChosenTag.h"

#include "core/tagging/ChosenSet.h"

namespace tagline {

TagId tagInChosenSet(LibraryDocument& document, const Workspace& workspace, TagId tag)
{
    const TagVocabulary& vocabulary = document.library().vocabulary();
    const std::string name = nameInChosenSet(vocabulary, tag, workspace.newTagSet());
    return name == vocabulary[tag].name ? tag : document.tagNamed(name);
}

} // namespace tagline
