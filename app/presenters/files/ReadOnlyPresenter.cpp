#include "app/presenters/files/ReadOnlyPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/LibraryDocument.h"
#include "app/presenters/files/OpenElsewhere.h"
#include "app/presenters/files/OpenedPaths.h"
#include "app/presenters/files/SavePresenter.h"
#include "widgets/theme/messages/FreeMoment.h"
#include "widgets/theme/messages/Question.h"

#include <QScopedValueRollback>
#include <QWidget>

namespace tagline {

ReadOnlyPresenter::ReadOnlyPresenter(const PresenterContext& context, OpenedPaths& opened,
                                     OpenElsewhere& elsewhere, SavePresenter& saving)
    : Presenter(context)
    , m_opened(opened)
    , m_elsewhere(elsewhere)
    , m_saving(saving)
{
    m_actions.connectTo("file.openReadOnly", this, [this] { look(); });
    m_actions.connectTo("file.openForEditing", this, [this] { edit(); });
    // Not at once: it may be found as the library is closed.
    connect(
        &m_elsewhere, &OpenElsewhere::found, this, [this] { callWhenFree(*this, [this] { ask(); }); },
        Qt::QueuedConnection);
    connect(&m_elsewhere, &OpenElsewhere::elsewhereChanged, this, &ReadOnlyPresenter::followOthers);
    connect(&m_opened, &OpenedPaths::changed, this, &ReadOnlyPresenter::showActions);
    connect(&m_document, &LibraryDocument::readOnlyChanged, this, &ReadOnlyPresenter::followDocument);
    connect(&m_document, &LibraryDocument::editRefused, this, [this] {
        emit editRefused(
            (m_elsewhere.elsewhere()
                 ? tr("%1 is open read-only: nothing was changed. Close it in the other window and choose "
                      "File "
                      "▸ Open for Editing, or make a library of your own by File ▸ Save As.")
                 : tr("%1 is open read-only: nothing was changed. File ▸ Open for Editing ends that."))
                .arg(name()));
    });
    connect(&m_saving, &SavePresenter::savedElsewhere, this, [this] {
        if (!m_document.isReadOnly()) return;
        m_document.setReadOnly(false);
        m_elsewhere.callOthers();
    });
    showActions();
}

QString ReadOnlyPresenter::name() const
{
    const QString name = m_saving.openName();
    return name.isEmpty() ? tr("This library") : name;
}

void ReadOnlyPresenter::ask()
{
    const auto library = m_elsewhere.elsewhere();
    if (!library || m_document.isReadOnly() || m_isAsking) return;
    const QScopedValueRollback<bool> asking(m_isAsking, true);
    const Question question{
        .title = tr("Open Library"),
        .text = tr("%1 is open in another window of Tagline. Only look at it here, or edit it in both "
                   "windows? What one of them saves, the other takes over.")
                    .arg(*library),
        .verb = tr("Open &Read-Only"),
        .otherVerb = tr("&Edit in Both"),
        .cancelVerb = tr("&Close It Here")};
    const Reply reply = replyTo(question, &m_window);
    if (reply == Reply::Cancelled) return emit closeRequested();
    if (reply == Reply::Yes) look();
    if (!m_document.isReadOnly()) m_elsewhere.callOthers();
}

void ReadOnlyPresenter::look()
{
    if (m_document.isReadOnly()) return;
    if (m_document.isModified())
        return emit refused(
            tr("%1 has unsaved changes: save or undo them, then it can be opened read-only.").arg(name()));
    m_document.setReadOnly(true);
    emit noted(tr("%1 is open read-only: nothing is changed or saved here; what other windows save is shown.")
                   .arg(name()));
}

void ReadOnlyPresenter::edit()
{
    if (const auto library = m_elsewhere.elsewhere())
        return emit refused(
            tr("%1 is still open in another window: close it there, or make a library of your "
               "own by File ▸ Save As.")
                .arg(*library));
    m_document.setReadOnly(false);
    emit noted(tr("%1 can be edited again.").arg(name()));
}

void ReadOnlyPresenter::followDocument()
{
    m_elsewhere.setLooking(m_document.isReadOnly());
    showActions();
}

void ReadOnlyPresenter::followOthers()
{
    showActions();
    if (m_document.isReadOnly() && !m_elsewhere.elsewhere())
        emit noted(tr("The other window has closed %1: File ▸ Open for Editing lets you change it here.")
                       .arg(name()));
}

void ReadOnlyPresenter::showActions()
{
    const bool isReadOnly = m_document.isReadOnly();
    m_actions.setAvailable("file.openReadOnly", !m_opened.isEmpty() && !isReadOnly,
                           isReadOnly ? tr("It is open read-only already.") : tr("Nothing is open."));
    m_actions.setAvailable("file.openForEditing", isReadOnly,
                           m_opened.isEmpty() ? tr("Nothing is open.") : tr("It can be edited already."));
    m_actions.setEditing(!isReadOnly, tr("It is open read-only: see File ▸ Open for Editing."));
}

} // namespace tagline
