#include "app/document/editing/TagSheetEdit.h"

#include "app/document/editing/EditDetails.h"
#include "core/tags/sheet/ChangedSets.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <utility>

namespace tagline {
namespace {

bool isBefore(const SheetChange& a, const SheetChange& b) { return a.clip < b.clip; }

std::atomic<std::uint64_t> stepsMade = 0;

} // namespace

NumberedStep::NumberedStep()
    : m_number(++stepsMade)
{
}

TagSheetEdit::TagSheetEdit(LibraryDocument& document, std::vector<SheetChange> others, const QString& text,
                           int gesture)
    : QUndoCommand(text)
    , m_document(document)
    , m_others(std::move(others))
    , m_name(text)
    , m_gesture(gesture)
{
    std::sort(m_others.begin(), m_others.end(), isBefore);
}

void TagSheetEdit::redo()
{
    m_document.exchangeSheets(m_others);
    if (!m_isNamed) nameSteps();
}

/// Expects that the step is done: it holds the sheets from before.
void TagSheetEdit::nameSteps()
{
    m_isNamed = true;
    const ClipLibrary& library = m_document.library();
    QString where =
        QCoreApplication::translate("tagline::TagSheetEdit", "%n clips", nullptr, int(m_others.size()));
    if (m_others.size() == 1) {
        const LibraryClip& clip = library.clip(m_others.front().clip);
        where = QString("%1 %2")
                    .arg(QString::fromStdString(clip.displayName),
                         changedFrames(m_others.front().sheet, clip.sheet))
                    .trimmed();
    }
    GroupLosses losses(library.vocabulary());
    m_sets.clear();
    for (const SheetChange& other : m_others) {
        losses.add(other.sheet, library.clip(other.clip).sheet);
        m_sets.merge(changedSets(other.sheet, library.clip(other.clip).sheet, library.vocabulary()));
    }
    const QString done = losses.text().isEmpty() ? m_name : QString("%1 · %2").arg(m_name, losses.text());
    setText(QString("%1 · %2\n%3").arg(m_name, where, done));
}

// The next command has been done: it holds the sheets between the two steps. Clips that this command holds
// keep its own earlier sheets; for clips that are new with the next one, its sheets are the earlier ones. The
// same rule applies to the state that they were drawn on.
bool TagSheetEdit::mergeWith(const QUndoCommand* next)
{
    const auto* edit = dynamic_cast<const TagSheetEdit*>(next);
    if (!edit || edit->m_gesture != m_gesture) return false;
    const auto own = std::ptrdiff_t(m_others.size());
    for (const SheetChange& other : edit->m_others) {
        const auto end = m_others.begin() + own;
        const auto known = std::lower_bound(m_others.begin(), end, other, isBefore);
        if (known == end || isBefore(other, *known))
            m_others.push_back(other);
        else if (!known->drawnOn)
            known->drawnOn = other.drawnOn;
    }
    std::sort(m_others.begin(), m_others.end(), isBefore);
    m_name = edit->m_name;
    noteMerged();
    nameSteps();
    const ClipLibrary& library = m_document.library();
    setObsolete(std::all_of(m_others.begin(), m_others.end(), [&](const SheetChange& other) {
        const LibraryClip& clip = library.clip(other.clip);
        return clip.sheet == other.sheet && (!other.drawnOn || other.drawnOn->version == clip.sourceChange);
    }));
    return true;
}

LibraryEditCommand::LibraryEditCommand(LibraryDocument& document, LibraryEdit other, const QString& text,
                                       int gesture)
    : QUndoCommand(text)
    , m_document(document)
    , m_other(std::move(other))
    , m_gesture(gesture)
{
}

namespace {

/// Whether the edit sets that member, and no other.
template<class Member>
bool isOfAlone(LibraryEdit edit, Member member)
{
    return std::exchange(edit.*member, std::nullopt) && edit.isEmpty();
}

} // namespace

bool LibraryEditCommand::mergeWith(const QUndoCommand* next)
{
    const auto* edit = dynamic_cast<const LibraryEditCommand*>(next);
    if (!edit || edit->m_gesture != m_gesture) return false;
    const auto areOf = [&](auto member) {
        return isOfAlone(m_other, member) && isOfAlone(edit->m_other, member);
    };
    const ClipLibrary& library = m_document.library();
    if (areOf(&LibraryEdit::motion))
        setObsolete(*m_other.motion == library.motionSettings());
    else if (areOf(&LibraryEdit::takes))
        setObsolete(*m_other.takes == library.takes());
    else
        return false;
    return true;
}

} // namespace tagline
