#include "app/presenters/checks/CheckBadgesPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "widgets/library/LibraryView.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QCoreApplication>
#include <QSettings>

#include <utility>

namespace tagline {
namespace {

constexpr auto badgesKey = "checks/badges";

/// The names of those that every library has are translated; one that a person gave is shown as it is.
QString checkNames(const BrokenClip& broken)
{
    QStringList names;
    for (const std::string& name : broken.checks)
        names << QCoreApplication::translate("tagline::LibraryCheckup", name.c_str());
    return names.join(QStringLiteral(", "));
}

} // namespace

CheckBadgesPresenter::CheckBadgesPresenter(const PresenterContext& context, LibraryView& view,
                                           TimelineWidget& timeline)
    : Presenter(context)
    , m_view(view)
    , m_timeline(timeline)
    , m_badges(m_document)
{
    connect(&m_badges, &CheckBadges::changed, this, [this](const std::vector<ClipId>& clips) {
        showRows(clips);
        showFrames();
    });
    connect(&m_workspace, &Workspace::currentClipChanged, this, &CheckBadgesPresenter::showFrames);
    connect(&m_view, &LibraryView::brokenSignClicked, this, [this] { m_actions["query.checks"]->trigger(); });
    QAction* shows = m_actions["query.checkBadges"];
    connect(shows, &QAction::toggled, &m_badges, &CheckBadges::setWanted);
    shows->setChecked(m_settings.value(badgesKey, true).toBool());
    connect(shows, &QAction::toggled, this,
            [this](bool isShown) { m_settings.setValue(badgesKey, isShown); });
}

void CheckBadgesPresenter::showRows(const std::vector<ClipId>& clips)
{
    std::vector<std::pair<ClipId, QString>> texts;
    for (const ClipId clip : clips) {
        const BrokenClip* broken = m_badges.find(clip);
        texts.emplace_back(clip, broken ? tr("Fails: %1", "checks").arg(checkNames(*broken)) + '\n' +
                                              tr("Click the sign to see where")
                                        : QString());
    }
    m_view.model().setBroken(std::move(texts));
}

void CheckBadgesPresenter::showFrames()
{
    const BrokenClip* broken = m_badges.find(m_workspace.currentClip());
    if (!broken) return m_timeline.setBrokenFrames({}, {});
    m_timeline.setBrokenFrames(broken->frames, tr("Fails: %1", "checks").arg(checkNames(*broken)));
}

} // namespace tagline
