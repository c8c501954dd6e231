#pragma once

// RulesPanel shows the rules that draft ranges, and decides about what the chosen one suggests.

#include <QWidget>

#include "core/query/editing/TaggingRule.h"

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace tagline {

/// The clips that a rule runs on.
enum class RuleScope { AllClips, SelectedClips, CurrentClip };

/// Setters never emit; what a person does emits an intent.
class RulesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPanel(QWidget* parent = nullptr);

    /// All rules, and the name of the one that runs (empty: none).
    void setRules(const std::vector<TaggingRule>& rules, const QString& chosen);
    /// What the rule suggests, in words; `isError` where it cannot run.
    void setSummary(const QString& text, bool isError = false);
    /// Whether there is a current suggestion, and any.
    void setDecidable(bool hasCurrent, bool hasAny);

signals:
    void ruleChosen(const QString& name);
    void addRequested();
    void removeRequested(const QString& name);
    /// Fields of the rule `name` were edited; durations are as typed.
    void ruleEdited(const QString& name, const tagline::TaggingRule& rule, const QString& minimum,
                    const QString& gap);
    void scopeChosen(tagline::RuleScope scope);
    void previewRequested();
    void acceptRequested();
    void rejectRequested();
    void nextRequested();
    void acceptAllRequested();
    void rejectAllRequested();

private:
    QPushButton* newButton(const QString& text, const QString& tip, void (RulesPanel::*intent)());
    QLineEdit* newField(const QString& name, const QString& tip);
    void showFields();
    void sendEdit();
    QString chosenName() const;

    QListWidget* m_list;
    QLineEdit* m_name;
    QLineEdit* m_query;
    QLineEdit* m_tag;
    QLineEdit* m_minimum;
    QLineEdit* m_gap;
    QComboBox* m_scope;
    QLabel* m_summary;
    QPushButton* m_remove = nullptr;
    std::vector<QPushButton*> m_forCurrent;
    std::vector<QPushButton*> m_forAll;
    std::vector<TaggingRule> m_rules;
};

} // namespace tagline
