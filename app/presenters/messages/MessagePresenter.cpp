#include "app/presenters/messages/MessagePresenter.h"

#include "widgets/theme/messages/MessageArea.h"

#include <QUndoStack>

#include <utility>

namespace tagline {

MessagePresenter::MessagePresenter(QUndoStack& undo, MessageArea& area)
    : m_undo(undo)
    , m_area(area)
{
    connect(&area, &MessageArea::linkClicked, this, [this] {
        if (m_isLinkRedo)
            emit redoRequested();
        else
            emit undoRequested();
    });
}

void MessagePresenter::followSteps()
{
    connect(&m_undo, &QUndoStack::indexChanged, this, &MessagePresenter::showStep);
}

/// Says which step was made, taken back or made again, and how to turn that round.
void MessagePresenter::showStep()
{
    const int before = std::exchange(m_step, m_undo.index());
    const bool isRedone = m_step > before && m_next && m_undo.command(before) == m_next;
    m_next = m_undo.command(m_step);
    if (m_step == 0 && before == 0) return;
    m_isStepFresh = true;
    if (m_step < before && m_undo.canRedo())
        m_area.showResult(tr("Undone: %1").arg(m_undo.redoText()), tr("Redo"));
    else if (isRedone)
        m_area.showResult(tr("Redone: %1").arg(m_undo.undoText()), tr("Undo"));
    else if (m_step >= before)
        m_area.showResult(m_undo.undoText(), tr("Undo"));
    else
        m_area.showResult({}); // it was about what is no more
    m_isLinkRedo = m_step < before;
    QMetaObject::invokeMethod(
        this, [this] { m_isStepFresh = false; }, Qt::QueuedConnection);
}

void MessagePresenter::say(const QString& text)
{
    if (m_isEditRefused) return;
    const bool isOfEdit = m_isStepFresh && !m_isLinkRedo;
    m_isLinkRedo = false;
    m_area.showResult(text, isOfEdit ? tr("Undo") : QString());
    emit said(text);
}

void MessagePresenter::note(const QString& fact)
{
    if (m_isEditRefused) return;
    m_area.showNote(fact);
    keepFact();
    emit said(fact);
}

/// Holds until the events of just now are through.
void MessagePresenter::keepFact()
{
    m_isFactFresh = true;
    QMetaObject::invokeMethod(
        this, [this] { m_isFactFresh = false; }, Qt::QueuedConnection);
}

void MessagePresenter::add(const QString& fact)
{
    const bool hasRefused = m_isRefusalFresh && m_area.kind() == MessageArea::Kind::Error;
    const bool hasStepped = m_isStepFresh && m_area.kind() == MessageArea::Kind::Result;
    if (hasRefused)
        m_area.showError(m_area.text() + ' ' + fact);
    else if (hasStepped)
        m_area.showResult(tr("%1. %2", "what was done, and a fact").arg(m_area.text(), fact),
                          m_isLinkRedo ? tr("Redo") : tr("Undo"));
    else
        m_area.showNote(fact);
    emit said(fact);
}

void MessagePresenter::refuseEdit(const QString& reason)
{
    refuse(reason);
    m_isEditRefused = true;
    QMetaObject::invokeMethod(
        this, [this] { m_isEditRefused = false; }, Qt::QueuedConnection);
}

void MessagePresenter::refuse(const QString& reason)
{
    if (m_isEditRefused) return;
    warn(reason);
    m_isRefusal = true;
    m_isRefusalFresh = true;
    QMetaObject::invokeMethod(
        this, [this] { m_isRefusalFresh = false; }, Qt::QueuedConnection);
}

void MessagePresenter::warn(const QString& problem)
{
    m_isRefusal = false;
    emit warned(problem);
    m_area.showError(problem);
    keepFact();
    emit said(problem);
}

void MessagePresenter::endRefusal()
{
    if (m_isRefusal && !m_isRefusalFresh && m_area.kind() == MessageArea::Kind::Error) m_area.showError({});
}

void MessagePresenter::endNote()
{
    if (m_area.kind() == MessageArea::Kind::Note) m_area.showNote({}); // else it may be about what was opened
}

void MessagePresenter::endNote(const QString& fact)
{
    if (m_area.text() == fact) endNote();
}

void MessagePresenter::forget()
{
    m_isLinkRedo = false;
    m_area.showResult({});
    if (!m_isFactFresh) m_area.showError({});
}

} // namespace tagline
