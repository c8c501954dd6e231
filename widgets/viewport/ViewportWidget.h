#pragma once

// ViewportWidget shows a character in a pose, with a camera that the mouse moves.

#include <QFont>
#include <QImage>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include "render/CameraPosition.h"
#include "render/CharacterModel.h"
#include "render/CrowdDrawable.h"
#include "render/GhostPose.h"
#include "render/GroundTrail.h"
#include "render/OrbitCamera.h"
#include "render/Scene.h"
#include "render/SteeringMarks.h"
#include "render/ViewDirection.h"
#include "widgets/viewport/JointLabels.h"
#include "widgets/viewport/MeasuringLine.h"
#include "widgets/viewport/ViewportOptions.h"
#include "widgets/viewport/ViewportOverlay.h"

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tagline {

class CharacterBar;
class CharacterDrawable;
class FigurePainter;
struct FigureOrder;
struct FigurePicture;
class ViewportOptionsBar;

/// Call before QApplication is made: the surface format that the viewport needs.
void configureSurfaceFormat();

/// Left drag orbits, middle or Shift+left drag pans, the wheel zooms, a double click frames the figure. Where
/// it is wanted, right drag points to places on the ground.
/// Pictures are drawn on a thread of their own, the newest that is wanted after the one under way; the window
/// shows them as any picture, so that nothing else in it waits for OpenGL. Where the processor draws, moving
/// pictures are drawn without smooth edges, to keep pace; still ones have them. Setters never emit. Samples
/// no clip and knows no clock but the one that measures its own painting. Expects isAvailable(): never build
/// one without OpenGL.
class ViewportWidget : public QWidget
{
    Q_OBJECT

public:
    /// Whether OpenGL 3.3 can be had on this display; if not, the reason for people goes to `why`. Needs a
    /// QGuiApplication. Asks the driver once and keeps the answer.
    static bool isAvailable(QString* why = nullptr);

    explicit ViewportWidget(QWidget* parent = nullptr);
    ~ViewportWidget() override;

    /// Shows another character in its rest pose, or none (null), and frames it.
    void setCharacter(std::shared_ptr<const CharacterModel> character);
    /// Marks on the ground, shown with the next frame where the options want them.
    void setMarks(std::vector<DrawnLine> marks) { m_marks = std::move(marks); }
    /// The way of the root over the ground, in the same manner.
    void setTrail(GroundTrail trail) { m_trail = std::move(trail); }
    const GroundTrail& trail() const { return m_trail; }
    /// Poses of other moments, translucent, in the same manner.
    void setGhosts(std::vector<GhostPose> ghosts) { m_ghosts = std::move(ghosts); }
    const std::vector<GhostPose>& ghosts() const { return m_ghosts; }
    /// The bones of other figures in the same world, in the same manner.
    void setPartners(std::vector<DrawnLine> bones) { m_partners = std::move(bones); }
    const std::vector<DrawnLine>& partners() const { return m_partners; }
    /// Shows figures that play side by side in the character's place, and frames them as long as nobody moves
    /// the camera; null shows the character again.
    void setCrowd(std::shared_ptr<const Crowd> crowd);
    const Crowd* crowd() const { return m_crowd.get(); }
    /// Their moment, shown with the next frame.
    void setCrowdMoment(const CrowdMoment& moment) { m_crowdMoment = moment; }
    const CrowdMoment& crowdMoment() const { return m_crowdMoment; }
    /// The name that stands beside the figure that stands out; empty for none.
    void setCrowdName(const QString& name);
    /// What the figures are called, in their order; the mouse that rests on one says so.
    void setCrowdNames(QStringList names) { m_crowdNames = std::move(names); }
    /// The name of the figure at a place in the picture that is shown; empty where there is none.
    QString crowdNameAt(const QPointF& place) const;
    /// Where a figure's uppermost joint is in the picture that is shown; none where that is behind the
    /// camera.
    std::optional<QPointF> crowdPlace(std::size_t figure) const;
    /// The joint whose way is shown, and whose name always is; noJoint for none.
    void setPickedJoint(JointIndex joint);
    JointIndex pickedJoint() const { return m_pickedJoint; }
    /// Its places in successive frames, and which of them is shown; with the next frame.
    void setJointPath(std::vector<glm::vec3> places, std::size_t now);
    const std::vector<glm::vec3>& jointPath() const { return m_jointPath; }
    /// Measures between two joints; none: nothing is measured.
    void setMeasuringLine(std::optional<MeasuringLine> line);
    const std::optional<MeasuringLine>& measuringLine() const { return m_measuringLine; }
    /// The joints whose names stand in the picture now.
    std::vector<JointIndex> shownNames() const;
    /// Where a driven figure is wanted to go and where it goes, shown with the next frame whatever the
    /// options are.
    void setSteering(SteeringMarks marks) { m_steering = std::move(marks); }
    const SteeringMarks& steering() const { return m_steering; }
    /// Whether a right drag points to places on the ground; it ends one.
    void setPointing(bool isOn);
    /// The place on the ground under the mouse (x and z, metres) during such a drag, as the camera stands
    /// now; none where there is no drag, or no ground.
    std::optional<glm::vec2> pointedGround() const;
    /// Shows a pose: the matrices of all joints, joint → world, in order of the skeleton; nothing happens
    /// where their number is another. `root` is what a following camera keeps in place; `nanoseconds` is the
    /// time since the frame before while playing, else 0: after a jump (a seek, a step, a scrub), which the
    /// camera then makes too, and when playing ends.
    void setFrame(std::span<const glm::mat4> jointMatrices, const glm::vec3& root, qint64 nanoseconds);
    /// The weights of the character's morph targets, mesh after mesh, for the frames that are set from now
    /// on.
    void setMorphWeights(std::vector<float> weights) { m_morphWeights = std::move(weights); }
    void setOptions(const ViewportOptions& options);
    const ViewportOptions& options() const;
    void setOverlay(const ViewportOverlay& overlay);
    const ViewportOverlay& overlay() const { return m_overlay; }

    bool hasCharacter() const { return m_character != nullptr; }
    /// Shows all of the figure between what stands over the picture, without turning. As long as nobody moves
    /// the camera it stays framed at every size.
    void frameCharacter();
    /// The same, with the figure upright in the picture: in perspective the camera goes back to the height of
    /// the eyes.
    void frameUpright();
    /// Turns to a direction, and shows all of the figure, which faces as said last. A view along an axis has
    /// no perspective until it is turned; Home always has one.
    void showFrom(ViewDirection direction);
    /// Puts the camera where it was kept, to the figure as it stands.
    void showCamera(const SavedCamera& camera, const FigureStand& figure);
    /// How the figure faces (lookFrom()); along +Z at first.
    void setFacing(float radians) { m_facing = radians; }
    /// Switches perspective off, whatever is turned, or on.
    void setOrthographic(bool isOn);
    bool isOrthographic() const { return m_camera.projection() == OrbitCamera::Projection::Orthographic; }
    const OrbitCamera& camera() const { return m_camera; }
    /// The chooser of characters over the picture.
    CharacterBar& characterBar() { return *m_characterBar; }
    /// Puts a button that comes and goes into the picture's lower right corner, before the chooser; it is the
    /// picture's from now on.
    void setCornerButton(QWidget* button);
    ViewportOptionsBar& optionsBar() { return *m_optionsBar; }
    /// Where the rows of text over the picture end and begin: the figure is framed between.
    QRect freePicture() const;

    /// Version and driver, for people.
    QString driverDescription() const;
    /// Why nothing can be drawn, though a context is there; empty where all is well.
    QString problem() const { return m_problem; }

    /// The newest picture of the figure, without the text over it; null before the first.
    const QImage& shownPicture() const { return m_picture; }
    /// Whether the character is in it: the first picture after setCharacter() may have been ordered before.
    bool isCharacterShown() const { return !m_shownJoints.empty(); }
    /// What is to be seen now, text included; waits for the picture.
    QImage picture();

    QSize sizeHint() const override { return {640, 480}; }
    QSize minimumSizeHint() const override { return {160, 120}; }

signals:
    /// A new picture is shown; what it cost this program, driver calls included.
    void framePainted(qint64 nanoseconds);
    /// The camera has no perspective any more, or has one again.
    void projectionChanged(bool isOrthographic);
    /// A person clicked a joint, or beside all of them (noJoint).
    void jointPicked(tagline::JointIndex joint);
    /// A person clicked a figure of the crowd.
    void figurePicked(std::size_t figure);
    /// A picture of a crowd is there: with meshes, or as skeletons.
    void crowdDrawn(bool isSkinned);
    /// A person switched an option: what is wanted now.
    void optionsChangeRequested(const tagline::ViewportOptions& options);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void wantPicture();
    void orderPicture();
    void frameNow();
    void takePicture(const FigurePicture& picture);
    FigureOrder order();
    void placeBars();
    ViewportReserve reserve() const;
    void paintText(QPainter& painter);
    void updateStrips();
    void refine();
    void updateProjection();
    void addTrail(FigureOrder& order) const;
    void addJointMarks(FigureOrder& order) const;
    void placeShownJoints();
    std::vector<QRectF> paintNames(QPainter& painter);
    void paintCrowdName(QPainter& painter) const;
    void pickJointAt(const QPointF& place);
    std::optional<std::size_t> figureUnder(const QPointF& place) const;
    float aspect() const;

    std::unique_ptr<FigurePainter> m_painter;
    QImage m_picture;         ///< the newest; null before the first
    bool m_isWanted = false;  ///< a newer one
    bool m_isNew = false;     ///< nobody saw the picture yet
    qint64 m_pictureCost = 0; ///< nanoseconds
    Camera m_shownCamera;     ///< the picture's, and so are the joints
    std::vector<glm::mat4> m_shownJoints;
    std::vector<std::optional<QPointF>> m_jointPlaces; ///< of those, in the widget; empty without a model
    std::vector<JointLabel> m_jointLabels;             ///< the model's; empty until they are wanted
    QFont m_jointFont;                                 ///< theirs
    std::shared_ptr<const CharacterModel> m_model;
    std::unique_ptr<CharacterDrawable> m_character; ///< for the boxes around its poses; draws nothing
    glm::vec3 m_root{0.0f};                         ///< of the frame that is shown
    std::vector<glm::mat4> m_joints;
    std::vector<float> m_morphWeights; ///< empty: at rest
    std::vector<DrawnLine> m_marks;
    GroundTrail m_trail;
    std::vector<GhostPose> m_ghosts;
    std::vector<DrawnLine> m_partners;
    std::shared_ptr<const Crowd> m_crowd;
    CrowdMoment m_crowdMoment;
    QString m_crowdName;
    std::shared_ptr<const Crowd> m_pictureCrowd; ///< the picture's, and so are its joints
    std::vector<FigureJoints> m_crowdJoints;
    JointIndex m_pickedJoint = noJoint;
    std::vector<glm::vec3> m_jointPath;
    std::size_t m_jointPathNow = 0; ///< in it
    std::optional<MeasuringLine> m_measuringLine;
    SteeringMarks m_steering;
    OrbitCamera m_camera;
    float m_facing = 0.0f;
    bool m_isAlongAxis = false;       ///< without perspective until the camera is turned
    bool m_staysOrthographic = false; ///< switched so
    bool m_wasOrthographic = false;   ///< as projectionChanged() said last
    ViewportOverlay m_overlay;
    ViewportOptionsBar* m_optionsBar;
    CharacterBar* m_characterBar;
    QWidget* m_cornerButton = nullptr;
    QPointF m_lastMouse;
    std::optional<QPointF> m_hover; ///< the mouse without a button, over the picture
    std::optional<QPointF> m_press; ///< the left button's, while the mouse stands still
    bool m_mayPoint = false;
    bool m_isPointing = false;
    QString m_driver;
    QString m_problem;
    QImage m_chipStrip;  ///< the overlay's upper part, painted when it changes
    QImage m_lowerStrip; ///< its lower part
    bool m_areStripsStale = true;
    bool m_isFramingDue = true;
    bool m_isFramed = true; ///< nobody moved the camera since the figure was framed
    QTimer m_refinement;    ///< runs out when the picture has stood still
    bool m_isRefining = false;
    QStringList m_crowdNames; ///< of the figures, in their order
};

} // namespace tagline
