#include "app/presenters/takes/TakesPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/takes/TakesDialog.h"
#include "core/imports/shoot/ProposedTakes.h"
#include "core/library/takes/LibraryTakes.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QSize>

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>
#include <string>
#include <utility>

namespace tagline {
namespace {

constexpr QSize takesDialogSize{520, 480};
/// Takes that are listed, and as many that are proposed; all are counted.
constexpr std::size_t mostListedTakes = 500;
constexpr double microsecondsASecond = 1e6;

/// Rounds to the moment of a frame if the microseconds mean one: steps of the field add up to frames.
double onFrame(double seconds, FrameRate rate)
{
    constexpr double near = 1e-3; // of a frame
    const double frame = std::round(rate.frames(seconds));
    return std::abs(rate.frames(seconds) - frame) < near ? rate.seconds(frame) : seconds;
}

std::span<const Take> listedTakes(const std::vector<Take>& takes)
{
    return std::span(takes).first(std::min(takes.size(), mostListedTakes));
}

TakeLine takeLine(const Take& take, bool isProposed, const ClipLibrary& library)
{
    TakeLine line{QString::fromStdString(take.name), isProposed, {}};
    for (const TakeMember& member : take.members) {
        const auto clip = clipOf(member, library);
        TakeClipLine each;
        each.name = clip ? clipName(library, *clip)
                         : TakesPresenter::tr("%1 (not there)").arg(QString::fromStdString(member.clip));
        each.offset = double(member.offset) / microsecondsASecond;
        if (clip) each.step = library.clip(*clip).rate.seconds(1.0);
        line.clips.push_back(std::move(each));
    }
    return line;
}

} // namespace

QString noTakeText()
{
    return TakesPresenter::tr(
        "No clip was recorded together with this one; Clip ▸ Take ▸ Takes says which were.");
}

TakesPresenter::TakesPresenter(const PresenterContext& context)
    : Presenter(context)
{
    m_actions.connectTo("clip.takes", this, [this] { open(); });
    m_actions.connectTo("clip.takeOffset", this, [this] { editOffset(); });
    m_actions.connectTo("clip.nextOfTake", this, [this] { goToNext(); });
    m_workspace.setEntryFrame([this](ClipId from, Frame at, ClipId to) {
        const ClipLibrary& library = m_document.library();
        const bool areThere = from.value < library.clipCount() && to.value < library.clipCount();
        return areThere ? frameOfPartner(library, from, at, to).value_or(0) : 0;
    });
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (!m_dialog) return;
        if (change.isReset) return m_dialog->reject();
        if (m_isMoving) return show();
        if (change.parts.has(LibraryPart::Takes) || change.areSourcesChanged) propose();
    });
}

void TakesPresenter::open()
{
    if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
    showBeside(m_dialog, m_window, takesDialogSize, [this] {
        connect(m_dialog, &TakesDialog::patternChanged, this, &TakesPresenter::propose);
        connect(m_dialog, &TakesDialog::clipChosen, this, &TakesPresenter::showClip);
        connect(m_dialog, &TakesDialog::acceptAllRequested, this, [this] { accept(m_proposed); });
        connect(m_dialog, &TakesDialog::acceptRequested, this, [this](int take) {
            if (const auto shown = shownTake(take)) accept({*shown});
        });
        connect(m_dialog, &TakesDialog::removeRequested, this, &TakesPresenter::remove);
        connect(m_dialog, &TakesDialog::offsetEdited, this, &TakesPresenter::setOffset);
        connect(m_dialog, &QDialog::finished, this, [this] {
            m_proposing.drop();
            m_proposed.clear();
            m_moved.clear();
        });
    });
    propose();
}

void TakesPresenter::editOffset()
{
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid()) return emit refused(tr("Show a clip of a take first."));
    const Take* take = takeOfClip(library, clip);
    if (!take) return emit refused(noTakeText());
    const auto place = std::size_t(take - library.takes().data());
    if (place >= mostListedTakes)
        return emit refused(tr("Only the first %n take(s) are listed; the command tagline takes offset "
                               "changes the others.",
                               nullptr, int(mostListedTakes)));
    const auto member = std::ranges::find_if(
        take->members, [&](const TakeMember& each) { return clipOf(each, library) == clip; });
    const auto number = int(member - take->members.begin());
    open();
    m_dialog->editOffset(int(place), number);
}

/// Sets the offset of a row's clip; further edits of the same row belong to the same step.
void TakesPresenter::setOffset(int take, int clip, double seconds)
{
    const auto shown = shownTake(take);
    const ClipLibrary& library = m_document.library();
    const bool isKept = shown && findTake(library, shown->name);
    if (!isKept || clip < 0 || std::size_t(clip) >= shown->members.size()) return;
    const QString moved = QStringLiteral("%1 %2").arg(clip).arg(QString::fromStdString(shown->name));
    if (moved != m_moved) m_gesture = m_document.newGesture();
    m_moved = moved;
    m_isMoving = true;
    const auto moving = clipOf(shown->members[std::size_t(clip)], library);
    const double exact = moving ? onFrame(seconds, library.clip(*moving).rate) : seconds;
    m_document.set(
        &LibraryEdit::takes,
        takesWithOffset(library, shown->name, std::size_t(clip), std::llround(exact * microsecondsASecond)),
        tr("Offset in Take %1").arg(QString::fromStdString(shown->name)), m_gesture);
    m_isMoving = false;
    show(); // restores the row if it may not be changed
}

void TakesPresenter::goToNext()
{
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid()) return emit refused(tr("Show a clip of a take first."));
    const auto next = nextOfTake(m_document.library(), clip);
    if (!next) return emit refused(noTakeText());
    m_workspace.setCurrentClip(*next);
}

/// Names of a whole library take their time: they are looked at on another thread.
void TakesPresenter::propose()
{
    if (!m_dialog) return;
    m_proposing.drop();
    m_proposed.clear();
    m_error.clear();
    std::optional<TakePattern> pattern;
    if (const QString text = m_dialog->pattern(); !text.isEmpty()) {
        const auto parsed = TakePattern::parsed(text.toStdString());
        if (parsed)
            pattern = *parsed;
        else
            m_error = coreText(parsed.error().message);
    }
    m_isProposing = m_error.isEmpty();
    show();
    if (!m_isProposing) return;
    const auto found = std::make_shared<std::vector<Take>>();
    m_proposing = m_jobs.start(
        tr("Proposing takes"),
        [found, pattern, library = std::make_shared<const ClipLibrary>(m_document.library())] {
            *found = proposedTakes(*library, pattern);
        },
        [this, found](bool) { takeProposals(std::move(*found)); });
}

void TakesPresenter::takeProposals(std::vector<Take> proposed)
{
    m_isProposing = false;
    if (!m_dialog) return;
    m_proposed = std::move(proposed);
    show();
}

void TakesPresenter::show()
{
    const ClipLibrary& library = m_document.library();
    std::vector<TakeLine> lines;
    for (const Take& take : listedTakes(library.takes())) lines.push_back(takeLine(take, false, library));
    for (const Take& take : listedTakes(m_proposed)) lines.push_back(takeLine(take, true, library));
    m_dialog->setTakes(lines);
    const QString kept = tr("%n take(s)", nullptr, int(library.takes().size()));
    const QString proposed =
        m_isProposing ? tr("looking for more…") : tr("%n proposed", nullptr, int(m_proposed.size()));
    m_dialog->setNote(m_error.isEmpty() ? tr("%1, %2").arg(kept, proposed) : m_error);
}

/// A shown take, or none; those of the library come before proposed ones.
std::optional<Take> TakesPresenter::shownTake(int take) const
{
    const auto kept = listedTakes(m_document.library().takes()), proposed = listedTakes(m_proposed);
    const auto place = std::size_t(take);
    if (take < 0 || place >= kept.size() + proposed.size()) return std::nullopt;
    return place < kept.size() ? kept[place] : proposed[place - kept.size()];
}

void TakesPresenter::showClip(int take, int clip)
{
    const auto shown = shownTake(take);
    if (!shown || clip < 0 || std::size_t(clip) >= shown->members.size()) return;
    m_moved.clear();
    if (const auto found = clipOf(shown->members[std::size_t(clip)], m_document.library()))
        m_workspace.setCurrentClip(*found);
}

void TakesPresenter::accept(const std::vector<Take>& takes)
{
    if (takes.empty()) return;
    const int count = int(takes.size());
    m_document.set(&LibraryEdit::takes, takesWith(m_document.library(), takes),
                   tr("Add %n Take(s)", nullptr, count));
}

void TakesPresenter::remove(int take)
{
    const auto shown = shownTake(take);
    if (!shown) return;
    const std::vector<std::string> names{shown->name};
    m_document.set(&LibraryEdit::takes, takesWithout(m_document.library(), names),
                   tr("Remove Take %1").arg(QString::fromStdString(shown->name)));
}

} // namespace tagline
