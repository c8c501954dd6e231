#pragma once

// ContactPreview finds the contacts of the clip shown, with settings that are being tried, in the
// background.

#include <QObject>
#include <QString>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "core/motion/MotionSettings.h"

#include <memory>
#include <optional>
#include <vector>

namespace tagline {

/// The contacts of one foot or hand of the clip.
struct PreviewedLimb
{
    QString name; ///< name of the joint that touches
    LimbKind kind = LimbKind::Foot;
    BodySide side = BodySide::Middle;
    std::vector<FrameRange> ranges;
    std::vector<float> heights; ///< above the ground, metres, one per frame
};

struct PreviewedContacts
{
    ClipId clip;
    std::uint64_t motionVersion = 0; ///< of the measured clip
    float legLength = 0.0f;          ///< metres
    std::vector<PreviewedLimb> limbs;
};

/// Only the latest settings are used; the paths of the joints are sampled once per clip, so that a change of
/// a setting takes a millisecond or two. Nothing is computed before start().
class ContactPreview : public QObject
{
    Q_OBJECT

public:
    ContactPreview(LibraryDocument& document, Workspace& workspace, QObject* parent = nullptr);

    /// Measures the current clip with these settings, and each clip shown after it.
    void start(const MotionSettings& settings);
    /// Stops measuring, and drops the results.
    void stop();
    bool isRunning() const { return m_settings.has_value(); }
    /// The latest result; none while there is none of the current clip.
    const std::optional<PreviewedContacts>& contacts() const { return m_contacts; }

signals:
    void changed();

private:
    struct Sampled;

    void measure();
    void show(std::optional<PreviewedContacts> contacts);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    std::optional<MotionSettings> m_settings;
    std::optional<PreviewedContacts> m_contacts;
    std::shared_ptr<Sampled> m_sampled; ///< used only by the thread of the work
    LatestWork m_work;                  // last: running work ends before other members go
};

} // namespace tagline
