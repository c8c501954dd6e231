#include "core/search/duplicates/NearDuplicates.h"

#include "core/search/duplicates/StretchSearch.h"
#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <tuple>

namespace tagline {
namespace {

/// The parts of a body that it has on both sides: a mirror changes nothing about them.
RowParts sidedParts(RowParts parts)
{
    RowParts made = 0;
    for (std::size_t part = 0; part < rowPartCount; ++part)
        if (holdsPart(parts, part) && holdsPart(parts, std::size_t(mirrored(RowPart(part)))))
            made |= RowParts(1u << part);
    return made;
}

/// Clips whose bodies have the same parts.
struct ClipsOfParts
{
    RowParts parts = 0;
    std::vector<std::uint32_t> clips;
};

std::vector<ClipsOfParts> clipsByParts(std::span<const CopyRows> clips)
{
    std::map<RowParts, std::vector<std::uint32_t>> byParts;
    for (std::uint32_t clip = 0; clip < clips.size(); ++clip)
        if (!clips[clip].rows.empty()) byParts[sidedParts(clips[clip].parts)].push_back(clip);
    std::vector<ClipsOfParts> made;
    for (auto& [parts, ofThem] : byParts) made.push_back({parts, std::move(ofThem)});
    return made;
}

/// How far a search is, said by any thread.
class SearchProgress
{
public:
    SearchProgress(const GoOn& goOn, std::size_t all)
        : m_goOn(goOn)
        , m_all(all)
    {
    }

    bool isWanted() const { return m_isWanted; }
    void take(std::size_t rows)
    {
        const std::lock_guard lock(m_mutex);
        m_done += rows;
        if (m_goOn && m_isWanted && !m_goOn(m_all == 0 ? 1.0 : double(m_done) / double(m_all)))
            m_isWanted = false;
    }

private:
    const GoOn& m_goOn;
    std::size_t m_all = 0;
    std::mutex m_mutex;
    std::size_t m_done = 0;
    std::atomic<bool> m_isWanted = true;
};

std::size_t allRows(std::span<const CopyRows> clips)
{
    std::size_t rows = 0;
    for (const CopyRows& clip : clips) rows += clip.rows.size();
    return rows;
}

using StretchesByClip = std::vector<std::vector<DuplicateStretch>>;

/// Compares all clips with some parts with the pieces of those with others.
void searchAmong(std::span<const CopyRows> clips, const ClipsOfParts& searched, const ClipsOfParts& others,
                 const DuplicateOptions& options, SearchProgress& progress, StretchesByClip& found)
{
    const auto parts = RowParts(searched.parts & others.parts);
    const GridPieces pieces = gridPieces(clips, others.clips, parts, stretchLimits(options));
    forEachInParallel(searched.clips.size(), [&] {
        return [&, search = StretchSearch(clips, pieces, options)](std::size_t i) mutable {
            if (!progress.isWanted()) return;
            const std::uint32_t clip = searched.clips[i];
            const auto isWanted = [&] { return progress.isWanted(); };
            const auto take = [&](std::vector<DuplicateStretch> stretches) {
                found[clip].insert(found[clip].end(), stretches.begin(), stretches.end());
            };
            take(search.of(clip, clips[clip], false, isWanted));
            if (options.findsMirrored) take(search.of(clip, mirrored(clips[clip]), true, isWanted));
            progress.take(clips[clip].rows.size());
        };
    });
}

bool isEarlierStretch(const DuplicateStretch& a, const DuplicateStretch& b)
{
    return std::tuple(a.first.value, a.second.value, a.firstFrames.start, a.secondFrames.start,
                      a.isMirrored) <
           std::tuple(b.first.value, b.second.value, b.firstFrames.start, b.secondFrames.start, b.isMirrored);
}

} // namespace

std::optional<std::vector<DuplicateStretch>> nearDuplicates(std::span<const CopyRows> clips,
                                                            const DuplicateOptions& options, const GoOn& goOn)
{
    const std::vector<ClipsOfParts> sets = clipsByParts(clips);
    SearchProgress progress(goOn, allRows(clips) * sets.size());
    StretchesByClip found(clips.size());
    for (const ClipsOfParts& searched : sets)
        for (const ClipsOfParts& others : sets)
            if (progress.isWanted() && (searched.parts & others.parts) != 0)
                searchAmong(clips, searched, others, options, progress, found);
    if (!progress.isWanted()) return std::nullopt;
    std::vector<DuplicateStretch> all;
    for (const auto& ofClip : found) all.insert(all.end(), ofClip.begin(), ofClip.end());
    std::ranges::sort(all, isEarlierStretch);
    return all;
}

} // namespace tagline
