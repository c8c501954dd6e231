#pragma once

// TagSheetEdit is the undo command of every change of tags: it holds the other sheets and exchanges them.

#include <QUndoCommand>

#include "app/document/library/LibraryDocument.h"

#include <cstdint>

namespace tagline {

/// Identifies the commands of a history, even if a new one lies at the address of an old one.
class NumberedStep
{
public:
    NumberedStep();
    std::uint64_t number() const { return m_number; }
    /// Number of commands that were merged into this one.
    std::uint64_t revision() const { return m_revision; }

protected:
    ~NumberedStep() = default;
    void noteMerged() { ++m_revision; }

private:
    std::uint64_t m_number;
    std::uint64_t m_revision = 0;
};

/// Undo and redo are the same exchange. Commands with the same gesture merge; a merged command that changes
/// nothing any more becomes obsolete and leaves the stack. Its text in the list of steps names the clip and
/// the frames, "Resize Tired · walk 280→284"; that of the undo action names the losses of an exclusive group,
/// "Add Sad · takes 12 frames from Happy".
class TagSheetEdit : public QUndoCommand, public NumberedStep
{
public:
    TagSheetEdit(LibraryDocument& document, std::vector<SheetChange> others, const QString& text,
                 int gesture);

    void undo() override { m_document.exchangeSheets(m_others); }
    void redo() override;
    int id() const override { return m_gesture == 0 ? -1 : m_gesture; }
    bool mergeWith(const QUndoCommand* next) override;
    /// The tag sets that the step changes, in either direction.
    const SetList& sets() const { return m_sets; }
    /// The name of the step, without clip and frames.
    const QString& name() const { return m_name; }
    /// While the step is done: the sheets from before it.
    const std::vector<SheetChange>& others() const { return m_others; }

private:
    void nameSteps();

    LibraryDocument& m_document;
    std::vector<SheetChange> m_others; ///< in order of clip
    SetList m_sets;
    QString m_name;
    int m_gesture;
    bool m_isNamed = false;
};

/// The undo command of every change of the library file. Of commands with the same gesture (not 0) the first
/// keeps the state before all of them, for edits that replace the same members as a whole.
class LibraryEditCommand : public QUndoCommand, public NumberedStep
{
public:
    LibraryEditCommand(LibraryDocument& document, LibraryEdit other, const QString& text, int gesture = 0);

    void undo() override { m_document.exchange(m_other); }
    void redo() override { m_document.exchange(m_other); }
    int id() const override { return m_gesture == 0 ? -1 : m_gesture; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    LibraryDocument& m_document;
    LibraryEdit m_other;
    int m_gesture;
};

} // namespace tagline
