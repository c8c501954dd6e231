#pragma once

// QueryCache caches the answers to queries about a library, and updates them when the library changes.
//
//   answer(Run & Male)        evaluated
//   answer(Male & Run)        the same answer: equal queries share one (canonical form)
//   moveTo(clip 7 edited)     Run's frames differ there
//   answer(Run & Male)        evaluated for clip 7 alone; the rest is as it was
//   answer(Style.Tired)       as it was: it does not name what differs
//
// Functions and terms within a query are remembered as well, so that `head(Run, 5) & Male` is quick once
// `head(Run, 5)` is known.
//
// For one thread at a time. Answers are shared and immutable: they outlive the cache and later answers.

#include "core/query/evaluation/QueryEvaluation.h"

#include <cstdint>
#include <list>
#include <string>
#include <unordered_map>
#include <vector>

namespace tagline {

class QueryCache : private QueryAnswers
{
public:
    static constexpr std::size_t usualBytes = std::size_t(64) << 20;

    /// Counts of answers of whole queries and of parts.
    struct Counts
    {
        std::int64_t found = 0;     ///< cached, and still valid
        std::int64_t mended = 0;    ///< cached, and evaluated again for the clips that differ
        std::int64_t evaluated = 0; ///< not cached
        std::int64_t dropped = 0;   ///< removed, for lack of room or because too much differs
    };

    /// Keeps at most so many bytes of answers; the least recently used ones are removed first.
    explicit QueryCache(std::size_t mostBytes = usualBytes)
        : m_mostBytes(mostBytes)
    {
    }

    /// The library that the answers belong to.
    const QueryLibrary& library() const { return m_library; }
    /// Switches to another library, such as the same one after an edit. Differences are found by comparison:
    /// shared tags and properties cost nothing, those that differ one pass each. Answers that depend on
    /// differences are updated in those clips (those of with() in all clips of the takes) if these are few,
    /// and dropped if not, or on another order of clips (random() only), another length of a clip, or another
    /// meaning of a named tag (a new child, an implication).
    void moveTo(QueryLibrary library);
    /// Drops all answers.
    void clear();

    std::shared_ptr<const FrameSet> answer(const QueryExpression& query);

    std::size_t entryCount() const { return m_entries.size(); }
    std::size_t byteCount() const { return m_bytes; }
    const Counts& counts() const { return m_counts; }

private:
    struct Entry
    {
        QueryExpression query;
        std::shared_ptr<const FrameSet> answer;
        std::vector<TagId> tags; ///< tags whose frames the answer depends on, in order
        std::vector<std::string> properties;
        bool usesMotion = false;
        bool usesCaptions = false;
        bool usesLikeness = false;
        QueryReach reach = QueryReach::Clip;
        std::vector<ClipId> stale; ///< clips in which the answer is outdated, in order
        std::size_t bytes = 0;
    };
    using Entries = std::list<Entry>;
    struct Differences;

    std::shared_ptr<const FrameSet> find(const QueryExpression& part) override;
    void keep(const QueryExpression& part, std::shared_ptr<const FrameSet> answer) override;

    std::shared_ptr<const FrameSet> known(const QueryExpression& query);
    Differences differences(const QueryLibrary& next) const;
    bool isKept(Entry& entry, const Differences& differences, const QueryLibrary& next) const;
    void mend(Entry& entry);
    void setAnswer(Entry& entry, std::shared_ptr<const FrameSet> answer);
    Entries::iterator dropped(Entries::iterator entry);
    void makeRoom();

    std::size_t m_mostBytes;
    QueryLibrary m_library;
    Entries m_entries; ///< most recently used first
    std::unordered_map<QueryExpression, Entries::iterator> m_byQuery;
    std::size_t m_bytes = 0;
    Counts m_counts;
};

} // namespace tagline
