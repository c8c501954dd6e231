#include "app/document/driving/DriveLibrary.h"

#include "core/motion/signals/SignalComputation.h"
#include "core/query/editing/MirroredQuery.h"

#include <QElapsedTimer>

namespace tagline {
namespace {

constexpr int arrivalMilliseconds = 300;
constexpr qint64 progressMilliseconds = 50; ///< between two reports

/// Computes the signals of a query and of its mirror image, on the calling thread.
void computeSignalsOf(const QueryExpression& query, const ClipLibrary& library)
{
    for (const QueryExpression& each : queriesOfBothSides(query, library.vocabulary())) {
        const std::vector<SignalNeed> needs = signalNeeds(each);
        const std::vector<ClipId> clips = clipsToCompute(*library.motions(), needs, library.clipCount());
        if (!clips.empty())
            SignalComputation{*library.motions(), needs, clips, 1}.run([](std::span<const ClipId>) {});
    }
}

std::shared_ptr<const DriveFilter> filterOf(const StagedDrive& staged, const ClipLibrary& library,
                                            const DriveQueries& queries)
{
    for (const QueryExpression& each : queries.all()) computeSignalsOf(each, library);
    auto made = std::make_shared<DriveFilter>();
    made->choice = driveChoice(staged, library, queries);
    made->rows = PlayableRows(*staged.store, made->choice.frames);
    return made;
}

/// A drive after its first step, which compares every row.
std::shared_ptr<const Drive> begunDrive(const StagedDrive& staged, const DriveFilter& filter)
{
    auto drive = std::make_shared<Drive>(*staged.figure, staged.clips, *staged.store);
    drive->step({}, filter.choice);
    return drive;
}

} // namespace

/// Result of staging.
struct DriveLibrary::Staged
{
    std::shared_ptr<const StagedDrive> drive;
    std::shared_ptr<const DriveFilter> filter;
    std::shared_ptr<const Drive> begun;
    std::optional<Error> error;
};

DriveLibrary::DriveLibrary(LibraryDocument& document, DriveSession& session, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_session(session)
    , m_staging(*this)
    , m_filtering(*this, LatestWork::Priority::Usual)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(arrivalMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &DriveLibrary::stage);
    connect(&m_document, &LibraryDocument::changed, this, &DriveLibrary::followDocument);
}

DriveLibrary::~DriveLibrary() { m_stop.request_stop(); }

std::stop_token DriveLibrary::stopAndBegin()
{
    m_stop.request_stop();
    m_stop = {};
    return m_stop.get_token();
}

void DriveLibrary::followDocument(const DocumentChange& change)
{
    if (change.isReset) {
        cancel();
        m_isWanted = false;
        m_queries = {allFrames(), {}, {}, 0.0f}; // the former queries name tags of the former library
        m_error.reset();
        m_mayKeepClips = false;
        m_session.begin(nullptr, nullptr, nullptr);
        emit readied();
        return;
    }
    if (change.parts.hasAny({LibraryPart::Character, LibraryPart::Motion})) m_mayKeepClips = false;
    const bool isOther =
        change.areSourcesChanged || change.parts.hasAny({LibraryPart::Character, LibraryPart::Motion});
    if (isOther && m_isWanted) m_soon.start();
}

void DriveLibrary::want(const DriveQueries& queries)
{
    m_queries = queries;
    const bool wasWanted = std::exchange(m_isWanted, true);
    if (m_isStaging || m_soon.isActive()) return; // that work uses this query
    if (!wasWanted || !m_session.isReady())
        stage();
    else
        filter();
}

void DriveLibrary::setQueries(const DriveQueries& queries)
{
    m_queries = queries;
    const bool isOfLibrary =
        m_session.isReady() && m_session.staged()->clips.size() == m_document.library().clipCount();
    if (m_isWanted && isOfLibrary) filter(); // else staging runs anew, with this query
}

void DriveLibrary::setWeights(double follow, double flow)
{
    FeatureSchema schema = FeatureSchema::steering(follow, flow);
    if (schema == m_schema) return;
    m_schema = std::move(schema);
    if (m_isWanted && !m_soon.isActive()) stage();
}

void DriveLibrary::cancel()
{
    m_soon.stop();
    stopAndBegin();
    m_staging.drop();
    m_filtering.drop();
    m_isWanted = m_session.isReady(); // the figure that is driven goes on obeying
    m_isStaging = false;
    emit progressed();
}

void DriveLibrary::fail(Error error)
{
    m_isStaging = false;
    m_error = std::move(error);
    m_session.begin(nullptr, nullptr, nullptr);
    emit progressed();
}

void DriveLibrary::stage()
{
    const auto library = std::make_shared<const ClipLibrary>(m_document.library());
    std::vector<ClipId> clips;
    for (const ClipId clip : library->clipsInPathOrder())
        if (library->motion(clip)) clips.push_back(clip);
    m_isStaging = true;
    m_error.reset();
    m_ready = 0;
    m_clipCount = clips.size();
    const auto known = m_mayKeepClips ? m_session.staged() : nullptr;
    m_staging.start(
        tr("Making clips ready to be driven"),
        [this, library, clips, known, queries = m_queries, schema = m_schema,
         stop = stopAndBegin()](const LatestWork::Tell& tell) {
            Staged made;
            const auto figure = driveFigure(*library, clips);
            if (!figure) {
                made.error = Error{
                    "drive.no-figure", tr("There is no clip with a figure to drive.").toStdString(), {}};
                return tell([this, made] { takeStaged(made); });
            }
            QElapsedTimer sinceTold;
            sinceTold.start();
            const auto ready = [this, &tell, &sinceTold](std::size_t count) {
                if (sinceTold.elapsed() < progressMilliseconds) return;
                sinceTold.start();
                tell([this, count] {
                    m_ready = count;
                    emit progressed();
                });
            };
            const auto drive = std::make_shared<const StagedDrive>(
                stagedDrive(*library, figure, clips, true, {ready, stop, known.get(), schema}));
            if (stop.stop_requested()) return;
            if (drive->store->rowCount() == 0) {
                made.error = drive->refusals.empty()
                                 ? Error{"drive.no-clips", tr("There is no clip to drive.").toStdString(), {}}
                                 : drive->refusals.front().why;
                return tell([this, made] { takeStaged(made); });
            }
            made.drive = drive;
            made.filter = filterOf(*drive, *library, queries);
            made.begun = begunDrive(*drive, *made.filter);
            tell([this, made] { takeStaged(made); });
        },
        [this] {
            fail({"drive.failed", tr("The clips could not be made ready to be driven.").toStdString(), {}});
        });
    emit progressed();
}

void DriveLibrary::takeStaged(const Staged& made)
{
    if (made.error) return fail(*made.error);
    m_isStaging = false;
    m_mayKeepClips = true;
    m_session.begin(made.drive, made.filter, made.begun.get());
    emit readied();
    emit progressed();
    filter(); // tags or the query may have changed meanwhile
}

void DriveLibrary::filter()
{
    const auto library = std::make_shared<const ClipLibrary>(m_document.library());
    const bool isBegun = m_session.shown().playing.has_value();
    m_filtering.start(tr("The filter of the drive"),
                      [this, library, staged = m_session.staged(), queries = m_queries,
                       isBegun](const LatestWork::Tell& tell) {
                          const auto filter = filterOf(*staged, *library, queries);
                          const auto begun = isBegun ? nullptr : begunDrive(*staged, *filter);
                          tell([this, staged, filter, begun] {
                              if (m_session.staged() != staged) return;
                              if (begun)
                                  m_session.begin(staged, filter, begun.get());
                              else
                                  m_session.setFilter(filter);
                              emit readied();
                          });
                      });
}

} // namespace tagline
