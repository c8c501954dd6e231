#pragma once

// The vocabulary that the tests of the query language share.

#include "core/tags/TagVocabulary.h"

namespace tagline::test {

/// Locomotion.Run, Locomotion.Walk, Style.Tired, Style.Limping, Contact.Left.Foot, Contact.Right.Foot, Male,
/// and names that need quotes.
inline TagVocabulary queryVocabulary()
{
    TagVocabulary vocabulary;
    for (const char* name : {"Locomotion.Run", "Locomotion.Walk", "Style.Tired", "Style.Limping",
                             "Contact.Left.Foot", "Contact.Right.Foot", "Male", "walk-fast", "left foot",
                             "None", "say \"hi\"", "back\\slash", "Müde", "走る", "head"})
        vocabulary.intern(name);
    return vocabulary;
}

} // namespace tagline::test
