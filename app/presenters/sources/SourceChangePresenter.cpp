#include "app/presenters/sources/SourceChangePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/StripSlots.h"
#include "app/presenters/sources/SourceChangeDialog.h"
#include "core/library/ClipNotices.h"
#include "core/library/moved/FormerModels.h"

#include <QPointer>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <utility>

namespace tagline {

/// The comparison of all changed clips with their former versions, while a dialog is open.
struct SourceChangePresenter::Look
{
    std::vector<ChangedMotion> changed; ///< that of the dialog first
    std::atomic<bool> isCancelled = false;
    std::mutex mutex;
    Shifts shifts; ///< found so far
};

SourceChangePresenter::SourceChangePresenter(const PresenterContext& context, std::string cacheFolder)
    : Presenter(context)
    , m_cacheFolder(std::move(cacheFolder))
{
    m_actions.connectTo("clip.sourceChange", this, [this] { fit(); });
}

bool SourceChangePresenter::hasChanged(ClipId clip) const
{
    const ClipLibrary& library = m_document.library();
    return clip.isValid() && clip.value < library.clipCount() && library.clip(clip).hasChangedFile() &&
           library.clip(clip).place;
}

/// The dialog hears of its own clip first, the others go on while a person looks.
std::shared_ptr<SourceChangePresenter::Look> SourceChangePresenter::beginLook(ClipId first,
                                                                              SourceChangeDialog& dialog)
{
    auto look = std::make_shared<Look>();
    look->changed = changedMotions(m_document.library());
    std::ranges::stable_partition(look->changed,
                                  [first](const ChangedMotion& each) { return each.clip == first; });
    dialog.setOthers(int(look->changed.size()) - 1);
    dialog.beginLooking();
    const auto compare = [look, folder = m_cacheFolder](std::size_t from, std::size_t to) {
        const std::vector<CachedContent> cached = cachedContents(folder);
        FormerModels former(cached);
        for (std::size_t i = from; i < std::min(to, look->changed.size()) && !look->isCancelled; ++i) {
            const auto shift = formerShift(look->changed[i], former);
            if (!shift) continue;
            const std::lock_guard lock(look->mutex);
            look->shifts[look->changed[i].clip] = *shift;
        }
    };
    const QString what = tr("Comparing with former versions");
    m_jobs.start(
        what, [compare] { compare(0, 1); },
        [look, first, shown = QPointer(&dialog)](bool) {
            if (!shown) return;
            const std::lock_guard lock(look->mutex);
            const auto found = look->shifts.find(first);
            shown->endLooking(found == look->shifts.end() ? std::nullopt : std::optional(found->second));
        });
    if (look->changed.size() > 1)
        m_jobs.start(
            what, [compare, look] { compare(1, look->changed.size()); }, [](bool) {},
            BackgroundJobs::Urgency::Later);
    return look;
}

void SourceChangePresenter::fit()
{
    const ClipLibrary& library = m_document.library();
    const ClipId id = m_workspace.currentClip();
    if (!hasChanged(id)) return emit noted(tr("This clip's file has not changed since it was tagged."));
    if (!areSetsDrawnAlike(library, id))
        return emit noted(
            tr("This clip's tag sets were drawn on different versions of its file: move the files of all but "
               "one set aside, fit that one, and put them back."));
    const std::vector<int> lines = stripSlots(library.vocabulary());
    SourceChangeDialog dialog(library.clip(id), &m_window, [&](const TagSheet& sheet) {
        return stripBars(sheet, m_document.library().vocabulary(), lines);
    });
    const std::shared_ptr<Look> look = beginLook(id, dialog);
    const bool isWanted = dialog.exec() == QDialog::Accepted;
    look->isCancelled = true;
    if (!isWanted) return;
    if (!hasChanged(id)) // files may have been read meanwhile
        return emit noted(tr("This clip's file has not changed since it was tagged."));
    if (!dialog.isForAll())
        return m_document.fitToChangedSource(id, dialog.sheetFor(library.clip(id)),
                                             tr("Fit Ranges to Changed File"));
    const std::lock_guard lock(look->mutex);
    fitAll(id, dialog.fit(), look->shifts);
}

/// Each clip by its own shift where that is known; the one that was shown as it was shown.
void SourceChangePresenter::fitAll(ClipId shown, const SourceFit& wanted, const Shifts& shifts)
{
    const ClipLibrary& library = m_document.library();
    std::vector<SheetChange> changes;
    for (const ChangedMotion& changed : changedMotions(library)) {
        SourceFit fit = wanted;
        const auto own = shifts.find(changed.clip);
        if (fit.kind == FitKind::Shift && changed.clip != shown && own != shifts.end()) fit.by = own->second;
        changes.push_back({changed.clip, fittedSheet(library.clip(changed.clip), fit), DrawnOn()});
    }
    const int count = int(changes.size());
    m_document.replaceSheets(std::move(changes), tr("Fit Ranges to Changed Files"));
    emit done(tr("%n clip(s) fitted to their changed files", nullptr, count));
}

} // namespace tagline
