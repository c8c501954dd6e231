#pragma once

// FigurePainter draws figures with OpenGL into pictures, on a separate thread if the driver allows that, so
// that input never waits for a picture.

#include <QImage>
#include <QObject>
#include <QSize>
#include <QThread>

#include "render/Camera.h"
#include "render/CharacterDrawable.h"
#include "render/CrowdDrawable.h"
#include "render/Scene.h"

#include <memory>
#include <mutex>
#include <vector>

class QOffscreenSurface;
class QOpenGLContext;

namespace tagline {

/// Finds the OpenGL functions of a context that is current, for the renderer.
GlLoader loaderOf(QOpenGLContext* context);

/// The complete input of one picture: values, and an immutable character.
struct FigureOrder
{
    std::shared_ptr<const CharacterModel> character; ///< null: only the ground
    std::vector<glm::mat4> joints;                   ///< joint → world, one for each of the character's
    std::vector<float> morphWeights;                 ///< of its morph targets; empty: rest weights
    std::vector<GhostPose> ghosts;
    std::shared_ptr<const Crowd> crowd; ///< in place of the character; null: none
    CrowdMoment crowdMoment;
    std::vector<DrawnLine> marks;
    std::vector<DrawnLine> trail;
    CharacterParts parts;
    SceneColours colours;
    bool hasGrid = true;
    Camera camera;
    QSize pixels; ///< device pixels
    double pixelRatio = 1;
    bool isRefined = false; ///< with smooth edges even if drawn on the CPU
};

struct FigurePicture
{
    QImage image; ///< null if nothing can be drawn
    bool isSmoothed = false;
    qint64 nanoseconds = 0;        ///< duration of drawing, driver calls included
    Camera camera;                 ///< the camera of the order
    std::vector<glm::mat4> joints; ///< the joints of the order
    std::shared_ptr<const Crowd> crowd;
    std::vector<FigureJoints> crowdJoints; ///< joints of each of its figures in their poses
    bool isCrowdSkinned = true;            ///< else its figures are skeletons
    QString driver;                        ///< version and name, as a readable text
    QString problem;                       ///< why nothing can be drawn; empty if there is no problem
};

/// To be created and destroyed on the main thread. Accepts one order at a time. The driver is loaded with the
/// first order, on the main thread.
class FigurePainter : public QObject
{
    Q_OBJECT

public:
    explicit FigurePainter(QObject* parent = nullptr);
    ~FigurePainter() override;

    /// Prepares on the thread what would delay the first picture (shaders, and the code that a driver
    /// generates for them): draws a stand-in as ordered, which is not shown. Does
    /// nothing if there is no such thread.
    void prepare(FigureOrder order);
    /// Whether a picture is being drawn: callers then wait for painted() and order
    /// the picture that is needed by then.
    bool isBusy() const { return m_isBusy; }
    /// Draws a picture; emits painted() when it is done. Expects that the painter is not busy.
    void paint(FigureOrder order);
    /// Draws and waits for the picture; an order in progress is finished first, painted() is emitted later.
    FigurePicture paintNow(FigureOrder order);

signals:
    void painted(const tagline::FigurePicture& picture);
    // Between the two threads; their data is in m_exchange.
    void preparing(QPrivateSignal);
    void ordered(QPrivateSignal);
    void orderedNow(QPrivateSignal);
    void drawn(QPrivateSignal);
    void ending(QPrivateSignal);

private:
    class Worker;
    /// Orders and pictures passed between the threads.
    struct Exchange
    {
        std::mutex mutex;
        FigureOrder order, orderNow, orderAhead;
        FigurePicture picture, pictureNow;
    };

    void begin();
    void connectWorker();
    void deliver();

    QThread m_thread;
    std::unique_ptr<QOffscreenSurface> m_surface;
    Worker* m_worker = nullptr; ///< null before the first order
    Exchange m_exchange;
    bool m_isBusy = false;
};

} // namespace tagline
