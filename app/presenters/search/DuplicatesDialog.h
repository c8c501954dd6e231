#pragma once

// DuplicatesDialog lists groups of near duplicates, and asks for a tag for all but one of each.

#include "core/search/duplicates/NearDuplicates.h"
#include "widgets/theme/controls/Dialog.h"

#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagline {

/// A group as it is listed: itself, and its members.
struct DuplicateLines
{
    struct Member
    {
        QString clip;   ///< "walk"
        QString frames; ///< "12–252"
        QString note;   ///< "to keep", "mirrored"
    };

    QString title; ///< "4.0 s, 3 places"
    QString apart; ///< "0.012 apart"
    std::vector<Member> members;
};

/// Not modal: the window shows the member that is chosen. Setters never emit.
class DuplicatesDialog : public Dialog
{
    Q_OBJECT

public:
    explicit DuplicatesDialog(QWidget* parent = nullptr);

    DuplicateOptions options() const;
    QString tagName() const;
    void setGroups(const std::vector<DuplicateLines>& groups);
    /// Sets the note above the list, and whether a search runs that can be stopped, or there is something to
    /// mark.
    void setState(const QString& note, bool isSearching, bool canMark);

signals:
    /// A person wants another search.
    void asked();
    void stopRequested();
    /// A member was chosen in the list; of a group as a whole its first.
    void memberChosen(int group, int member);
    /// All but the first member of each group are to get the tag.
    void markRequested();

private:
    void build();
    void tellChosen(QTreeWidgetItem* item);

    QDoubleSpinBox* m_seconds;
    QDoubleSpinBox* m_threshold;
    QCheckBox* m_mirrored;
    QTreeWidget* m_list;
    QLabel* m_note;
    QLineEdit* m_tag;
    QPushButton* m_stop;
    QPushButton* m_mark;
};

} // namespace tagline
