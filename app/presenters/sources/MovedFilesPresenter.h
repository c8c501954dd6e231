#pragma once

// MovedFilesPresenter says that missing files were found elsewhere once files were read, and, asked to look
// for them, looks at the disk again and asks whether their tags are to go there. A person may say where one
// is: that file is read, with those that are to be looked for beside it, and gets the tags whatever it holds.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/reading/SourceScan.h"
#include "app/presenters/Presenter.h"
#include "core/library/moved/MovedSources.h"

#include <QPointer>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

class MovedFilesDialog;
struct MovedFileLine;

class MovedFilesPresenter : public Presenter
{
    Q_OBJECT

public:
    MovedFilesPresenter(const PresenterContext& context, SourceScan& scan, ImportQueue& imports);

signals:
    /// These files are to be added to the library, because a person chose one of them.
    void filesWanted(const QStringList& paths);

private:
    /// One missing file of the dialog, and where it is now, as far as that is known.
    struct Line
    {
        SourceId missing;
        std::optional<MovedSource> move;
    };
    /// A file that a person chose for a missing one, and that is not read yet.
    struct Awaited
    {
        std::string path;
        bool isWanted = false; ///< it was asked to be added
    };

    void tell();
    void look();
    void takeLook(bool isWhole);
    void askWhenFree();
    void ask();
    void endAsking();
    void updateLines();
    std::vector<MovedFileLine> shownLines() const;
    QString whyOf(const MovedSource& move) const;
    void choose(std::size_t line);
    QString folderToLookIn(SourceId missing) const;
    void read(SourceId missing, const std::string& path);
    void settle();
    QString settled(SourceId missing, const Awaited& choice);
    void relinkLines(const std::vector<std::size_t>& places);
    void showFound(const std::vector<MovedSource>& relinked);

    SourceScan& m_scan;
    const ImportQueue& m_imports;
    std::vector<MovedSource> m_told; ///< said already
    bool m_isAsked = false;          ///< a person waits for a look at the disk
    QPointer<MovedFilesDialog> m_dialog;
    std::vector<Line> m_lines; ///< of the dialog
    std::vector<MovedSource> m_chosen;
    std::map<SourceId, Awaited> m_awaited; ///< by the missing file
    BackgroundJobs m_jobs;                 // last: what runs ends before the rest goes
};

} // namespace tagline
