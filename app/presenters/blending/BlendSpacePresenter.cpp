#include "app/presenters/blending/BlendSpacePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/jobs/HandedWork.h"
#include "app/presenters/blending/ControllerTexts.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/query/QueryNoteTexts.h"
#include "app/presenters/tags/TagRows.h"
#include "core/library/LibraryQueries.h"
#include "core/staging/ClipEvents.h"
#include "core/staging/GroundSpeed.h"
#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/theme/messages/CoreText.h"

#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tagline {
namespace {

constexpr std::size_t mostSamples = 200; ///< more than anybody tells apart
constexpr int progressStep = 100;        ///< milliseconds between two reports

/// A quantity that can be measured along an axis.
struct Measure
{
    MotionSignal signal;
    double sign; ///< to the right and upward is what people call more
    const char* name;
    const char* unit;
    int decimals;
};
constexpr std::array<Measure, 4> measures{{
    {MotionSignal::TurnRate, -1, QT_TRANSLATE_NOOP("tagline::BlendSpacePresenter", "turn to the right"),
     "°/s", 0},
    {MotionSignal::Speed, 1, QT_TRANSLATE_NOOP("tagline::BlendSpacePresenter", "speed"), "m/s", 2},
    {MotionSignal::Height, 1, QT_TRANSLATE_NOOP("tagline::BlendSpacePresenter", "height"), "m", 2},
    {MotionSignal::Acceleration, 1, QT_TRANSLATE_NOOP("tagline::BlendSpacePresenter", "acceleration"), "m/s²",
     1},
}};

BlendAxis axisOf(const Measure& measure)
{
    return {BlendSpacePresenter::tr(measure.name), QString::fromUtf8(measure.unit), measure.decimals};
}

QString valueText(const Measure& measure, double value)
{
    const double unit = std::pow(10.0, -measure.decimals);
    const double rounded = std::round(value / unit) * unit + 0.0; // never "-0"
    return BlendSpacePresenter::tr("%1 %2", "number and unit")
        .arg(QLocale().toString(rounded, 'f', measure.decimals), QString::fromUtf8(measure.unit));
}

} // namespace

BlendSpacePresenter::BlendSpacePresenter(const PresenterContext& context, BlendSpaceSession& session,
                                         BlendSpacePanel& panel)
    : Presenter(context)
    , m_session(session)
    , m_panel(panel)
    , m_query(m_document)
    , m_across(0)
    , m_upward(1)
{
    stageAnew();
    m_session.setSyncMarks([this](ClipId clip) { return contactMarks(m_document.library(), clip); });
    connect(&m_document, &LibraryDocument::changed, this, &BlendSpacePresenter::followDocument);
    connect(&m_query, &QuerySession::answered, this, &BlendSpacePresenter::measure);
    connect(&m_session, &PoseSource::changed, this, &BlendSpacePresenter::refresh);
    connect(&m_session, &PoseSource::poseChanged, this, &BlendSpacePresenter::refreshPuck);
    connect(&m_playback, &PlaybackSession::stateChanged, this, &BlendSpacePresenter::refresh);
    connectPanel();
    m_actions.connectTo("controller.playBlendSpace", this, [this] { toggle(); });
    m_actions.followKey("controller.playBlendSpace", &m_panel, &BlendSpacePanel::setPlayKey);
    refresh();
}

BlendSpacePresenter::~BlendSpacePresenter() { stopMeasuring(); }

void BlendSpacePresenter::connectPanel()
{
    connect(&m_panel, &BlendSpacePanel::tagsEdited, this, &BlendSpacePresenter::setTags);
    connect(&m_panel, &BlendSpacePanel::playToggled, this, &BlendSpacePresenter::toggle);
    connect(&m_panel, &BlendSpacePanel::puckMoveRequested, this, [this](QPointF place) {
        m_session.setPuck({place.x(), place.y()});
    });
    connect(&m_panel, &BlendSpacePanel::measuresChosen, this, [this](int across, int upward) {
        m_across = across;
        m_upward = upward;
        measure();
    });
    connect(&m_panel, &BlendSpacePanel::becameVisible, this, [this] {
        proposeTags();
        if (std::exchange(m_isStale, false)) measure();
    });
}

void BlendSpacePresenter::followDocument(const DocumentChange& change)
{
    if (change.isReset) {
        stopMeasuring(); // the clips that are being measured are of the former library
        m_wasProposed = false;
        m_panel.setTags({});
        m_query.setText({});
        m_session.setSamples({});
    }
    if (change.isReset || change.parts.has(LibraryPart::Character) || change.areSourcesChanged) stageAnew();
    if (m_panel.isVisible() &&
        (change.isReset || change.parts.has(LibraryPart::Vocabulary) || change.areSourcesChanged))
        proposeTags();
}

void BlendSpacePresenter::stageAnew()
{
    m_session.setStaging([this](ClipId clip, const std::shared_ptr<const ImportedModel>& figure) {
        const ClipLibrary& library = m_document.library();
        return clip.value < library.clipCount() ? stagedIn(library, clip, figure) : StagedClip();
    });
}

/// Proposes, once per library, the tag that most people blend (Locomotion), if the library has it.
void BlendSpacePresenter::proposeTags()
{
    m_panel.setVocabularyItems(vocabularyItems(m_document.library()));
    if (m_wasProposed || !m_panel.tags().isEmpty()) return;
    const auto tag = m_document.library().vocabulary().findTyped("Locomotion");
    if (!tag) return refresh();
    m_wasProposed = true;
    m_panel.setTags(QStringLiteral("Locomotion"));
    setTags(m_panel.tags());
}

void BlendSpacePresenter::setTags(const QString& text)
{
    m_query.setText(text);
    refresh();
}

// Measuring runs in the background: signals that were not computed before take time.

void BlendSpacePresenter::measure()
{
    if (!m_panel.isVisible()) {
        m_isStale = true;
        return;
    }
    if (m_query.state() == QueryState::Invalid) return refresh(); // the last samples stay
    const ClipLibrary& library = m_document.library();
    const auto measuring = std::make_shared<Measuring>();
    Measuring& work = *measuring;
    work.motions = library.motions();
    work.across = m_across;
    work.upward = m_upward;
    const auto query = parseQuery(m_query.text().toStdString(), library);
    if (m_query.state() == QueryState::Valid && m_query.answer() && query)
        work.samples = samplesOf(library, *query, *m_query.answer());
    std::map<ClipId, std::vector<SyncMark>> marks;
    for (BlendSample& each : work.samples) {
        const auto [of, isNew] = marks.try_emplace(each.clip);
        if (isNew) of->second = contactMarks(library, each.clip);
        each.range = wholeCycles(each.range, of->second);
        const LibraryClip& clip = library.clip(each.clip);
        work.models.push_back(library.source(clip.source).model);
        work.rates.push_back(clip.rate);
    }
    stopMeasuring();
    m_measuring = measuring;
    const auto found = std::make_shared<Measured>();
    m_jobs.start(
        tr("Measuring the blend space"), [this, measuring, found] { *found = measured(*measuring); },
        [this, measuring, found](bool isWell) {
            if (measuring != m_measuring) return; // another measurement has begun
            m_measuring.reset();
            if (isWell) return take(*found);
            refresh();
        });
}

void BlendSpacePresenter::stopMeasuring()
{
    if (m_measuring) m_measuring->isCancelled = true;
    m_measuring.reset();
}

namespace {

/// A range's position along one axis, and whether its speed is that of its feet; none without motion.
std::optional<double> measuredAlong(const Measure& measure, const ClipMotions& motions,
                                    const Skeleton* skeleton, FrameRate rate, BlendSample& sample)
{
    if (measure.signal != MotionSignal::Speed || !skeleton) {
        const auto mean = meanSignal(motions, sample.clip, measure.signal, sample.range);
        return mean ? std::optional(*mean * measure.sign) : std::nullopt;
    }
    const auto speed = groundSpeed(motions, sample.clip, *skeleton, sample.range, rate);
    if (!speed) return std::nullopt;
    sample.isInPlace = speed->isOfFeet;
    return speed->metresPerSecond * measure.sign;
}

} // namespace

BlendSpacePresenter::Measured BlendSpacePresenter::measured(Measuring& work)
{
    QElapsedTimer sinceShown;
    sinceShown.start();
    Measured measured;
    std::vector<double> seconds;
    for (std::size_t i = 0; i < work.samples.size(); ++i) {
        if (work.isCancelled) return {};
        BlendSample sample = work.samples[i];
        const Skeleton* skeleton = work.models[i] ? &work.models[i]->skeleton : nullptr;
        const auto along = [&](int measure) {
            return measuredAlong(measures[std::size_t(measure)], *work.motions, skeleton, work.rates[i],
                                 sample);
        };
        const auto x = along(work.across);
        const auto y = along(work.upward);
        if (x && y) {
            sample.place = {*x, *y};
            measured.samples.push_back(sample);
            seconds.push_back(work.rates[i].seconds(sample.range.length()));
        }
        work.done = i + 1;
        if (sinceShown.elapsed() < progressStep) continue;
        sinceShown.start();
        callIn(*this, [this] { refresh(); });
    }
    measured.found = measured.samples.size();
    measured.samples = spreadSamples(std::move(measured.samples), seconds, mostSamples);
    return measured;
}

void BlendSpacePresenter::take(const Measured& measured)
{
    m_found = measured.found;
    m_session.setSamples(measured.samples);
    refresh();
}

void BlendSpacePresenter::toggle()
{
    if (m_playback.isShown(m_session)) return m_playback.show(nullptr);
    if (!m_session.prepare()) {
        emit refused(m_session.samples().empty() ? tr("Build a blend space first (Controller ▸ Blend Space).")
                                                 : tr("The files of these clips could not be read."));
        return;
    }
    m_playback.show(&m_session);
    m_playback.setPlaying(true);
}

// Contents of the panel

BlendSpacePresenter::Hint BlendSpacePresenter::hint() const
{
    QAction* tagClips = m_actions["tag.clips"];
    if (m_document.library().clipCount() == 0)
        return {tr("Open some clips first: a blend space places them by how fast they move and turn."),
                {m_actions["file.openFolder"]}};
    if (m_measuring && !m_measuring->samples.empty())
        return {tr("Measuring range %1 of %2…")
                    .arg(QLocale().toString(qlonglong(m_measuring->done.load())),
                         QLocale().toString(qlonglong(m_measuring->samples.size())))};
    if (m_query.state() == QueryState::Empty)
        return {tr("Tag clips with Locomotion, Walk or Run, and enter those tags above: each range becomes a "
                   "point, placed by its speed and turn rate. Then drag the puck among them."),
                {tagClips}};
    if (m_query.state() == QueryState::Invalid) return {tr("This is not a complete query yet.")};
    return {tr("No clip that can be measured has these tags. Tag ranges of at least a fifth of a second, or "
               "enter other tags above."),
            {tagClips}};
}

/// Remarks about the points, for people: that not all are shown, whose speed is not the root's, and which
/// names in the query could have meant something else.
QString BlendSpacePresenter::note() const
{
    QStringList parts;
    const auto& samples = m_session.samples();
    if (m_found > samples.size())
        parts << tr("Showing %L1 of %L2 ranges: the longest in each part of the space")
                     .arg(samples.size())
                     .arg(m_found);
    const auto inPlace =
        std::count_if(samples.begin(), samples.end(), [](const BlendSample& each) { return each.isInPlace; });
    if (inPlace > 0) parts << tr("%n range(s) in place: speed measured at the feet", nullptr, int(inPlace));
    if (m_query.state() == QueryState::Valid)
        parts << queryNoteTexts(m_query.expression(), m_document.library());
    return parts.join(QStringLiteral(" · "));
}

BlendPoint BlendSpacePresenter::point(std::size_t sample) const
{
    const BlendSample& shown = m_session.samples()[sample];
    const LibraryClip& clip = m_document.library().clip(shown.clip);
    const auto& samples = m_session.samples();
    const bool isOneOfSeveral = (sample > 0 && samples[sample - 1].clip == shown.clip) ||
                                (sample + 1 < samples.size() && samples[sample + 1].clip == shown.clip);
    const QString name = QString::fromStdString(clip.displayName);
    return {isOneOfSeveral ? tr("%1 @%2", "clip and first frame").arg(name).arg(shown.range.start) : name,
            shown.isInPlace ? tr("frames %1–%2, in place (speed measured at the feet)")
                                  .arg(shown.range.start)
                                  .arg(shown.range.stop)
                            : tr("frames %1–%2").arg(shown.range.start).arg(shown.range.stop),
            QPointF(shown.place.x, shown.place.y), trackColour(int(sample) + 1)};
}

void BlendSpacePresenter::refresh()
{
    BlendSpaceState state;
    for (const Measure& each : measures) state.measures.push_back(axisOf(each));
    state.across = m_across;
    state.upward = m_upward;
    const bool isKnown =
        std::all_of(m_session.samples().begin(), m_session.samples().end(), [this](const BlendSample& each) {
            return each.clip.value < m_document.library().clipCount();
        });
    for (std::size_t i = 0; isKnown && i < m_session.samples().size(); ++i) state.points.push_back(point(i));
    if (isKnown) state.edges = m_session.space().edges();
    Hint said = hint();
    state.hint = said.text;
    state.steps = std::move(said.steps);
    if (isKnown) state.note = note();
    if (m_query.state() == QueryState::Invalid) state.error = coreText(m_query.error().message);
    state.isShown = m_playback.isShown(m_session);
    if (std::exchange(m_wasShown, state.isShown) && !state.isShown) m_session.rest();
    if (state != m_panel.state()) m_panel.setState(state);
    refreshPuck();
}

QString BlendSpacePresenter::puckText() const
{
    if (m_session.samples().empty()) return {};
    QStringList parts{valueText(measures[std::size_t(m_upward)], m_session.puck().y),
                      valueText(measures[std::size_t(m_across)], m_session.puck().x)};
    bool isInStep = false;
    for (std::size_t i = 0; i < m_session.samples().size(); ++i)
        isInStep |= m_session.weights()[i] > 0.0f && m_session.isInStep(i);
    if (isInStep && m_playback.isShown(m_session)) parts << tr("in step by contacts");
    if (const int awaited = m_session.awaitedCount(); awaited > 0 && m_playback.isShown(m_session))
        parts.prepend(tr("preparing %n clip(s)…", nullptr, awaited));
    return parts.join(QStringLiteral(" · "));
}

/// Refreshes the puck, its text and the weights, which change with every picture.
void BlendSpacePresenter::refreshPuck()
{
    if (!m_panel.isVisible()) return;
    const auto weights = m_session.weights();
    m_panel.setPuck({m_session.puck().x, m_session.puck().y}, {weights.begin(), weights.end()}, puckText());
}

} // namespace tagline
