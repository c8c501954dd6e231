#include "app/presenters/query/OfferedNames.h"

#include "app/presenters/tags/TagRows.h"
#include "core/library/ClipLibrary.h"
#include "core/query/language/QueryNames.h"
#include "widgets/query/QueryEdit.h"

namespace tagline {

void offerNames(const ClipLibrary& library, QueryEdit& field)
{
    field.setVocabularyItems(vocabularyItems(library), library.vocabulary().namespaces());
    field.setProperties(queryProperties(library.properties(), library.instances(), library.vocabulary()));
    field.setJoints(library.jointNames());
    field.setExamples(library.examples());
    field.setSavedQueries(library.savedQueries());
    field.setLiveTags(library.derivedTags());
}

} // namespace tagline
