#pragma once

// SuggestersDialog lists a person's suggesters, runs the chosen one, and lists what it suggests, the most
// doubtful first.

#include "core/library/suggesters/Suggester.h"
#include "widgets/curves/RulesPanel.h" // RuleScope
#include "widgets/theme/controls/Dialog.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace tagline {

/// One range that is suggested.
struct SuggestedLine
{
    QString score; ///< "0.52"
    QString tag;
    QString clip;
    QString frames;

    bool operator==(const SuggestedLine&) const = default;
};

/// Not modal: the window shows the range that is chosen. Setters never emit.
class SuggestersDialog : public Dialog
{
    Q_OBJECT

public:
    explicit SuggestersDialog(QWidget* parent = nullptr);

    /// All suggesters, and the name of the chosen one (empty: none).
    void setSuggesters(const std::vector<Suggester>& suggesters, const QString& chosen);
    QString chosenName() const;
    RuleScope scope() const;
    /// Whether the program runs: it can be stopped then.
    void setRunning(bool isRunning);
    void setStatus(const QString& text, bool isError);
    void setSuggestions(const std::vector<SuggestedLine>& lines, std::optional<int> current);

signals:
    void suggesterChosen(const QString& name);
    void addRequested();
    void removeRequested(const QString& name);
    /// A field of the suggester `name` was left, as it was or edited.
    void edited(const QString& name, const tagline::Suggester& suggester);
    void runRequested(const QString& name);
    void stopRequested();
    void suggestionChosen(int suggestion);
    void acceptRequested();
    void rejectRequested();
    void acceptAllRequested();

protected:
    /// Enter and Backspace on the list decide.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPushButton* newButton(const char* name, const QString& text, const QString& tip);
    void buildFields();
    void build();
    void connectAll();
    void showFields();
    void sendEdit();
    int chosenRow() const;

    std::vector<Suggester> m_suggesters;
    std::vector<SuggestedLine> m_lines;
    bool m_isRunning = false;
    QComboBox* m_chooser;
    QPushButton* m_add;
    QPushButton* m_remove;
    QFormLayout* m_form;
    QLineEdit* m_name;
    QLineEdit* m_command;
    QLineEdit* m_tags;
    QCheckBox* m_places;
    QSpinBox* m_seconds;
    QComboBox* m_scope;
    QPushButton* m_run;
    QPushButton* m_stop;
    QLabel* m_status;
    QTreeWidget* m_list;
    QPushButton* m_accept;
    QPushButton* m_reject;
    QPushButton* m_acceptAll;
};

} // namespace tagline
