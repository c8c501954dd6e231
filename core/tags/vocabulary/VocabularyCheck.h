#pragma once

// VocabularyCheck finds contradictions in a vocabulary: names that mean two tags, and implications in a
// cycle.

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

    std::size_t definition = 0; ///< index of the definition
    Part part = Part::Synonym;
    std::size_t place = 0; ///< index of the synonym or implication in it
    std::string code;      ///< "synonym-taken" or "implication-cycle"
    std::string message;

    bool operator==(const VocabularyProblem&) const = default;
};

/// The first problem of definitions in one vocabulary; none if
///   1. no synonym is the name of one of the tags, its own included,
///   2. no synonym belongs to two tags, or twice to one,
///   3. no tag counts as itself through an implication:
///
///          Run ⇒ Locomotion ⇒ Gait ⇒ Run              refused
///          Gait ⇒ Gait.Run, which is below Gait       refused as well
///
/// Unregistered definitions are ignored. O(all the names).
std::optional<VocabularyProblem> findProblem(std::span<const TagDefinition> definitions,
                                             std::span<const std::string> namespaces);

/// The problem that the vocabulary would have with this definition too; a message for people, or none.
std::optional<std::string> refusal(const TagVocabulary& vocabulary, const TagDefinition& definition);

/// Removes the problems from the definitions, and returns a message for each.
std::vector<std::string> removeProblems(std::vector<TagDefinition>& definitions,
                                        std::span<const std::string> namespaces);

} // namespace tagline
