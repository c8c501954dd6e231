#pragma once

// FigurePainter draws figures with OpenGL into pictures, on a thread of its own where the driver allows that:
// who waits for a key never waits for a picture.

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

/// How the renderer finds the functions of a current context.
GlLoader loaderOf(QOpenGLContext* context);

/// Everything that one picture needs: values, and a character that nobody changes.
struct FigureOrder
{
    std::shared_ptr<const CharacterModel> character; ///< null: the ground alone
    std::vector<glm::mat4> joints;                   ///< joint → world, one for each of the character's
    std::vector<float> morphWeights;                 ///< of its morph targets; empty: at rest
    std::vector<GhostPose> ghosts;
    std::shared_ptr<const Crowd> crowd; ///< in the character's place; null: none
    CrowdMoment crowdMoment;
    std::vector<DrawnLine> marks;
    std::vector<DrawnLine> trail;
    CharacterParts parts;
    SceneColours colours;
    bool hasGrid = true;
    Camera camera;
    QSize pixels; ///< real ones
    double pixelRatio = 1;
    bool isRefined = false; ///< with smooth edges also where the processor draws
};

struct FigurePicture
{
    QImage image; ///< null where nothing can be drawn
    bool isSmoothed = false;
    qint64 nanoseconds = 0;        ///< what it cost, driver calls included
    Camera camera;                 ///< as it was ordered
    std::vector<glm::mat4> joints; ///< the same
    std::shared_ptr<const Crowd> crowd;
    std::vector<FigureJoints> crowdJoints; ///< of each of its figures, as they were posed
    bool isCrowdSkinned = true;            ///< else its figures are skeletons
    QString driver;                        ///< version and name, for people
    QString problem;                       ///< why nothing can be drawn; empty where all is well
};

/// Make and destroy it on the thread of the windows. One order at a time.
class FigurePainter : public QObject
{
    Q_OBJECT

public:
    explicit FigurePainter(QObject* parent = nullptr);
    ~FigurePainter() override;

    /// Has the thread make ready what the first picture would wait for (shaders, and the code that a driver
    /// makes of them): it draws a stand-in as ordered, of which nothing is shown. Does nothing where there is
    /// no such thread.
    void prepare(FigureOrder order);
    /// Whether a picture is being drawn: whoever wants another waits for painted(), and orders what is wanted
    /// then.
    bool isBusy() const { return m_isBusy; }
    /// Draws; painted() tells when it is done. Expects that it is not busy.
    void paint(FigureOrder order);
    /// Draws and waits for it; an order under way is finished first, and painted() tells of it later.
    FigurePicture paintNow(FigureOrder order);

signals:
    void painted(const tagline::FigurePicture& picture);
    // Between the two threads; what they are about lies in m_exchange.
    void preparing(QPrivateSignal);
    void ordered(QPrivateSignal);
    void orderedNow(QPrivateSignal);
    void drawn(QPrivateSignal);
    void ending(QPrivateSignal);

private:
    class Worker;
    /// Orders and pictures on their way from one thread to the other.
    struct Exchange
    {
        std::mutex mutex;
        FigureOrder order, orderNow, orderAhead;
        FigurePicture picture, pictureNow;
    };

    void connectWorker();
    void deliver();

    QThread m_thread;
    std::unique_ptr<QOffscreenSurface> m_surface;
    Worker* m_worker;
    Exchange m_exchange;
    bool m_isBusy = false;
};

} // namespace tagline
