#pragma once

// PageText shows Markdown as a page that is read: room between paragraphs, tables with one fine line,
// code in the font of queries, nothing in italics.

#include <QString>

class QTextEdit;

namespace tagline {

/// In the colours of the theme as it is now.
void showPage(QTextEdit& view, const QString& markdown);

} // namespace tagline
