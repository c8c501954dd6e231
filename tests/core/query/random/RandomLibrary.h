#pragma once

// RandomLibrary is a small library that random queries are asked of: clips of 0 to some hundred frames, many
// of them around the width of a machine word, with tags, properties, names and motion; and random edits of
// it.

#include "core/query/evaluation/QueryLibrary.h"

#include <functional>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace tagline::test {

/// Which joint moves how in which clip, worked out from their numbers: nothing is stored.
class HashedMotion final : public SignalSource
{
public:
    explicit HashedMotion(std::vector<Frame> frames)
        : m_frames(std::move(frames))
    {
    }

    bool appendValues(ClipId clip, MotionSignal signal, std::string_view joint,
                      std::vector<float>& values) const override;
    void appendContacts(ClipId clip, std::string_view joint,
                        std::vector<FrameRange>& contacts) const override;

    /// No joint named "Tail" anywhere, and no "Foot" in every third clip.
    static bool has(ClipId clip, std::string_view joint);
    /// One of a few plain numbers, or none.
    static float value(ClipId clip, MotionSignal signal, std::string_view joint, Frame frame);
    static bool isContact(ClipId clip, std::string_view joint, Frame frame);

private:
    std::vector<Frame> m_frames;
};

/// What moves like which example, worked out from names and numbers: the greater the distance, the more.
class HashedLikeness final : public LikenessSource
{
public:
    explicit HashedLikeness(std::vector<Frame> frames)
        : m_frames(std::move(frames))
    {
    }

    std::size_t clipsToMeasure() const override { return 0; }
    bool measure(const std::function<bool(std::size_t)>&) const override { return true; }
    std::vector<AlikeFrames> alike(std::string_view name, std::optional<double> distance) const override;
    std::optional<std::string> refusal(std::string_view) const override { return std::nullopt; }

    static bool isAlike(ClipId clip, std::string_view name, std::optional<double> distance, Frame frame);

private:
    std::vector<Frame> m_frames;
};

class RandomLibrary
{
public:
    /// Tags in a hierarchy with implications: the same names in every library.
    static constexpr int tagCount = 10;
    /// The one that is counted, the last.
    static constexpr TagId hit{tagCount - 1};

    explicit RandomLibrary(std::mt19937& random);

    /// Other ranges of a tag, other values of a property, other captions, another state, or another length of
    /// a clip; seldom other takes. Returns the clip.
    ClipId edit(std::mt19937& random);

    const QueryLibrary& asked() const { return m_asked; }
    std::size_t clipCount() const { return m_sheets.size(); }
    Frame frames(std::size_t clip) const { return m_frames[clip]; }
    /// What was authored, by clip.
    const TagSheet& sheet(std::size_t clip) const { return m_sheets[clip]; }
    /// The places of the clips in order of path.
    const std::vector<ClipId>& order() const { return m_asked.clips->order; }
    /// The clips of each take.
    const std::vector<std::vector<TakeSeat>>& takes() const { return m_takes; }

private:
    void describe(std::mt19937& random);
    void update(std::size_t clip);
    void updateMotion();
    void recordTogether(std::mt19937& random);

    QueryLibrary m_asked;
    std::vector<TagSheet> m_sheets;
    std::vector<Frame> m_frames;
    std::vector<std::vector<TakeSeat>> m_takes;
};

/// An element of a list, at random.
template<class List>
const auto& pick(const List& list, std::mt19937& random)
{
    return list[random() % std::size(list)];
}

} // namespace tagline::test
