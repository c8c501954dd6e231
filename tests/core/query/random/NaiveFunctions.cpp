#include "tests/core/query/random/NaiveFunctions.h"

#include "tests/core/query/random/NaiveTerms.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tagline::test {
namespace {

using Of = const NaiveCall&;

using InClip = NaiveFunction::InClip;

/// One part of each range of a.
template<class PartOf>
constexpr InClip each(PartOf)
{
    return [](Of of, Ranges& out) {
        for (const FrameRange range : of.a()) out.push_back(PartOf()(of, range));
    };
}

/// Whole ranges of a, by their place among them: `index` of `count`.
template<class IsKept>
constexpr InClip kept(IsKept)
{
    return [](Of of, Ranges& out) {
        const std::size_t count = of.a().size();
        for (std::size_t index = 0; index < count; ++index)
            if (IsKept()(of, index, count)) out.push_back(of.a()[index]);
    };
}

/// Whole ranges of a that stand so to some range of b.
template<class IsSo>
constexpr InClip related(IsSo)
{
    return [](Of of, Ranges& out) {
        for (const FrameRange a : of.a())
            if (std::ranges::any_of(of.b(), [&](FrameRange b) { return IsSo()(of, a, b); })) out.push_back(a);
    };
}

/// Of each range of b one of those of a inside it.
template<class One>
constexpr InClip oneInside(One)
{
    return [](Of of, Ranges& out) {
        for (const FrameRange around : of.b()) {
            Ranges within;
            for (const FrameRange range : of.a())
                if (range.start >= around.start && range.stop <= around.stop) within.push_back(range);
            if (!within.empty()) out.push_back(One()(within));
        }
    };
}

/// Frames of a by their number among all of them.
template<class IsKept>
constexpr InClip counted(IsKept)
{
    return [](Of of, Ranges& out) {
        Frame number = 0, all = 0;
        for (const FrameRange range : of.a()) all += range.length();
        for (const FrameRange range : of.a())
            for (Frame frame = range.start; frame < range.stop; ++frame)
                if (IsKept()(of, number++, all)) out.push_back({frame, frame + 1});
    };
}

/// Whole clips by how much they have.
template<class Amount>
constexpr InClip measured(Amount)
{
    return [](Of of, Ranges& out) {
        if (of.frames > 0 && compares(Amount()(of), of.function.comparison(), of.function.number()))
            out.push_back({0, of.frames});
    };
}

double framesOf(const Ranges& ranges)
{
    Frame frames = 0;
    for (const FrameRange range : ranges) frames += range.length();
    return double(frames);
}

/// The values of the signal that are numbers.
std::vector<double> numbersIn(FrameRange range, Of of)
{
    std::vector<double> numbers;
    for (Frame frame = range.start; frame < range.stop; ++frame) {
        const float value = HashedMotion::value(of.clip, of.function.signal(), of.joint, frame);
        if (!std::isnan(value)) numbers.push_back(double(value));
    }
    return numbers;
}

/// Ranges of a by what the numbers of a signal come to.
template<class Amount>
constexpr InClip measuredBySignal(Amount)
{
    return [](Of of, Ranges& out) {
        if (!HashedMotion::has(of.clip, of.joint)) return;
        for (const FrameRange range : of.a()) {
            const std::vector<double> numbers = numbersIn(range, of);
            if (!numbers.empty() &&
                compares(Amount()(numbers), of.function.comparison(), of.function.number()))
                out.push_back(range);
        }
    };
}

/// Frames in at least n of the sets.
void inSoMany(Of of, Ranges& out)
{
    for (Frame frame = 0; frame < of.frames; ++frame) {
        std::size_t in = 0;
        for (const Ranges& set : of.sets)
            in += std::ranges::any_of(set, [frame](FrameRange range) { return range.contains(frame); });
        if (in >= of.function.count()) out.push_back({frame, frame + 1});
    }
}

bool isWithin(Frame gap, Frame most) { return gap >= 0 && gap <= most; }

/// Each range up to the next one where the gap between is short enough.
void closed(Of of, Ranges& out)
{
    for (std::size_t i = 0; i < of.a().size(); ++i) {
        const FrameRange range = of.a()[i];
        const bool isClosed = i + 1 < of.a().size() && of.a()[i + 1].start - range.stop <= of.first;
        out.push_back({range.start, isClosed ? of.a()[i + 1].start : range.stop});
    }
}

/// Frames at which some other clip of a take is in the set: at the time of the frame, as both began.
void withPartners(const QueryElement&, const RandomLibrary& library, std::span<const Ranges> of,
                  std::span<Ranges> out)
{
    const auto rate = [&](TakeSeat seat) { return library.asked().clips->clips[seat.clip.value].rate; };
    const auto add = [&](TakeSeat own, TakeSeat other) {
        for (Frame frame = 0; frame < library.frames(own.clip.value); ++frame) {
            const double seconds = rate(own).seconds(frame) + double(own.offset - other.offset) * 1e-6;
            const double there = std::floor(rate(other).frames(seconds) + 0.01);
            if (std::ranges::any_of(of[other.clip.value], [there](FrameRange range) {
                    return there >= double(range.start) && there < double(range.stop);
                }))
                out[own.clip.value].push_back({frame, frame + 1});
        }
    };
    for (const std::vector<TakeSeat>& take : library.takes())
        for (const TakeSeat& own : take)
            for (const TakeSeat& other : take)
                if (own.clip != other.clip) add(own, other);
}

/// Fisher and Yates from the front with splitmix64, for the first `count` places.
void shuffleFront(std::vector<std::size_t>& order, std::uint64_t count, std::uint64_t seed)
{
    std::uint64_t state = seed;
    const auto next = [&] {
        state += 0x9e3779b97f4a7c15u;
        std::uint64_t z = state;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        return z ^ z >> 31;
    };
    __extension__ using Product = unsigned __int128;
    const auto below = [&](std::uint64_t bound) { // multiply and reject, as the header of SeededDraw says
        for (;;) {
            const Product product = Product(next()) * bound;
            if (std::uint64_t(product) >= (0 - bound) % bound) return std::uint64_t(product >> 64);
        }
    };
    for (std::size_t i = 0; i < order.size() && i < count; ++i)
        std::swap(order[i], order[i + below(order.size() - i)]);
}

/// n ranges of the whole answer, drawn from all of them in order of path, clip, start.
void drawRandom(const QueryElement& function, const RandomLibrary& library, std::span<const Ranges> of,
                std::span<Ranges> out)
{
    std::vector<std::pair<std::size_t, FrameRange>> places;
    for (const ClipId clip : library.order())
        for (const FrameRange range : of[clip.value]) places.emplace_back(clip.value, range);
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    shuffleFront(order, function.count(), function.seed());
    for (std::size_t i = 0; i < std::min<std::size_t>(function.count(), order.size()); ++i) {
        const auto& [clip, range] = places[order[i]];
        out[clip].push_back(range);
    }
}

// Frames without a unit are the same at every rate; seconds are 30, 24 and 10 frames in the world's clips.
constexpr NaiveFunction functions[] = {
    {QueryOp::Head,
     each([](Of of, FrameRange range) {
         return FrameRange{range.start, std::min(range.stop, range.start + of.first)};
     }),
     {{"head(Locomotion, 2)", "##...##... ..##.. #.#....."},
      {"head(Male, 0.1s)", "###....... ...... #......."},
      {"head(grow(Run & Male, 2) - Walk, 3) | none", "###....... ...... ........"}}},
    {QueryOp::Tail,
     each([](Of of, FrameRange range) {
         return FrameRange{std::max(range.start, range.stop - of.first), range.stop};
     }),
     {{"tail(Locomotion, 100ms)", ".###.###.. ....## #.#....."}}},
    {QueryOp::FirstFrames,
     counted([](Of of, Frame number, Frame) { return number < of.first; }),
     {{"firstframes(Locomotion, 5)", "####.#.... ..#### #.#....."}}},
    {QueryOp::LastFrames,
     counted([](Of of, Frame number, Frame all) { return number >= all - of.first; }),
     {{"lastframes(Locomotion, 5)", "..##.###.. ..#### #.#....."}}},
    {QueryOp::First,
     kept([](Of of, std::size_t index, std::size_t) { return index < of.function.count(); }),
     {{"first(Locomotion)", "####...... ..#### #......."},
      {"first(Locomotion, 2)", "####.###.. ..#### #.#....."},
      {"first(~Locomotion) | last(~Locomotion)", "....#...## ##.... .#.#####"}},
     {{"first(Punch, 2)", "######.... ##.### .###...."},
      {"first(Punch.hand == \"left\")", "####...... ...... .###...."}}},
    {QueryOp::Last,
     kept([](Of of, std::size_t index, std::size_t count) { return count - index <= of.function.count(); }),
     {{"last(Locomotion)", ".....###.. ..#### ..#....."}},
     {{"last(Punch)", "......##.. ...### .###...."},
      {"last(Punch, 2)", "..######.. ##.### .###...."},
      {"last(Attack.hand == \"left\")", "......##.. ...... .###...."}}},
    {QueryOp::Nth,
     kept([](Of of, std::size_t index, std::size_t) { return index + 1 == of.function.count(); }),
     {{"nth(Locomotion, 2)", ".....###.. ...... ..#....."}},
     {{"nth(Punch, 1)", "####...... ##.... .###...."},
      {"nth(Punch, 2)", "..####.... ...### .###...."},
      {"nth(Punch, 3)", "......##.. ...... ........"},
      {"nth(Attack, 3)", "......##.. ...... ........"}, // a family: what each of its tags is counted by
      {"nth(Attack, 4)", "......#### ...... ........"},
      {"nth(Punch - Run, 1)", "..#....... ##.... .###...."}, // no longer counted
      {"nth(Punch.hand matches \"*\", 2)", "..####.... ...... .###...."},
      {"nth(Punch.hand == \"left\", 2)", "......##.. ...... ........"}}},
    {QueryOp::Random,
     nullptr,
     // The five ranges of Locomotion in order of path: clip 2's, then clip 0's, then clip 1's.
     {{"random(Locomotion, 1, 0)", ".......... ..#### ........"},
      {"random(Locomotion, 2, 0)", "####...... ..#### ........"},
      {"random(Locomotion, 2, 7)", ".......... ...... #.#....."},
      {"random(Locomotion, 3, 42)", "####.###.. ...... ..#....."},
      {"random(Locomotion, 9, 1)", "####.###.. ..#### #.#....."}},
     {},
     drawRandom},
    {QueryOp::Longer,
     kept([](Of of, std::size_t index, std::size_t) {
         return comparedLength(of.a()[index].length(), of.function.duration(), of.rate) > 0;
     }),
     {{"longer(Locomotion, 3)", "####...... ..#### ........"}},
     {{"longer(Punch, 2)", "######.... ...### .###...."},
      {"longer(Punch.hand matches \"*\", 3)", "######.... ...... ........"}}},
    {QueryOp::Shorter,
     kept([](Of of, std::size_t index, std::size_t) {
         return comparedLength(of.a()[index].length(), of.function.duration(), of.rate) < 0;
     }),
     {{"shorter(Locomotion, 4)", ".....###.. ...... #.#....."}},
     {{"shorter(Punch, 3)", "......##.. ##.... ........"},
      {"shorter(Punch.hand == \"left\", 3)", "......##.. ...... ........"}}},
    {QueryOp::Grow,
     each([](Of of, FrameRange range) {
         return FrameRange{range.start - of.first, range.stop + of.second};
     }),
     {{"grow(Tired | Walk, 1)", "....#####. #####. ........"},
      {"grow(Locomotion, 0, 1)", "#########. ..#### ####...."},
      {"grow(Limping, 0.25s, 0.04s)", ".......... ...... #####..."}}}, // 2.5 and 0.4 frames: halves up
    {QueryOp::Shrink,
     each([](Of of, FrameRange range) {
         return FrameRange{range.start + of.first, range.stop - of.second};
     }),
     {{"shrink(Locomotion, 1)", ".##...#... ...##. ........"},
      {"shrink(Locomotion, 0, 3)", "#......... ..#... ........"}}},
    {QueryOp::Close,
     closed,
     {{"close(Locomotion, 1)", "########.. ..#### ###....."},
      {"close(head(Locomotion, 1) | Limping, 4) & Male", "######.... ...... ####...."},
      {"close(contact(Foot), 1)", "#########. #####. #######."}}},
    {QueryOp::Starts,
     each([](Of, FrameRange range) {
         return FrameRange{range.start, range.start + 1};
     }),
     {{"starts(Locomotion)", "#....#.... ..#... #.#....."}}},
    {QueryOp::Ends,
     each([](Of, FrameRange range) {
         return FrameRange{range.stop - 1, range.stop};
     }),
     {{"ends(Locomotion)", "...#...#.. .....# #.#....."}}},
    {QueryOp::WholeClips,
     each([](Of of, FrameRange) {
         return FrameRange{0, of.frames};
     }),
     {{"clips(Walk | Tired)", "########## ###### ........"}, {"~clips(Run)", ".......... ...... ########"}}},
    {QueryOp::With,
     nullptr,
     // Frames of clip 0 3 to 9 are at 0 0 1 2 3 4 4 of clip 1; those of clip 1 at 3 4 5 6 8 9.
     {{"with(Run)", "......#### #..... ........"},
      {"with(Tired)", "...#####.. ...... ........"},
      {"with(Male)", ".......... ###### ........"},
      {"with(with(Run))", "...##..... ...### ........"},
      {"Walk & with(Tired)", ".....###.. ...... ........"},
      {"~with(all)", "###....... ...... ########"}},
     {},
     withPartners},
    {QueryOp::CountOf,
     measured([](Of of) { return double(of.a().size()); }),
     {{"count(Locomotion) == 2", "########## ...... ########"},
      {"count(Tired) == 0", "########## ...... ########"},
      {"count(none) < 1", "########## ###### ########"},
      {"~(count(Run) != 0)", ".......... ...... ########"}},
     {{"count(Punch) == 3", "########## ...... ........"},
      {"count(Punch) == 2", ".......... ###### ########"},
      {"count(exact(Punch)) == 2", ".......... ###### ########"},
      {"count(optional(Punch)) == 2", ".......... ###### ########"},
      {"count(Punch) > 5", ".......... ...... ........"},
      {"count(Run) == 2", "########## ...... ........"},
      {"count(Attack) == 4", "########## ...... ........"},
      {"count(Punch - Run) == 2", "########## ###### ........"}, // no longer counted
      {"count(Punch.hand == \"left\") == 2", "########## ...... ........"},
      {"count(Punch.hand == \"left\") == 0", ".......... ###### ........"},
      {"count((Punch.hand == \"left\") | Punch.hand == \"right\") == 1", "########## ...... ########"}}},
    {QueryOp::CoverageOf,
     measured([](Of of) { return framesOf(of.a()) / double(of.frames); }),
     {{"coverage(Run) >= 0.4", "########## ###### ........"}}},
    {QueryOp::SecondsOf,
     measured(
         [](Of of) { return framesOf(of.a()) * double(of.rate.denominator) / double(of.rate.numerator); }),
     {{"seconds(Male) > 0.35", ".......... ...... ########"}}},
    {QueryOp::MeanOf,
     measuredBySignal([](const std::vector<double>& numbers) {
         return std::accumulate(numbers.begin(), numbers.end(), 0.0) / double(numbers.size());
     }),
     {{"mean(Run, speed()) > 0.2", ".......... ..#### ........"},
      {"mean(Run, x()) != 1", ".......... ...... ........"}, // not a number
      {"mean(all, speed(Tail)) > 0", ".......... ###### ........"}}},
    {QueryOp::LeastOf,
     measuredBySignal([](const std::vector<double>& numbers) { return std::ranges::min(numbers); }),
     {{"min(Locomotion, speed()) >= 0.5", ".....###.. ..#### #.#....."}}},
    {QueryOp::GreatestOf,
     measuredBySignal([](const std::vector<double>& numbers) { return std::ranges::max(numbers); }),
     {{"max(Locomotion, speed()) < 0.5", "####...... ...... ........"}}},
    {QueryOp::AtLeast,
     inSoMany,
     {{"atleast(1, Locomotion)", "####.###.. ..#### ........"},
      {"atleast(2, Run, Male, Tired)", "####...... ..##.. ........"},
      {"atleast(3, Male, Locomotion, Run | Limping)", "####...... ...... ..#....."},
      {"atleast(2, Walk, Run, Walk)", ".....###.. ...... ........"}}}, // Walk counts twice
    {QueryOp::Overlapping,
     related([](Of, FrameRange a, FrameRange b) { return a.start < b.stop && b.start < a.stop; }),
     {{"overlapping(Style, Run)", ".......... ####.. ........"},
      {"overlapping(Locomotion, Limping)", ".......... ...... ..#....."}}},
    {QueryOp::Inside,
     related([](Of, FrameRange a, FrameRange b) { return b.start <= a.start && a.stop <= b.stop; }),
     {{"inside(Locomotion, Male)", "####.###.. ...... #.#....."}}},
    {QueryOp::Containing,
     related([](Of, FrameRange a, FrameRange b) { return a.start <= b.start && b.stop <= a.stop; }),
     {{"containing(Male, Walk)", "########## ...... ........"}}},
    {QueryOp::FirstIn,
     oneInside([](const Ranges& within) { return within.front(); }),
     {{"firstin(Locomotion, Male)", "####...... ...... #......."}}},
    {QueryOp::LastIn,
     oneInside([](const Ranges& within) { return within.back(); }),
     {{"lastin(Locomotion, Male)", ".....###.. ...... ..#....."}}},
    {QueryOp::Before,
     related([](Of of, FrameRange a, FrameRange b) { return isWithin(b.start - a.stop, of.first); }),
     {{"before(Run, Walk, 1)", "####...... ...... ........"},
      {"before(Run, Walk, 0.033s)", "####...... ...... ........"}, // 0.99 frames
      {"before(Run, Walk, 0)", ".......... ...... ........"}}},
    {QueryOp::After,
     related([](Of of, FrameRange a, FrameRange b) { return isWithin(a.start - b.stop, of.first); }),
     {{"after(Walk, Run, 1)", ".....###.. ...... ........"}}},
    {QueryOp::Near,
     related([](Of of, FrameRange a, FrameRange b) {
         return a.start - b.stop >= of.first && a.start - b.stop <= of.second;
     }),
     {{"near(Walk, Run, 0, 1)", ".....###.. ...... ........"},
      {"near(Limping, Locomotion, -1, 0)", ".......... ...... ..###..."},
      {"near(Run, Tired, -0.1s, -0.05s)", ".......... ..#### ........"}, // -2.4 and -1.2 frames
      {"near(Walk, Run, 2, 1)", ".......... ...... ........"}}},
};

constexpr const NaiveFunction* rowOf(QueryOp op)
{
    const auto* found = std::ranges::find(functions, op, &NaiveFunction::op);
    return found != std::end(functions) ? found : nullptr;
}

template<class Holds>
constexpr bool everyFunctionOfSets(Holds holds)
{
    return std::ranges::all_of(queryOperations, [holds](const QueryOperation& each) {
        const bool isMeant = each.form == QueryForm::Call && each.takes(QueryArgument::Set);
        return !isMeant || holds(each, rowOf(each.op));
    });
}

static_assert(everyFunctionOfSets([](const QueryOperation&, const NaiveFunction* row) {
                  return row != nullptr;
              }),
              "each function of sets has a row here");
static_assert(everyFunctionOfSets([](const QueryOperation& each, const NaiveFunction* row) {
                  if (!row || row->answers.size() == 0) return false;
                  const std::string_view query = row->answers.begin()->query;
                  return query.substr(0, query.find('(')) == each.name;
              }),
              "each function of sets has a call in its row, with its answer");
static_assert(everyFunctionOfSets([](const QueryOperation& each, const NaiveFunction* row) {
                  return row && (row->counted.size() > 0) == each.seesInstances;
              }),
              "a function that counts instances, and no other, has calls of counted tags in its row");

} // namespace

std::span<const NaiveFunction> naiveFunctions() { return functions; }

const NaiveFunction& naiveFunction(QueryOp op) { return *rowOf(op); }

} // namespace tagline::test
