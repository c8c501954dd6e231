#include "app/presenters/search/TransitionsPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/query/OfferedNames.h"
#include "app/presenters/query/QueryNoteTexts.h"
#include "app/presenters/search/TransitionTexts.h"
#include "app/presenters/search/TransitionsDialog.h"
#include "core/library/LibraryQueries.h"
#include "core/staging/Stage.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/panels/BesidePlace.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/transitions/CostPicture.h"

#include <QWidget>

#include <algorithm>

namespace tagline {
namespace {

constexpr QSize transitionsSize{700, 330};

} // namespace

TransitionsPresenter::TransitionsPresenter(const PresenterContext& context, std::shared_ptr<BodyCache> bodies,
                                           TimelineWidget& timeline, WallView& wall, QWidget* picture)
    : Presenter(context)
    , m_timeline(timeline)
    , m_session(m_document, std::move(bodies))
    , m_arcs(m_document, m_workspace, m_session, timeline, wall, m_actions)
{
    m_actions.connectTo("controller.findTransitions", this, [this, picture] {
        if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
        showBeside(
            m_dialog, m_window, transitionsSize, [this] { prepare(); }, {&m_timeline}, picture);
    });
    m_player.setStaging([this](ClipId clip, const std::shared_ptr<const ImportedModel>& figure) {
        const ClipLibrary& library = m_document.library();
        return clip.value < library.clipCount() ? stagedIn(library, clip, figure) : StagedClip();
    });
    connect(&m_arcs, &TransitionArcs::lineClicked, this, &TransitionsPresenter::chooseLine);
    connect(&m_costs, &TransitionCostSession::changed, this, &TransitionsPresenter::showCosts);
    connect(&m_session, &TransitionSession::changed, this, &TransitionsPresenter::show);
    connect(&m_document, &LibraryDocument::changed, this, &TransitionsPresenter::followDocument);
}

void TransitionsPresenter::followDocument(const DocumentChange& change)
{
    if (change.isReset) {
        if (m_dialog) m_dialog->reject();
        return m_player.clear();
    }
    if (change.areSheetsChanged ||
        change.parts.hasAny({LibraryPart::Vocabulary, LibraryPart::Queries, LibraryPart::Examples}))
        offerNames();
}

/// To is the query bar's text; both stay as they were left.
void TransitionsPresenter::prepare()
{
    connect(m_dialog, &TransitionsDialog::asked, this, &TransitionsPresenter::ask);
    connect(m_dialog, &TransitionsDialog::lineChosen, this, &TransitionsPresenter::showLine);
    connect(m_dialog, &TransitionsDialog::lineChosen, this, &TransitionsPresenter::askCosts);
    connect(m_dialog, &TransitionsDialog::pairTaken, this, &TransitionsPresenter::takePair);
    connect(m_dialog, &TransitionsDialog::playRequested, this, &TransitionsPresenter::play);
    connect(m_dialog, &QDialog::finished, &m_session, [this] {
        m_session.stop();
        if (m_playback.isShown(m_player)) m_playback.show(nullptr); // back to the clip
    });
    offerNames();
    const QString typed = m_query.text().trimmed();
    m_dialog->setTexts(m_session.wish().from, typed.isEmpty() ? m_session.wish().to : typed);
    ask();
}

void TransitionsPresenter::offerNames()
{
    if (!m_dialog) return;
    for (QueryEdit* field : m_dialog->fields()) tagline::offerNames(m_document.library(), *field);
}

void TransitionsPresenter::ask()
{
    m_session.ask({m_dialog->from(), m_dialog->to(),
                   m_dialog->comparesWholeBody() ? TransitionBody::Whole : TransitionBody::Legs});
}

/// Text about the state of the search; empty if there is nothing to say.
QString TransitionsPresenter::searchText() const
{
    if (const auto& error = m_session.fromError()) return tr("From: %1").arg(coreText(error->message));
    if (const auto& error = m_session.toError()) return tr("To: %1").arg(coreText(error->message));
    if (m_session.isSearching()) return tr("Searching: how all clips move is compared…");
    if (m_session.hasFailed()) return tr("The search failed. It runs again once a query changes.");
    if (!m_session.isAnswered()) return tr("Type two queries: which frames to leave, and which to go to.");
    if (m_session.found().empty())
        return tr("A query finds no frame of a body that could play, or playing on leads there.");
    if (m_session.withoutBody() == 0) return {};
    return tr("%n clip(s) without a known body are left out.", nullptr, int(m_session.withoutBody()));
}

/// Names in either query that could have meant something else are said too.
QString TransitionsPresenter::note() const
{
    QStringList texts(searchText());
    for (const QString& typed : {m_session.wish().from, m_session.wish().to})
        if (const auto query = parseQuery(typed.toStdString(), m_document.library()))
            texts << queryNoteTexts(*query, m_document.library());
    texts.removeAll(QString());
    texts.removeDuplicates();
    return texts.join('\n');
}

void TransitionsPresenter::show()
{
    if (!m_dialog) return m_arcs.show({});
    showLines();
    m_dialog->setErrors(m_session.fromError() ? m_session.fromError()->column : 0,
                        m_session.toError() ? m_session.toError()->column : 0);
    m_dialog->setNote(note());
    m_arcs.show(m_dialog->chosenLine());
    if (const FoundTransition* found = chosen(); !found || !m_costs.holds(m_session.store(), found->pair))
        askCosts();
}

void TransitionsPresenter::showLines()
{
    std::vector<TransitionLine> lines;
    for (const FoundTransition& each : m_session.found()) lines.push_back(lineOf(each));
    m_dialog->setLines(std::move(lines), m_session.isSearching());
}

/// The transition of the chosen line; null if none is chosen.
const FoundTransition* TransitionsPresenter::chosen() const
{
    const auto line = m_dialog ? m_dialog->chosenLine() : std::nullopt;
    return line && std::size_t(*line) < m_session.found().size() ? &m_session.found()[std::size_t(*line)]
                                                                 : nullptr;
}

void TransitionsPresenter::askCosts()
{
    const FoundTransition* found = chosen();
    if (found && m_session.store())
        m_costs.ask(m_session.store(), found->pair);
    else
        m_costs.clear();
}

void TransitionsPresenter::showCosts()
{
    if (!m_dialog) return;
    std::optional<CostPictureContent> content;
    const ClipLibrary& library = m_document.library();
    const auto nameOf = [&](const FeaturePlace& place) {
        return place.clip.value < library.clipCount()
                   ? QString::fromStdString(library.clip(place.clip).displayName)
                   : QString();
    };
    if (const auto& costs = m_costs.costs())
        content = CostPictureContent{*costs, nameOf(costs->from.front()), nameOf(costs->to.front()),
                                     [this](float cost) { return transitionTime(m_session.seconds(cost)); }};
    m_dialog->setCosts(std::move(content), m_costs.isComputing());
    const FoundTransition* found = chosen();
    m_dialog->markPair(found ? std::optional(found->pair) : std::nullopt);
}

/// The picture stays as it is, so that the next cell lies where it lay.
void TransitionsPresenter::takePair(const TransitionPair& pair)
{
    const auto line = int(m_session.takeByHand(pair));
    showLines();
    m_dialog->chooseLine(line);
    showLine(line);
}

TransitionLine TransitionsPresenter::lineOf(const FoundTransition& found) const
{
    const ClipLibrary& library = m_document.library();
    return {transitionTime(found.seconds), momentName(library, found.pair.from),
            momentName(library, found.pair.to), found.pair, found.isByHand};
}

/// Chooses a line as a click on it does, even if it is chosen already.
void TransitionsPresenter::chooseLine(int line)
{
    if (m_dialog) m_dialog->chooseLine(line);
    showLine(line);
    askCosts();
}

void TransitionsPresenter::showLine(int line)
{
    if (line < 0 || std::size_t(line) >= m_session.found().size()) return;
    m_arcs.show(line);
    const FeaturePlace from = m_session.found()[std::size_t(line)].pair.from;
    if (from.clip.value >= m_document.library().clipCount()) return;
    m_workspace.show(from.clip, from.frame);
}

void TransitionsPresenter::play(int line)
{
    if (line < 0 || std::size_t(line) >= m_session.found().size()) return;
    const TransitionPair& pair = m_session.found()[std::size_t(line)].pair;
    const ClipLibrary& library = m_document.library();
    if (std::max(pair.from.clip.value, pair.to.clip.value) >= library.clipCount())
        return emit refused(tr("A clip of this transition is no more."));
    StagedClip from = stagedIn(library, pair.from.clip);
    StagedClip to = from.isEmpty() ? StagedClip() : stagedWhereItFits(library, pair.to.clip, from.figure);
    if (!m_player.setPair(pair, std::move(from), std::move(to)))
        return emit refused(tr("A file of this transition could not be read."));
    m_playback.show(&m_player);
    m_playback.setPlaying(true);
}

} // namespace tagline
