#include "app/presenters/search/DuplicatesPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/query/HitTagging.h"
#include "app/presenters/search/DuplicatesDialog.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QLocale>
#include <QWidget>

#include <algorithm>

namespace tagline {
namespace {

constexpr QSize duplicatesSize{480, 560};
constexpr std::size_t mostGroupsShown = 200, mostMembersShown = 50; ///< lists beyond are for the command line

} // namespace

DuplicatesPresenter::DuplicatesPresenter(const PresenterContext& context)
    : Presenter(context)
    , m_session(m_document)
{
    m_actions.connectTo("query.duplicates", this, [this] {
        if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
        showBeside(m_dialog, m_window, duplicatesSize, [this] { prepare(); });
    });
    connect(&m_session, &DuplicateSession::changed, this, [this] {
        showGroups();
        showState();
    });
    connect(&m_session, &DuplicateSession::progressed, this, &DuplicatesPresenter::showState);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset && m_dialog) m_dialog->reject();
    });
}

void DuplicatesPresenter::prepare()
{
    connect(m_dialog, &DuplicatesDialog::asked, this, [this] { m_session.ask(m_dialog->options()); });
    connect(m_dialog, &DuplicatesDialog::stopRequested, &m_session, &DuplicateSession::stop);
    connect(m_dialog, &DuplicatesDialog::memberChosen, this, &DuplicatesPresenter::showMember);
    connect(m_dialog, &DuplicatesDialog::markRequested, this, &DuplicatesPresenter::mark);
    connect(m_dialog, &QDialog::finished, &m_session, &DuplicateSession::stop);
    m_session.ask(m_dialog->options());
}

void DuplicatesPresenter::showGroups()
{
    if (!m_dialog) return;
    const ClipLibrary& library = m_document.library();
    std::vector<DuplicateLines> lines;
    for (const DuplicateGroup& group : m_session.groups()) {
        if (lines.size() == mostGroupsShown) break;
        DuplicateLines& line = lines.emplace_back();
        const auto longest = longestOfUneven(library, group);
        const int places = int(group.members.size());
        line.title = (longest ? tr("up to %1 s, %n place(s)", nullptr, places)
                              : tr("%1 s, %n place(s)", nullptr, places))
                         .arg(QLocale().toString(longest.value_or(group.seconds), 'f', 1));
        line.apart = tr("%1 apart", "leg lengths").arg(QLocale().toString(double(group.distance), 'f', 3));
        for (std::size_t i = 0; i < std::min(group.members.size(), mostMembersShown); ++i) {
            const DuplicateMember& member = group.members[i];
            const QString name = QString::fromStdString(library.clip(member.clip).displayName);
            const QString frames = tr("%1–%2", "frames").arg(member.frames.start).arg(member.frames.stop);
            line.members.push_back({name, frames,
                                    i == 0              ? tr("to keep")
                                    : member.isMirrored ? tr("mirrored")
                                                        : QString()});
        }
    }
    m_dialog->setGroups(lines);
}

QString DuplicatesPresenter::note() const
{
    if (m_session.isSearching())
        return tr("Comparing how all clips move: %1 %").arg(int(100.0 * m_session.share()));
    if (m_session.hasFailed()) return tr("The search failed. It runs again once an option changes.");
    if (!m_session.isAnswered()) return tr("The search is stopped. It runs again once an option changes.");
    QStringList said;
    if (m_session.groups().empty()) said << tr("No two clips have the same motion.");
    if (m_session.groups().size() > mostGroupsShown)
        said << tr("The longest %1 of %2 groups are listed.")
                    .arg(mostGroupsShown)
                    .arg(m_session.groups().size());
    if (m_session.withoutBody() > 0)
        said << tr("%n clip(s) without a known body are left out.", nullptr, int(m_session.withoutBody()));
    return said.join(' ');
}

void DuplicatesPresenter::showState()
{
    if (!m_dialog) return;
    m_dialog->setState(note(), m_session.isSearching(),
                       m_session.isAnswered() && !m_session.groups().empty());
}

void DuplicatesPresenter::showMember(int group, int member)
{
    if (group < 0 || std::size_t(group) >= m_session.groups().size()) return;
    const auto& members = m_session.groups()[std::size_t(group)].members;
    if (member < 0 || std::size_t(member) >= members.size()) return;
    const DuplicateMember& chosen = members[std::size_t(member)];
    m_workspace.show(chosen.clip, chosen.frames.start);
}

void DuplicatesPresenter::mark()
{
    const std::string name = m_dialog->tagName().toStdString();
    if (m_document.isReadOnly()) return emit refused(tr("The library is open read-only: its tags stay."));
    if (const auto problem = newTagProblem(m_document, name)) return emit refused(*problem);
    const auto where = superfluousFrames(m_document.library(), m_session.groups());
    const QString text = tr("Mark Duplicates");
    BulkPlan plan;
    const auto known = m_document.library().vocabulary().find(name);
    if (known) plan = bulkPlan(m_document.library(), *known, BulkOperation::Add, where);
    if (known && plan.changes.empty())
        return emit refused(
            tr("These frames have %1 already, or cannot be edited.").arg(m_dialog->tagName()));
    const int steps = m_document.undoStack().index();
    useTag(m_document, {std::nullopt, m_dialog->tagName()}, text, [&](TagId tag) {
        plan = bulkPlan(m_document.library(), tag, BulkOperation::Add, where);
        m_document.changeSheets(plan.changes, text);
    });
    if (m_document.undoStack().index() == steps) return; // the set is locked, as was said
    emit done(tr("Marked %1 frames of %n clip(s) as %2", nullptr, int(plan.changes.size()))
                  .arg(QLocale().toString(qlonglong(plan.frames)))
                  .arg(m_dialog->tagName()));
}

} // namespace tagline
