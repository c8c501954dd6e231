#include "app/presenters/characters/RetargetPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/retargeting/FourLegs.h"
#include "core/retargeting/Retargeting.h"

#include <QFileInfo>
#include <QLocale>
#include <QScreen>

#include <algorithm>
#include <array>
#include <utility>

namespace tagline {
namespace {

constexpr QSize retargetDialogSize{500, 760};
constexpr int fromLeft = 12; ///< pixels between dialog and window

QString fileName(const std::string& path) { return QFileInfo(QString::fromStdString(path)).fileName(); }

/// Whether both map the same, in whatever order.
bool mapAlike(const RetargetMap& a, const RetargetMap& b)
{
    return a.reference() == b.reference() && a.pairs().size() == b.pairs().size() &&
           std::all_of(a.pairs().begin(), a.pairs().end(),
                       [&](const JointPair& pair) { return b.sourceOf(pair.target) == pair.source; });
}

/// A figure as it is sketched, seen from its front.
SketchedFigure sketched(const QString& name, const Skeleton& skeleton, const Pose& pose)
{
    constexpr std::array pairs{BodyPart::UpperLeg, BodyPart::UpperArm, BodyPart::Foot};
    std::vector<glm::vec3> places = modelPlaces(skeleton, pose);
    const BodyJoints body(skeleton);
    const glm::quat toFront = glm::conjugate(uprightFrame(upOf(body, places), acrossOf(body, places, pairs)));
    for (glm::vec3& place : places) place = toFront * place;
    const auto parents = skeleton.parents();
    return {name, {parents.begin(), parents.end()}, std::move(places)};
}

/// Whether the map is for clips of this skeleton: half of its joints are there, as ClipLibrary::figureMap()
/// asks of it.
bool isForSource(const RetargetMap& map, const Skeleton& skeleton)
{
    const std::vector<JointPair>& pairs = map.pairs();
    const auto known = std::count_if(pairs.begin(), pairs.end(), [&](const JointPair& pair) {
        return skeleton.find(pair.source).has_value();
    });
    return known > 0 && 2 * known >= std::ptrdiff_t(pairs.size());
}

} // namespace

RetargetPresenter::RetargetPresenter(const PresenterContext& context, ClipPreparation& preparation)
    : Presenter(context)
    , m_preparation(preparation)
{
    m_actions.connectTo("clip.retarget", this, [this] { retarget(); });
    connect(&m_workspace, &Workspace::currentClipChanged, this, &RetargetPresenter::follow);
    connect(&m_workspace, &Workspace::currentClipChanged, this, &RetargetPresenter::tryMap);
    connect(&m_document, &LibraryDocument::changed, this, &RetargetPresenter::followDocument);
    connect(&m_preparation, &ClipPreparation::carriedOver, this, &RetargetPresenter::takeTrial);
    follow();
}

std::shared_ptr<const ImportedModel> RetargetPresenter::character() const
{
    const ClipLibrary& library = m_document.library();
    const auto source = library.findSource(library.character());
    return source ? library.source(*source).model : nullptr;
}

/// The file of the current clip.
std::shared_ptr<const ImportedModel> RetargetPresenter::source() const
{
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid() || clip.value >= library.clipCount()) return nullptr;
    return library.source(library.clip(clip).source).model;
}

void RetargetPresenter::follow()
{
    m_actions.setAvailable("clip.retarget", source() != nullptr,
                           tr("Choose a clip whose file could be read first."));
}

/// The dialog goes with the library and the character that it was opened for, and stays for all else.
void RetargetPresenter::followDocument(const DocumentChange& change)
{
    follow();
    if (!m_dialog) return;
    if (change.isReset || !isCharacterOf(*m_dialog)) {
        m_dialog->reject();
        if (!change.isReset) emit noted(tr("Retargeting was cancelled: the character changed"));
    } else if (change.areSourcesChanged) {
        tryMap();
    }
}

bool RetargetPresenter::isCharacterOf(const RetargetDialog& dialog) const
{
    const auto now = character();
    const bool isBeingRead = !now && m_document.library().findSource(m_character).has_value();
    return m_document.library().character() == m_character &&
           (isBeingRead || (now && now->skeleton == dialog.character().skeleton));
}

void RetargetPresenter::retarget()
{
    const auto from = source();
    const auto to = character();
    if (!from) return;
    if (!to) {
        emit refused(
            tr("Choose a character first, at the picture's lower right or by Clip ▸ Preview Character."));
        return;
    }
    if (from == to) {
        emit noted(tr("This clip belongs to the character's own file: there is nothing to retarget. Another "
                      "character is chosen at the picture's lower right."));
        return;
    }
    if (!haveLikeLegs(from->skeleton, to->skeleton)) {
        emit refused(
            tr("One of the two figures goes on four legs, the other does not: a clip is carried over "
               "between figures of one kind. Choose another character at the picture's lower right."));
        return;
    }
    const ClipLibrary& library = m_document.library();
    if (!m_dialog) open(library.source(library.clip(m_workspace.currentClip()).source), *to);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void RetargetPresenter::open(const LibrarySource& file, const ImportedModel& character)
{
    const ClipLibrary& library = m_document.library();
    const Skeleton& from = file.model->skeleton;
    const auto known = library.figureMap(library.character(), from);
    m_character = library.character();
    m_dialog =
        new RetargetDialog({fileName(file.path), from}, {fileName(m_character), character.skeleton},
                           known ? *known : guessedRetargetMap(from, character.skeleton), !known, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    const QRect screen = m_window.screen()->availableGeometry();
    m_dialog->resize(
        retargetDialogSize.boundedTo(screen.size() * 0.85)); // at the left: the figure stays in sight
    m_dialog->move(
        m_window.mapToGlobal(QPoint(fromLeft, fromLeft + (m_window.height() - m_dialog->height()) / 2)));
    connect(m_dialog, &RetargetDialog::mapChanged, this, &RetargetPresenter::tryMap);
    connect(m_dialog, &RetargetDialog::referenceWished, this, &RetargetPresenter::wishReference);
    connect(m_dialog, &QDialog::accepted, this, &RetargetPresenter::apply);
    connect(m_dialog, &QDialog::rejected, this, &RetargetPresenter::endTrial);
    tryMap();
}

// Trying

/// Shows the current clip by the dialog's map as soon as it is carried over, one after the other.
void RetargetPresenter::tryMap()
{
    if (!m_dialog) return;
    showReference();
    if (m_trial.waitsForMap()) {
        m_isStale = true;
        return;
    }
    m_isStale = false;
    const auto from = source();
    const auto to = character();
    const RetargetMap map = m_dialog->map();
    if (!from || !to || from == to || !isForSource(map, from->skeleton)) {
        m_trial = {};
        m_dialog->setPreviewText(
            map.isEmpty() ? tr("Nothing is mapped: the clip does not move the character.")
                          : tr("Show a clip of %1 to see it on the character.").arg(m_dialog->source().name));
        return emit trialChanged({});
    }
    m_trial = stagedByMap(m_document.library(), m_workspace.currentClip(), to,
                          std::make_shared<const RetargetMap>(map));
    m_dialog->setPreviewText(tr("The viewport shows the clip as this map moves it."));
    if (m_trial.waitsForMap()) m_preparation.carryOver(m_trial);
}

/// The pose that a person wants, of the clip that is shown.
void RetargetPresenter::wishReference(RetargetDialog::ReferenceKind kind, Frame frame)
{
    const ClipLibrary& library = m_document.library();
    const ClipId id = m_workspace.currentClip();
    const Clip* clip = id.isValid() && id.value < library.clipCount() ? library.motion(id) : nullptr;
    std::optional<ChosenReference> wished;
    if (kind == RetargetDialog::RestPose) wished.emplace();
    if (kind == RetargetDialog::FrameOfClip && clip && source()) {
        const Skeleton& from = source()->skeleton;
        const auto before = m_dialog->map().reference();
        if (!before || before->isRest()) frame = m_workspace.playhead(); // the one that is seen
        wished = chosenFrame(from, *clip, bindByName(*clip, from), std::min(frame, clip->frames - 1));
    }
    m_dialog->setReference(std::move(wished));
    tryMap();
}

/// Both figures in the pose that the map holds poses against.
void RetargetPresenter::showReference()
{
    const auto from = source(), to = character();
    const ClipLibrary& library = m_document.library();
    const Clip* clip = from ? library.motion(m_workspace.currentClip()) : nullptr;
    if (!clip || !to || from == to) return m_dialog->showReference({}, tr("Found"));
    const ClipBinding binding = bindByName(*clip, from->skeleton);
    const BodyJoints body(from->skeleton);
    const RetargetMap map = m_dialog->map();
    const ReferencePose reference = referencePose(from->skeleton, body, *clip, binding, map);
    const Retargeting retargeting(from->skeleton, to->skeleton, map, reference);
    const ReferencePose found =
        map.reference() ? referencePose(from->skeleton, body, *clip, binding) : reference;
    m_dialog->setFrames(clip->frames);
    m_dialog->showReference(
        {sketched(m_dialog->source().name, from->skeleton, reference.pose),
         sketched(m_dialog->character().name, to->skeleton, retargeting.pose(reference.pose))},
        found.isRest() ? tr("Found: the rest pose")
                       : tr("Found: frame %1").arg(QLocale().toString(*found.frame)));
}

void RetargetPresenter::takeTrial(const StagedClip& carried)
{
    if (!m_dialog || !m_trial.waitsForMap() || !m_trial.isSameAs(carried)) return;
    const bool isCarriedOver = !carried.waitsForMap(); // else it failed, and the next map may not
    m_trial = isCarriedOver ? carried : StagedClip();
    if (m_isStale) return tryMap();
    if (!isCarriedOver)
        m_dialog->setPreviewText(
            tr("The clip could not be moved by this map: map other joints, or choose another "
               "character at the picture's lower right."));
    emit trialChanged(m_trial);
}

void RetargetPresenter::endTrial()
{
    m_dialog = nullptr;
    m_isStale = false;
    const StagedClip last = std::exchange(m_trial, {});
    emit trialChanged({});
    if (last.waitsForMap()) m_preparation.forgetCarryOver(last);
}

// Keeping

void RetargetPresenter::apply()
{
    auto map = std::make_shared<const RetargetMap>(m_dialog->map());
    if (m_trial.map && *m_trial.map == *map) map = m_trial.map; // the figure goes on as it is shown
    keep(m_document.library().figureMap(m_character, m_dialog->source().skeleton), std::move(map));
    endTrial();
}

/// The map takes the place of the one before; an empty one is not kept.
void RetargetPresenter::keep(const std::shared_ptr<const RetargetMap>& before,
                             std::shared_ptr<const RetargetMap> map)
{
    std::vector<FigureMap> maps = m_document.library().figureMaps();
    const auto place = std::find_if(maps.begin(), maps.end(),
                                    [&](const FigureMap& each) { return before && each.map == before; });
    const bool isNew = place == maps.end();
    if (isNew && map->isEmpty()) return;
    if (map->isEmpty())
        maps.erase(place);
    else if (isNew)
        maps.push_back({freeName(m_dialog->source().name), m_character, std::move(map)});
    else if (!mapAlike(*place->map, *map))
        place->map = std::move(map);
    m_document.set(&LibraryEdit::figureMaps, std::move(maps),
                   tr("Retarget to %1").arg(fileName(m_character)));
}

/// "walk.bvh to figure.fbx", with a number where there is one of that name.
std::string RetargetPresenter::freeName(const QString& file) const
{
    const std::vector<FigureMap>& maps = m_document.library().figureMaps();
    const QString plain = tr("%1 to %2").arg(file, fileName(m_character));
    QString name = plain;
    const auto isTaken = [&](const FigureMap& each) { return each.name == name.toStdString(); };
    for (int number = 2; std::any_of(maps.begin(), maps.end(), isTaken); ++number)
        name = tr("%1 (%2)").arg(plain).arg(number);
    return name.toStdString();
}

} // namespace tagline
