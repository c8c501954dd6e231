#include "app/presenters/playback/CameraPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/retargeting/BodyFacing.h"
#include "core/staging/Stage.h"
#include "widgets/theme/controls/MenuText.h"
#include "widgets/theme/messages/Question.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace tagline {
namespace {

constexpr int longestCameraEntry = 40; ///< characters of a name in the menu; its tooltip has all of them
constexpr const char* cameraActions[] = {"view.previousCamera", "view.nextCamera", "view.renameCamera",
                                         "view.removeCamera"};

QString shortenedName(const QString& name)
{
    if (name.size() <= longestCameraEntry) return name;
    return name.left(longestCameraEntry * 2 / 3) + QStringLiteral("…") + name.right(longestCameraEntry / 3);
}

} // namespace

CameraPresenter::CameraPresenter(const PresenterContext& context, ViewportWidget* viewport)
    : Presenter(context)
    , m_viewport(viewport)
    , m_menu(ActionRegistry::menuOf("view.saveCamera", *m_window.menuBar()))
    , m_line(new QAction(this))
{
    m_line->setSeparator(true);
    if (!viewport) {
        const QString whyNot = tr("There is no picture without OpenGL.");
        for (const char* action : cameraActions) m_actions.setAvailable(action, false, whyNot);
        m_actions.setAvailable("view.saveCamera", false, whyNot);
        return;
    }
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) m_current.clear();
        if (change.isReset || change.parts.has(LibraryPart::Cameras)) fillMenu();
    });
    m_actions.connectTo("view.saveCamera", this, [this] { askForName(); });
    m_actions.connectTo("view.renameCamera", this, [this] { askForNewName(); });
    m_actions.connectTo("view.removeCamera", this, [this] {
        remove(askedCamera(tr("Remove Camera"), tr("Camera to remove:"), tr("Remove Camera")));
    });
    m_actions.connectTo("view.nextCamera", this, [this] { showBeside(1); });
    m_actions.connectTo("view.previousCamera", this, [this] { showBeside(-1); });
    fillMenu();
}

const SavedCamera* CameraPresenter::find(const QString& name) const
{
    const auto found =
        std::ranges::find(cameras(), name.toStdString(), [](const SavedCamera& each) { return each.name; });
    return found == cameras().end() ? nullptr : &*found;
}

/// Stand of the figure that is shown; if none is shown, says so and returns none.
std::optional<FigureStand> CameraPresenter::figure()
{
    const StagedClip& shown = m_playback.figure();
    const Pose& pose = m_playback.pose();
    if (!m_viewport->hasCharacter() || shown.isEmpty() || pose.size() != shown.skeleton->size()) {
        emit noted(tr("No figure is shown."));
        return std::nullopt;
    }
    const std::vector<glm::mat4> joints = modelMatrices(*shown.skeleton, pose);
    FigureStand stand;
    stand.facing = bodyFacing(*shown.skeleton, joints).value_or(0.0f);
    if (const JointIndex root = rootOf(shown); root != noJoint)
        stand.ground = {joints[std::size_t(root)][3].x, joints[std::size_t(root)][3].z};
    return stand;
}

// Showing

void CameraPresenter::show(const QString& name)
{
    const SavedCamera* camera = find(name);
    const auto stand = camera ? figure() : std::nullopt;
    if (!stand) return;
    m_current = name;
    const OrbitCamera before = m_viewport->camera();
    m_viewport->showCamera(*camera, *stand);
    if (m_viewport->camera().isLike(before))
        emit noted(tr("The figure is seen from there already."));
    else
        emit done(tr("Camera %1").arg(name));
}

/// The camera after or before the one that was shown last, round and round.
void CameraPresenter::showBeside(int step)
{
    const auto count = std::ptrdiff_t(cameras().size());
    if (count == 0) return;
    const SavedCamera* last = find(m_current);
    const std::ptrdiff_t place = last ? last - cameras().data() : (step > 0 ? -1 : 0);
    show(QString::fromStdString(cameras()[std::size_t((place + step + count) % count)].name));
}

// Saving

QString CameraPresenter::newName() const
{
    for (int number = 1;; ++number)
        if (const QString name = tr("Camera %1", "the name of a saved one").arg(number); !find(name))
            return name;
}

void CameraPresenter::askForName()
{
    if (!figure()) return;
    const QString name = askedText(tr("Save Camera"), tr("Name of the camera (an existing one is replaced):"),
                                   tr("Save Camera"), newName(), m_viewport->window())
                             .value_or(QString())
                             .simplified();
    if (!name.isEmpty()) save(name);
}

void CameraPresenter::save(const QString& name)
{
    const auto stand = figure();
    if (!stand) return;
    std::vector<SavedCamera> wanted = cameras();
    SavedCamera camera = savedCamera(name.toStdString(), m_viewport->camera(), *stand);
    const auto same = std::ranges::find(wanted, camera.name, &SavedCamera::name);
    if (same != wanted.end()) {
        camera.extra = same->extra; // keeps the members that this version does not know
        *same = std::move(camera);
    } else {
        wanted.push_back(std::move(camera));
    }
    m_current = name;
    m_document.set(&LibraryEdit::cameras, std::move(wanted), tr("Save Camera %1").arg(name));
    emit done(tr("Camera %1 is now part of the library; Save%2 writes its file.")
                  .arg(name, m_actions.bracketedKey("file.save")));
}

/// Name of a saved camera that a person chose, the last one offered first; empty if they cancel.
QString CameraPresenter::askedCamera(const QString& title, const QString& label, const QString& verb)
{
    QStringList names;
    for (const SavedCamera& each : cameras()) names << QString::fromStdString(each.name);
    if (names.removeOne(m_current)) names.prepend(m_current);
    return askedChoice(title, label, verb, names, m_viewport->window()).value_or(QString());
}

void CameraPresenter::askForNewName()
{
    const QString name = cameras().size() == 1
                             ? QString::fromStdString(cameras().front().name)
                             : askedCamera(tr("Rename Camera"), tr("Camera to rename:"), tr("Go On"));
    if (!find(name)) return;
    const QString newName = askedText(tr("Rename Camera"), tr("New name of %1:").arg(shortenedName(name)),
                                      tr("Rename Camera"), name, m_viewport->window())
                                .value_or(QString())
                                .simplified();
    if (!newName.isEmpty()) rename(name, newName);
}

void CameraPresenter::rename(const QString& name, const QString& newName)
{
    if (newName == name) return emit noted(tr("The camera has that name."));
    if (find(newName)) return emit refused(tr("A camera named %1 already exists.").arg(newName));
    std::vector<SavedCamera> wanted = cameras();
    for (SavedCamera& each : wanted)
        if (each.name == name.toStdString()) each.name = newName.toStdString();
    if (m_current == name) m_current = newName;
    m_document.set(&LibraryEdit::cameras, std::move(wanted), tr("Rename Camera %1 to %2").arg(name, newName));
}

void CameraPresenter::remove(const QString& name)
{
    if (!find(name)) return;
    std::vector<SavedCamera> wanted = cameras();
    std::erase_if(wanted, [&](const SavedCamera& each) { return each.name == name.toStdString(); });
    if (m_current == name) m_current.clear();
    m_document.set(&LibraryEdit::cameras, std::move(wanted), tr("Remove Camera %1").arg(name));
}

// The menu

void CameraPresenter::fillMenu()
{
    qDeleteAll(m_entries);
    m_entries.clear();
    m_menu.removeAction(m_line);
    const QList<QAction*> before = m_menu.actions();
    QAction* below = before[before.indexOf(m_actions["view.saveCamera"]) - 1]; // a line
    if (!cameras().empty()) m_menu.insertAction(below, m_line);
    for (const SavedCamera& camera : cameras()) {
        const QString name = QString::fromStdString(camera.name);
        auto* entry = new QAction(menuText(shortenedName(name)), &m_menu);
        entry->setToolTip(tr("Look at the figure from the saved camera %1").arg(name));
        entry->setStatusTip(entry->toolTip());
        connect(entry, &QAction::triggered, this, [this, name] { show(name); });
        m_menu.insertAction(below, entry);
        m_entries << entry;
    }
    for (const char* id : cameraActions)
        m_actions.setAvailable(id, !cameras().empty(), tr("The library has no saved camera yet."));
}

} // namespace tagline
