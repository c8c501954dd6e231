#pragma once

// SegmentsPresenter parts the clip that is shown where its motion changes, and lets a person tag it segment
// by segment.

#include <QObject>
#include <QPointer>

#include "app/document/queries/BoundaryPreview.h"

#include <functional>

class QSettings;

namespace tagline {

class ActionRegistry;
class SegmentsDialog;
class TimelinePresenter;
class TimelineWidget;
struct TimelineContent;

/// While its dialog is open: the segments are a lane, edges snap to their boundaries, Tab and Shift+Tab on
/// the timeline go from one to the next, and a tag's key tags the one at the playhead.
class SegmentsPresenter : public QObject
{
    Q_OBJECT

public:
    struct Shown
    {
        TimelineWidget& timeline;
        TimelinePresenter& lanes;
        QWidget& window;
        QWidget& tags; ///< with their keys: the dialog leaves them free, as far as there is room
    };

    /// `isPlaying` answers whether tag keys follow a clip that plays.
    SegmentsPresenter(LibraryDocument& document, Workspace& workspace, Shown shown, ActionRegistry& actions,
                      std::function<bool()> isPlaying);

    /// The density is kept there, and as it was there.
    void keepIn(QSettings& settings);
    /// Tags the segment at the playhead and goes to the next. False where that is not what a tag's key means
    /// now.
    bool tagSegment(TagId tag);
    const std::vector<FrameRange>& segments() const { return m_preview.segments(); }

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open();
    void setPerMinute(double boundaries);
    void step(bool isForward);
    void update();
    int current() const;
    QString noteText() const;
    void addTo(ClipId clip, TimelineContent& content) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    Shown m_shown;
    std::function<bool()> m_isPlaying;
    BoundaryDensity m_density;
    QSettings* m_settings = nullptr;
    QPointer<SegmentsDialog> m_dialog;
    BoundaryPreview m_preview;
};

} // namespace tagline
