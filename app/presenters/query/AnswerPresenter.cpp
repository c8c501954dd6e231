#include "app/presenters/query/AnswerPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/query/HitTagging.h"
#include "app/presenters/query/LiveTagNames.h"
#include "core/exports/ExportFolder.h"
#include "core/exports/tables/LibraryCsv.h"
#include "core/system/saving/DurableFile.h"
#include "widgets/query/QueryBar.h"
#include "widgets/tags/choice/TagChoiceDialog.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/messages/Question.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace tagline {
namespace {

/// Why a live tag cannot have this name, or what it does to one that has it.
ChoiceEffect effectOfLiveTag(const QString& name, const LibraryDocument& document)
{
    const auto& derived = document.library().derivedTags();
    const std::string typed = name.toStdString();
    if (findNamed(derived, typed)) return {AnswerPresenter::tr("Replaces the live tag of this name."), true};
    if (const QString problem = liveTagNameProblem(name, document.library()); !problem.isEmpty())
        return {problem, false};
    return {
        AnswerPresenter::tr("It always has the frames that the query finds: as a lane on the timeline and in "
                            "every export. It is in the menu of saved queries."),
        true};
}

} // namespace

AnswerPresenter::AnswerPresenter(const PresenterContext& context, QueryBar& bar)
    : Presenter(context)
    , m_bar(bar)
{
    m_actions.connectTo("query.tagHits", this, [this] { tagHits(); });
    m_actions.connectTo("query.liveTag", this, [this] { makeLiveTag(); });
    m_actions.connectTo("query.export", this, [this] { exportAnswer(); });
    m_actions.connectTo("query.cut", this, [this] {
        if (hasAnswer()) emit cutRequested();
    });
    m_bar.setAnswerActions({m_actions["query.tagHits"], m_actions["query.liveTag"],
                            m_actions["query.statistics"], m_actions["query.export"],
                            m_actions["query.cut"]});
    m_bar.setHitActions(m_actions["query.previousHit"], m_actions["query.nextHit"]);
}

QWidget* AnswerPresenter::window() const { return m_bar.window(); }

/// There is a whole answer to what is typed; else the reason is told by `refused`.
bool AnswerPresenter::hasAnswer()
{
    QString reason;
    if (m_query.state() == QueryState::Empty)
        reason = tr("Type a query first%1.").arg(m_actions.bracketedKey("query.focus"));
    else if (m_query.state() == QueryState::Invalid && m_query.error().column == 0)
        reason = coreText(m_query.error().message);
    else if (m_query.state() == QueryState::Invalid)
        reason = tr("The query cannot be read: correct what is underlined first.");
    else if (!m_query.isAnswered())
        reason = tr("The query is still being answered: try again in a moment.");
    else if (m_query.progress())
        reason = tr("The answer is not complete yet: wait until all clips are computed.");
    else if (m_query.answer()->isEmpty())
        return emit noted(tr("The query found nothing.")), false;
    if (!reason.isEmpty()) emit refused(reason);
    return reason.isEmpty();
}

void AnswerPresenter::tagHits()
{
    if (!hasAnswer()) return;
    std::vector<ClipFrames> hits;
    m_query.answer()->forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
        hits.push_back({clip, FrameRanges::canonical({ranges.begin(), ranges.end()})});
    });
    if (const auto text = tagline::tagHits(m_document, m_workspace, hits, HitsOf::Answer, window()))
        emit done(*text);
}

void AnswerPresenter::makeLiveTag()
{
    if (m_query.state() != QueryState::Valid) {
        hasAnswer(); // says why
        return;
    }
    const std::string query = m_query.echo().toStdString();
    TagChoiceDialog dialog(
        {tr("Make a Live Tag"),
         tr("Name of the live tag, whose frames are always those of %1:").arg(m_query.echo()),
         tr("Make Live Tag")},
        {}, {}, window());
    dialog.setEffect([this](const TagChoice& choice) { return effectOfLiveTag(choice.name, m_document); });
    if (dialog.exec() != QDialog::Accepted) return;
    std::vector<SavedQuery> derived = m_document.library().derivedTags();
    setQuery(derived, dialog.choice().name.toStdString(), query);
    const QString text = tr("Make Live Tag %1").arg(dialog.choice().name);
    m_document.set(&LibraryEdit::derived, std::move(derived), text);
    emit liveTagMade(dialog.choice().name);
    emit done(tr("Made the live tag %1: it has a lane, and is in the menu of saved queries")
                  .arg(dialog.choice().name));
}

void AnswerPresenter::exportAnswer()
{
    if (!hasAnswer()) return;
    const ExportOptions options{.folder = libraryFolder(m_document.library(), m_document.libraryPath())};
    const QString folder = options.folder.empty() ? QDir::homePath() : QString::fromStdString(options.folder);
    const QString path = QFileDialog::getSaveFileName(window(), tr("Export the Answer"),
                                                      exportFolder(m_settings, folder) + "/answer.csv",
                                                      tr("CSV tables (*.csv)"));
    if (path.isEmpty()) return;
    keepExportFolder(m_settings, QFileInfo(path).absolutePath());
    const auto written = writeDurably(QFile::encodeName(path).toStdString(),
                                      answerCsv(*m_query.answer(), m_document.library(), options));
    if (!written)
        showNotice(tr("Export the Answer"), errorText(written.error()), window());
    else
        emit done(tr("Exported %n hit(s) to %1", nullptr, int(m_query.answer()->totals().ranges)).arg(path));
}

} // namespace tagline
