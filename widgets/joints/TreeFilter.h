#pragma once

// Filtering the rows of a tree so that what is found keeps its place in the hierarchy.

#include <QTreeWidget>

#include <functional>

namespace tagline {

/// Shows the rows that match and those above them, which are muted, and hides the rest.
void filterTree(QTreeWidget& tree, const std::function<bool(const QTreeWidgetItem&)>& matches);

} // namespace tagline
