#include "app/presenters/library/SpentTimePresenter.h"

#include "app/presenters/library/LibraryPresenter.h"
#include "app/presenters/messages/ErrorWords.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/messages/Question.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QLocale>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace tagline {
namespace {

/// A clock that nobody sets.
std::function<WorkClock::Milliseconds()> steadyClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return WorkClock::Milliseconds(timer.elapsed()); };
}

/// Whether a person made the event. Of a key that is a command Qt asks first, by an event of its own making.
bool isDoing(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::ShortcutOverride:
        return true;
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TabletMove:
    case QEvent::TabletPress:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
        return event.spontaneous();
    default:
        return false;
    }
}

QString spentText(std::int64_t milliseconds)
{
    return SpentTimePresenter::tr("%1 minutes").arg(QLocale().toString(minutesOf(milliseconds), 'f', 1));
}

} // namespace

SpentTimePresenter::SpentTimePresenter(const PresenterContext& context, LibraryPresenter& library,
                                       LibraryView& view, std::string file)
    : Presenter(context)
    , m_view(view)
    , m_session(std::move(file), steadyClock())
{
    library.setSpentTimes([this](ClipId clip) { return of(clip); });
    connect(&m_workspace, &Workspace::currentClipChanged, this, &SpentTimePresenter::showClip);
    connect(&m_playback, &PlaybackSession::stateChanged, this, &SpentTimePresenter::showClip);
    connect(qApp, &QGuiApplication::applicationStateChanged, this,
            [this](Qt::ApplicationState state) { m_session.setInFront(state == Qt::ApplicationActive); });
    connect(&m_session, &SpentTimeSession::counted, this, &SpentTimePresenter::showTime);
    connect(&m_session, &SpentTimeSession::changed, this, &SpentTimePresenter::showAllTimes);
    connect(&m_session, &SpentTimeSession::failed, this, [this](const Error& error) {
        emit refused(tr("The minutes for each clip are not kept: %1").arg(errorText(error)));
    });
}

SpentTimePresenter::~SpentTimePresenter()
{
    qApp->removeEventFilter(this);
    m_session.disconnect(this); // its last counts are kept, and not shown
}

void SpentTimePresenter::setCounting(bool isCounting)
{
    if (isCounting == m_session.isCounting()) return;
    m_session.setInFront(QGuiApplication::applicationState() == Qt::ApplicationActive);
    m_session.setCounting(isCounting);
    if (isCounting)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

bool SpentTimePresenter::eventFilter(QObject* watched, QEvent* event)
{
    if (isDoing(*event)) m_session.noteInput();
    return QObject::eventFilter(watched, event);
}

/// The clip counts while nothing else is shown in its place.
void SpentTimePresenter::showClip()
{
    const ClipId clip = m_workspace.currentClip();
    const ClipLibrary& library = m_document.library();
    if (clip.isValid() && clip.value < library.clipCount() && m_playback.isClipShown())
        m_session.show(spentClip(library, clip));
    else
        m_session.show({});
}

std::int64_t SpentTimePresenter::of(ClipId clip) const
{
    if (m_session.times().isEmpty()) return 0;
    return m_session.times().of(spentClip(m_document.library(), clip));
}

void SpentTimePresenter::showTime(const SpentClip& clip)
{
    const auto found = clipOf(clip, m_document.library());
    if (!found) return; // of the library before
    const ClipSpentTime shown{*found, m_session.times().of(clip)};
    m_view.model().setSpentTimes({&shown, 1});
    emit totalsChanged();
}

void SpentTimePresenter::showAllTimes()
{
    std::vector<ClipSpentTime> shown;
    for (const ClipId clip : m_document.library().clipsInPathOrder()) shown.push_back({clip, of(clip)});
    m_view.model().setSpentTimes(shown);
    emit totalsChanged();
}

QString SpentTimePresenter::keptText() const
{
    const SpentTimes& times = m_session.times();
    if (times.isEmpty()) return {};
    return tr("%1 for %n clip(s)", "12.5 minutes", int(times.byClip().size())).arg(spentText(times.whole()));
}

void SpentTimePresenter::clear()
{
    if (!isWanted({.title = tr("Clear Minutes"),
                   .text = tr("Forget how long you worked on each clip (%1)?").arg(keptText()),
                   .verb = tr("Clear"),
                   .isCautious = true},
                  QApplication::activeWindow() ? QApplication::activeWindow() : &m_window))
        return;
    if (const auto cleared = m_session.clear(); !cleared)
        emit refused(errorText(cleared.error()));
    else
        emit noted(tr("The minutes for each clip are cleared."));
}

QString SpentTimePresenter::totalsText() const
{
    if (m_session.times().isEmpty()) return {};
    const auto& answer = m_query.answer();
    std::int64_t all = 0, ofAnswer = 0;
    for (const auto& [worked, milliseconds] : m_session.times().byClip()) { // far fewer than there are clips
        const auto clip = clipOf(worked, m_document.library());
        if (!clip) continue;
        all += milliseconds;
        if (answer && answer->totalsOf(*clip).frames > 0) ofAnswer += milliseconds;
    }
    if (all == 0) return {};
    if (!answer) return tr("You worked on all clips for %1.").arg(spentText(all));
    return tr("You worked on the clips of the answer for %1, on all clips for %2.")
        .arg(spentText(ofAnswer), spentText(all));
}

} // namespace tagline
