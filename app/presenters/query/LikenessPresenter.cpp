#include "app/presenters/query/LikenessPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/query/HitTagging.h"
#include "app/presenters/query/LikenessDialog.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QWidget>

#include <algorithm>
#include <map>

namespace tagline {
namespace {

constexpr QSize likenessDialogSize{460, 520};
constexpr double longestExample = 20.0; ///< seconds

QString framesText(FrameRange frames) { return QStringLiteral("%1–%2").arg(frames.start).arg(frames.stop); }

} // namespace

LikenessPresenter::LikenessPresenter(LibraryDocument& document, Workspace& workspace, ActionRegistry& actions,
                                     QWidget* window)
    : m_document(document)
    , m_workspace(workspace)
    , m_window(window)
    , m_session(document)
{
    actions.connectTo("query.like", this, [this] { ask(); });
    connect(&m_session, &LikenessSession::changed, this, &LikenessPresenter::show);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset && m_dialog) m_dialog->reject();
    });
}

QString LikenessPresenter::shortName(ClipId clip) const
{
    return QString::fromStdString(m_document.library().clip(clip).displayName);
}

/// The first selected range of the clip in view is the example.
void LikenessPresenter::ask()
{
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid()) return emit refused(tr("Choose a clip in the library first."));
    if (m_workspace.selection().empty())
        return emit refused(tr("Select a range to search for similar motion."));
    const LibraryClip& of = m_document.library().clip(clip);
    FrameRange frames = m_workspace.selection().front().range;
    frames = {std::max<Frame>(frames.start, 0), std::min(frames.stop, of.frames)};
    if (frames.isEmpty() || !m_document.library().motion(clip))
        return emit refused(tr("The file of this clip could not be read."));
    if (of.rate.seconds(double(frames.stop - frames.start)) > longestExample)
        return emit refused(tr("An example lasts 20 seconds at most: select a shorter range."));
    showBeside(m_dialog, *m_window, likenessDialogSize, [this] { prepare(); });
    m_dialog->setExample(tr("%1, frames %2").arg(shortName(clip), framesText(frames)));
    m_session.ask({clip, frames}, m_dialog->findsMirrored());
}

void LikenessPresenter::prepare()
{
    connect(m_dialog, &LikenessDialog::hitChosen, this, &LikenessPresenter::showHit);
    connect(m_dialog, &LikenessDialog::decided, this, &LikenessPresenter::decide);
    connect(m_dialog, &LikenessDialog::forgetRequested, &m_session, &LikenessSession::forgetDecisions);
    connect(m_dialog, &LikenessDialog::tagRequested, this, &LikenessPresenter::tagHits);
    connect(m_dialog, &LikenessDialog::mirroredToggled, this, [this](bool isOn) {
        if (m_session.example()) m_session.ask(LikenessExample(*m_session.example()), isOn);
    });
    connect(m_dialog, &QDialog::finished, &m_session, &LikenessSession::clear);
}

QString LikenessPresenter::note() const
{
    if (m_session.hasFailed()) return tr("The comparison failed. Ask again to try it once more.");
    if (m_session.isSearching()) return tr("Comparing how all clips move…");
    if (m_session.error())
        return tr("This example cannot be compared: %1.")
            .arg(QString::fromStdString(m_session.error()->text()));
    if (m_session.hits().empty()) return tr("Nothing else moves like this.");
    if (m_session.withoutBody() == 0) return {};
    return tr("%n clip(s) without a known body cannot be compared.", nullptr, int(m_session.withoutBody()));
}

void LikenessPresenter::show()
{
    if (!m_dialog) return;
    if (!m_session.example()) return m_dialog->setNote(tr("The comparison was ended."));
    std::vector<LikenessLine> lines;
    for (const LikenessHit& hit : m_session.hits())
        lines.push_back(
            {shortName(hit.clip), framesText(hit.frames), hit, lines.size() < m_session.acceptedCount()});
    const auto& decisions = m_session.decisions();
    const auto accepted = int(std::ranges::count_if(decisions, &LikenessDecision::isAccepted));
    m_dialog->setHits(std::move(lines), !decisions.empty());
    m_dialog->setDecisions(accepted, int(decisions.size()) - accepted);
    m_dialog->setNote(note());
}

void LikenessPresenter::showHit(int hit)
{
    if (hit < 0 || std::size_t(hit) >= m_session.hits().size()) return;
    const LikenessHit& chosen = m_session.hits()[std::size_t(hit)];
    m_workspace.show(chosen.clip, chosen.frames.start);
}

void LikenessPresenter::decide(int hit, bool isAccepted)
{
    if (hit < int(m_session.acceptedCount()) || std::size_t(hit) >= m_session.hits().size()) return;
    m_session.decide(std::size_t(hit), isAccepted);
    goOn();
}

/// After a decision: with the best of the hits that are still open.
void LikenessPresenter::goOn()
{
    const int next = int(m_session.acceptedCount());
    m_dialog->setCurrent(next);
    showHit(next);
}

void LikenessPresenter::tagHits()
{
    std::map<std::uint32_t, std::vector<FrameRange>> ranges;
    for (int hit = 0; hit < m_dialog->keptCount(); ++hit) {
        const LikenessHit& kept = m_session.hits()[std::size_t(hit)];
        ranges[kept.clip.value].push_back(kept.frames);
    }
    std::vector<ClipFrames> hits;
    for (auto& [clip, frames] : ranges)
        hits.push_back({ClipId(clip), FrameRanges::canonical(std::move(frames))});
    if (const auto text = tagline::tagHits(m_document, m_workspace, hits, HitsOf::Answer, m_dialog))
        emit done(*text);
}

} // namespace tagline
