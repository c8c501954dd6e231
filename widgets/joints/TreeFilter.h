#pragma once

// Trees that show a hierarchy and are always open, and are filtered so that what is found keeps its place.

#include <QTreeWidget>

#include <functional>

namespace tagline {

/// Rows cannot be folded, and no arrows say that they could.
void makeOpenTree(QTreeWidget& tree, int indentation);

/// Shows the rows that match and those above them, which are muted, and hides the rest.
void filterTree(QTreeWidget& tree, const std::function<bool(const QTreeWidgetItem&)>& matches);

} // namespace tagline
