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

class CameraMove;
class CharacterBar;
class CharacterDrawable;
class FigurePainter;
struct FigureOrder;
struct FigurePicture;
class ViewportOptionsBar;

/// The surface format that the viewport needs. To be called before QApplication is created.
void configureSurfaceFormat();

/// Left drag orbits, middle or Shift+left drag pans, the wheel zooms, a double click frames the figure. If
/// pointing is on, right drag points to places on the ground. Pictures are drawn on a separate thread, one
/// at a time, then the newest that is needed; the window shows them like any image, so that no other
/// widget waits for OpenGL. If the CPU draws, moving pictures have no smooth edges, to keep the frame
/// rate; still ones have them. Setters never emit. The widget does not sample clips and has no clock
/// except those of its own painting and of the picture's way to another view. Expects isAvailable(), or that
/// OpenGL was there the last time: the driver is loaded after the widget was painted for the first time.
class ViewportWidget : public QWidget
{
    Q_OBJECT

public:
    /// Whether OpenGL 3.3 is available on this display; if not, `why` gets the reason as a readable text.
    /// Needs a QGuiApplication. Queries the driver once and caches the result.
    static bool isAvailable(QString* why = nullptr);

    explicit ViewportWidget(QWidget* parent = nullptr);
    ~ViewportWidget() override;

    /// Shows another character in its rest pose, or none (null), and frames it.
    void setCharacter(std::shared_ptr<const CharacterModel> character);
    /// Marks on the ground, shown with the next frame if the options include them.
    void setMarks(std::vector<DrawnLine> marks) { m_marks = std::move(marks); }
    /// The path of the root over the ground, shown with the next frame if the options include it.
    void setTrail(GroundTrail trail) { m_trail = std::move(trail); }
    const GroundTrail& trail() const { return m_trail; }
    /// Poses of other moments, translucent, shown with the next frame.
    void setGhosts(std::vector<GhostPose> ghosts) { m_ghosts = std::move(ghosts); }
    const std::vector<GhostPose>& ghosts() const { return m_ghosts; }
    /// The bones of other figures in the same world, shown with the next frame.
    void setPartners(std::vector<DrawnLine> bones) { m_partners = std::move(bones); }
    const std::vector<DrawnLine>& partners() const { return m_partners; }
    /// Shows figures that play side by side in place of the character, and frames them until the user moves
    /// the camera; null shows the character again.
    void setCrowd(std::shared_ptr<const Crowd> crowd);
    const Crowd* crowd() const { return m_crowd.get(); }
    /// The moment of the crowd, shown with the next frame.
    void setCrowdMoment(const CrowdMoment& moment) { m_crowdMoment = moment; }
    const CrowdMoment& crowdMoment() const { return m_crowdMoment; }
    /// The name beside the selected figure; empty for none.
    void setCrowdName(const QString& name);
    /// Names of the figures of the crowd, in order; shown while the mouse rests on a figure.
    void setCrowdNames(QStringList names) { m_crowdNames = std::move(names); }
    /// The name of the figure at a position in the present picture; empty if there is none.
    QString crowdNameAt(const QPointF& place) const;
    /// Position of a figure's uppermost joint in the present picture; none if it is behind the
    /// camera.
    std::optional<QPointF> crowdPlace(std::size_t figure) const;
    /// The joint whose path is shown, and always its name; noJoint for none.
    void setPickedJoint(JointIndex joint);
    JointIndex pickedJoint() const { return m_pickedJoint; }
    /// Positions of the joint in successive frames, and the index of the present one; for the next frame.
    void setJointPath(std::vector<glm::vec3> places, std::size_t now);
    const std::vector<glm::vec3>& jointPath() const { return m_jointPath; }
    /// Measures between two joints; none: no measurement.
    void setMeasuringLine(std::optional<MeasuringLine> line);
    const std::optional<MeasuringLine>& measuringLine() const { return m_measuringLine; }
    /// The joints whose names are in the picture now.
    std::vector<JointIndex> shownNames() const;
    /// The wanted and the actual path of a driven figure, shown with the next
    /// frame regardless of the options.
    void setSteering(SteeringMarks marks) { m_steering = std::move(marks); }
    const SteeringMarks& steering() const { return m_steering; }
    /// Whether a right drag points to places on the ground; off ends such a drag.
    void setPointing(bool isOn);
    /// The place on the ground under the mouse (x and z, metres) during such a drag, with the present camera;
    /// none if there is no drag, or no ground.
    std::optional<glm::vec2> pointedGround() const;
    /// Shows a pose: the matrices of all joints, joint → world, in order of the skeleton; does nothing if
    /// their number is wrong. `root` is the point that a following camera keeps in place; `nanoseconds` is
    /// the time since the previous frame during playback, else 0: after a jump (a seek, a step, a scrub),
    /// which the camera then follows at once, and when playback ends.
    void setFrame(std::span<const glm::mat4> jointMatrices, const glm::vec3& root, qint64 nanoseconds);
    /// The weights of the character's morph targets, mesh after mesh, for the frames that are set from now
    /// on.
    void setMorphWeights(std::vector<float> weights) { m_morphWeights = std::move(weights); }
    void setOptions(const ViewportOptions& options);
    const ViewportOptions& options() const;
    void setOverlay(const ViewportOverlay& overlay);
    const ViewportOverlay& overlay() const { return m_overlay; }

    bool hasCharacter() const { return m_character != nullptr; }
    /// Frames the whole figure between the overlays, without turning, at once. Until the user moves the
    /// camera, the figure stays framed at every size.
    void frameCharacter();
    /// Frames the figure upright in the picture: with perspective, the camera
    /// returns to the height of the eyes.
    void frameUpright();
    /// Turns to a direction relative to setFacing(), and frames the whole figure. A view along an axis has no
    /// perspective until it is turned; Home always has perspective.
    void showFrom(ViewDirection direction);
    /// Moves the camera to its saved position relative to the figure's present place.
    void showCamera(const SavedCamera& camera, const FigureStand& figure);
    /// The direction in which the figure faces (lookFrom()); +Z at first.
    void setFacing(float radians) { m_facing = radians; }
    /// Switches perspective off, for any direction, or on.
    void setOrthographic(bool isOn);
    bool isOrthographic() const { return m_camera.projection() == OrbitCamera::Projection::Orthographic; }
    const OrbitCamera& camera() const { return m_camera; }
    /// The chooser of characters over the picture.
    CharacterBar& characterBar() { return *m_characterBar; }
    /// Places a button, which may be shown and hidden, in the picture's lower right corner, before the
    /// chooser; the viewport takes ownership.
    void setCornerButton(QWidget* button);
    ViewportOptionsBar& optionsBar() { return *m_optionsBar; }
    /// The area between the texts at the top and at the bottom of the picture: the figure is framed in it.
    QRect freePicture() const;

    /// Version and driver, as a readable text.
    QString driverDescription() const;
    /// Why nothing can be drawn; empty if there is no problem.
    QString problem() const { return m_problem; }

    /// The newest picture of the figure, without texts; null before the first.
    const QImage& shownPicture() const { return m_picture; }
    /// Whether a newer picture than the shown one is under way, also for a camera on its way.
    bool isPictureDue() const;
    /// Whether the picture shows the character: the first after setCharacter() may have been ordered before.
    bool isCharacterShown() const { return !m_shownJoints.empty(); }
    /// The present view, texts included; waits for the picture.
    QImage picture();

    QSize sizeHint() const override { return {640, 480}; }
    QSize minimumSizeHint() const override { return {160, 120}; }

signals:
    /// A new picture is shown; the duration of drawing, driver calls included.
    void framePainted(qint64 nanoseconds);
    /// Once, with the first picture: whether the driver draws; else problem() says why not.
    void driverAnswered(bool isDrawing);
    /// Perspective was switched off or on.
    void projectionChanged(bool isOrthographic);
    /// The user clicked a joint, or beside all joints (noJoint).
    void jointPicked(tagline::JointIndex joint);
    /// The user clicked a figure of the crowd.
    void figurePicked(std::size_t figure);
    /// A picture of a crowd is shown: with meshes, or as skeletons.
    void crowdDrawn(bool isSkinned);
    /// The user switched an option; the options as wanted now.
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
    void begin();
    void wantPicture();
    void orderPicture();
    void frameNow();
    void frameNext();
    void moveFrom(const OrbitCamera& shown);
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
    bool m_isWanted = false;  ///< a newer picture is needed
    bool m_isNew = false;     ///< the picture has not been shown yet
    qint64 m_pictureCost = 0; ///< nanoseconds
    Camera m_shownCamera;     ///< of the picture, like the joints
    std::vector<glm::mat4> m_shownJoints;
    std::vector<std::optional<QPointF>> m_jointPlaces; ///< of m_shownJoints, in the widget; empty if no model
    std::vector<JointLabel> m_jointLabels;             ///< of the model; empty until they are needed
    QFont m_jointFont;                                 ///< of the labels
    std::shared_ptr<const CharacterModel> m_model;
    std::unique_ptr<CharacterDrawable> m_character; ///< only for bounds of its poses; draws nothing
    glm::vec3 m_root{0.0f};                         ///< of the present frame
    std::vector<glm::mat4> m_joints;
    std::vector<float> m_morphWeights; ///< empty: at rest
    std::vector<DrawnLine> m_marks;
    GroundTrail m_trail;
    std::vector<GhostPose> m_ghosts;
    std::vector<DrawnLine> m_partners;
    std::shared_ptr<const Crowd> m_crowd;
    CrowdMoment m_crowdMoment;
    QString m_crowdName;
    std::shared_ptr<const Crowd> m_pictureCrowd; ///< of the picture, like its joints
    std::vector<FigureJoints> m_crowdJoints;
    JointIndex m_pickedJoint = noJoint;
    std::vector<glm::vec3> m_jointPath;
    std::size_t m_jointPathNow = 0; ///< index in m_jointPath
    std::optional<MeasuringLine> m_measuringLine;
    SteeringMarks m_steering;
    OrbitCamera m_camera;
    std::unique_ptr<CameraMove> m_move; ///< of the picture, to m_camera
    float m_facing = 0.0f;
    bool m_isAlongAxis = false;       ///< without perspective until the camera is turned
    bool m_staysOrthographic = false; ///< set by setOrthographic()
    bool m_wasOrthographic = false;   ///< last value of projectionChanged()
    ViewportOverlay m_overlay;
    ViewportOptionsBar* m_optionsBar;
    CharacterBar* m_characterBar;
    QWidget* m_cornerButton = nullptr;
    QPointF m_lastMouse;
    std::optional<QPointF> m_hover; ///< position of the mouse over the picture without a button
    std::optional<QPointF> m_press; ///< of the left button, while the mouse stands still
    bool m_isSecondPress = false;   ///< of a double click, which frames: it picks nothing
    bool m_mayPoint = false;
    bool m_isPointing = false;
    QString m_driver;
    QString m_problem;
    QImage m_chipStrip;  ///< the overlay's upper part, painted when it changes
    QImage m_lowerStrip; ///< its lower part
    bool m_areStripsStale = true;
    bool m_isFramingDue = true;
    bool m_isFramed = true; ///< the user has not moved the camera since the figure was framed
    QTimer m_refinement;    ///< expires when the picture has stood still
    bool m_isRefining = false;
    bool m_isBegun = false;    ///< pictures are ordered
    bool m_isAnswered = false; ///< driverAnswered() was emitted
    QStringList m_crowdNames;  ///< of the figures, in order
};

} // namespace tagline
