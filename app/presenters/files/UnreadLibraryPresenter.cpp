#include "app/presenters/files/UnreadLibraryPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/files/FileTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "core/support/text/PathText.h"
#include "widgets/theme/messages/NoticeBar.h"

#include <utility>
#include <vector>

namespace tagline {

UnreadLibraryPresenter::UnreadLibraryPresenter(const PresenterContext& context, NoticeBar& notice)
    : Presenter(context)
    , m_notice(notice)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) m_hidden.clear();
        show();
    });
    connect(&m_notice, &NoticeBar::answered, this, &UnreadLibraryPresenter::answer);
}

void UnreadLibraryPresenter::show()
{
    std::vector<Error> unread = m_document.unreadLibraries();
    std::erase_if(unread, [this](const Error& error) { return m_hidden.contains(error.file); });
    if (unread.empty()) return m_notice.clear();
    Error fault = unread.front();
    const QString name = QString::fromStdString(std::string(fileNameOf(fault.file)));
    fault.file.clear(); // it is named before
    const QString text =
        tr("%1 cannot be read: the names, colours, keys and groups of its tags and its saved queries are not "
           "shown. The tags of the clips are here, and the file is not overwritten. The fault: %2")
            .arg(firstOf(name, unread.size()), errorText(fault));
    const bool isRestorable = m_document.libraryPath().empty(); // else that file's backups are offered
    const bool wasRestorable = std::exchange(m_isRestorable, isRestorable);
    if (m_notice.text() == text && wasRestorable == isRestorable) return;
    QList<NoticeAnswer> answers;
    if (isRestorable)
        answers << NoticeAnswer{"restore", tr("Restore from Backup…"),
                                tr("Choose what the file held before, and take it over here: Save then "
                                   "writes it (File ▸ Restore from Backup…)")};
    answers << NoticeAnswer{"hide", tr("Hide"), tr("Hide this until the library is opened again")};
    m_notice.setNotice(text, answers);
}

void UnreadLibraryPresenter::answer(const QString& id)
{
    if (id == "restore" && m_document.mayEdit()) m_actions["file.restore"]->trigger();
    if (id != "hide") return;
    for (const Error& error : m_document.unreadLibraries()) m_hidden.insert(error.file);
    show();
}

} // namespace tagline
