#include "app/presenters/exports/PictureExportPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/exports/CaptionLook.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/Question.h"
#include "widgets/viewport/SceneLook.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace tagline {
namespace {

/// The name of the work in the background, and the title of its window.
QString workName(PictureKind kind)
{
    switch (kind) {
    case PictureKind::Picture:
        return PictureExportPresenter::tr("Exporting a picture");
    case PictureKind::Sheet:
        return PictureExportPresenter::tr("Exporting a contact sheet");
    case PictureKind::Film:
        break;
    }
    return PictureExportPresenter::tr("Exporting a film");
}

QString workText(PictureKind kind)
{
    switch (kind) {
    case PictureKind::Picture:
        return PictureExportPresenter::tr("Exporting the picture…");
    case PictureKind::Sheet:
        return PictureExportPresenter::tr("Exporting the contact sheet…");
    case PictureKind::Film:
        break;
    }
    return PictureExportPresenter::tr("Exporting the film…");
}

QString doneText(const PictureWish& wish, int pictures, const QString& target)
{
    switch (wish.kind) {
    case PictureKind::Picture:
        return PictureExportPresenter::tr("Exported the picture to %1").arg(target);
    case PictureKind::Sheet:
        return PictureExportPresenter::tr("Exported a contact sheet of %n frame(s) to %1", nullptr, pictures)
            .arg(target);
    case PictureKind::Film:
        break;
    }
    return PictureExportPresenter::tr("Exported a film of %n picture(s) to %1", nullptr, pictures)
        .arg(target);
}

bool mayReplace(const QString& file, QWidget& parent)
{
    return !QFileInfo::exists(file) ||
           isWanted({.title = PictureExportPresenter::tr("Export Picture or Film"),
                     .text = PictureExportPresenter::tr("%1 is there already. Replace it?").arg(file),
                     .verb = PictureExportPresenter::tr("Replace"),
                     .isCautious = true},
                    &parent);
}

/// Replaces characters that file systems refuse, or read as the end of a folder's name, by underscores.
QString fileNameOf(QString name)
{
    for (QChar& letter : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(letter)) letter = '_';
    return name;
}

} // namespace

PictureExportPresenter::PictureExportPresenter(const PresenterContext& context, ViewportWidget* viewport)
    : Presenter(context)
    , m_viewport(viewport)
    , m_job(m_window)
{
    if (!m_viewport)
        m_actions.setAvailable("file.exportPicture", false, tr("There is no picture without OpenGL."));
    m_actions.connectTo("file.exportPicture", this, [this] { exportPictures(); });
}

/// Why nothing can be exported now; empty if something can.
QString PictureExportPresenter::refusal() const
{
    if (isExporting()) return tr("Pictures are still being exported: wait for it or cancel it.");
    if (!m_playback.isClipShown())
        return tr("Only the clip itself is exported as picture or film: end what plays in its place first.");
    if (!m_workspace.currentClip().isValid() || m_playback.clip().isEmpty()) return tr("No figure is shown.");
    if (m_playback.clip().waitsForMap())
        return tr("The clip is still being carried over to the character: try again in a moment.");
    return {};
}

void PictureExportPresenter::exportPictures()
{
    if (const QString why = refusal(); !why.isEmpty()) return emit refused(why);
    const std::shared_ptr<const Clip> clip = m_playback.clip().clip; // the library may go on meanwhile
    const Frame shown = std::clamp(Frame(std::lround(m_playback.shownFrame())), 0, clip->frames - 1);
    const OrbitCamera camera = m_viewport->camera(); // of that frame: the clip may play on
    PictureExportDialog dialog(lastWish(), ranges(), shown, clip->rate,
                               m_viewport->size() * m_viewport->devicePixelRatioF(), &m_window);
    dialog.setChooser([&](const PictureWish& wish) { return placeFor(wish, dialog); });
    if (dialog.exec() != QDialog::Accepted) return;
    keep(dialog.wish());
    if (const QString why = refusal(); !why.isEmpty()) return emit refused(why);
    if (m_playback.clip().clip != clip)
        return emit refused(tr("Another clip is shown now: nothing was exported."));
    start(dialog.wish(), dialog.target(), camera);
}

/// The ranges that can be chosen for sheets and films; those that a person marked come first.
std::vector<FrameChoice> PictureExportPresenter::ranges() const
{
    const Frame frames = m_playback.clip().clip->frames;
    std::vector<FrameChoice> found;
    const auto add = [&](const QString& name, FrameRange range) {
        range = {std::max(range.start, 0), std::min(range.stop, frames)};
        if (range.start < range.stop)
            found.push_back({tr("%1, frames %2–%3").arg(name).arg(range.start).arg(range.stop), range});
    };
    if (m_loopRange) add(tr("Loop range"), *m_loopRange);
    if (!m_workspace.selection().empty()) {
        FrameRange extent = m_workspace.selection().front().range;
        for (const RangeRef& selected : m_workspace.selection())
            extent = {std::min(extent.start, selected.range.start),
                      std::max(extent.stop, selected.range.stop)};
        add(tr("Selection"), extent);
    }
    add(tr("Whole clip"), {0, frames});
    return found;
}

PictureWish PictureExportPresenter::lastWish() const
{
    PictureWish wish;
    wish.kind = PictureKind(std::clamp(m_settings.value("pictures/kind", 0).toInt(), 0, 2));
    wish.cells = m_settings.value("pictures/cells", wish.cells).toInt();
    wish.ending = m_settings.value("pictures/format").toString();
    wish.captions = {m_settings.value("pictures/frameNumber", true).toBool(),
                     m_settings.value("pictures/chips", true).toBool(), false};
    wish.hasMarks = m_settings.value("pictures/marks", wish.hasMarks).toBool();
    return wish;
}

void PictureExportPresenter::keep(const PictureWish& wish)
{
    m_settings.setValue("pictures/kind", int(wish.kind));
    m_settings.setValue("pictures/cells", wish.cells);
    m_settings.setValue("pictures/format", wish.ending);
    m_settings.setValue("pictures/frameNumber", wish.captions.hasMoment);
    m_settings.setValue("pictures/chips", wish.captions.hasChips);
    m_settings.setValue("pictures/marks", wish.hasMarks);
}

/// The marks that the window shows around the figure; none if they are not wanted.
PictureMarks PictureExportPresenter::marks(bool areWanted) const
{
    PictureMarks marks;
    if (!areWanted) return marks;
    const ViewportOptions& options = m_viewport->options();
    if (options.hasGhosts) {
        marks.ghosts = GhostSettings();
        for (const auto& [action, step] : {std::pair("view.ghosts2", 2), std::pair("view.ghosts5", 5),
                                           std::pair("view.ghosts10", 10), std::pair("view.ghosts20", 20)})
            if (m_actions[action]->isChecked()) marks.ghosts->step = step;
        for (const RangeRef& selected : m_workspace.selection()) marks.ghostRanges.push_back(selected.range);
    }
    marks.hasTrail = options.hasTrajectory;
    marks.trailColour = glm::vec3(vectorOf(theme().hint));
    marks.tickColour = glm::vec3(vectorOf(theme().muted));
    marks.clip = m_workspace.currentClip();
    marks.contactColour = glm::vec3(vectorOf(theme().text));
    marks.source = m_document.library().source(m_document.library().clip(marks.clip).source).model;
    if (options.hasContacts) marks.motions = m_document.library().motions();
    marks.hasAxes = options.hasJointAxes;
    if (options.hasJointPath) marks.pathJoint = m_viewport->pickedJoint();
    return marks;
}

/// The path that a person chose; empty if they chose none.
QString PictureExportPresenter::placeFor(const PictureWish& wish, QWidget& parent)
{
    QFileDialog dialog(&parent, tr("Export Picture or Film"), exportFolder(m_settings));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilter(wish.kind == PictureKind::Film ? tr("Films (*.%1)").arg(wish.ending)
                                                        : tr("Pictures (*.%1)").arg(wish.ending));
    dialog.setDefaultSuffix(wish.ending);
    dialog.selectFile(fileNameOf(clipName(m_document.library(), m_workspace.currentClip())) + '.' +
                      wish.ending);
    if (dialog.exec() != QDialog::Accepted) return {};
    keepExportFolder(m_settings, dialog.directory().path());
    const QString path = dialog.selectedFiles().front();
    const bool isNamed = QFileInfo(path).suffix().compare(wish.ending, Qt::CaseInsensitive) == 0;
    if (isNamed) return path;
    const QString named = path + '.' + wish.ending; // nobody was asked about that one
    return mayReplace(named, parent) ? named : QString();
}

void PictureExportPresenter::start(const PictureWish& wish, const QString& target, const OrbitCamera& camera)
{
    const ClipId clip = m_workspace.currentClip();
    const ViewportOptions& options = m_viewport->options();
    CaptionParts parts = wish.captions;
    parts.isBelowScale = m_viewport->isOrthographic();
    const auto order = std::make_shared<const PictureOrder>(
        PictureOrder{wish,
                     m_playback.clip(),
                     camera,
                     options.isFollowing,
                     {{options.hasMesh, options.hasSkeleton}, options.hasGrid, sceneColours()},
                     PictureCaptions(captionStyle(m_document.library()), parts, m_playback.clip().clip->rate,
                                     m_document.library().shownSheet(clip)),
                     marks(wish.hasMarks),
                     target});
    m_job.start(
        workName(wish.kind), workText(wish.kind),
        [order](const GoOn& goOn) { return writePictures(*order, goOn); },
        [this, wish, target](const Result<int>& pictures) {
            if (pictures) return emit done(doneText(wish, *pictures, target));
            if (pictures.error().code == "render.interrupted")
                return emit noted(tr("The export was cancelled; nothing was written."));
            emit refused(errorText(pictures.error()));
        });
}

} // namespace tagline
