#pragma once

// TagSheetEdit is the undo command of every change of tags: it holds the other sheets and exchanges them.

#include <QUndoCommand>

#include "app/document/LibraryDocument.h"

namespace tagline {

/// Undo and redo are the same exchange. Commands with the same gesture merge; a merged one that is back where
/// it began becomes obsolete and leaves the stack.
class TagSheetEdit : public QUndoCommand
{
public:
    TagSheetEdit(LibraryDocument& document, std::vector<SheetChange> others, const QString& text,
                 int gesture);

    void undo() override { m_document.exchangeSheets(m_others); }
    void redo() override { m_document.exchangeSheets(m_others); }
    int id() const override { return m_gesture == 0 ? -1 : m_gesture; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    LibraryDocument& m_document;
    std::vector<SheetChange> m_others; ///< in order of clip
    int m_gesture;
};

/// The undo command of every change of what the library file holds.
class LibraryEditCommand : public QUndoCommand
{
public:
    LibraryEditCommand(LibraryDocument& document, LibraryEdit other, const QString& text);

    void undo() override { m_document.exchange(m_other); }
    void redo() override { m_document.exchange(m_other); }

private:
    LibraryDocument& m_document;
    LibraryEdit m_other;
};

} // namespace tagline
