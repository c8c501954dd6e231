#pragma once

// PartnerLanes shows below the lanes of a clip what the clips have that were recorded together with it: one
// lane a partner, in which its tags are folded together, and once it is opened one a tag. Nobody edits them.

#include "app/presenters/Presenter.h"
#include "widgets/timeline/TimelineContent.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace tagline {

class TimelinePresenter;
class TimelineWidget;

struct NamedRange
{
    FrameRange range;
    QString name;
};

/// Ranges that do not overlap, each with what it says.
struct FoldedRanges
{
    std::vector<FrameRange> ranges;
    QStringList texts;
};

/// Named ranges as one row: where several lie over each other, their names stand side by side.
///
///   Push   ..####....     [2, 4) Push
///   Run    ....####..     [4, 6) Push, Run
///                         [6, 8) Run
FoldedRanges foldedRanges(const std::vector<NamedRange>& named);

class PartnerLanes : public Presenter
{
    Q_OBJECT

public:
    PartnerLanes(const PresenterContext& context, TimelinePresenter& lanes, TimelineWidget& timeline);

private:
    void addTo(ClipId clip, TimelineContent& content) const;
    std::vector<TimelineLane> lanesOf(ClipId clip, const TakePartner& partner) const;
    bool isPartnerAmong(const std::vector<ClipId>& clips) const;
    void toggle(const QString& lane);
    void revealLater(const QString& lane);
    void reveal(const QString& lane);

    TimelinePresenter& m_lanes;
    TimelineWidget& m_timeline;
    QSet<QString> m_open; ///< lanes, by id
};

} // namespace tagline
