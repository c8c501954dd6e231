#include "app/presenters/sources/ChangedClipsPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "core/library/moved/SourceFit.h"
#include "widgets/theme/messages/NoticeBar.h"

#include <algorithm>
#include <utility>

namespace tagline {

ChangedClipsPresenter::ChangedClipsPresenter(const PresenterContext& context, NoticeBar& notice,
                                             const ImportQueue& imports, std::string cacheFolder)
    : Presenter(context)
    , m_notice(notice)
    , m_imports(imports)
    , m_formerMotions(m_document, imports, std::move(cacheFolder))
{
    connect(&m_document, &LibraryDocument::changed, this, &ChangedClipsPresenter::take);
    connect(&m_document, &LibraryDocument::readOnlyChanged, this, [this] {
        m_notice.clear(); // its answers are others
        show();
    });
    connect(&m_imports, &ImportQueue::finished, this, &ChangedClipsPresenter::show);
    connect(&m_workspace, &Workspace::currentClipChanged, this, &ChangedClipsPresenter::offerNext);
    connect(&m_notice, &NoticeBar::answered, this, &ChangedClipsPresenter::answer);
}

void ChangedClipsPresenter::take(const DocumentChange& change)
{
    if (change.isReset) {
        m_changed.clear();
        m_hidden.clear();
    }
    const ClipLibrary& library = m_document.library();
    for (const SourceId source : change.sources)
        for (const ClipId clip : library.source(source).clips) note(clip);
    for (const ClipId clip : change.clips) note(clip);
    show();
}

void ChangedClipsPresenter::note(ClipId clip)
{
    if (canBeFitted(m_document.library(), clip)) {
        m_changed.insert(clip);
    } else if (m_changed.erase(clip) != 0) {
        m_hidden.erase(clip);
    }
}

/// While files are read their number grows: it is said at the end.
void ChangedClipsPresenter::show()
{
    if (std::includes(m_hidden.begin(), m_hidden.end(), m_changed.begin(), m_changed.end()))
        return m_notice.clear();
    if (!m_imports.isIdle()) return;
    const QString text = tr("%Ln clip(s) changed since tagging: ranges may lie on other frames.", nullptr,
                            int(m_changed.size()));
    if (m_notice.text() != text) m_notice.setNotice(text, answers());
    offerNext();
}

/// Offers to go to a changed clip, unless the only one is shown.
void ChangedClipsPresenter::offerNext()
{
    const bool isOnlyOne = m_changed.size() == 1 && isShownClipChanged();
    m_notice.setOffered("next", !isOnlyOne,
                        isOnlyOne ? tr("The shown clip is the only one that changed.")
                                  : tr("Show a clip whose file changed; the library marks all of them"));
}

QList<NoticeAnswer> ChangedClipsPresenter::answers() const
{
    const NoticeAnswer fit{"fit", tr("Fit Ranges…"),
                           tr("Keep, trim, shift or rescale the ranges of these clips, one or all at once "
                              "(Clip ▸ Fit Ranges to Changed File…)")};
    const NoticeAnswer next{"next", m_changed.size() > 1 ? tr("Show Next") : tr("Show"), {}}; // offerNext()
    const NoticeAnswer keep{
        "keep", tr("Keep"),
        tr("The ranges of all of them are right as they are: one step, which can be undone")};
    const NoticeAnswer hide{"hide", tr("Hide"),
                            tr("Hide this until more clips change or the library is opened again")};
    if (m_document.isReadOnly()) return {next, hide};
    return {fit, next, keep, hide};
}

void ChangedClipsPresenter::answer(const QString& id)
{
    if (id == "fit") fit();
    if (id == "next") goToNext();
    if (id == "keep") keep();
    if (id != "hide") return;
    m_hidden = m_changed;
    show();
}

/// The next one behind the shown clip, in order of path; behind the last one the first.
void ChangedClipsPresenter::goToNext()
{
    const std::vector<ClipId> clips = m_document.library().clipsInPathOrder();
    const auto shown = std::ranges::find(clips, m_workspace.currentClip());
    const auto isChanged = [this](ClipId clip) { return m_changed.contains(clip); };
    auto next = std::find_if(shown == clips.end() ? shown : shown + 1, clips.end(), isChanged);
    if (next == clips.end()) next = std::find_if(clips.begin(), shown, isChanged);
    if (next != shown) m_workspace.setCurrentClip(*next);
}

/// The dialog is that of the shown clip, and offers to fit the others alike.
void ChangedClipsPresenter::fit()
{
    if (!m_document.mayEdit()) return;
    if (!isShownClipChanged()) goToNext();
    m_actions["clip.sourceChange"]->trigger();
}

void ChangedClipsPresenter::keep()
{
    if (!m_document.mayEdit()) return;
    std::vector<SheetChange> changes;
    for (const ClipId clip : m_changed)
        changes.push_back({clip, m_document.library().clip(clip).sheet, DrawnOn()});
    const auto count = int(changes.size());
    m_document.replaceSheets(std::move(changes), tr("Keep Ranges of Changed Files"));
    emit done(tr("Ranges of %Ln clip(s) kept as they are", nullptr, count));
}

} // namespace tagline
