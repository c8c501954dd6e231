#pragma once

// MotionMatcher decides which frame of a library plays on: when to jump, and whereto.
//
// A pure state machine: time, wanted motion and playable frames are arguments. It searches every tenth
// of a second, and at once if the wanted motion changed, the clip ends or the playing frame may not play any
// more. It jumps to the nearest row where that is nearer than going on by more than a bias, and never to
// within a third of a second of where it is.

#include "core/search/nearest/SearchIndex.h"
#include "core/time/FrameRanges.h"

#include <array>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <vector>

namespace tagline {

/// The frames that may play of each clip, as they are and in a mirror; by ClipId.
class PlayableFrames
{
public:
    explicit PlayableFrames(std::size_t clips = 0)
        : m_frames(clips)
    {
    }

    void set(ClipId clip, bool isMirrored, FrameRanges frames);
    const FrameRanges& frames(ClipId clip, bool isMirrored) const
    {
        return m_frames[clip.value][isMirrored ? 1 : 0];
    }
    bool mayPlay(ClipId clip, double frame, bool isMirrored) const;
    /// The rows of a store that may be entered: appendEnterableRows() of each clip that it holds.
    std::vector<std::uint32_t> enterableRows(const FeatureStore& store) const;

private:
    std::vector<std::array<FrameRanges, 2>> m_frames;
};

/// A moment of a clip, between frames too.
struct MatchMoment
{
    ClipId clip;
    double frame = 0.0;
    bool isMirrored = false;

    bool operator==(const MatchMoment&) const = default;
};

/// Frames that may play, and the index of those that may be entered; some may cost more or less.
struct MatchChoice
{
    PlayableFrames frames;
    SearchIndex index; ///< of rows that may be entered, but for those that cost more or less
    std::optional<PlayableFrames> doors{}; ///< the frames that may be entered; none: all that may play
    PlayableFrames preferred = PlayableFrames();
    float preference = 0.0f; ///< added to the cost of preferred frames; below 0: they come sooner
    PlayableFrames resting = PlayableFrames();
    float rest = 0.0f; ///< added to the cost of resting frames, while only standing is wanted
    PlayableFrames leaping = PlayableFrames();
    float leap = 0.0f; ///< added to the cost of leaping frames

    /// Why rows cost more or less.
    struct Reasons
    {
        bool isPreferred = false;
        bool isResting = false;
        bool isLeaping = false;

        auto operator<=>(const Reasons&) const = default;
    };
    /// Rows that may be entered and cost more or less for the same reasons, an index for each.
    std::map<Reasons, SearchIndex> costly = {};

    /// The term that is added to what costs more or less.
    float added(Reasons why, bool wantsRest) const
    {
        return (why.isPreferred ? preference : 0.0f) + (why.isResting && wantsRest ? rest : 0.0f) +
               (why.isLeaping ? leap : 0.0f);
    }
    /// The term that is added to the cost of a moment; `wantsRest`: nothing is wanted but to stand.
    float addedTo(const MatchMoment& moment, bool wantsRest = false) const
    {
        return added(reasonsOf(moment), wantsRest);
    }
    /// How many rows may be entered.
    std::size_t rowCount() const;
    /// The rows of a store that may be entered, those that cost more or less too.
    std::vector<std::uint32_t> enterableRows(const FeatureStore& store) const;
    /// Makes all indexes, of an index of every row of the store.
    void makeIndexes(const FeatureStore& store, const SearchIndex& all);

private:
    Reasons reasonsOf(const MatchMoment& moment) const;
};

struct MatcherSettings
{
    double searchSeconds = 0.1; ///< between searches
    double nearSeconds = 1.0 / 3.0;
    float bias = 1.0f;        ///< for going on
    float newSpeed = 0.4f;    ///< metres a second: a larger change of the wanted motion is searched at once
    float newFacing = 0.262f; ///< radians: 15°
};

/// The reason why a row that is compared is not jumped to.
enum class MatchObstacle : std::uint8_t {
    None,     ///< it is jumped to at the next search, if costs stay as they are
    Filter,   ///< it may not play
    NoDoor,   ///< it may play on, but not be entered
    Ending,   ///< the playable frames of its clip end too soon behind it
    JustLeft, ///< it is too near to the playing frame
    Cost,     ///< it costs as much as going on, or more
    Bias,     ///< it costs less than going on, but by no more than the bias
};

/// A row as it was compared with the wanted motion.
struct MatchCandidate
{
    MatchMoment moment;
    float cost = 0.0f;
    std::vector<float> costs; ///< by channel; `cost` is their sum and what is added
    float added = 0.0f;       ///< MatchChoice::addedTo()
    MatchObstacle obstacle = MatchObstacle::None;
    bool isPlaying = false; ///< it is what plays, and its cost is that of going on

    /// Whether it may be jumped to, should it cost little enough.
    bool mayBeEntered() const
    {
        return obstacle == MatchObstacle::None || obstacle == MatchObstacle::Cost ||
               obstacle == MatchObstacle::Bias;
    }
};

struct MatchJump
{
    std::optional<MatchMoment> from; ///< none: the beginning
    MatchMoment to;
    float cost = 0.0f;
    float costOfGoingOn = std::numeric_limits<float>::infinity(); ///< infinite where it could not go on
    std::vector<float> costs; ///< by channel; `cost` is their sum and the added cost
};

class MotionMatcher
{
public:
    /// The store must outlive it.
    explicit MotionMatcher(const FeatureStore& store, MatcherSettings settings = {});
    /// Goes on where another is, with another store of the same clips by ClipId, which must outlive it. The
    /// playing moment is forgotten if the store does not hold it.
    MotionMatcher(const MotionMatcher& other, const FeatureStore& store);

    /// Writes the wanted path into scaled numbers of a row: the rest of it is the pose that plays.
    using AskPath = std::function<void(std::span<float> numbers)>;

    /// Lets the playing clip go on. A loop goes on with its beginning, any other stays at its end. Returns
    /// how long it played: less than `seconds` only at an end.
    double advance(double seconds);
    /// Jumps if that is better; at first to the row whose path alone is nearest. `isNew`: the wanted motion
    /// changed by much since it was last searched for; `wantsRest`: only standing is wanted.
    std::optional<MatchJump> decide(const MatchChoice& choice, bool isNew, const AskPath& askPath,
                                    bool wantsRest = false);

    /// The playing moment, then the nearest `most` of all rows, one a clip and third of a second, compared
    /// with the last search's query; `all` is an index of every row. None before the first search.
    std::vector<MatchCandidate> candidates(const MatchChoice& choice, const SearchIndex& all,
                                           std::size_t most) const;

    /// None before the first jump.
    const std::optional<MatchMoment>& playing() const { return m_playing; }
    /// Whether it stays at a clip's end, or where it may not play: there was nothing to jump to.
    bool isHeld() const { return m_isHeld; }
    /// The cost of continuing at the last search; none before the first.
    float cost() const { return m_cost; }
    const MatcherSettings& settings() const { return m_settings; }

private:
    /// A copy of a matcher begins with empty memory of its own.
    struct OwnWorkspace : SearchWorkspace
    {
        OwnWorkspace() = default;
        OwnWorkspace(const OwnWorkspace&)
            : SearchWorkspace()
        {
        }
    };

    MatchCandidate candidate(std::uint32_t row, const MatchChoice& choice) const;
    bool mustLeave(const MatchChoice& choice) const;
    bool isAtEnd() const;
    RowRange nearRows() const;
    std::optional<SearchHit> search(const MatchChoice& choice, bool mustJump);
    std::optional<SearchHit> nearest(const MatchChoice& choice, RowRange without);
    float addedTo(std::uint32_t row, const MatchChoice& choice) const;
    std::optional<SearchHit> searchByPath(const MatchChoice& choice) const;
    MatchJump jumpTo(const SearchHit& hit, float costOfGoingOn);

    const FeatureStore& m_store;
    MatcherSettings m_settings;
    std::optional<MatchMoment> m_playing;
    bool m_isHeld = false;
    float m_cost = 0.0f;
    bool m_wantsRest = false; ///< when it was last searched
    double m_sinceSearch = std::numeric_limits<double>::infinity();
    std::vector<float> m_query;
    OwnWorkspace m_workspace;
};

} // namespace tagline
