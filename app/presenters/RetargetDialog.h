#pragma once

// RetargetDialog lets a person say which joint of a clip moves which joint of the character.

#include <QDialog>

#include "core/animation/Skeleton.h"
#include "core/retargeting/RetargetMap.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagline {

/// One row a joint of the character, in the order of its skeleton; what is not mapped is listed and marked.
/// Both skeletons must outlive the dialog.
class RetargetDialog : public QDialog
{
    Q_OBJECT

public:
    /// `map` is what is shown first; names and titles are for people.
    RetargetDialog(const Skeleton& source, const QString& sourceName, const Skeleton& character,
                   const QString& characterName, const RetargetMap& map, QWidget* parent = nullptr);

    /// As it is shown now.
    RetargetMap map() const;

private:
    void build(const QString& sourceName, const QString& characterName);
    void fill(const RetargetMap& map);
    void filter();
    void count();

    const Skeleton& m_source;
    const Skeleton& m_character;
    QLineEdit* m_filter;
    QCheckBox* m_onlyUnmapped;
    QTreeWidget* m_rows;
    QLabel* m_counts;
    QLabel* m_unused;
};

} // namespace tagline
