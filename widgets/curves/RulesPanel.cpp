#include "widgets/curves/RulesPanel.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/InView.h"
#include "widgets/theme/messages/NextSteps.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace tagline {

RulesPanel::RulesPanel(QWidget* parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_fields{newField(tr("Name"), tr("The name of the rule")),
               newField(tr("Query"), tr("Frames to suggest, such as speed() > 1.5")),
               newField(tr("Until"),
                        tr("A second threshold, where ranges end: with speed() > 1.5 and 1 they begin above "
                           "1.5 and go on until the speed is no longer above 1. Empty: they end where the "
                           "query does")),
               newField(tr("Tag"), tr("The tag of accepted suggestions")),
               newField(tr("Minimum"), tr("Ignore answers shorter than this: 5f, 0.2s or 200ms")),
               newField(tr("Gap"), tr("Close gaps up to this length first: 3f, 0.1s or 100ms"))}
    , m_form(new QFormLayout)
    , m_scope(new QComboBox(this))
    , m_summary(new QLabel(this))
    , m_steps(new NextSteps(this))
{
    m_list->setAccessibleName(tr("Rules"));
    m_list->setToolTip(tr("Click a rule to run it: its suggestions are drawn dashed on the timeline"));
    m_list->setMaximumHeight(96);
    m_scope->addItems({tr("All clips"), tr("Selected clips"), tr("This clip")});
    m_scope->setAccessibleName(tr("Clips"));
    m_scope->setToolTip(tr("Suggest in the whole library, in the selected clips, or in this clip only"));
    m_summary->setWordWrap(true);
    m_summary->setAccessibleName(tr("Suggestions"));
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        showFields();
        emit ruleChosen(chosenName());
    });
    connect(m_scope, &QComboBox::currentIndexChanged, this,
            [this](int index) { emit scopeChosen(RuleScope(index)); });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(measure::panelInset, 8, measure::panelInset, 8);
    column->addWidget(m_summary); // above the fold of a low dock
    column->addWidget(m_list);
    const auto addRow = [&](std::initializer_list<QWidget*> widgets) {
        auto* row = new QHBoxLayout;
        for (QWidget* widget : widgets) row->addWidget(widget);
        column->addLayout(row);
    };
    m_remove = new QPushButton(tr("Remove"), this);
    m_remove->setToolTip(tr("Remove the rule; accepted ranges stay"));
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeRequested(chosenName()); });
    addRow({newButton(tr("New Rule"), tr("Add a rule for the current query"), &RulesPanel::addRequested),
            m_remove});
    column->addWidget(m_steps);
    for (const Field& each : m_fields) {
        m_form->addRow(each.edit->accessibleName(), each.edit);
        m_form->addRow(QString(), each.problem);
        m_form->setRowVisible(each.problem, false);
    }
    field(RuleField::Query).edit->setPlaceholderText(tr("speed() > 1.5"));
    field(RuleField::Leave).edit->setPlaceholderText(tr("a number, such as 1.0"));
    column->addLayout(m_form);
    addRow({m_scope, newButton(tr("Show in Library"), tr("Put the rule's query into the query bar"),
                               &RulesPanel::previewRequested)});
    m_forCurrent = {newButton(tr("Accept"),
                              tr("Turn the current suggestion into a range (Enter on the timeline)"),
                              &RulesPanel::acceptRequested),
                    newButton(tr("Reject"), tr("Never suggest this range again (Backspace on the timeline)"),
                              &RulesPanel::rejectRequested)};
    m_forAll = {
        newButton(tr("Next"),
                  tr("Go to the next suggestion (Tab on the timeline); a click on one goes there too"),
                  &RulesPanel::nextRequested),
        newButton(tr("Accept All"), tr("Turn all suggestions into ranges, in one step"),
                  &RulesPanel::acceptAllRequested),
        newButton(tr("Reject All"), tr("Never suggest any of them again"), &RulesPanel::rejectAllRequested)};
    addRow({m_forCurrent[0], m_forCurrent[1], m_forAll[0]});
    addRow({m_forAll[1], m_forAll[2]});
    column->addStretch(1);
    setRules({}, {});
    setDecidable(false, false);
}

QPushButton* RulesPanel::newButton(const QString& text, const QString& tip, void (RulesPanel::*intent)())
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(tip);
    connect(button, &QPushButton::clicked, this, intent);
    return button;
}

RulesPanel::Field RulesPanel::newField(const QString& name, const QString& tip)
{
    auto* edit = new QLineEdit(this);
    edit->setAccessibleName(name);
    edit->setToolTip(tip);
    connect(edit, &QLineEdit::editingFinished, this, &RulesPanel::sendEdit);
    auto* problem = new QLabel(this);
    problem->setWordWrap(true);
    setTextColour(problem, &Theme::error);
    return {edit, problem, tip};
}

void RulesPanel::setProblem(RuleField of, const QString& problem)
{
    const Field& marked = field(of);
    const bool isNew = !problem.isEmpty() && problem != marked.problem->text();
    marked.problem->setText(problem);
    m_form->setRowVisible(marked.problem, !problem.isEmpty());
    marked.edit->setToolTip(problem.isEmpty() ? marked.tip : problem + '\n' + marked.tip);
    marked.edit->setAccessibleDescription(problem);
    if (!isNew) return;
    m_newProblem = marked.problem;
    QMetaObject::invokeMethod(this, &RulesPanel::showProblem, Qt::QueuedConnection); // after its layout
}

void RulesPanel::showProblem()
{
    QLabel* problem = std::exchange(m_newProblem, nullptr);
    if (problem && problem->isVisible()) bringIntoView(*problem);
}

QString RulesPanel::chosenName() const
{
    const int row = m_list->currentRow();
    return row >= 0 && std::size_t(row) < m_rules.size()
               ? QString::fromStdString(m_rules[std::size_t(row)].name)
               : QString();
}

void RulesPanel::setRules(const std::vector<TaggingRule>& rules, const QString& chosen)
{
    if (rules == m_rules && chosen == chosenName() && !rules.empty()) return; // keeps the text being typed
    const QSignalBlocker blocker(m_list);
    m_rules = rules;
    m_list->clear();
    for (const TaggingRule& rule : rules) {
        m_list->addItem(QString::fromStdString(rule.name));
        if (QString::fromStdString(rule.name) == chosen) m_list->setCurrentRow(m_list->count() - 1);
    }
    showFields();
    m_list->setVisible(!rules.empty());
    m_steps->setActions(rules.empty() ? m_firstSteps : QList<QAction*>());
    if (rules.empty())
        setSummary(tr(
            "A rule suggests ranges: type a query such as speed() > 1.5 in the query bar above the picture, "
            "then click New Rule."));
}

void RulesPanel::setFirstSteps(const QList<QAction*>& steps)
{
    m_firstSteps = steps;
    if (m_rules.empty()) m_steps->setActions(steps);
}

QString RulesPanel::typed(RuleField field) const { return m_fields[std::size_t(field)].edit->text(); }

void RulesPanel::showFields()
{
    const int row = m_list->currentRow();
    const bool isChosen = row >= 0 && std::size_t(row) < m_rules.size();
    const TaggingRule rule = isChosen ? m_rules[std::size_t(row)] : TaggingRule();
    const std::string leave =
        rule.leave ? QString::number(*rule.leave, 'g', QLocale::FloatingPointShortest).toStdString()
                   : std::string();
    const std::array texts{rule.name,
                           rule.query,
                           leave,
                           rule.tag,
                           isChosen ? rule.minimum.text() : std::string(),
                           isChosen ? rule.gap.text() : std::string()};
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i].edit->setText(QString::fromStdString(texts[i]));
        setProblem(RuleField(i), {});
        m_form->setRowVisible(m_fields[i].edit, isChosen); // hides fields that cannot be edited
    }
    m_remove->setEnabled(isChosen);
}

void RulesPanel::sendEdit()
{
    const QString name = chosenName();
    if (name.isEmpty()) return;
    TaggingRule edited = m_rules[std::size_t(m_list->currentRow())];
    edited.name = typed(RuleField::Name).trimmed().toStdString();
    edited.query = typed(RuleField::Query).toStdString();
    edited.tag = typed(RuleField::Tag).trimmed().toStdString();
    emit ruleEdited(name, edited, typed(RuleField::Minimum).trimmed(), typed(RuleField::Gap).trimmed(),
                    typed(RuleField::Leave).trimmed());
}

void RulesPanel::setSummary(const QString& text, bool isError)
{
    setTextColour(m_summary, isError ? &Theme::error : &Theme::muted);
    m_summary->setText(text);
}

void RulesPanel::setDecidable(bool hasCurrent, bool hasAny)
{
    for (QPushButton* button : m_forCurrent) button->setEnabled(hasCurrent);
    for (QPushButton* button : m_forAll) button->setEnabled(hasAny);
}

} // namespace tagline
