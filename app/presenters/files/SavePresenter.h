#pragma once

// SavePresenter saves what was edited, and asks a person for what saving needs.

#include "app/presenters/Presenter.h"
#include "core/library/versions/ConflictReview.h"
#include "core/support/Result.h"
#include "core/system/saving/DurableFile.h"

#include <functional>
#include <optional>
#include <set>
#include <string>

namespace tagline {

class DiskWatch;
class EditJournal;
class OpenedPaths;
enum class SaveRemedy;
struct FailedSave;
struct SaveReport;

/// Borrows its arguments.
class SavePresenter : public Presenter
{
    Q_OBJECT

public:
    SavePresenter(const PresenterContext& context, DiskWatch& watch, EditJournal& journal,
                  OpenedPaths& opened);

    /// Sets a function that is called before a person is asked about unsaved changes: it makes an edit of all
    /// that was started.
    void setUnfinished(std::function<void()> finish) { m_finish = std::move(finish); }

    /// Returns once all is on the disk; meanwhile the window waits, is drawn, and shows the progress. False
    /// if something stays unsaved, or a save runs already.
    bool save();
    bool isSaving() const { return m_isSaving; }
    /// Whether what is open may be closed: nothing is unsaved, or a person had it saved or discards it.
    bool mayDiscard();
    /// Name of the open library for people: its library file, else the path opened first; empty for nothing.
    QString openName() const;
    /// Folders outside of the opened paths that a person allowed to be written.
    QStringList foldersAllowed() const;
    /// Asks before they are written again.
    void forgetAllowed();

    /// The commands by which version control hears of files, as typed; empty: none.
    QString checkOutCommand() const;
    QString addCommand() const;
    void setCheckOutCommand(const QString& typed);
    void setAddCommand(const QString& typed);

signals:
    /// The library has another file from now on.
    void savedElsewhere();

private:
    void refuseToSave();
    void obeyVersionCommands();
    void saveAs();
    QString libraryWrittenAsking(const QString& path);
    std::optional<Error> libraryWrittenTo(const std::string& path, WritingWay way);
    bool mayWriteOutside();
    bool maySaveBesideOthers(const QString& proposed);
    SaveReport savedOnce(const ConflictDecisions& decided);
    void saveAgain(const ConflictDecisions& decided, SaveReport& report);
    SaveReport savedAskingAll();
    void forgetLibraryPath();
    SaveRemedy remedyFor(const SaveReport& report, int triedAgain);
    SaveRemedy chosenAndKept(const FailedSave& failed);
    std::set<std::string> foldersWrittenDirectly() const;
    bool saveCopies();
    void say(const SaveReport& report, const std::set<std::string>& direct);

    DiskWatch& m_watch;
    EditJournal& m_journal;
    OpenedPaths& m_opened;
    std::function<void()> m_finish;
    bool m_isSaving = false;
    std::set<std::string> m_replacedFiles; ///< damaged ones that this save may replace
    std::set<std::string>
        m_directFolders; ///< whose files a person lets be written directly, until the program ends
};

} // namespace tagline
