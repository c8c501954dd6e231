#include "app/presenters/suggesters/SuggestersPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/query/RulePresenter.h"
#include "app/presenters/suggesters/SuggestersDialog.h"
#include "app/presenters/timeline/SuggestionLanes.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/library/edits/TagRenaming.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/panels/BesidePlace.h"
#include "widgets/timeline/TimelineContent.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QKeyEvent>
#include <QLocale>

#include <algorithm>
#include <map>
#include <utility>

namespace tagline {
namespace {

constexpr QSize suggestersSize{600, 640};
constexpr std::size_t mostListed = 500; ///< suggestions; the next ones follow as these are decided

std::optional<SuggestionAct> actOf(int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return SuggestionAct::Accept;
    case Qt::Key_Backspace:
        return SuggestionAct::Reject;
    case Qt::Key_Tab:
        return SuggestionAct::Next;
    }
    return std::nullopt;
}

} // namespace

SuggestersPresenter::SuggestersPresenter(const PresenterContext& context, const Parts& parts,
                                         std::string file)
    : Presenter(context)
    , m_parts(parts)
    , m_session(m_document, std::move(file))
{
    m_actions.connectTo("tag.suggesters", this, [this] { open(); });
    connect(&m_session, &SuggesterSession::changed, this, &SuggestersPresenter::show);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset && m_dialog) m_dialog->reject();
    });
    m_parts.lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
    m_parts.timeline.installEventFilter(this);
    connect(&m_parts.timeline, &TimelineWidget::laneClicked, this, &SuggestersPresenter::chooseOnLane);
    m_parts.rules.setOtherDecisions([this](SuggestionAct act) { return decide(act); });
}

void SuggestersPresenter::open()
{
    showBeside(m_dialog, m_window, suggestersSize, [this] { connectDialog(); }, {&m_parts.timeline});
    m_problem.clear();
    m_isTypedWell = true;
    if (const auto error = m_session.load()) m_problem = errorText(*error);
    if (!m_session.find(m_chosen.toStdString()))
        m_chosen = m_session.suggesters().empty()
                       ? QString()
                       : QString::fromStdString(m_session.suggesters().front().suggester.name);
    show();
}

void SuggestersPresenter::connectDialog()
{
    connect(m_dialog, &SuggestersDialog::suggesterChosen, this, &SuggestersPresenter::choose);
    connect(m_dialog, &SuggestersDialog::addRequested, this, &SuggestersPresenter::add);
    connect(m_dialog, &SuggestersDialog::edited, this, &SuggestersPresenter::edit);
    connect(m_dialog, &SuggestersDialog::removeRequested, this, [this](const QString& name) {
        const auto& all = m_session.suggesters();
        const auto other = std::find_if(all.begin(), all.end(), [&](const KeptSuggester& each) {
            return each.suggester.name != name.toStdString();
        });
        m_chosen = other == all.end() ? QString() : QString::fromStdString(other->suggester.name);
        tell(m_session.remove(name.toStdString()));
    });
    connect(m_dialog, &SuggestersDialog::runRequested, this, &SuggestersPresenter::run);
    connect(m_dialog, &SuggestersDialog::stopRequested, &m_session, &SuggesterSession::cancel);
    connect(m_dialog, &SuggestersDialog::suggestionChosen, this, [this](int place) {
        if (place >= 0) look(std::size_t(place));
    });
    connect(m_dialog, &SuggestersDialog::acceptRequested, this, [this] { decide(SuggestionAct::Accept); });
    connect(m_dialog, &SuggestersDialog::rejectRequested, this, [this] { decide(SuggestionAct::Reject); });
    connect(m_dialog, &SuggestersDialog::acceptAllRequested, this,
            [this] { decide(SuggestionAct::AcceptAll); });
    connect(m_dialog, &QDialog::finished, this, &SuggestersPresenter::forget);
    for (const char* action : {"tag.acceptSuggestion", "tag.rejectSuggestion", "tag.nextSuggestion"})
        m_dialog->addAction(m_actions[action]); // with the keys that they have in the window
}

/// Drops all suggestions, and says so if a person left some of them undecided.
void SuggestersPresenter::forget()
{
    const int undecided = int(m_session.suggestions().size());
    const QString name = QString::fromStdString(m_session.name());
    m_session.clear();
    if (undecided > 0)
        emit noted(tr("Left undecided: %1 of %2. Run suggests them again.", "ranges, and a suggester")
                       .arg(tr("%Ln range(s)", nullptr, undecided), name));
}

void SuggestersPresenter::choose(const QString& name)
{
    m_chosen = name;
    m_problem.clear();
    m_isTypedWell = true;
    forget();
}

void SuggestersPresenter::add()
{
    int number = int(m_session.suggesters().size()) + 1;
    const auto nameOf = [](int each) { return tr("Suggester %1").arg(each); };
    while (m_session.find(nameOf(number).toStdString())) ++number;
    m_chosen = nameOf(number);
    Suggester added;
    added.name = m_chosen.toStdString();
    forget();
    tell(m_session.keep({}, added));
}

QString SuggestersPresenter::problemOf(const QString& former, const Suggester& suggester) const
{
    if (suggester.name.empty()) return tr("A suggester needs a name.");
    if (suggester.name != former.toStdString() && m_session.find(suggester.name))
        return tr("A suggester with this name already exists.");
    for (const std::string& tag : suggester.tags)
        if (const std::string wrong = tagNameProblem(tag); !wrong.empty())
            return tr("The tag %1: %2").arg(QString::fromStdString(tag), coreText(wrong));
    return {};
}

void SuggestersPresenter::edit(const QString& name, const Suggester& suggester)
{
    m_problem = problemOf(name, suggester);
    m_isTypedWell = m_problem.isEmpty();
    if (!m_isTypedWell) return show();
    m_chosen = QString::fromStdString(suggester.name);
    tell(m_session.keep(name.toStdString(), suggester));
}

void SuggestersPresenter::tell(const Result<void>& kept)
{
    m_problem = kept ? QString() : errorText(kept.error());
    show();
}

std::vector<ClipId> SuggestersPresenter::clips() const
{
    switch (m_dialog->scope()) {
    case RuleScope::AllClips:
        return m_document.library().clipsInPathOrder();
    case RuleScope::SelectedClips:
        return m_parts.libraryView.selectedClips();
    case RuleScope::CurrentClip:
        break;
    }
    const ClipId clip = m_workspace.currentClip();
    return clip.isValid() ? std::vector{clip} : std::vector<ClipId>();
}

void SuggestersPresenter::run(const QString& name)
{
    const KeptSuggester* kept = m_session.find(name.toStdString());
    if (!m_isTypedWell || !kept) return;
    m_problem.clear();
    if (kept->suggester.command.empty())
        m_problem = tr("Type the command first: a program and its arguments.");
    const std::vector<ClipId> asked = clips();
    if (asked.empty()) m_problem = tr("There is no clip to be asked about: open one, or select some.");
    if (!m_problem.isEmpty()) return show();
    m_session.run(kept->suggester.name, asked);
}

/// Text about the share of its suggestions that a person accepted, and the time that took.
QString SuggestersPresenter::useText() const
{
    const KeptSuggester* kept = m_session.find(m_chosen.toStdString());
    const auto precision = kept ? kept->use.precision() : std::nullopt;
    if (!precision) return {};
    const QLocale locale;
    return tr("So far %1 % of %2 were accepted, in %3 min.", "precision, decided suggestions, minutes")
        .arg(locale.toString(100.0 * *precision, 'f', 0), locale.toString(qlonglong(kept->use.decided)),
             locale.toString(double(kept->use.milliseconds) / 60'000.0, 'f', 1));
}

/// Whether it returned no suggestion, and was not given the positions of joints.
bool SuggestersPresenter::mayLackPlaces() const
{
    const KeptSuggester* asked = m_session.find(m_session.name());
    return asked && !asked->suggester.wantsPlaces && m_session.hasEmptyAnswer() && m_session.notes().empty();
}

QString SuggestersPresenter::status() const
{
    if (m_session.suggesters().empty())
        return tr("A suggester is a program of your own that reads JSON about clips and answers ranges. In "
                  "Tagline's source, resources/schemas says how, and resources/examples/suggester is one in "
                  "40 lines of Python. Add one to begin.");
    if (m_session.isRunning())
        return tr("%1 is asked: %2 of %3 clips.")
            .arg(QString::fromStdString(m_session.name()),
                 QLocale().toString(qulonglong(m_session.answered())),
                 QLocale().toString(qulonglong(m_session.asked())));
    QStringList lines;
    if (!m_session.name().empty())
        lines << tr("%1 suggests %2.", "a suggester and its suggestions")
                     .arg(QString::fromStdString(m_session.name()),
                          tr("%Ln range(s)", nullptr, int(m_session.suggestions().size())));
    if (mayLackPlaces()) lines << tr("If it goes by joints, check “Tell it where the joints are”.");
    for (const std::string& note : m_session.notes()) lines << QString::fromStdString(note) + '.';
    if (const QString use = useText(); !use.isEmpty()) lines << use;
    return lines.join(' ');
}

void SuggestersPresenter::show()
{
    m_parts.lanes.refreshLater();
    if (!m_dialog) return;
    std::vector<Suggester> suggesters;
    for (const KeptSuggester& each : m_session.suggesters()) suggesters.push_back(each.suggester);
    m_dialog->setSuggesters(suggesters, m_chosen);
    m_dialog->setRunning(m_session.isRunning());
    if (!m_problem.isEmpty())
        m_dialog->setStatus(m_problem, true);
    else if (m_session.error())
        m_dialog->setStatus(errorText(*m_session.error()), true);
    else
        m_dialog->setStatus(status(), false);
    showList();
}

void SuggestersPresenter::showList()
{
    std::vector<SuggestedLine> lines;
    for (const ForeignSuggestion& each : m_session.suggestions()) {
        if (lines.size() == mostListed) break;
        lines.push_back({QLocale().toString(each.score, 'f', 2), QString::fromStdString(each.tag),
                         clipName(m_document.library(), each.clip),
                         QStringLiteral("%1–%2").arg(each.range.start).arg(each.range.stop)});
    }
    const auto current = m_session.current();
    m_dialog->setSuggestions(lines, current && *current < lines.size() ? std::optional(int(*current))
                                                                       : std::nullopt);
}

void SuggestersPresenter::look(std::size_t place)
{
    m_session.setCurrent(place);
    showCurrent();
}

void SuggestersPresenter::showCurrent()
{
    const auto place = m_session.current();
    if (!place) return;
    const ForeignSuggestion current = m_session.suggestions()[*place];
    m_workspace.setSelection({});
    m_workspace.show(current.clip, current.range.start);
    emit suggestionChosen();
}

/// Returns whether these suggestions are the ones to decide about.
bool SuggestersPresenter::decide(SuggestionAct act)
{
    const std::size_t count = m_session.suggestions().size();
    if (!m_dialog || count == 0) return false;
    const auto place = m_session.current();
    if (act == SuggestionAct::Next || (!place && act != SuggestionAct::AcceptAll)) {
        look(place ? (*place + 1) % count : 0);
        return true;
    }
    const auto about = place ? std::optional(m_session.suggestions()[*place]) : std::nullopt;
    bool isDone = false;
    if (act == SuggestionAct::Accept) isDone = m_session.acceptCurrent();
    if (act == SuggestionAct::Reject) isDone = m_session.rejectCurrent();
    if (act == SuggestionAct::AcceptAll) isDone = m_session.acceptAll();
    if (!isDone)
        emit refused(tr("Nothing was tagged: the tag set is locked, or the clip's tags cannot be edited."));
    showCurrent();
    if (isDone && act == SuggestionAct::Reject) // which is no step, so that nothing else says it
        emit done(tr("Rejected %1 at frames %2–%3 of %4.", "a suggestion: tag, range and clip")
                      .arg(QString::fromStdString(about->tag), QString::number(about->range.start),
                           QString::number(about->range.stop), clipName(m_document.library(), about->clip)));
    return true;
}

/// A click on a suggestion makes it the one that is decided about.
void SuggestersPresenter::chooseOnLane(TagId tag, Frame frame)
{
    const auto& all = m_session.suggestions();
    const auto on = std::find_if(all.begin(), all.end(), [&](const ForeignSuggestion& each) {
        return each.clip == m_workspace.currentClip() && each.range.contains(frame) &&
               m_document.library().vocabulary().find(each.tag) == tag;
    });
    if (on == all.end()) return;
    m_session.setCurrent(std::size_t(on - all.begin()));
    emit suggestionChosen();
}

bool SuggestersPresenter::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (isKey && m_dialog && !m_session.suggestions().empty() && m_workspace.selection().empty()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto act = actOf(key->key());
        const bool isOurs = act && (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier &&
                            (act == SuggestionAct::Next || m_session.current());
        if (isOurs && event->type() == QEvent::ShortcutOverride) {
            event->accept();
            return true;
        }
        if (isOurs) return decide(*act);
    }
    return QObject::eventFilter(watched, event);
}

void SuggestersPresenter::addTo(ClipId clip, TimelineContent& content) const
{
    std::map<std::string, std::vector<FrameRange>> suggested; ///< by tag
    for (const ForeignSuggestion& each : m_session.suggestions())
        if (each.clip == clip) suggested[each.tag].push_back(each.range);
    const auto place = m_session.current();
    std::size_t names = 0;
    for (auto& [name, ranges] : suggested) {
        std::sort(ranges.begin(), ranges.end());
        std::optional<FrameRange> current;
        if (place) {
            const ForeignSuggestion& chosen = m_session.suggestions()[*place];
            if (chosen.clip == clip && chosen.tag == name) current = chosen.range;
        }
        addSuggestions(content, m_document.library().vocabulary(), name, std::move(ranges), current, names++);
    }
}

} // namespace tagline
