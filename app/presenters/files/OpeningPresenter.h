#pragma once

// OpeningPresenter opens libraries and clips in place of what is open, adds to them, and closes them.

#include <QStringList>

#include "app/document/library/reading/OpeningCheck.h"
#include "app/presenters/Presenter.h"

#include <functional>
#include <optional>
#include <vector>

class QMenu;

namespace tagline {

class ImportQueue;
class LibraryView;
class OpenedPaths;
class SavePresenter;
class SourceScan;
class StatusStrip;
class TimelineWidget;
class WallView;

/// The disk is looked at in the background before anything is closed. Borrows its arguments.
class OpeningPresenter : public Presenter
{
    Q_OBJECT

public:
    /// Dialogs stand over the window of the timeline.
    struct Widgets
    {
        TimelineWidget& timeline;
        const WallView& wall;
        const LibraryView& library;
        StatusStrip& status;
    };

    /// Paths of the sample library, and of the user's own copy of it; empty if the sample is not
    /// installed, and where it is to be opened as it lies.
    struct Sample
    {
        QString library;
        QString ownFolder;
    };

    OpeningPresenter(const PresenterContext& context, SourceScan& scan, ImportQueue& imports,
                     OpenedPaths& opened, Widgets widgets, SavePresenter& saving, Sample sample);

    /// Opens paths in place of what is open, once it is known in the background that they can be opened; asks
    /// then if something is unsaved. Another open() in the meantime counts instead. `then` is called once
    /// their reading has begun, `otherwise` is opened if none of the paths can be.
    void open(const QStringList& paths, std::function<void()> then = {}, const QStringList& otherwise = {});
    /// Adds paths to what is open, or to what is about to be.
    void add(const QStringList& paths);
    /// Paths that are looked at in order to open them in place of what is open; empty if there are none.
    QStringList awaited() const { return m_opening ? m_opening->paths : QStringList(); }
    bool isOpening() const { return m_opening.has_value(); }
    /// Stops looking at them.
    void cancel();
    /// Closes everything; unsaved edits are lost.
    void close();
    /// Shows the progress of looking and reading in the background, with a way to stop them.
    void showReading();
    /// Fills the menu of recently opened paths.
    void fillRecentMenu(QMenu& menu);
    /// Opens a path of that menu; if it is gone, asks whether to remove it from the menu.
    void openRecent(const QString& path);

signals:
    /// Everything open is about to close: messages about it are of no use any more.
    void closing();
    /// Looking or reading began, went on or ended.
    void readingChanged();

private:
    /// A request to open paths in place of what is open.
    struct Opening
    {
        QStringList paths;
        std::function<void()> then; ///< may be empty
        QStringList otherwise;
        std::vector<Error> faults; ///< of those that cannot be opened, known after the look
        bool isRecent = false;     ///< chosen of those of earlier days: one that is gone may leave the list
    };

    void connectActions();
    void offerToForget(const QString& path);
    void openByDialog(bool isFolder);
    void openSample();
    void addByDialog();
    void openNew();
    void openLooked();
    void openNow(const QStringList& paths);
    void cancelReading();
    QWidget* window() const;

    SourceScan& m_scan;
    ImportQueue& m_imports;
    OpenedPaths& m_opened;
    Widgets m_widgets;
    SavePresenter& m_saving;
    Sample m_sample;
    OpeningCheck m_check;
    std::optional<Opening> m_opening;
};

} // namespace tagline
