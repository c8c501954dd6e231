#include "widgets/theme/controls/PageText.h"

#include "widgets/theme/Theme.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextList>
#include <QTextTable>

#include <utility>

namespace tagline {
namespace {

constexpr double afterParagraph = 8.0; ///< device-independent pixels
constexpr double afterItem = 4.0;
constexpr double beforeHeading = 12.0;
constexpr double cellPadding = 5.0;
constexpr double lineHeight = 120.0; ///< percent

/// Whether the block is a line of code that stands by itself, between lines of ```.
bool isCodeLine(const QTextBlock& block)
{
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

void giveRoom(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        if (cursor.currentTable()) continue;
        QTextBlockFormat format = block.blockFormat();
        const bool isPicture = block.text() == QString(QChar::ObjectReplacementCharacter);
        if (!isPicture) format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        const bool goesOn = isCodeLine(block) && isCodeLine(block.next());
        format.setBottomMargin(goesOn ? 0.0 : block.textList() ? afterItem : afterParagraph);
        if (format.headingLevel() > 0 && block.blockNumber() > 0) format.setTopMargin(beforeHeading);
        cursor.setBlockFormat(format);
    }
}

/// Code, in a line or in lines of its own, in the program's font, and what Markdown leans stands upright and
/// a little heavier.
void giveFonts(QTextDocument& document)
{
    const QStringList code = codeFont(document.defaultFont()).families();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QList<QTextLayout::FormatRange> parts; // collected first: fragments change with their format
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            QTextCharFormat format = at.fragment().charFormat();
            const bool isCode = format.fontFixedPitch() || isCodeLine(block);
            if (!isCode && !format.fontItalic()) continue;
            if (isCode) {
                format.setFontFamilies(code);
                format.setFontFixedPitch(true);
            }
            if (format.fontItalic()) {
                format.setFontItalic(false);
                if (format.fontWeight() < QFont::Medium) format.setFontWeight(QFont::Medium);
            }
            parts.append({at.fragment().position(), at.fragment().length(), format});
        }
        for (const QTextLayout::FormatRange& part : std::as_const(parts)) {
            QTextCursor cursor(&document);
            cursor.setPosition(part.start);
            cursor.setPosition(part.start + part.length, QTextCursor::KeepAnchor);
            cursor.setCharFormat(part.format);
        }
    }
}

void drawFineLines(QTextDocument& document)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setBorder(1.0);
        format.setBorderCollapse(true);
        format.setBorderBrush(theme().border);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(cellPadding);
        format.setCellSpacing(0.0);
        format.setTopMargin(afterParagraph);
        format.setBottomMargin(afterParagraph);
        table->setFormat(format);
    }
}

} // namespace

void showPage(QTextEdit& view, const QString& markdown)
{
    view.setMarkdown(markdown);
    giveRoom(*view.document());
    giveFonts(*view.document());
    drawFineLines(*view.document());
    view.moveCursor(QTextCursor::Start);
}

} // namespace tagline
