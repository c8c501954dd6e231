#include "core/search/survey/Coverage.h"

#include "core/search/driving/SteeringPath.h"
#include "core/search/features/BodyWay.h"
#include "core/support/ParallelLoop.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tagline {
namespace {

constexpr double mostSpeed = 4.0;  ///< metres a second
constexpr double holeMetres = 0.3; ///< a miss over this is a hole
constexpr double holeRadians = std::numbers::pi / 6.0;
constexpr double missSeconds = 1.0; ///< after which the miss is measured
constexpr std::size_t rowsPerAnswer = 64, mostRowsLookedAt = 16'384;

/// Stand after some time of a figure that goes straight ahead at a speed and was asked to turn.
GroundStand steered(const CoverageQuestion& question, double seconds)
{
    const auto speed = float(question.speed), turn = float(question.turn);
    const SteeringPath path({0.0f, speed});
    return path.ahead({overGround(turn, {0.0f, speed}), turn}, seconds);
}

/// The question as numbers of a row.
std::vector<float> queryOf(const CoverageRows& rows, const CoverageQuestion& question)
{
    const FeatureSchema& schema = rows.store.schema();
    std::vector<float> query(schema.numbers());
    writePathAhead(
        schema, {},
        [&](double seconds) {
            const GroundStand then = steered(question, seconds);
            return GroundStand{then.root / float(rows.legLength), then.facing};
        },
        query);
    for (std::size_t i = 0; i < schema.channels().size(); ++i)
        if (schema.channels()[i].kind == FeatureKind::RootVelocity)
            query[schema.firstNumber(i) + 1] = float(question.speed / rows.legLength);
    rows.store.scale(query);
    return query;
}

/// Stand after a second of a row's own motion, metres, as seen from where it is.
GroundStand leadOf(const CoverageRows& rows, const FeaturePlace& place)
{
    const FeatureSource& source = rows.sources[place.clip.value];
    const BodyWay way(source.body, source.isLoop);
    const double now = double(place.frame) / rows.store.framesPerSecond(place.clip);
    const GroundStand from = way.standAt(now), to = way.standAt(now + missSeconds);
    GroundStand lead{seenFrom(from.facing, to.root - from.root) * float(rows.legLength),
                     to.facing - from.facing};
    if (place.isMirrored) lead = {{-lead.root.x, lead.root.y}, -lead.facing};
    return lead;
}

CoverageAnswer answerAt(const CoverageRows& rows, const CoverageQuestion& question, std::uint32_t row)
{
    const FeaturePlace place = rows.store.place(row);
    const GroundStand is = leadOf(rows, place), wanted = steered(question, missSeconds);
    const float off = nearestAngle(is.facing, wanted.facing) - wanted.facing;
    return {place, {double(glm::distance(is.root, wanted.root)), double(std::abs(off))}};
}

} // namespace

bool CoverageMiss::isHole() const { return metres > holeMetres || radians > holeRadians; }

bool CoverageLimits::hold(const CoverageQuestion& question) const
{
    constexpr double rounding = 1e-6;
    return question.speed >= slowest - rounding && question.speed <= fastest + rounding &&
           std::abs(question.turn) <= widestTurn + rounding;
}

std::size_t CoverageMap::asked() const
{
    return std::size_t(std::ranges::count_if(cells, [&](const auto& cell) { return isAsked(cell); }));
}

std::size_t CoverageMap::holes() const
{
    return std::size_t(std::ranges::count_if(cells, [&](const auto& cell) { return isHole(cell); }));
}

std::vector<CoverageQuestion> coverageQuestions()
{
    std::vector<CoverageQuestion> questions;
    for (std::size_t speed = 0; speed < CoverageMap::speedCount; ++speed)
        for (std::size_t turn = 0; turn < CoverageMap::turnCount; ++turn)
            questions.push_back(
                {mostSpeed * double(speed) / double(CoverageMap::speedCount - 1),
                 std::numbers::pi * (2.0 * double(turn) / double(CoverageMap::turnCount - 1) - 1.0)});
    return questions;
}

FeatureSchema coverageSchema()
{
    std::vector<FeatureChannel> channels;
    const FeatureSchema steering = FeatureSchema::steering();
    for (const FeatureChannel& channel : steering.channels())
        if (isOfPath(channel.kind)) channels.push_back(channel);
    channels.push_back({FeatureKind::RootVelocity, RowPart::Hips, 0.0, 1.0});
    return *FeatureSchema::of(std::move(channels));
}

CoverageMap coverageMap(const CoverageRows& rows)
{
    CoverageMap map;
    for (const CoverageQuestion& question : coverageQuestions()) map.cells.push_back({question, {}});
    forEachInParallel(map.cells.size(), [&] {
        return [&, workspace = SearchWorkspace()](std::size_t i) mutable {
            CoverageCell& cell = map.cells[i];
            if (const auto hit = rows.index.nearest(queryOf(rows, cell.question), workspace))
                cell.nearest = answerAt(rows, cell.question, hit->row);
        };
    });
    return map;
}

std::vector<CoverageAnswer> coverageAnswers(const CoverageRows& rows, const CoverageQuestion& question,
                                            std::size_t most)
{
    const std::vector<float> query = queryOf(rows, question);
    SearchWorkspace workspace;
    std::vector<CoverageAnswer> answers;
    const auto isKnown = [&](const FeaturePlace& place) {
        return std::ranges::any_of(answers, [&](const CoverageAnswer& answer) {
            return answer.place.clip == place.clip && answer.place.isMirrored == place.isMirrored;
        });
    };
    // Rows of one clip lie close together: more are looked at until there are clips enough.
    for (std::size_t wanted = most * rowsPerAnswer, count = 0; count < mostRowsLookedAt; wanted *= 4) {
        count = std::min(wanted, mostRowsLookedAt);
        const auto hits = rows.index.nearestSome(query, count, workspace);
        for (const SearchHit& hit : hits)
            if (answers.size() < most && !isKnown(rows.store.place(hit.row)))
                answers.push_back(answerAt(rows, question, hit.row));
        if (answers.size() == most || hits.size() < count) break;
    }
    return answers;
}

double medianLegLength(const FeatureStore& store)
{
    std::vector<float> lengths;
    for (std::uint32_t id = 0; id < store.clipCount(); ++id)
        if (store.holds(ClipId(id))) lengths.push_back(store.legLength(ClipId(id)));
    if (lengths.empty()) return 1.0;
    const auto middle = lengths.begin() + std::ptrdiff_t(lengths.size() / 2);
    std::nth_element(lengths.begin(), middle, lengths.end());
    return double(*middle);
}

} // namespace tagline
