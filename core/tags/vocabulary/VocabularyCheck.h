#pragma once

// VocabularyCheck finds what a vocabulary must not say: names that mean two tags, and implications that go
// round.

#include "core/tags/vocabulary/TagDefinition.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

class TagVocabulary;

/// A part of a definition that contradicts the others.
struct VocabularyProblem
{
    enum class Part { Synonym, Implication };

    std::size_t definition = 0; ///< the place of the definition
    Part part = Part::Synonym;
    std::size_t place = 0; ///< of the synonym or implication in it
    std::string code;      ///< "synonym-taken" or "implication-cycle"
    std::string message;

    bool operator==(const VocabularyProblem&) const = default;
};

/// The first problem of definitions that stand together; none where
///   1. no synonym is the name of one of the tags, its own included,
///   2. no synonym belongs to two tags, or twice to one,
///   3. no tag counts as itself by way of an implication:
///
///          Run ⇒ Locomotion ⇒ Gait ⇒ Run              refused
///          Gait ⇒ Gait.Run, which is below Gait       refused as well
///
/// Definitions that are not registered say nothing. O(all the names).
std::optional<VocabularyProblem> findProblem(std::span<const TagDefinition> definitions,
                                             std::span<const std::string> namespaces);

/// What would be wrong with the vocabulary if it had this definition too; a message for people.
std::optional<std::string> refusal(const TagVocabulary& vocabulary, const TagDefinition& definition);

/// Takes out of the definitions what is a problem, and says what was: a message each.
std::vector<std::string> removeProblems(std::vector<TagDefinition>& definitions,
                                        std::span<const std::string> namespaces);

} // namespace tagline
