#include "core/tags/vocabulary/VocabularyCheck.h"

#include "core/support/StringMap.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <algorithm>

namespace tagline {
namespace {

using Part = VocabularyProblem::Part;

std::string quoted(const std::string& name) { return '"' + name + '"'; }

/// One step upwards: what a tag counts as, and what says so.
struct Arrow
{
    std::size_t to = 0; ///< a node
    bool isParent = false;
    /// The part of a definition without which the arrow would not be there; none of a parent by name.
    std::optional<VocabularyProblem> saidBy;
};

/// Looks for the first way round in the graph of what counts as what, by names.
class CycleSearch
{
public:
    CycleSearch(std::span<const TagDefinition> definitions, std::span<const std::string> namespaces)
        : m_definitions(definitions)
        , m_namespaces(namespaces)
    {
        for (std::size_t i = 0; i < definitions.size(); ++i) {
            if (!definitions[i].isRegistered) continue;
            node(definitions[i].name);
            for (std::size_t s = 0; s < definitions[i].synonyms.size(); ++s)
                m_synonyms.emplace(definitions[i].synonyms[s], std::pair(i, s));
        }
        for (std::size_t i = 0; i < definitions.size(); ++i)
            if (definitions[i].isRegistered) addImplications(i);
        // Parents last: the implied names have parents too; the list grows during the loop.
        for (std::size_t i = 0; i < m_names.size(); ++i) addParent(i);
    }

    std::optional<VocabularyProblem> found()
    {
        m_states.assign(m_names.size(), State::New);
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (auto problem = walkFrom(i)) return problem;
        return std::nullopt;
    }

private:
    enum class State : char { New, Open, Done };

    std::size_t node(const std::string& name)
    {
        const auto [at, isNew] = m_nodes.emplace(name, m_names.size());
        if (isNew) {
            m_names.push_back(name);
            m_arrows.emplace_back();
        }
        return at->second;
    }

    void addImplications(std::size_t definition)
    {
        const TagDefinition& tag = m_definitions[definition];
        for (std::size_t i = 0; i < tag.implies.size(); ++i) {
            const auto synonym = m_synonyms.find(tag.implies[i]);
            const std::size_t to = synonym == m_synonyms.end()
                                       ? node(tag.implies[i])
                                       : node(m_definitions[synonym->second.first].name);
            m_arrows[node(tag.name)].push_back(
                {to, false, VocabularyProblem{definition, Part::Implication, i, {}, {}}});
        }
    }

    void addParent(std::size_t lower)
    {
        const std::string name = m_names[lower];
        const std::size_t dot = name.rfind('.');
        if (dot == std::string::npos || dot == 0) return;
        const std::string parent = name.substr(0, dot);
        if (std::find(m_namespaces.begin(), m_namespaces.end(), parent) != m_namespaces.end()) return;
        const auto synonym = m_synonyms.find(parent);
        if (synonym == m_synonyms.end() || m_nodes.contains(parent)) {
            const std::size_t upper = node(parent); // may move the arrows
            m_arrows[lower].push_back({upper, true, {}});
            return;
        }
        const auto [definition, place] = synonym->second;
        m_arrows[lower].push_back({m_nodes.at(m_definitions[definition].name), true,
                                   VocabularyProblem{definition, Part::Synonym, place, {}, {}}});
    }

    /// Depth first, without recursion: implications can be chained as long as a file is.
    std::optional<VocabularyProblem> walkFrom(std::size_t start)
    {
        if (m_states[start] != State::New) return std::nullopt;
        m_path = {{start, 0}};
        m_states[start] = State::Open;
        while (!m_path.empty()) {
            auto& [at, next] = m_path.back();
            if (next == m_arrows[at].size()) {
                m_states[at] = State::Done;
                m_path.pop_back();
                continue;
            }
            const std::size_t to = m_arrows[at][next++].to;
            if (m_states[to] == State::Open) return cycleTo(to);
            if (m_states[to] == State::Done) continue;
            m_states[to] = State::Open;
            m_path.push_back({to, 0});
        }
        return std::nullopt;
    }

    /// The arrow that the walk took last from a step of the path.
    const Arrow& taken(std::size_t step) const
    {
        return m_arrows[m_path[step].first][m_path[step].second - 1];
    }

    std::optional<VocabularyProblem> cycleTo(std::size_t closing) const
    {
        std::size_t first = m_path.size() - 1;
        while (m_path[first].first != closing) --first;
        std::optional<VocabularyProblem> blamed;
        for (std::size_t step = first; step < m_path.size(); ++step) {
            const auto& said = taken(step).saidBy;
            if (said && (!blamed || blamed->definition < said->definition)) blamed = said;
        }
        if (!blamed) return std::nullopt;
        blamed->code = "implication-cycle";
        blamed->message = "these implications form a circle: " + described(first) + "; remove one of them";
        return blamed;
    }

    /// `Run ⇒ Locomotion ⇒ Run`, beginning with an implication; a long way is shortened in its middle.
    std::string described(std::size_t first) const
    {
        const std::size_t count = m_path.size() - first;
        std::size_t begin = 0;
        while (begin + 1 < count && taken(first + begin).isParent) ++begin;
        const auto step = [&](std::size_t i) { return first + (begin + i) % count; };
        std::string text = m_names[m_path[step(0)].first];
        for (std::size_t i = 0; i < count; ++i) {
            const bool isShown = count <= shownSteps || i < shownSteps / 2 || i + shownSteps / 2 >= count;
            if (!isShown && i == shownSteps / 2) text += " ⇒ …";
            if (!isShown) continue;
            text += taken(step(i)).isParent ? ", which is below " : " ⇒ ";
            text += m_names[taken(step(i)).to];
        }
        return text;
    }

    static constexpr std::size_t shownSteps = 12;

    std::span<const TagDefinition> m_definitions;
    std::span<const std::string> m_namespaces;
    StringMap<std::size_t> m_nodes;
    StringMap<std::pair<std::size_t, std::size_t>> m_synonyms; ///< the definition that has it, and where
    std::vector<std::string> m_names;                          ///< by node
    std::vector<std::vector<Arrow>> m_arrows;                  ///< by node
    std::vector<State> m_states;                               ///< by node
    std::vector<std::pair<std::size_t, std::size_t>> m_path;   ///< nodes, and how many arrows were taken
};

/// Why a synonym cannot be taken beside the tags' names and the synonyms before it; adds it where it can.
std::optional<std::string> takenBy(std::span<const TagDefinition> definitions, std::size_t definition,
                                   const std::string& synonym, const StringMap<std::size_t>& names,
                                   StringMap<std::size_t>& synonyms)
{
    const auto named = names.find(synonym);
    if (named != names.end() && named->second == definition)
        return quoted(synonym) + " is the tag's own name and needs no synonym";
    if (named != names.end())
        return quoted(synonym) + " is a tag itself and cannot be a synonym of " +
               quoted(definitions[definition].name) + "; merge the two tags first";
    const auto [taken, isNew] = synonyms.emplace(synonym, definition);
    if (isNew) return std::nullopt;
    return quoted(synonym) + " is already a synonym of " + quoted(definitions[taken->second].name) +
           "; a name can mean only one tag";
}

std::optional<VocabularyProblem> findTakenSynonym(std::span<const TagDefinition> definitions)
{
    StringMap<std::size_t> names;
    for (std::size_t i = 0; i < definitions.size(); ++i)
        if (definitions[i].isRegistered) names.emplace(definitions[i].name, i);
    StringMap<std::size_t> synonyms;
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        const std::vector<std::string>& own = definitions[i].synonyms;
        for (std::size_t s = 0; definitions[i].isRegistered && s < own.size(); ++s)
            if (auto message = takenBy(definitions, i, own[s], names, synonyms))
                return VocabularyProblem{i, Part::Synonym, s, "synonym-taken", std::move(*message)};
    }
    return std::nullopt;
}

} // namespace

std::optional<VocabularyProblem> findProblem(std::span<const TagDefinition> definitions,
                                             std::span<const std::string> namespaces)
{
    if (auto taken = findTakenSynonym(definitions)) return taken;
    return CycleSearch(definitions, namespaces).found();
}

std::optional<std::string> refusal(const TagVocabulary& vocabulary, const TagDefinition& definition)
{
    std::vector<TagDefinition> definitions;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (vocabulary[TagId(i)].name != definition.name) definitions.push_back(vocabulary[TagId(i)]);
    definitions.push_back(definition);
    const auto problem = findProblem(definitions, vocabulary.namespaces());
    return problem ? std::optional(problem->message) : std::nullopt;
}

std::vector<std::string> removeProblems(std::vector<TagDefinition>& definitions,
                                        std::span<const std::string> namespaces)
{
    std::vector<std::string> messages;
    while (const auto problem = findProblem(definitions, namespaces)) {
        TagDefinition& tag = definitions[problem->definition];
        auto& names = problem->part == Part::Synonym ? tag.synonyms : tag.implies;
        names.erase(names.begin() + std::ptrdiff_t(problem->place));
        messages.push_back(problem->message);
    }
    return messages;
}

} // namespace tagline
