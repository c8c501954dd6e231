#include "app/presenters/takes/WholeTakePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/takes/TakesPresenter.h"
#include "app/presenters/timeline/TimelineEdits.h"
#include "core/tagging/WholeTakes.h"

#include <utility>
#include <vector>

namespace tagline {

WholeTakePresenter::WholeTakePresenter(const PresenterContext& context)
    : Presenter(context)
{
    m_actions.connectTo("tag.wholeTake", this, [this] { give(); });
}

/// The clip of a range may be read-only: it is its partners that change.
void WholeTakePresenter::give()
{
    std::vector<TaggedRange> ranges;
    for (const ClipSelection& selected : selectedRanges(m_document.library(), m_workspace))
        for (const RangeRef& ref : selected.ranges) ranges.push_back({selected.clip, ref.tag, ref.range});
    if (ranges.empty()) return emit refused(tr("Select a range first."));
    WholeTakePlan plan = wholeTakePlan(m_document.library(), ranges);
    if (!plan.hasPartners) return emit refused(noTakeText());
    if (plan.changes.empty() && plan.readOnly > 0)
        return emit refused(tr("The tags of the other clips are read-only."));
    if (plan.changes.empty())
        return emit noted(tr("The other clips of the take have these ranges, or do not play then."));
    const int count = int(plan.changes.size());
    m_document.changeSheets(std::move(plan.changes), tr("Give to the Whole Take"));
    emit noted(plan.readOnly > 0
                   ? tr("Given to %n clip(s) of the take; those that are read-only stay as they were.",
                        nullptr, count)
                   : tr("Given to %n clip(s) of the take.", nullptr, count));
}

} // namespace tagline
