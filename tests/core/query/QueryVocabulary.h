#pragma once

// The vocabulary that the tests of the query language share.

#include "core/query/language/QueryNames.h"

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

/// Properties of each type, joints, and motion.
struct KnownNames
{
    std::vector<QueryProperty> properties{{"Game.mood", {PropertyType::String}},
                                          {"ground kind", {}},
                                          {"intensity", {PropertyType::Number}},
                                          {"looping", {PropertyType::Boolean, PropertyType::Number}},
                                          {"terrain", {PropertyType::String}}};
    std::vector<std::string> joints{"Hips", "LeftFoot", "mixamorig:Hips"};

    QueryNames names(const TagVocabulary& vocabulary, std::span<const SavedQuery> saved = {}) const
    {
        return {vocabulary, saved, properties, true, joints};
    }
};

} // namespace tagline::test
