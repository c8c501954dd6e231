#pragma once

// RulesPanel shows the rules that suggest ranges, and lets the user accept or reject the suggestions.

#include <QWidget>

#include "core/query/editing/TaggingRule.h"

#include <array>
#include <vector>

class QAction;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace tagline {

class NextSteps;

/// The clips that a rule runs on.
enum class RuleScope { AllClips, SelectedClips, CurrentClip };

/// The fields of a rule that can be edited.
enum class RuleField { Name, Query, Leave, Tag, Minimum, Gap };

/// Setters never emit; user input emits an intent.
class RulesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPanel(QWidget* parent = nullptr);

    /// All rules, and the name of the one that runs (empty: none).
    void setRules(const std::vector<TaggingRule>& rules, const QString& chosen);
    /// The actions that are offered, below what a rule is, while there are no rules.
    void setFirstSteps(const QList<QAction*>& steps);
    /// Shows why the content of a field is invalid, below the field, and scrolls to it; empty: it is valid.
    void setProblem(RuleField field, const QString& problem);
    /// Summary of the rule's suggestions, in words; `isError` if the rule cannot run.
    void setSummary(const QString& text, bool isError = false);
    /// Whether there is a current suggestion, and whether there are any.
    void setDecidable(bool hasCurrent, bool hasAny);

signals:
    void ruleChosen(const QString& name);
    void addRequested();
    void removeRequested(const QString& name);
    /// Fields of the rule `name` were edited; durations and the second threshold are as typed.
    void ruleEdited(const QString& name, const tagline::TaggingRule& rule, const QString& minimum,
                    const QString& gap, const QString& leave);
    void scopeChosen(tagline::RuleScope scope);
    void previewRequested();
    void acceptRequested();
    void rejectRequested();
    void nextRequested();
    void acceptAllRequested();
    void rejectAllRequested();

private:
    QPushButton* newButton(const QString& text, const QString& tip, void (RulesPanel::*intent)());
    struct Field
    {
        QLineEdit* edit;
        QLabel* problem; ///< below the field; hidden if there is no problem
        QString tip;     ///< description of the expected content
    };
    Field newField(const QString& name, const QString& tip);
    Field& field(RuleField field) { return m_fields[std::size_t(field)]; }
    QString typed(RuleField field) const;
    void showFields();
    void showProblem();
    void sendEdit();
    QString chosenName() const;

    QListWidget* m_list;
    std::array<Field, 6> m_fields; ///< by RuleField
    QFormLayout* m_form;
    QLabel* m_newProblem = nullptr; ///< label that is to be scrolled to
    QComboBox* m_scope;
    QLabel* m_summary;
    NextSteps* m_steps; ///< of the first rule
    QList<QAction*> m_firstSteps;
    QPushButton* m_remove = nullptr;
    std::vector<QPushButton*> m_forCurrent;
    std::vector<QPushButton*> m_forAll;
    std::vector<TaggingRule> m_rules;
};

} // namespace tagline
