#include "widgets/viewport/FigurePainter.h"

#include "core/support/FailureOf.h"
#include "core/system/processes/ThisProcess.h"
#include "render/gl/GlFunctions.h"
#include "widgets/viewport/OpenGlProbe.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions>

#include <algorithm>
#include <string_view>

namespace tagline {

namespace {

constexpr GLenum blueGreenRed = 0x80E1; // GL_BGRA, which Qt's headers name for desktop OpenGL alone
/// Name prefix of Mesa's threads for drawing on the CPU: one per core.
constexpr std::string_view driverThreads = "llvmpipe";

} // namespace

GlLoader loaderOf(QOpenGLContext* context)
{
    return [context](const char* name) { return reinterpret_cast<void*>(context->getProcAddress(name)); };
}

/// Lives on the painting thread, with all objects of its context.
class FigurePainter::Worker : public QObject
{
public:
    explicit Worker(QOffscreenSurface& surface)
        : m_surface(surface)
    {
        m_context.setParent(this); // moves to the thread with the worker
        m_context.setFormat(QSurfaceFormat::defaultFormat());
        m_context.create();
    }
    /// The picture, or the problem that prevented it.
    FigurePicture paint(const FigureOrder& order);
    /// Releases all resources; any thread may use the context then.
    void finish(QThread* home);

private:
    bool begin();
    QImage painted(const FigureOrder& order, bool& isSmoothed);
    void takeCharacter(const std::shared_ptr<const CharacterModel>& character);
    Scene sceneOf(const FigureOrder& order);
    QImage read(QSize pixels);

    QOffscreenSurface& m_surface;
    QOpenGLContext m_context;
    std::unique_ptr<Renderer> m_renderer;
    std::unique_ptr<CharacterDrawable> m_character;
    CrowdDrawable m_crowd;
    std::unique_ptr<QOpenGLFramebufferObject> m_target;
    QString m_driver;
    QString m_problem;
};

/// Makes the context current and creates the renderer if there is none; sets m_problem on failure.
bool FigurePainter::Worker::begin()
{
    if (!m_context.isValid()) {
        m_problem = textWithoutOpenGl();
        return false;
    }
    if (!m_context.makeCurrent(&m_surface)) {
        m_problem = FigurePainter::tr("The graphics driver closed its OpenGL context.");
        return false;
    }
    if (m_renderer) {
        m_problem.clear();
        return true;
    }
    m_driver = QString::fromStdString(checkContext(loaderOf(&m_context)).valueOr({}));
    Result<std::unique_ptr<Renderer>> renderer = Renderer::create(loaderOf(&m_context));
    m_problem = renderer ? QString() : QString::fromStdString(renderer.error().message);
    if (!renderer) {
        m_context.doneCurrent();
        return false;
    }
    m_renderer = std::move(renderer).value();
    if (thread() != QCoreApplication::instance()->thread()) goBehindWindow(driverThreads);
    return true;
}

void FigurePainter::Worker::takeCharacter(const std::shared_ptr<const CharacterModel>& character)
{
    if (m_character && &m_character->model() == character.get()) return;
    if (m_character) m_character->removeFrom(*m_renderer);
    m_character = character ? std::make_unique<CharacterDrawable>(character) : nullptr;
    if (m_character) m_character->addTo(*m_renderer);
}

/// The scene of an order; points into the order and the drawable.
Scene FigurePainter::Worker::sceneOf(const FigureOrder& order)
{
    Scene scene;
    scene.colours = order.colours;
    scene.hasGrid = order.hasGrid;
    scene.marks = order.marks;
    scene.groundLines = order.trail;
    m_crowd.setCrowd(order.crowd, *m_renderer);
    if (order.crowd) {
        m_crowd.setMoment(order.crowdMoment, order.colours);
        m_crowd.show(scene, order.parts);
        return scene;
    }
    if (!m_character) return scene;
    m_character->setMorphWeights(order.morphWeights);
    m_character->setJointMatrices(order.joints);
    m_character->setGhosts(order.ghosts, order.colours);
    m_character->show(scene, order.parts);
    return scene;
}

QImage FigurePainter::Worker::painted(const FigureOrder& order, bool& isSmoothed)
{
    takeCharacter(order.character);
    if (!m_target || m_target->size() != order.pixels)
        m_target = std::make_unique<QOpenGLFramebufferObject>(order.pixels, QOpenGLFramebufferObject::Depth);
    isSmoothed = order.isRefined || !m_renderer->isSoftware();
    m_renderer->draw(sceneOf(order), order.camera,
                     {.framebuffer = m_target->handle(),
                      .width = order.pixels.width(),
                      .height = order.pixels.height(),
                      .pixelRatio = float(order.pixelRatio),
                      .isSmoothed = isSmoothed});
    QImage image = read(order.pixels);
    image.setDevicePixelRatio(order.pixelRatio);
    return image;
}

FigurePicture FigurePainter::Worker::paint(const FigureOrder& order)
{
    QElapsedTimer timer;
    timer.start();
    FigurePicture picture;
    if (begin()) {
        const std::string failure = failureOf([&] { picture.image = painted(order, picture.isSmoothed); });
        if (!failure.empty())
            m_problem =
                FigurePainter::tr("The figure was not drawn: %1").arg(QString::fromStdString(failure));
        m_context.doneCurrent();
    }
    picture.nanoseconds = timer.nsecsElapsed();
    picture.camera = order.camera;
    picture.joints = order.joints;
    picture.crowd = order.crowd;
    if (order.crowd) {
        picture.crowdJoints = m_crowd.joints();
        picture.isCrowdSkinned = m_crowd.isSkinned();
    }
    picture.driver = m_driver;
    picture.problem = m_problem;
    return picture;
}

/// Reads the picture and waits for it. OpenGL's rows begin at the bottom.
QImage FigurePainter::Worker::read(QSize pixels)
{
    QImage image(pixels, QImage::Format_RGB32);
    QOpenGLFunctions* gl = m_context.functions();
    gl->glBindFramebuffer(GL_FRAMEBUFFER, m_target->handle());
    gl->glPixelStorei(GL_PACK_ALIGNMENT, 4);
    gl->glReadPixels(0, 0, pixels.width(), pixels.height(), blueGreenRed, GL_UNSIGNED_BYTE, image.bits());
    return std::move(image).mirrored();
}

void FigurePainter::Worker::finish(QThread* home)
{
    if (m_context.makeCurrent(&m_surface)) {
        m_target.reset();
        m_character.reset();
        m_crowd = {};
        m_renderer.reset();
        m_context.doneCurrent();
    }
    moveToThread(home);
}

FigurePainter::FigurePainter(QObject* parent)
    : QObject(parent)
{
}

/// Loads the driver, which takes longer than all else of a small window, and starts the thread.
void FigurePainter::begin()
{
    if (m_worker) return;
    m_surface = std::make_unique<QOffscreenSurface>();
    m_surface->setFormat(QSurfaceFormat::defaultFormat());
    m_surface->create();
    m_worker = new Worker(*m_surface);
    connectWorker();
    if (!QOpenGLContext::supportsThreadedOpenGL()) return; // pictures are then drawn between events
    m_thread.setObjectName(QStringLiteral("figure"));
    m_worker->moveToThread(&m_thread);
    m_thread.start();
}

void FigurePainter::connectWorker()
{
    const auto draw = [this](FigureOrder Exchange::*order, FigurePicture Exchange::*picture) {
        std::unique_lock lock(m_exchange.mutex);
        const FigureOrder wanted = std::move(m_exchange.*order);
        lock.unlock();
        FigurePicture done = m_worker->paint(wanted);
        lock.lock();
        m_exchange.*picture = std::move(done);
    };
    const auto drawOrdered = [this, draw] {
        draw(&Exchange::order, &Exchange::picture);
        emit drawn({});
    };
    connect(this, &FigurePainter::ordered, m_worker, drawOrdered, Qt::QueuedConnection);
    connect(this, &FigurePainter::drawn, this, &FigurePainter::deliver, Qt::QueuedConnection);
    const auto drawAhead = [this] {
        std::unique_lock lock(m_exchange.mutex);
        const FigureOrder wanted = std::move(m_exchange.orderAhead);
        lock.unlock();
        m_worker->paint(wanted);
    };
    connect(this, &FigurePainter::preparing, m_worker, drawAhead, Qt::QueuedConnection);
    const auto drawNow = [draw] { draw(&Exchange::orderNow, &Exchange::pictureNow); };
    connect(this, &FigurePainter::orderedNow, m_worker, drawNow, Qt::BlockingQueuedConnection);
    const auto finish = [this, home = thread()] {
        const std::lock_guard lock(m_exchange.mutex);
        m_worker->finish(home);
    };
    connect(this, &FigurePainter::ending, m_worker, finish, Qt::BlockingQueuedConnection);
}

FigurePainter::~FigurePainter()
{
    if (!m_worker) return;
    if (m_thread.isRunning()) {
        emit ending({});
        m_thread.quit();
        m_thread.wait();
    } else {
        m_worker->finish(thread());
    }
    const std::lock_guard lock(m_exchange.mutex);
    delete m_worker;
}

namespace {

/// One triangle on one joint: makes the driver prepare the shaders of a figure and its shadow.
std::shared_ptr<const CharacterModel> standIn()
{
    auto model = std::make_shared<CharacterModel>();
    Joint joint;
    joint.name = "stand-in";
    model->skeleton = Skeleton({joint});
    SkinnedMesh& mesh = model->meshes.emplace_back();
    mesh.positions = std::vector<glm::vec3>{{-0.5f, 0.0f, 0.0f}, {0.5f, 0.0f, 0.0f}, {0.0f, 1.0f, 0.0f}};
    mesh.normals = std::vector<glm::vec3>(3, {0.0f, 0.0f, 1.0f});
    mesh.influences = std::vector<VertexInfluences>(3);
    mesh.indices = std::vector<std::uint32_t>{0, 1, 2};
    mesh.palette.resize(20); // drivers have other code for small palettes
    return model;
}

} // namespace

void FigurePainter::prepare(FigureOrder order)
{
    begin();
    if (!m_thread.isRunning()) return;
    order.character = standIn();
    order.joints = {glm::mat4(1.0f)};
    order.pixels = {64, 64};
    {
        const std::lock_guard lock(m_exchange.mutex);
        m_exchange.orderAhead = std::move(order);
    }
    emit preparing({});
}

void FigurePainter::paint(FigureOrder order)
{
    begin();
    m_isBusy = true;
    {
        const std::lock_guard lock(m_exchange.mutex);
        m_exchange.order = std::move(order);
    }
    emit ordered({});
}

void FigurePainter::deliver()
{
    std::unique_lock lock(m_exchange.mutex);
    const FigurePicture picture = std::move(m_exchange.picture);
    lock.unlock();
    m_isBusy = false;
    emit painted(picture);
}

FigurePicture FigurePainter::paintNow(FigureOrder order)
{
    begin();
    if (!m_thread.isRunning()) return m_worker->paint(order);
    {
        const std::lock_guard lock(m_exchange.mutex);
        m_exchange.orderNow = std::move(order);
    }
    emit orderedNow({});
    const std::lock_guard lock(m_exchange.mutex);
    return std::move(m_exchange.pictureNow);
}

} // namespace tagline
