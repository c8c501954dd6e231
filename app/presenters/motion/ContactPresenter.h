#pragma once

// ContactPresenter joins the panel that tunes contacts with the library's settings, and shows what comes of a
// try: lanes of feet under the tags, and the contacts for the picture.

#include "app/document/queries/ContactPreview.h"
#include "app/presenters/Presenter.h"
#include "render/passes/ContactDiscs.h"

namespace tagline {

class ContactPanel;
class TimelinePresenter;
struct TimelineContent;

/// Under the mouse only the clip that is shown is measured; once a setting is let go it becomes the
/// library's, as one undo step for each setting that is tuned.
class ContactPresenter : public Presenter
{
    Q_OBJECT

public:
    ContactPresenter(const PresenterContext& context, ContactPanel& panel, TimelinePresenter& lanes);

signals:
    /// The contacts of a clip with the settings that are tried.
    void previewed(tagline::ClipId clip, const std::vector<tagline::FootContacts>& feet);

private:
    void showSettings();
    void showJoints();
    void take(const MotionSettings& settings, const QString& what, bool isFinal);
    void showPreview();
    void revealLanes();
    void addTo(ClipId clip, TimelineContent& content) const;

    ContactPanel& m_panel;
    TimelinePresenter& m_lanes;
    ContactPreview m_preview;
    std::vector<SharedArray<float>> m_heights; ///< of the limbs previewed
    bool m_isRevealDue = false;                ///< the lanes are scrolled to once they are there
    QString m_tuned;                           ///< the setting that was changed last
    int m_gesture = 0;                         ///< the step of it
};

} // namespace tagline
