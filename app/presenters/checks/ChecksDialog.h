#pragma once

// ChecksDialog lists the checks of the library and what breaks them.

#include <QPoint>
#include <QStringList>

#include "widgets/theme/controls/Dialog.h"

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagline {

struct FindingLine
{
    QString place; ///< the clip or file
    QString frames;
    QString message;
    bool isOfTag = false; ///< of one that can be added to the vocabulary

    bool operator==(const FindingLine&) const = default;
};

/// Findings of one check that are listed; all are counted.
inline constexpr std::size_t mostFindings = 500;

struct CheckLine
{
    QString name;
    QString state; ///< "passed", "3 findings"
    QString tip;
    bool isOwn = false;                     ///< of the library file: it can be edited and removed
    std::vector<FindingLine> findings = {}; ///< the first mostFindings of them

    bool operator==(const CheckLine&) const = default;
};

/// Not modal: the window shows the finding that is chosen. Setters never emit.
class ChecksDialog : public Dialog
{
    Q_OBJECT

public:
    explicit ChecksDialog(QWidget* parent = nullptr);

    /// Shows these checks; folding and selection are kept for those that are still there.
    void setChecks(const std::vector<CheckLine>& checks);
    /// Sets the note beside the checks: that they are running, or how many failed.
    void setNote(const QString& text);

signals:
    void findingChosen(int check, int finding);
    void addRequested();
    void editRequested(int check);
    void removeRequested(int check);
    /// Asks for the tag of a finding in the vocabulary, or those of all findings of the check (-1).
    void addTagsRequested(int check, int finding);

private:
    void build();
    void fill(QTreeWidgetItem& item, const CheckLine& check) const;
    void showChosen();
    void showMenu(const QPoint& position);
    int chosenCheck() const;
    int chosenFinding() const;
    bool isOfTagChosen() const;
    void addChosenTags();

    std::vector<CheckLine> m_checks;
    QTreeWidget* m_list;
    QLabel* m_note;
    QPushButton* m_add;
    QPushButton* m_edit;
    QPushButton* m_remove;
    QPushButton* m_addTags;
};

} // namespace tagline
