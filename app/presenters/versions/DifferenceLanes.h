#pragma once

// DifferenceLanes shows where annotators differ, on the timeline in the shown clip and on the wall in all of
// them, goes from one difference to the next, and takes a side.

#include "app/presenters/Presenter.h"

#include <compare>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tagline {

class AnnotatorPresenter;
class TimelinePresenter;
class WallView;
struct TimelineContent;

/// On the timeline lanes that nobody edits, above those of tags: what one alone has, each annotator by
/// itself, then the edges that lie elsewhere, and the instances that differ. Those that overlap stand in
/// rows. Borrows its arguments.
class DifferenceLanes : public Presenter
{
    Q_OBJECT

public:
    DifferenceLanes(const PresenterContext& context, AnnotatorPresenter& annotators, TimelinePresenter& lanes,
                    WallView& wall);

private:
    /// Place of a difference, in the order in which a person goes through them.
    struct Place
    {
        std::size_t clip = 0; ///< its place in the order of the library
        Frame start = 0;
        std::string tag;
        std::size_t difference = 0;

        auto operator<=>(const Place&) const = default;
        /// Whichever difference lies there.
        static bool isBefore(const Place& a, const Place& b)
        {
            return std::tie(a.clip, a.start, a.tag) < std::tie(b.clip, b.start, b.tag);
        }
    };

    /// The bar of a difference on a lane.
    struct Bar
    {
        FrameRange range;
        std::size_t difference = 0;
    };

    struct Lane;

    void follow();
    void showNames();
    void showOnWall();
    void goToDifference(int difference);
    void addTo(ClipId clip, TimelineContent& content) const;
    QString textOf(std::size_t difference, std::optional<FrameRange> extent = {}) const;
    QString laneOf(std::size_t difference) const;
    QString whoSays(std::size_t difference, bool has) const;
    QString instancesOf(std::size_t difference) const;
    QString valuesOf(std::size_t difference, std::optional<FrameRange> extent) const;
    std::vector<Bar> barsOf(std::size_t clip) const;
    std::vector<Lane> lanesOf(std::size_t clip) const;
    void reveal(const Place& place);
    bool mayGo();
    void go(int by);
    void goTo(const Place& place);
    void tell(const Place& place);
    QString numberedText(const Place& place) const;
    QString textOfNoneAfter() const;
    Place here() const;
    std::optional<std::size_t> chosen() const;
    std::optional<Place> chosenPlace();
    void take(std::size_t annotator);
    void keep();

    AnnotatorPresenter& m_annotators;
    TimelinePresenter& m_lanes;
    WallView& m_wall;
    std::vector<Place> m_places;           ///< in order; of clips that the library has
    std::map<ClipId, std::size_t> m_clips; ///< their places in the order of the library
    std::vector<ClipId> m_order;           ///< the clips in that order; empty without differences
    std::optional<Place> m_at;             ///< the one that was gone to last
    std::optional<std::pair<ClipId, Frame>>
        m_goesOnFrom; ///< place at which a side was taken, until the next is known
};

} // namespace tagline
