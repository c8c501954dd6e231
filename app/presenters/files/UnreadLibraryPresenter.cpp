#include "app/presenters/files/UnreadLibraryPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/files/FileTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "core/support/text/PathText.h"
#include "widgets/theme/messages/NoticeBar.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

NoticeAnswer hiding()
{
    return {"hide", UnreadLibraryPresenter::tr("Hide"),
            UnreadLibraryPresenter::tr("Hide this until the library is opened again")};
}

} // namespace

UnreadLibraryPresenter::UnreadLibraryPresenter(const PresenterContext& context, NoticeBar& notice)
    : Presenter(context)
    , m_notice(notice)
    , m_watch(m_document)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) m_hidden.clear();
        show();
    });
    connect(&m_watch, &UnreadLibraryWatch::changed, this, &UnreadLibraryPresenter::show);
    connect(&m_notice, &NoticeBar::answered, this, &UnreadLibraryPresenter::answer);
}

/// Those of which the notice tells: neither hidden nor gone.
std::vector<Error> UnreadLibraryPresenter::toSay() const
{
    std::vector<Error> unread = m_document.unreadLibraries();
    std::erase_if(unread, [this](const Error& error) {
        return m_hidden.contains(error.file) || m_watch.state(error.file) == UnreadLibraryWatch::State::Gone;
    });
    return unread;
}

void UnreadLibraryPresenter::show()
{
    const std::vector<Error> unread = toSay();
    if (unread.empty()) return m_notice.clear();
    const auto mended = std::ranges::find_if(unread, [this](const Error& error) {
        return m_watch.state(error.file) == UnreadLibraryWatch::State::Mended;
    });
    if (mended != unread.end())
        return sayMended(QString::fromStdString(std::string(fileNameOf(mended->file))));
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
    answers << hiding();
    m_notice.setNotice(text, answers);
}

void UnreadLibraryPresenter::sayMended(const QString& name)
{
    const QString text =
        tr("%1 was changed on the disk and can be read again. What it holds is shown once it "
           "is opened again.")
            .arg(name);
    if (m_notice.text() == text) return;
    m_notice.setNotice(text, {{"reopen", tr("Open Again"),
                               tr("Open anew what is open; you are asked first if there are unsaved edits")},
                              hiding()});
}

void UnreadLibraryPresenter::answer(const QString& id)
{
    if (id == "restore" && m_document.mayEdit()) m_actions["file.restore"]->trigger();
    if (id == "reopen") emit reopeningRequested();
    if (id != "hide") return;
    for (const Error& error : m_document.unreadLibraries()) m_hidden.insert(error.file);
    show();
}

} // namespace tagline
