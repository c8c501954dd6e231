#include "core/tags/takes/TakeProposals.h"

#include "core/tags/takes/Take.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace tagline {
namespace {

/// Folder, name and candidates of a take that was found.
struct FoundTake
{
    std::string folder;
    std::string name;
    std::vector<std::size_t> candidates; ///< by place
};

/// Proposals in order of their first clips, with unique names. Those with too few clips, or too many for a
/// take, are left out.
std::vector<TakeProposal> namedProposals(std::vector<FoundTake> found,
                                         std::span<const TakeCandidate> candidates)
{
    std::erase_if(found, [](const FoundTake& each) {
        return each.candidates.size() < 2 || each.candidates.size() > Take::mostMembers;
    });
    std::ranges::sort(found, {}, [](const FoundTake& each) { return each.candidates.front(); });
    std::map<std::string, int> uses;
    for (const FoundTake& each : found) ++uses[each.name];
    std::set<std::string> taken;
    std::vector<TakeProposal> proposals;
    for (const FoundTake& each : found) {
        std::string name = uses[each.name] > 1 ? each.folder + each.name : each.name;
        const std::string wanted = name;
        for (int number = 2; !taken.insert(name).second; ++number)
            name = wanted + ' ' + std::to_string(number);
        TakeProposal& proposal = proposals.emplace_back(TakeProposal{name, {}});
        for (const std::size_t place : each.candidates) proposal.clips.push_back(candidates[place].clip);
    }
    return proposals;
}

bool isWordByte(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (static_cast<unsigned char>(c) & 0x80u) != 0;
}

bool isNumberWord(std::string_view word)
{
    return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// Begin and stop of each word of a name.
std::vector<std::pair<std::size_t, std::size_t>> nameWords(std::string_view name)
{
    std::vector<std::pair<std::size_t, std::size_t>> words;
    for (std::size_t at = 0; at < name.size(); ++at) {
        if (!isWordByte(name[at])) continue;
        const std::size_t begin = at;
        while (at < name.size() && isWordByte(name[at])) ++at;
        words.emplace_back(begin, at);
    }
    return words;
}

/// A name without one of its words and the separators on one side of it.
std::string nameWithout(std::string_view name, std::size_t begin, std::size_t stop)
{
    std::string before(name.substr(0, begin)), behind(name.substr(stop));
    const auto isSign = [](char c) { return !isWordByte(c); };
    if (std::ranges::any_of(behind, isWordByte)) {
        behind.erase(behind.begin(), std::ranges::find_if_not(behind, isSign));
    } else {
        while (!before.empty() && isSign(before.back())) before.pop_back();
    }
    return before + behind;
}

/// Key of names that differ in one word at most: the index of the word, and all shared parts.
using SharedName = std::tuple<std::string, std::string, std::string, Frame, std::int32_t, std::int32_t>;

struct WordGroup
{
    FoundTake take;
    std::size_t word = 0;
    bool isOfNumbers = true;
    std::set<std::string> words;
};

/// The groups of clips that differ in one word, for each word of each name.
std::vector<WordGroup> wordGroups(std::span<const TakeCandidate> candidates)
{
    std::map<SharedName, WordGroup> groups;
    for (std::size_t place = 0; place < candidates.size(); ++place) {
        const TakeCandidate& each = candidates[place];
        const auto words = nameWords(each.name);
        if (words.size() < 2) continue; // without this word, the names would share nothing
        for (std::size_t word = 0; word < words.size(); ++word) {
            const auto [begin, stop] = words[word];
            const std::string differing = each.name.substr(begin, stop - begin);
            WordGroup& group = groups[{each.folder, each.name.substr(0, begin), each.name.substr(stop),
                                       each.frames, each.rate.numerator, each.rate.denominator}];
            if (!group.words.insert(differing).second) continue; // a duplicate name
            group.word = word;
            group.isOfNumbers = group.isOfNumbers && isNumberWord(differing);
            group.take.folder = each.folder.empty() ? "" : each.folder + '/';
            group.take.name = nameWithout(each.name, begin, stop);
            group.take.candidates.push_back(place);
        }
    }
    std::vector<WordGroup> found;
    for (auto& [name, group] : groups)
        if (group.take.candidates.size() > 1) found.push_back(std::move(group));
    return found;
}

/// The whole words with which both names begin, without the separators after them.
std::string_view sharedBeginning(std::string_view a, std::string_view b)
{
    std::size_t at = std::size_t(std::ranges::mismatch(a, b).in1 - a.begin());
    const auto isInWord = [&](std::string_view name) {
        return at > 0 && at < name.size() && isWordByte(name[at]) && isWordByte(name[at - 1]);
    };
    while (isInWord(a) || isInWord(b)) --at;
    while (at > 0 && !isWordByte(a[at - 1])) --at;
    return a.substr(0, at);
}

std::string sharedBeginning(std::span<const std::size_t> places, std::span<const TakeCandidate> candidates)
{
    std::string_view shared = candidates[places.front()].name;
    for (const std::size_t place : places) shared = sharedBeginning(shared, candidates[place].name);
    return std::string(shared.empty() ? std::string_view(candidates[places.front()].name) : shared);
}

} // namespace

std::vector<TakeProposal> takesByPattern(std::span<const TakeCandidate> candidates,
                                         const TakePattern& pattern)
{
    std::map<std::pair<std::string, std::string>, FoundTake> takes;
    std::set<std::tuple<std::string, std::string, std::string>> subjects;
    for (std::size_t place = 0; place < candidates.size(); ++place) {
        const TakeCandidate& each = candidates[place];
        const auto name = pattern.matched(each.folder.empty() ? each.name : each.folder + '/' + each.name);
        if (!name || !subjects.insert({name->folder, name->take, name->subject}).second) continue;
        FoundTake& take = takes[{name->folder, name->take}];
        take.folder = name->folder;
        take.name = name->take;
        take.candidates.push_back(place);
    }
    std::vector<FoundTake> found;
    for (auto& each : takes) found.push_back(std::move(each.second));
    return namedProposals(std::move(found), candidates);
}

std::vector<TakeProposal> takesByTimecode(std::span<const TakeCandidate> candidates)
{
    std::map<Timecode, FoundTake> takes;
    for (std::size_t place = 0; place < candidates.size(); ++place) {
        const auto& start = candidates[place].start;
        if (start) takes[*start].candidates.push_back(place);
    }
    std::vector<FoundTake> found;
    for (auto& [start, take] : takes) {
        const TakeCandidate& first = candidates[take.candidates.front()];
        take.folder = first.folder.empty() ? "" : first.folder + '/';
        take.name = sharedBeginning(take.candidates, candidates);
        found.push_back(std::move(take));
    }
    return namedProposals(std::move(found), candidates);
}

std::vector<TakeProposal> takesByNames(std::span<const TakeCandidate> candidates)
{
    std::vector<WordGroup> groups = wordGroups(candidates);
    std::ranges::stable_sort(groups, [](const WordGroup& a, const WordGroup& b) {
        if (a.isOfNumbers != b.isOfNumbers) return b.isOfNumbers;
        if (a.take.candidates.size() != b.take.candidates.size())
            return a.take.candidates.size() > b.take.candidates.size();
        return a.word > b.word;
    });
    std::vector<bool> isTaken(candidates.size());
    std::vector<FoundTake> found;
    for (WordGroup& group : groups) {
        std::erase_if(group.take.candidates, [&](std::size_t place) { return isTaken[place]; });
        if (group.take.candidates.size() < 2) continue;
        for (const std::size_t place : group.take.candidates) isTaken[place] = true;
        found.push_back(std::move(group.take));
    }
    return namedProposals(std::move(found), candidates);
}

} // namespace tagline
