#include "app/presenters/query/RulePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/query/HitTagging.h"
#include "app/presenters/query/QueryNoteTexts.h"
#include "app/presenters/timeline/SuggestionLanes.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/library/LibraryQueries.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QKeyEvent>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double mostLeave = 1e6; ///< the limit of library files

} // namespace

RulePresenter::RulePresenter(const PresenterContext& context, RulesPanel& panel, LibraryView& libraryView,
                             TimelineWidget& timeline, TimelinePresenter& lanes)
    : Presenter(context)
    , m_rules(m_document)
    , m_panel(panel)
    , m_timeline(timeline)
    , m_lanes(lanes)
    , m_libraryView(libraryView)
{
    connectPanel();
    m_panel.setFirstSteps({m_actions["query.focus"]}); // New Rule, which takes the query, is always there
    connect(&m_rules, &RuleSession::changed, this, &RulePresenter::show);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.parts.has(LibraryPart::Rules) || change.isSaved) show();
    });
    connect(&m_workspace, &Workspace::currentClipChanged, this, [this](ClipId clip) {
        if (!m_rules.rule()) return;
        if (m_scope == RuleScope::CurrentClip) run(m_rules.rule()->name);
        m_rules.setCurrent(clip, m_workspace.playhead());
    });
    m_lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
    timeline.installEventFilter(this);
    connect(&timeline, &TimelineWidget::laneClicked, this, &RulePresenter::choose);
    m_actions.connectTo("tag.acceptSuggestion", this, [this] { act(SuggestionAct::Accept); });
    m_actions.connectTo("tag.rejectSuggestion", this, [this] { act(SuggestionAct::Reject); });
    m_actions.connectTo("tag.nextSuggestion", this, [this] { act(SuggestionAct::Next); });
    m_actions.connectTo("tag.acceptAll", this, [this] { act(SuggestionAct::AcceptAll); });
    show();
}

void RulePresenter::act(SuggestionAct asked)
{
    if (m_others && m_others(asked)) return;
    switch (asked) {
    case SuggestionAct::Accept:
        return decide(&RuleSession::acceptCurrent);
    case SuggestionAct::Reject:
        return decide(&RuleSession::rejectCurrent);
    case SuggestionAct::Next:
        return next();
    case SuggestionAct::AcceptAll:
        if (m_rules.suggestions().clips.empty()) emit noted(tr("No rule suggests anything."));
        return m_rules.acceptAll();
    }
}

void RulePresenter::connectPanel()
{
    connect(&m_panel, &RulesPanel::ruleChosen, this,
            [this](const QString& name) { run(name.toStdString()); });
    connect(&m_panel, &RulesPanel::scopeChosen, this, [this](RuleScope scope) {
        m_scope = scope;
        if (const TaggingRule* rule = m_rules.rule()) run(rule->name);
    });
    connect(&m_libraryView, &LibraryView::selectionChanged, this, [this] {
        if (m_scope == RuleScope::SelectedClips && m_rules.rule()) run(m_rules.rule()->name);
    });
    connect(&m_panel, &RulesPanel::addRequested, this, &RulePresenter::addRule);
    connect(&m_panel, &RulesPanel::removeRequested, this, &RulePresenter::removeRule);
    connect(&m_panel, &RulesPanel::ruleEdited, this, &RulePresenter::editRule);
    connect(&m_panel, &RulesPanel::previewRequested, this, [this] {
        if (m_rules.rule()) emit queryRequested(QString::fromStdString(previewQuery(*m_rules.rule())));
    });
    connect(&m_panel, &RulesPanel::acceptRequested, this, [this] { decide(&RuleSession::acceptCurrent); });
    connect(&m_panel, &RulesPanel::rejectRequested, this, [this] { decide(&RuleSession::rejectCurrent); });
    connect(&m_panel, &RulesPanel::nextRequested, this, [this] {
        next();
        m_timeline.setFocus(); // Enter and Backspace decide there
    });
    connect(&m_panel, &RulesPanel::acceptAllRequested, &m_rules, &RuleSession::acceptAll);
    connect(&m_panel, &RulesPanel::rejectAllRequested, &m_rules, &RuleSession::rejectAll);
}

std::optional<std::vector<ClipId>> RulePresenter::scopeClips() const
{
    switch (m_scope) {
    case RuleScope::AllClips:
        return std::nullopt;
    case RuleScope::SelectedClips:
        return m_libraryView.selectedClips();
    case RuleScope::CurrentClip:
        return m_workspace.currentClip().isValid() ? std::vector{m_workspace.currentClip()}
                                                   : std::vector<ClipId>();
    }
    return std::nullopt;
}

void RulePresenter::run(const std::string& name) { m_rules.run(std::string(name), scopeClips()); }

/// Shows the ranges that the rule would add in the library's list.
void RulePresenter::showDrafts()
{
    std::vector<ClipDrafts> drafts;
    const TaggingRule* rule = m_rules.rule();
    const auto tag = rule ? m_document.library().vocabulary().find(rule->tag) : std::nullopt;
    if (!tag) return m_libraryView.model().setDrafts({}, {});
    for (const ClipSuggestions& each : m_rules.suggestions().clips)
        drafts.push_back({each.clip, each.ranges});
    m_libraryView.model().setDrafts(
        std::move(drafts),
        {QString::fromStdString(rule->tag), screenColour(m_document.library().vocabulary()[*tag].colour)});
}

QString RulePresenter::summary() const
{
    if (!m_rules.rule())
        return m_document.library().rules().empty() ? QString() : tr("Choose a rule to run it.");
    const QLocale locale;
    const RangeTotals totals = m_rules.suggestions().totals();
    QString text = tr("%1 in %2 · %3", "suggestions, clips and frames")
                       .arg(tr("%Ln suggestion(s)", nullptr, int(totals.ranges)),
                            tr("%Ln clip(s)", nullptr, int(totals.clips)),
                            tr("%Ln frame(s)", nullptr, int(totals.frames)));
    if (const auto typed = parseQuery(m_rules.rule()->query, m_document.library()))
        for (const QString& note : queryNoteTexts(*typed, m_document.library())) text += '\n' + note;
    if (const auto& progress = m_rules.progress())
        text += '\n' +
                tr("%1: %2 of %3 clips")
                    .arg(progress->what, locale.toString(progress->done), locale.toString(progress->total));
    return text;
}

/// The problem of the typed query; empty if it can be asked.
QString RulePresenter::queryProblem(const TaggingRule& rule) const
{
    if (QString::fromStdString(rule.query).trimmed().isEmpty())
        return tr("Type a query: the rule suggests the frames that it finds.");
    return m_rules.error().column > 0 ? errorText(m_rules.error()) : QString();
}

void RulePresenter::show()
{
    const TaggingRule* rule = m_rules.rule();
    const auto& rules = m_document.library().rules();
    m_panel.setRules(rules, rule ? QString::fromStdString(rule->name) : QString());
    const QString problem = rule ? queryProblem(*rule) : QString();
    m_panel.setProblem(RuleField::Query, problem);
    if (!problem.isEmpty())
        m_panel.setSummary(tr("The rule suggests nothing: its query is missing or wrong, see below."), true);
    else if (rule && !m_rules.error().message.empty())
        m_panel.setSummary(coreText(m_rules.error().message), true);
    else if (!rules.empty())
        m_panel.setSummary(summary());
    const bool isLeaveWrong = rule && m_rules.error().code == "rule.second-threshold";
    if (isLeaveWrong || std::exchange(m_isLeaveWrong, isLeaveWrong))
        m_panel.setProblem(RuleField::Leave, isLeaveWrong ? coreText(m_rules.error().message) : QString());
    m_isLeaveWrong = isLeaveWrong;
    m_panel.setDecidable(m_rules.current().has_value(), !m_rules.suggestions().clips.empty());
    m_lanes.refreshInPlace();
    showDrafts();
    tellLines();
}

void RulePresenter::tellLines()
{
    const TaggingRule* rule = m_rules.rule();
    const auto now = rule ? ruleLines(*rule) : std::nullopt;
    if (now == m_lines) return;
    m_lines = now;
    emit linesChanged(now);
}

void RulePresenter::moveLines(const Threshold& threshold)
{
    const TaggingRule* rule = m_rules.rule();
    if (!rule || !m_lines) return;
    replaceRule(rule->name, withLines(*rule, threshold));
}

void RulePresenter::addTo(ClipId clip, TimelineContent& content) const
{
    const auto ranges = m_rules.suggestions().rangesOf(clip);
    const TaggingRule* rule = m_rules.rule();
    const auto tag = rule ? m_document.library().vocabulary().find(rule->tag) : std::nullopt;
    if (ranges.empty() || !tag) return;
    std::optional<FrameRange> current;
    if (m_rules.current() && m_rules.current()->clip == clip) current = m_rules.current()->range;
    addSuggestions(content, m_document.library().vocabulary(), rule->tag, {ranges.begin(), ranges.end()},
                   current);
}

void RulePresenter::addRule()
{
    const QString typed = m_query.text().trimmed();
    const QString question =
        typed.isEmpty() ? tr("Which tag should the suggested ranges get? You can type the query afterwards.")
                        : tr("The rule suggests ranges where %1. Which tag should they get?").arg(typed);
    const auto choice = askForTag(m_document, m_workspace.activeTag(), tr("New Rule"), question,
                                  tr("Make Rule"), m_panel.window());
    if (!choice) return;
    std::vector<TaggingRule> rules = m_document.library().rules(); // those that there are after the question
    int number = int(rules.size()) + 1;
    const auto nameOf = [](int each) { return tr("Rule %1").arg(each).toStdString(); };
    while (m_document.library().findRule(nameOf(number))) ++number;
    const std::string name = nameOf(number);
    const QString text = tr("Add Rule");
    useTag(m_document, *choice, text, [&](TagId tag) {
        rules.push_back({name,
                         typed.toStdString(),
                         m_document.library().vocabulary()[tag].name,
                         Duration::frames(5),
                         Duration::frames(2),
                         {}});
        m_document.set(&LibraryEdit::rules, std::move(rules), text);
    });
    run(name);
    m_rules.setCurrent(m_workspace.currentClip(), m_workspace.playhead());
}

void RulePresenter::removeRule(const QString& name)
{
    std::vector<TaggingRule> rules = m_document.library().rules();
    std::erase_if(rules, [&](const TaggingRule& rule) { return rule.name == name.toStdString(); });
    m_document.set(&LibraryEdit::rules, std::move(rules), tr("Remove Rule"));
}

QString RulePresenter::nameProblem(const QString& former, const std::string& name) const
{
    if (name.empty()) return tr("A rule needs a name.");
    const bool isTaken = name != former.toStdString() && m_document.library().findRule(name);
    return isTaken ? tr("A rule with this name already exists.") : QString();
}

QString RulePresenter::tagProblem(const std::string& tag) const
{
    if (tag.empty()) return tr("A rule needs a tag for what it suggests.");
    return newTagProblem(m_document, tag).value_or(QString());
}

QString RulePresenter::lengthProblem(const QString& typed)
{
    return tr("“%1” is not a length: write 5f, 0.2s or 200ms.").arg(typed);
}

/// Shows the problem at the field. Returns whether there is none.
bool RulePresenter::showProblem(RuleField field, const QString& problem)
{
    m_panel.setProblem(field, problem);
    return problem.isEmpty();
}

/// Reads the second threshold into the rule; returns the problem of the text.
QString RulePresenter::leaveProblem(const QString& typed, TaggingRule& rule)
{
    rule.leave.reset();
    if (typed.isEmpty()) return {};
    bool isNumber = false;
    const double number = QString(typed).replace(',', '.').toDouble(&isNumber);
    if (!isNumber || !(std::abs(number) <= mostLeave)) return tr("“%1” is no number: write 1.2.").arg(typed);
    rule.leave = number;
    return {};
}

void RulePresenter::editRule(const QString& name, TaggingRule rule, const QString& minimum,
                             const QString& gap, const QString& leave)
{
    const auto minimumRead = Duration::parsed(minimum.toStdString());
    const auto gapRead = Duration::parsed(gap.toStdString());
    const bool isNamed = showProblem(RuleField::Name, nameProblem(name, rule.name));
    const bool isTagged = showProblem(RuleField::Tag, tagProblem(rule.tag));
    const bool isMinimum = showProblem(RuleField::Minimum, minimumRead ? QString() : lengthProblem(minimum));
    const bool isGap = showProblem(RuleField::Gap, gapRead ? QString() : lengthProblem(gap));
    const bool isLeave = showProblem(RuleField::Leave, leaveProblem(leave, rule));
    if (!isNamed || !isTagged || !isMinimum || !isGap || !isLeave) return;
    rule.minimum = *minimumRead;
    rule.gap = *gapRead;
    replaceRule(name.toStdString(), rule);
}

/// Replaces the rule, and runs it.
void RulePresenter::replaceRule(const std::string& name, const TaggingRule& rule)
{
    std::vector<TaggingRule> rules = m_document.library().rules();
    for (TaggingRule& each : rules)
        if (each.name == name) each = rule;
    if (rules == m_document.library().rules()) return show(); // shows again the problem that it still has
    const QString text = tr("Edit Rule");
    const std::string edited = rule.name;
    useTag(m_document, {std::nullopt, QString::fromStdString(rule.tag)}, text,
           [&](TagId) { m_document.set(&LibraryEdit::rules, std::move(rules), text); });
    run(edited);
}

/// Decides, and goes on to the next suggestion.
void RulePresenter::decide(void (RuleSession::*decision)())
{
    if (!m_rules.current())
        return emit refused(tr("There is no suggestion here: run a rule, then go to the next suggestion."));
    const SuggestionRef decided = *m_rules.current();
    (m_rules.*decision)();
    const auto order = m_document.library().clipsInPathOrder();
    if (const auto to = m_rules.goOn(order, decided.clip, decided.range.start))
        m_workspace.show(to->clip, to->range.start);
}

void RulePresenter::next()
{
    const auto order = m_document.library().clipsInPathOrder();
    if (order.empty()) return emit refused(tr("Open clips first."));
    const bool hasCurrent = m_rules.current().has_value();
    const ClipId clip = hasCurrent ? m_rules.current()->clip : m_workspace.currentClip();
    const Frame frame = hasCurrent ? m_rules.current()->range.start : m_workspace.playhead() - 1;
    const auto to = m_rules.goOn(order, clip, frame);
    if (!to) return emit noted(tr("There are no suggestions."));
    m_workspace.setSelection({});
    m_workspace.show(to->clip, to->range.start);
    m_rules.setCurrent(to->clip, to->range.start);
    emit suggestionChosen();
}

/// A click on a suggestion makes it the one that is decided about.
void RulePresenter::choose(TagId tag, Frame frame)
{
    const TaggingRule* rule = m_rules.rule();
    const ClipId clip = m_workspace.currentClip();
    if (!rule || m_document.library().vocabulary().find(rule->tag) != tag) return;
    const auto ranges = m_rules.suggestions().rangesOf(clip);
    const bool isOnOne = std::any_of(ranges.begin(), ranges.end(),
                                     [frame](FrameRange range) { return range.contains(frame); });
    if (!isOnOne) return;
    m_rules.setCurrent(clip, frame);
    emit suggestionChosen();
}

bool RulePresenter::handleKey(int key)
{
    const bool decides = m_rules.current() && m_workspace.selection().empty();
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (decides) decide(&RuleSession::acceptCurrent);
        return decides;
    case Qt::Key_Backspace:
        if (decides) decide(&RuleSession::rejectCurrent);
        return decides;
    case Qt::Key_Tab:
        if (m_rules.suggestions().clips.empty()) return false;
        next();
        return true;
    }
    return false;
}

bool RulePresenter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool decides = m_rules.current() && m_workspace.selection().empty();
        const bool isOurs =
            key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Backspace;
        if (decides && isOurs && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto modifiers = key->modifiers() & ~Qt::KeypadModifier;
        if (modifiers == Qt::NoModifier && handleKey(key->key())) return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tagline
