#include "app/presenters/search/LikenessPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/query/HitTagging.h"
#include "app/presenters/search/LikenessDialog.h"
#include "core/library/edits/ExampleEdits.h"
#include "core/query/editing/QueryEcho.h"
#include "widgets/theme/messages/Question.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QLocale>
#include <QWidget>

#include <algorithm>
#include <map>
#include <string>

namespace tagline {
namespace {

constexpr QSize likenessDialogSize{460, 520};
constexpr double longestExample = 20.0; ///< seconds

/// The clip's name; with a number behind it where an example has that.
std::string proposedExampleName(const ClipLibrary& library, const MotionExample& example)
{
    const auto isTaken = [&](const std::string& name) {
        return std::ranges::count(library.examples(), name, &MotionExample::name) > 0;
    };
    const auto clip = library.findClip(example.range);
    const std::string plain = clip ? library.clip(*clip).displayName : example.range.clip;
    std::string name = plain;
    for (int number = 2; isTaken(name); ++number) name = plain + ' ' + std::to_string(number);
    return name;
}

QString framesText(FrameRange frames) { return QStringLiteral("%1–%2").arg(frames.start).arg(frames.stop); }

/// "walk, frames 60–120".
QString exampleText(const ClipLibrary& library, const MotionExample& example)
{
    const auto clip = library.findClip(example.range);
    return LikenessPresenter::tr("%1, frames %2")
        .arg(QString::fromStdString(clip ? library.clip(*clip).displayName : example.range.clip),
             framesText(example.range.frames));
}

} // namespace

LikenessPresenter::LikenessPresenter(const PresenterContext& context, QWidget* picture)
    : Presenter(context)
    , m_picture(picture)
    , m_session(m_document)
{
    m_actions.connectTo("query.like", this, [this] { ask(); });
    m_actions.connectTo("query.examples", this, [this] { editExamples(); });
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
    showBeside(
        m_dialog, m_window, likenessDialogSize, [this] { prepare(); }, {}, m_picture);
    m_dialog->setExample(tr("%1, frames %2").arg(shortName(clip), framesText(frames)));
    m_session.ask({clip, frames}, m_dialog->findsMirrored());
}

void LikenessPresenter::prepare()
{
    connect(m_dialog, &LikenessDialog::hitChosen, this, &LikenessPresenter::showHit);
    connect(m_dialog, &LikenessDialog::decided, this, &LikenessPresenter::decide);
    connect(m_dialog, &LikenessDialog::forgetRequested, &m_session, &LikenessSession::forgetDecisions);
    connect(m_dialog, &LikenessDialog::tagRequested, this, &LikenessPresenter::tagHits);
    connect(m_dialog, &LikenessDialog::keepRequested, this, &LikenessPresenter::keep);
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
        return tr("This example cannot be compared: %1.").arg(errorText(*m_session.error()));
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
    m_dialog->setDistanceByChance(m_session.distanceByChance());
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

/// The example that is looked for, with what was decided, still without a name.
MotionExample LikenessPresenter::exampleToKeep() const
{
    const ClipLibrary& library = m_document.library();
    const LikenessExample& example = *m_session.example();
    MotionExample kept;
    kept.range = exampleRange(library, example.clip, example.frames);
    kept.distance = std::clamp(m_dialog->distance().value_or(MotionExample::usualDistance),
                               MotionExample::leastDistance, MotionExample::mostDistance);
    kept.findsMirrored = m_dialog->findsMirrored();
    for (const LikenessDecision& each : m_session.decisions())
        (each.isAccepted ? kept.accepted : kept.rejected)
            .push_back(exampleRange(library, each.clip, each.frames, each.isMirrored));
    return kept;
}

void LikenessPresenter::keep()
{
    if (!m_session.example() || !m_document.mayEdit()) return;
    MotionExample kept = exampleToKeep();
    const auto name =
        askedText(tr("Keep as Example"), tr("Queries ask for it by this name:"), tr("Keep"),
                  QString::fromStdString(proposedExampleName(m_document.library(), kept)), m_dialog);
    if (!name || name->isEmpty()) return;
    kept.name = name->toStdString();
    const auto& examples = m_document.library().examples();
    const auto taken = std::ranges::find(examples, kept.name, &MotionExample::name);
    if (taken != examples.end() &&
        !isWanted({.title = tr("Keep as Example"),
                   .text = tr("There is an example “%1” already (%2).")
                               .arg(*name, exampleText(m_document.library(), *taken)),
                   .detail = tr("Queries that ask for it would find something else."),
                   .verb = tr("Replace"),
                   .isCautious = true},
                  m_dialog))
        return;
    m_document.set(&LibraryEdit::examples, withExample(examples, std::move(kept)),
                   tr("Keep Example %1").arg(*name));
    emit done(
        tr("Queries ask for it by like(%1).").arg(QString::fromStdString(inQuotes(name->toStdString()))));
}

/// One of the kept ones is chosen, then what becomes of it.
void LikenessPresenter::editExamples()
{
    const auto& examples = m_document.library().examples();
    if (examples.empty())
        return emit refused(tr("No example is kept yet: More Like This keeps one under a name."));
    QStringList lines, names;
    for (const MotionExample& each : examples) {
        names << QString::fromStdString(each.name);
        lines << tr("%1 — %2, up to %3", "an example, where it is, a distance")
                     .arg(names.back(), exampleText(m_document.library(), each),
                          QLocale().toString(each.distance, 'f', 2));
    }
    const auto line =
        askedChoice(tr("Examples of Motion"), tr("A query finds motion like one of them by like(\"name\"):"),
                    tr("Rename or Remove…"), lines, &m_window);
    if (!line || !m_document.mayEdit()) return;
    const QString name = names.value(lines.indexOf(*line));
    const Reply reply =
        replyTo({.title = tr("Examples of Motion"),
                 .text = tr("What should become of the example “%1”?").arg(name),
                 .detail = tr("Queries follow its new name; without it they cannot be asked."),
                 .verb = tr("Rename…"),
                 .otherVerb = tr("Remove")},
                &m_window);
    if (reply == Reply::Yes) renameExample(name);
    if (reply == Reply::Other) removeExample(name);
}

void LikenessPresenter::renameExample(const QString& name)
{
    const auto wanted = askedText(tr("Rename Example"), tr("Its new name:"), tr("Rename"), name, &m_window);
    if (!wanted || wanted->isEmpty() || *wanted == name) return;
    const auto isThere = [&](const QString& each) {
        return std::ranges::count(m_document.library().examples(), each.toStdString(), &MotionExample::name) >
               0;
    };
    if (isThere(*wanted)) return emit refused(tr("There is already an example “%1”.").arg(*wanted));
    if (!isThere(name)) return; // another program removed it meanwhile
    m_document.change(exampleRenaming(m_document.library(), name.toStdString(), wanted->toStdString()),
                      tr("Rename Example %1").arg(name));
}

void LikenessPresenter::removeExample(const QString& name)
{
    std::vector<MotionExample> examples = m_document.library().examples();
    std::erase_if(examples, [&](const MotionExample& each) { return each.name == name.toStdString(); });
    m_document.set(&LibraryEdit::examples, std::move(examples), tr("Remove Example %1").arg(name));
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
