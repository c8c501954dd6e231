#pragma once

// RulesPanel shows the rules that draft ranges, and decides about what the chosen one suggests.

#include <QWidget>

#include "core/query/editing/TaggingRule.h"

#include <array>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace tagline {

/// The clips that a rule runs on.
enum class RuleScope { AllClips, SelectedClips, CurrentClip };

/// What a person edits of a rule.
enum class RuleField { Name, Query, Leave, Tag, Minimum, Gap };

/// Setters never emit; what a person does emits an intent.
class RulesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPanel(QWidget* parent = nullptr);

    /// All rules, and the name of the one that runs (empty: none).
    void setRules(const std::vector<TaggingRule>& rules, const QString& chosen);
    /// Why what a field holds cannot be, at that field, which is scrolled to; empty: it can.
    void setProblem(RuleField field, const QString& problem);
    /// What the rule suggests, in words; `isError` where it cannot run.
    void setSummary(const QString& text, bool isError = false);
    /// Whether there is a current suggestion, and any.
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
        QLabel* problem; ///< below it; hidden where there is none
        QString tip;     ///< what belongs into it
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
    QLabel* m_newProblem = nullptr; ///< is to be scrolled to
    QComboBox* m_scope;
    QLabel* m_summary;
    QPushButton* m_remove = nullptr;
    std::vector<QPushButton*> m_forCurrent;
    std::vector<QPushButton*> m_forAll;
    std::vector<TaggingRule> m_rules;
};

} // namespace tagline
