#include "widgets/joints/TreeFilter.h"

#include "widgets/theme/Theme.h"

#include <QTreeWidgetItemIterator>

#include <set>
#include <vector>

namespace tagline {

void makeOpenTree(QTreeWidget& tree, int indentation)
{
    tree.setIndentation(indentation);
    tree.setRootIsDecorated(false);
    tree.setItemsExpandable(false);
    tree.setUniformRowHeights(true);
    tree.setStyleSheet(QStringLiteral("QTreeView::branch { image: none; border-image: none; }"));
}

void filterTree(QTreeWidget& tree, const std::function<bool(const QTreeWidgetItem&)>& matches)
{
    std::vector<QTreeWidgetItem*> rows;
    for (QTreeWidgetItemIterator each(&tree); *each; ++each) rows.push_back(*each);
    std::set<const QTreeWidgetItem*> leading;                   // to a row that matches
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) { // children come before their parents
        const bool isMatch = matches(**row);
        const bool isShown = isMatch || leading.contains(*row);
        if (isShown && (*row)->parent()) leading.insert((*row)->parent());
        (*row)->setHidden(!isShown);
        (*row)->setForeground(0, isMatch ? theme().text : theme().muted);
    }
}

} // namespace tagline
