#include "app/presenters/playback/ViewportPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/playing/CrowdSession.h"
#include "app/presenters/captions/CaptionRows.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/playback/GhostPresenter.h"
#include "app/presenters/playback/JointPresenter.h"
#include "app/presenters/playback/PartnerFigures.h"
#include "core/animation/figure/Figure.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/retargeting/BodyFacing.h"
#include "core/tags/sheet/TagMirror.h"
#include "core/tags/vocabulary/SetNames.h"
#include "render/GroundTrail.h"
#include "widgets/theme/AfterPainting.h"
#include "widgets/viewport/ViewportOptionsBar.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <span>
#include <utility>

namespace tagline {
namespace {

/// The switches of the View menu and the options that they stand for.
struct OptionAction
{
    const char* action;
    bool ViewportOptions::*option;
};
constexpr std::array<OptionAction, 10> optionActions{
    {{"view.mesh", &ViewportOptions::hasMesh},
     {"view.skeleton", &ViewportOptions::hasSkeleton},
     {"view.grid", &ViewportOptions::hasGrid},
     {"view.contacts", &ViewportOptions::hasContacts},
     {"view.trajectory", &ViewportOptions::hasTrajectory},
     {"view.trailColours", &ViewportOptions::hasTrailColours},
     {"view.ghosts", &ViewportOptions::hasGhosts},
     {"view.jointAxes", &ViewportOptions::hasJointAxes},
     {"view.jointPath", &ViewportOptions::hasJointPath},
     {"view.follow", &ViewportOptions::isFollowing}}};

struct DirectionAction
{
    const char* action;
    ViewDirection direction;
};
constexpr std::array<DirectionAction, 7> directionActions{{{"view.front", ViewDirection::Front},
                                                           {"view.back", ViewDirection::Back},
                                                           {"view.side", ViewDirection::Left},
                                                           {"view.right", ViewDirection::Right},
                                                           {"view.top", ViewDirection::Top},
                                                           {"view.bottom", ViewDirection::Bottom},
                                                           {"view.home", ViewDirection::Home}}};

constexpr qint64 reportInterval = 500;            ///< milliseconds
constexpr std::int64_t trailSpan = 2'000'000'000; ///< nanoseconds each way

} // namespace

ViewportPresenter::ViewportPresenter(const PresenterContext& context, ViewportWidget* viewport)
    : Presenter(context)
    , m_viewport(viewport)
{
    if (!m_viewport) {
        const QString whyNot = tr("There is no picture without OpenGL.");
        for (const OptionAction& row : optionActions) m_actions.setAvailable(row.action, false, whyNot);
        for (const DirectionAction& row : directionActions) m_actions.setAvailable(row.action, false, whyNot);
        for (const char* action : {"view.frameFigure", "view.ghosts2", "view.ghosts5", "view.ghosts10",
                                   "view.ghosts20", "view.orthographic"})
            m_actions.setAvailable(action, false, whyNot);
        for (const char* action : JointPresenter::actions()) m_actions.setAvailable(action, false, whyNot);
        return;
    }
    m_sinceFrame.start();
    m_sinceReport.start();
    m_ghosts = std::make_unique<GhostPresenter>(m_context);
    connect(m_ghosts.get(), &GhostPresenter::changed, this, [this] {
        if (m_viewport->options().hasGhosts) showPose();
    });
    m_joints = std::make_unique<JointPresenter>(m_context, *m_viewport);
    connect(m_joints.get(), &JointPresenter::changed, this, &ViewportPresenter::showPose);
    m_partners = std::make_unique<PartnerFigures>(m_context);
    connect(m_partners.get(), &PartnerFigures::changed, this, &ViewportPresenter::showPose);
    connectActions();
    connect(&m_workspace, &Workspace::activeTagChanged, this, &ViewportPresenter::showTagsLater);
    connect(&m_playback, &PlaybackSession::figureChanged, this, &ViewportPresenter::showFigure);
    connect(&m_playback, &PlaybackSession::poseChanged, this, &ViewportPresenter::showPose);
    connect(&m_playback, &PlaybackSession::stateChanged, this, &ViewportPresenter::showOverlay);
    connect(&m_query, &QuerySession::answered, this, &ViewportPresenter::showTagsLater);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        m_tagNames.clear();
        if (change.isReset || change.areSourcesChanged) return nameClip();
        showTagsLater();
    });
    connect(&m_workspace, &Workspace::playheadChanged, this, &ViewportPresenter::showOverlay);
    connect(&m_workspace, &Workspace::currentClipChanged, this, &ViewportPresenter::nameClip);
    connect(m_viewport, &ViewportWidget::framePainted, this, &ViewportPresenter::reportPicture);
}

ViewportPresenter::~ViewportPresenter() = default;

void ViewportPresenter::connectActions()
{
    for (const OptionAction& row : optionActions) {
        m_actions[row.action]->setChecked(m_viewport->options().*row.option);
        m_actions.followKey(row.action, m_viewport,
                            [option = row.option](ViewportWidget* viewport, const QString& key) {
                                viewport->optionsBar().setKey(option, key);
                            });
        connect(m_actions[row.action], &QAction::toggled, this, [this, row](bool isOn) {
            ViewportOptions options = m_viewport->options();
            options.*row.option = isOn;
            setOptions(options);
        });
    }
    connect(m_viewport, &ViewportWidget::optionsChangeRequested, this,
            [this](const ViewportOptions& options) {
                for (const OptionAction& row : optionActions)
                    m_actions[row.action]->setChecked(options.*row.option);
                setOptions(options);
            });
    connect(m_actions["view.orthographic"], &QAction::toggled, m_viewport, &ViewportWidget::setOrthographic);
    connect(m_viewport, &ViewportWidget::projectionChanged, m_actions["view.orthographic"],
            &QAction::setChecked);
    m_actions.connectTo("view.frameFigure", this, [this] {
        look([this] { m_viewport->frameUpright(); }, tr("The whole figure is in view."));
    });
    for (const DirectionAction& row : directionActions)
        m_actions.connectTo(row.action, this, [this, row] {
            const auto show = [this, row] {
                m_viewport->setFacing(facing());
                m_viewport->showFrom(row.direction);
            };
            look(show, tr("The figure is seen from there already."));
        });
}

void ViewportPresenter::setOptions(const ViewportOptions& options)
{
    m_viewport->setOptions(options);
    showGhosts(options.hasGhosts);
    showPose(); // trail and way of a joint are made as they are wanted
}

/// Direction that the shown pose faces; 0 (along +Z) if the pose does not show that.
float ViewportPresenter::facing() const
{
    const StagedClip& figure = m_playback.figure();
    const Pose& pose = m_playback.pose();
    if (figure.isEmpty() || pose.size() != figure.skeleton->size()) return 0.0f;
    return bodyFacing(*figure.skeleton, modelMatrices(*figure.skeleton, pose)).value_or(0.0f);
}

/// Moves the camera, or says why that changes nothing.
void ViewportPresenter::look(const std::function<void()>& move, const QString& seen)
{
    if (!m_viewport->hasCharacter()) return emit noted(tr("No figure is shown."));
    const OrbitCamera before = m_viewport->camera();
    move();
    if (m_viewport->camera().isLike(before)) emit noted(seen);
}

// A character is made on another thread, as textures take their time; the newest figure wins, and those that
// were not begun are not made at all.
void ViewportPresenter::showFigure()
{
    const auto figure = m_playback.figure().figure;
    if (figure == m_shownFigure) return;
    m_shownFigure = figure;
    m_isCharacterDue = false;
    m_characterJob.drop();
    m_character.reset();
    if (!figure) {
        m_viewport->setCharacter(nullptr);
        showOverlay();
        return;
    }
    const Made& made = m_made[figure.get()];
    if (auto known = made.character.lock(); known && made.model.lock() == figure) {
        showCharacter(std::move(known));
        return;
    }
    m_isCharacterDue = true;
    showOverlay();
    const auto character = std::make_shared<std::shared_ptr<const CharacterModel>>();
    m_characterJob = m_jobs.start(
        tr("Showing the figure"), [figure, character] { *character = CharacterModel::of(*figure); },
        [this, figure, character](bool isWell) {
            m_isCharacterDue = false;
            if (!isWell) return showOverlay();
            std::erase_if(m_made, [](const auto& entry) { return entry.second.character.expired(); });
            m_made[figure.get()] = {figure, *character};
            showCharacter(*character);
        });
}

void ViewportPresenter::showCharacter(std::shared_ptr<const CharacterModel> character)
{
    m_character = std::move(character);
    m_viewport->setCharacter(m_character);
    showPose();
    m_viewport->frameCharacter();
    showOverlay();
}

/// The joint that a following camera follows, for the clip that plays.
void ViewportPresenter::findRoot()
{
    const StagedClip& staged = m_playback.figure();
    if (staged.clip == m_rootClip) return;
    m_rootClip = staged.clip;
    m_root = rootOf(staged);
}

/// Computes the contacts of the current clip in the background, once for each motion of it.
void ViewportPresenter::findContacts()
{
    const ClipId clip = m_workspace.currentClip();
    if (!isKnown(clip)) return;
    const LibraryClip& shown = m_document.library().clip(clip);
    if (m_contacts.clip == clip && m_contacts.version == shown.motionVersion) return;
    m_contacts = {clip, shown.motionVersion, {}};
    m_contactsJob.drop();
    const auto model = m_document.library().source(shown.source).model;
    if (!model || shown.motionVersion == 0) return;
    const auto feet = std::make_shared<std::vector<FootContacts>>();
    m_contactsJob = m_jobs.start(
        tr("Measuring contacts"),
        [motions = m_document.library().motions(), clip, model, feet] {
            *feet = footContacts(*motions, clip, model->skeleton);
        },
        [this, feet](bool) { // without contacts the figure has no rings
            m_contacts.feet = std::move(*feet);
            showPose();
        });
}

bool ViewportPresenter::stopMeasuring() { return m_joints && m_joints->stopMeasuring(); }

void ViewportPresenter::setContacts(ClipId clip, const std::vector<FootContacts>& feet)
{
    if (!m_viewport || !isKnown(clip)) return;
    m_contactsJob.drop();
    m_contacts = {clip, m_document.library().clip(clip).motionVersion, feet};
    showPose();
}

/// The faces of the figure, as far as clips move them.
void ViewportPresenter::showMorphs()
{
    const auto& figure = m_playback.figure().figure;
    if (!m_morphs.isOf(figure.get())) m_morphs = FigureMorphs(figure);
    if (m_morphs.isEmpty()) return m_viewport->setMorphWeights({});
    std::vector<MorphShare> shares;
    const ClipLibrary& library = m_document.library();
    if (const PoseSource* source = m_playback.source()) {
        for (const PlayingClip& playing : source->playing()) {
            if (!isKnown(playing.clip) || !library.clip(playing.clip).place) continue;
            const LibraryClip& clip = library.clip(playing.clip);
            const auto& model = library.source(clip.source).model;
            if (model) shares.push_back({clipOf(model, *clip.place), playing.frame, playing.weight});
        }
    } else {
        const FileClip file = fileClipOf(m_playback.clip());
        shares.push_back({file.clip, file.start + m_playback.shownFrame()});
    }
    m_viewport->setMorphWeights(m_morphs.weights(shares));
}

void ViewportPresenter::showPose()
{
    if (!m_character || m_playback.figure().isEmpty()) return;
    const Skeleton& skeleton = *m_playback.figure().skeleton;
    const Pose& pose = m_playback.pose();
    if (pose.size() != skeleton.size() || pose.size() != m_character->skeleton.size()) return;
    findRoot();
    const std::vector<glm::mat4> matrices = modelMatrices(skeleton, pose);
    const glm::vec3 root = m_root == noJoint ? glm::vec3(0.0f) : glm::vec3(matrices[std::size_t(m_root)][3]);
    const qint64 elapsed = m_sinceFrame.nsecsElapsed();
    m_sinceFrame.restart();
    findContacts();
    const bool isClip = m_playback.isClipShown() && m_contacts.clip == m_workspace.currentClip();
    m_viewport->setMarks(isClip ? contactDiscs(m_contacts.feet, m_workspace.playhead(), skeleton, matrices)
                                : std::vector<DrawnLine>());
    showTrail();
    m_joints->showPath();
    showGhosts(m_viewport->options().hasGhosts);
    m_viewport->setPartners(m_partners->lines());
    showMorphs();
    m_viewport->setFrame(matrices, root, m_playback.isPlaying() ? elapsed : 0);
    const bool isPreviewed =
        m_playback.previewFrame() != std::exchange(m_shownPreview, m_playback.previewFrame());
    if (!m_playback.isClipShown() || isPreviewed) showOverlay();
}

/// The chips, and the way of the figure in the colours of its tags: once for all that changed, and behind
/// the timeline.
void ViewportPresenter::showTagsLater()
{
    if (std::exchange(m_areTagsDue, true)) return;
    callAfterPainting(*this, [this] {
        m_areTagsDue = false;
        countCaptions();
        showOverlay();
        if (!m_playback.isPlaying()) showPose(); // else the next picture is due anyway
    });
}

namespace {

glm::vec3 dotColour(const QColor& colour) { return {colour.redF(), colour.greenF(), colour.blueF()}; }

bool holdsAt(std::span<const FrameRange> ranges, Frame frame)
{
    const auto next = std::ranges::upper_bound(ranges, frame, {}, &FrameRange::start);
    return next != ranges.begin() && std::prev(next)->contains(frame);
}

/// The colours of a way's dots: of the first tag that holds at a frame. A way has hundreds of dots and they
/// are asked for with each picture, so that no name is made and no other tag looked at.
class FirstTagColours
{
public:
    explicit FirstTagColours(const ClipLibrary& library)
        : m_library(library)
    {
    }

    std::optional<glm::vec3> at(const PlayingClip& played)
    {
        const Frame frame(std::floor(played.frame));
        const TagVocabulary& vocabulary = m_library.vocabulary();
        for (const TagLane& lane : sheetOf(played.clip).lanes()) {
            if (!holdsAt(lane.ranges, frame)) continue;
            TagId tag = lane.tag;
            if (const auto partner = played.isMirrored ? mirrorPartner(tag, vocabulary) : std::nullopt)
                tag = vocabulary.find(*partner).value_or(tag);
            return dotColour(screenColour(vocabulary[tag].colour));
        }
        return std::nullopt;
    }

private:
    const TagSheet& sheetOf(ClipId clip)
    {
        const auto known = m_sheets.find(clip);
        return known != m_sheets.end() ? known->second
                                       : m_sheets.emplace(clip, m_library.shownSheet(clip)).first->second;
    }

    const ClipLibrary& m_library;
    std::map<ClipId, TagSheet> m_sheets;
};

} // namespace

void ViewportPresenter::showTrail()
{
    if (!m_viewport->options().hasTrajectory) return m_viewport->setTrail({});
    const std::vector<RootMoment> trail = m_playback.rootTrail(trailSpan);
    if (m_playback.source()) return m_viewport->setTrail(sourceTrail(trail));
    const ClipId clip = m_workspace.currentClip();
    if (!isKnown(clip)) return m_viewport->setTrail(groundTrail(trail));
    GroundTrail dots = clipTrail(trail, clip);
    dots.ticks =
        halfSecondTicks(trail, m_document.library().clip(clip).rate.nanoseconds(m_playback.shownFrame()));
    m_viewport->setTrail(std::move(dots));
}

/// The trail of the source that plays, in the colours of the tags of its clips if that is switched on.
GroundTrail ViewportPresenter::sourceTrail(const std::vector<RootMoment>& trail) const
{
    if (!m_viewport->options().hasTrailColours) return groundTrail(trail);
    FirstTagColours colours(m_document.library());
    return colouredTrail(trail, [&](std::int64_t nanoseconds) {
        const auto played = m_playback.source()->playedAt(nanoseconds);
        return played && isKnown(played->clip) ? colours.at(*played) : std::nullopt;
    });
}

/// The frames that the query found stand out on the way of the clip; without a query those of the active tag.
GroundTrail ViewportPresenter::clipTrail(const std::vector<RootMoment>& trail, ClipId clip) const
{
    const FrameRate rate = m_document.library().clip(clip).rate;
    const double now = m_playback.shownFrame();
    const auto frameAt = [&](std::int64_t nanoseconds) {
        return Frame(std::floor(now + rate.framesAtNanoseconds(nanoseconds)));
    };
    if (!m_viewport->options().hasTrailColours || m_query.isStale()) return groundTrail(trail);
    if (m_query.answer()) {
        const FrameRanges hits = m_query.answer()->rangesOf(clip);
        return groundTrail(trail,
                           [&](std::int64_t nanoseconds) { return hits.contains(frameAt(nanoseconds)); });
    }
    const TagId tag = m_workspace.activeTag();
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    if (!tag.isValid() || tag.value >= vocabulary.size()) return groundTrail(trail);
    const glm::vec3 colour = dotColour(screenColour(vocabulary[tag].colour));
    if (m_document.library().setSwitches().hidden.contains(setOf(vocabulary[tag].name)))
        return groundTrail(trail);
    const std::span<const FrameRange> ranges = m_document.library().clip(clip).sheet.ranges(tag);
    return colouredTrail(trail, [&](std::int64_t nanoseconds) {
        return holdsAt(ranges, frameAt(nanoseconds)) ? std::optional(colour) : std::nullopt;
    });
}

void ViewportPresenter::showGhosts(bool areWanted)
{
    m_viewport->setGhosts(areWanted ? m_ghosts->poses() : std::vector<GhostPose>());
}

void ViewportPresenter::nameClip()
{
    const ClipId clip = m_workspace.currentClip();
    m_clipTitle =
        isKnown(clip) ? clipTitle(m_document.library(), clip, commonFolder(m_document.library())) : QString();
    countCaptions();
    showOverlay();
}

/// Room for captions is kept at every frame of a clip, so that the camera stays where it is while it plays.
void ViewportPresenter::countCaptions()
{
    const ClipId clip = m_workspace.currentClip();
    m_captionRows =
        isKnown(clip) ? int(captionRows(m_document.library().shownSheet(clip).captions()).size()) : 0;
}

/// A chip for each tag that holds at a frame and has none yet.
void ViewportPresenter::addChips(ViewportOverlay& overlay, ClipId clip, Frame frame, bool isMirrored)
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    for (TagId tag : m_document.library().shownSheet(clip).tagsAt(frame)) {
        if (const auto partner = isMirrored ? mirrorPartner(tag, vocabulary) : std::nullopt)
            tag = vocabulary.find(*partner).value_or(tag);
        addChip(overlay, tag, false);
    }
}

void ViewportPresenter::addChip(ViewportOverlay& overlay, TagId tag, bool isLive)
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    if (m_tagNames.size() != vocabulary.size()) m_tagNames = shortTagNames(m_document.library());
    const ViewportChip chip{m_tagNames[tag.value], screenColour(vocabulary[tag].colour), isLive};
    const auto isSame = [&](const ViewportChip& each) { return each.text == chip.text; };
    if (std::ranges::none_of(overlay.chips, isSame)) overlay.chips.append(chip);
}

void ViewportPresenter::setLive(const std::vector<LiveLane>& lanes)
{
    if (!m_viewport || lanes == m_live) return;
    m_live = lanes;
    showOverlay();
}

ViewportOverlay ViewportPresenter::blendOverlay()
{
    ViewportOverlay overlay;
    overlay.title = m_playback.source()->title();
    QStringList parts;
    for (const PlayingClip& part : m_playback.source()->playing()) {
        if (!isKnown(part.clip) || part.weight <= 0.0f) continue;
        const LibraryClip& clip = m_document.library().clip(part.clip);
        const QString text = tr("%1 %2").arg(QString::fromStdString(clip.displayName),
                                             QLocale().toString(part.weight, 'f', 2));
        parts << (part.isForeign ? tr("%1 (does not fit this figure)").arg(text) : text);
        addChips(overlay, part.clip, Frame(std::floor(part.frame)), part.isMirrored);
    }
    const auto* crowd = qobject_cast<const CrowdSession*>(m_playback.source());
    overlay.detail = crowd ? crowd->detail() : parts.join(QStringLiteral(" · "));
    return overlay;
}

ViewportOverlay ViewportPresenter::overlay()
{
    if (!m_playback.isClipShown()) return blendOverlay();
    ViewportOverlay overlay;
    const ClipId id = m_workspace.currentClip();
    if (!isKnown(id)) return overlay;
    const LibraryClip& clip = m_document.library().clip(id);
    const Frame frame = m_playback.previewFrame().value_or(m_workspace.playhead()); // of a dragged edge
    for (const LiveLane& live : m_live)
        if (live.stroke != LiveStrokeKind::Eraser) addChip(overlay, live.tag, true);
    addChips(overlay, id, frame);
    for (const Caption& caption : m_document.library().shownSheet(id).captions())
        if (caption.range.contains(frame))
            overlay.captions << QString::fromStdString(caption.text).simplified();
    overlay.captionRows = m_captionRows;
    overlay.title = m_clipTitle;
    overlay.detail = tr("frame %1 / %2 · %3 s · %4")
                         .arg(frame)
                         .arg(clip.frames)
                         .arg(QLocale().toString(clip.rate.seconds(frame), 'f', 2))
                         .arg(rateText(clip.rate));
    if (const QString waiting = waitingText(clip); !waiting.isEmpty())
        overlay.detail += QStringLiteral(" · ") + waiting;
    return overlay;
}

/// Why the figure of a clip is not there yet; empty if it is, or will not come.
QString ViewportPresenter::waitingText(const LibraryClip& clip) const
{
    if (m_document.library().source(clip.source).state == SourceState::Pending)
        return tr("its file is being read…");
    return m_isCharacterDue ? tr("the figure is being prepared…") : QString();
}

void ViewportPresenter::showOverlay() { m_viewport->setOverlay(overlay()); }

void ViewportPresenter::reportPicture()
{
    ++m_pictures;
    if (m_sinceReport.elapsed() < reportInterval) return;
    const qint64 elapsed = m_sinceReport.restart();
    const int pictures = std::exchange(m_pictures, 0);
    if (elapsed > 2 * reportInterval) return; // nothing was played in between
    const double seconds = double(elapsed) * 1e-3;
    emit pictureTextChanged(tr("%1 fps").arg(std::lround(pictures / seconds)));
}

} // namespace tagline
