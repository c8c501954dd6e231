#pragma once

// PictureExportPresenter writes what the viewport shows of the clip as a picture, a contact sheet or a film,
// in the background.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"
#include "app/presenters/exports/PictureExportDialog.h"
#include "app/presenters/exports/WritingJob.h"

#include <optional>

class QSettings;
class QWidget;

namespace tagline {

class ActionRegistry;
class OrbitCamera;
class ViewportWidget;

class PictureExportPresenter : public QObject
{
    Q_OBJECT

public:
    /// `viewport` may be null: then there is nothing to export.
    PictureExportPresenter(LibraryDocument& document, Workspace& workspace, PlaybackSession& playback,
                           ViewportWidget* viewport, QSettings& settings, QWidget& window,
                           ActionRegistry& actions);
    bool isExporting() const { return m_job.isRunning(); }

public slots:
    /// The range that is looped, which is offered first; none where none is.
    void setLoopRange(std::optional<tagline::FrameRange> range) { m_loopRange = range; }

signals:
    /// Something went wrong; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void exportPictures();
    QString refusal() const;
    std::vector<FrameChoice> ranges() const;
    PictureWish lastWish() const;
    PictureMarks marks(bool areWanted) const;
    void keep(const PictureWish& wish);
    QString placeFor(const PictureWish& wish, QWidget& parent);
    void start(const PictureWish& wish, const QString& target, const OrbitCamera& camera);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    PlaybackSession& m_playback;
    ViewportWidget* m_viewport;
    QSettings& m_settings;
    QWidget& m_window;
    ActionRegistry& m_actions;
    std::optional<FrameRange> m_loopRange;
    WritingJob m_job;
};

} // namespace tagline
