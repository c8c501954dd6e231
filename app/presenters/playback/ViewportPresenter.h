#pragma once

// ViewportPresenter shows the playing figure in the viewport, and says which tags hold at the frame.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/presenters/Presenter.h"
#include "app/presenters/timeline/LiveLane.h"
#include "core/staging/morphs/FigureMorphs.h"
#include "render/CharacterModel.h"
#include "render/passes/ContactDiscs.h"
#include "widgets/viewport/ViewportOverlay.h"

#include <QElapsedTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace tagline {

class GhostPresenter;
class JointPresenter;
class PartnerFigures;
class ViewportWidget;
struct GroundTrail;
struct ViewportOptions;

class ViewportPresenter : public Presenter
{
    Q_OBJECT

public:
    /// `viewport` may be null: then there is no picture, and nothing is computed for one.
    ViewportPresenter(const PresenterContext& context, ViewportWidget* viewport);
    ~ViewportPresenter() override;

    /// Marks these contacts of a clip from now on, until its motion is measured anew.
    void setContacts(ClipId clip, const std::vector<FootContacts>& feet);
    /// The lanes that are being written have chips of their own.
    void setLive(const std::vector<LiveLane>& lanes);
    /// Ends measuring between joints; false where nothing was measured.
    bool stopMeasuring();

signals:
    /// For the status bar: how many pictures a second are shown.
    void pictureTextChanged(const QString& text);

private:
    void connectActions();
    void look(const std::function<void()>& move, const QString& seen);
    void showFigure();
    void showCharacter(std::shared_ptr<const CharacterModel> character);
    void showPose();
    void showTrail();
    GroundTrail sourceTrail(const std::vector<RootMoment>& trail) const;
    GroundTrail clipTrail(const std::vector<RootMoment>& trail, ClipId clip) const;
    void setOptions(const ViewportOptions& options);
    float facing() const;
    void showGhosts(bool areWanted);
    void showOverlay();
    void showTagsLater();
    ViewportOverlay overlay();
    ViewportOverlay blendOverlay();
    QString waitingText(const LibraryClip& clip) const;
    void addChips(ViewportOverlay& overlay, ClipId clip, Frame frame, bool isMirrored = false);
    void addChip(ViewportOverlay& overlay, TagId tag, bool isLive);
    void nameClip();
    void showMorphs();
    void countCaptions();
    void findRoot();
    void findContacts();
    bool isKnown(ClipId clip) const
    {
        return clip.isValid() && clip.value < m_document.library().clipCount();
    }
    void reportPicture();

    ViewportWidget* m_viewport;
    std::shared_ptr<const ImportedModel> m_shownFigure;
    bool m_isCharacterDue = false;                     ///< it is being made
    std::shared_ptr<const CharacterModel> m_character; ///< null while it is being made
    std::unique_ptr<GhostPresenter> m_ghosts;          ///< null without a viewport
    std::unique_ptr<JointPresenter> m_joints;          ///< the same
    std::unique_ptr<PartnerFigures> m_partners;        ///< the same
    FigureMorphs m_morphs;                             ///< of the figure that is shown
    JointIndex m_root = noJoint;
    std::shared_ptr<const Clip> m_rootClip; ///< the clip that m_root was found for
    QString m_clipTitle;
    std::vector<QString> m_tagNames; ///< by tag, as chips say them; empty until they are wanted
    bool m_areTagsDue = false;       ///< they are to be shown anew
    std::vector<LiveLane> m_live;
    int m_captionRows = 0; ///< of the shown clip
    std::optional<Frame> m_shownPreview;

    /// When the feet of a clip rest; empty while it is being computed.
    struct Contacts
    {
        ClipId clip;
        std::uint64_t version = 0;
        std::vector<FootContacts> feet;
    };
    Contacts m_contacts;
    BackgroundJobs::Job m_contactsJob; ///< of the clip that is shown: that of the one before is dropped
    /// Whether the character that is being made is wanted no more.
    BackgroundJobs::Job m_characterJob;

    /// A character that was made of a model; found again while both live.
    struct Made
    {
        std::weak_ptr<const ImportedModel> model;
        std::weak_ptr<const CharacterModel> character;
    };
    std::map<const ImportedModel*, Made> m_made;
    QElapsedTimer m_sinceFrame;
    QElapsedTimer m_sinceReport;
    int m_pictures = 0;    ///< since then
    BackgroundJobs m_jobs; // last: what runs ends before the rest goes
};

} // namespace tagline
