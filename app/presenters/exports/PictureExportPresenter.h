#pragma once

// PictureExportPresenter writes what the viewport shows of the clip as a picture, a contact sheet or a film,
// in the background.

#include "app/presenters/Presenter.h"
#include "app/presenters/exports/PictureExportDialog.h"
#include "app/presenters/exports/WritingJob.h"

#include <optional>

namespace tagline {

class OrbitCamera;
class ViewportWidget;

class PictureExportPresenter : public Presenter
{
    Q_OBJECT

public:
    /// `viewport` may be null: then there is nothing to export.
    PictureExportPresenter(const PresenterContext& context, ViewportWidget* viewport);
    bool isExporting() const { return m_job.isRunning(); }

public slots:
    /// The range that is looped, which is offered first; none where none is.
    void setLoopRange(std::optional<tagline::FrameRange> range) { m_loopRange = range; }

private:
    void exportPictures();
    QString refusal() const;
    std::vector<FrameChoice> ranges() const;
    PictureWish lastWish() const;
    PictureMarks marks(bool areWanted) const;
    void keep(const PictureWish& wish);
    QString placeFor(const PictureWish& wish, QWidget& parent);
    void start(const PictureWish& wish, const QString& target, const OrbitCamera& camera);

    ViewportWidget* m_viewport;
    std::optional<FrameRange> m_loopRange;
    WritingJob m_job;
};

} // namespace tagline
