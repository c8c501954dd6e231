#pragma once

// FeatureStore holds the features of all clips of a library, made comparable: rows on one axis, in blocks.
//
//   clip 0, row 0 │ clip 0, row 0 mirrored │ clip 0, row 1 │ … │ clip 1, row 0 │ …      without mirrors:
//   every
//                                                                                       second one
// Blocks are of 64 rows, [number][64], so that one number of 64 rows lies in one piece.

#include "core/search/features/FeatureRows.h"
#include "core/support/StrongId.h"

#include <optional>
#include <span>
#include <vector>

namespace tagline {

inline constexpr std::size_t rowsPerBlock = 64;

/// A clip's part in a store.
struct FeatureSource
{
    BodyRows body; ///< without rows, or without a part of the schema: the clip is not in the store
    bool isLoop = false;
};

/// A row as a moment of a clip.
struct FeaturePlace
{
    ClipId clip;
    Frame frame = 0;
    bool isMirrored = false;

    bool operator==(const FeaturePlace&) const = default;
};

/// The normalisation of a feature: (number − mean) · factor.
struct FeatureScale
{
    std::vector<float> means;
    std::vector<float> factors;                ///< the channel's weight through its numbers' mean deviation
    std::vector<float> deviations;             ///< of the numbers so scaled
    std::vector<std::size_t> constantChannels; ///< that never change: they count for nothing
};

/// Immutable: any number of threads may read it.
class FeatureStore
{
public:
    /// By ClipId. `holdsMirrors`: each row is held a second time as it looks in a mirror. Computed on all
    /// cores.
    FeatureStore(FeatureSchema schema, std::span<const FeatureSource> clips, bool holdsMirrors);

    const FeatureSchema& schema() const { return m_schema; }
    const FeatureScale& scale() const { return m_scale; }
    std::size_t numbers() const { return m_schema.numbers(); }
    bool holdsMirrors() const { return m_sides == 2; }
    std::size_t clipCount() const { return m_clips.size(); }
    std::uint32_t rowCount() const { return m_rowCount; }

    bool holds(ClipId clip) const { return clip.value < m_clips.size() && m_clips[clip.value].rows > 0; }
    /// Expects a clip that is held, as do those below.
    bool isLoop(ClipId clip) const { return m_clips[clip.value].isLoop; }
    Frame frames(ClipId clip) const { return m_clips[clip.value].frames; }
    Frame stride(ClipId clip) const { return m_clips[clip.value].stride; }
    double rowsPerSecond(ClipId clip) const { return m_clips[clip.value].rowsPerSecond; }
    double framesPerSecond(ClipId clip) const { return rowsPerSecond(clip) * double(stride(clip)); }
    float legLength(ClipId clip) const { return m_clips[clip.value].legLength; }
    /// The clip's rows: [first, last).
    std::uint32_t firstRow(ClipId clip) const { return m_clips[clip.value].first; }
    std::uint32_t lastRow(ClipId clip) const;

    FeaturePlace place(std::uint32_t row) const;
    /// The row nearest to a frame of a clip that is held; mirrored ones where they are held alone.
    std::uint32_t rowAt(ClipId clip, double frame, bool isMirrored) const;

    /// One number of a row.
    float number(std::uint32_t row, std::size_t number) const
    {
        return m_blocks[(row / rowsPerBlock * numbers() + number) * rowsPerBlock + row % rowsPerBlock];
    }
    /// All of them.
    std::vector<float> rowNumbers(std::uint32_t row) const;
    /// Makes numbers of the schema comparable.
    void scale(std::span<float> row) const;
    /// 64 rows, [number][64]; what lies beyond the last row is no row.
    std::span<const float> block(std::size_t block) const
    {
        return std::span(m_blocks).subspan(block * numbers() * rowsPerBlock, numbers() * rowsPerBlock);
    }
    std::size_t byteCount() const { return m_blocks.size() * sizeof(float); }

private:
    struct ClipRows
    {
        std::uint32_t first = 0;
        std::uint32_t rows = 0; ///< of one side
        Frame frames = 0;
        Frame stride = 1;
        double rowsPerSecond = 0.0;
        float legLength = 0.0f;
        bool isLoop = false;
    };

    void takeClip(ClipId clip, const FeatureSource& source);
    void takeRows(ClipId clip, std::uint32_t side, const std::vector<float>& numbers);
    void findScale();
    void scaleAll();

    FeatureSchema m_schema;
    FeatureScale m_scale;
    std::uint32_t m_sides = 1;
    std::uint32_t m_rowCount = 0;
    std::vector<ClipRows> m_clips;        ///< by ClipId
    std::vector<std::uint32_t> m_heldIds; ///< clips with rows, in order
    std::vector<float> m_blocks;
};

/// The rows of a clip that may be entered: its frame is one of `frames`, and so are those of the next 0.2
/// seconds, or of a third of the range where that is shorter; a loop goes on with its beginning. Expects a
/// clip that is held, and canonical frames.
void appendEnterableRows(const FeatureStore& store, ClipId clip, std::span<const FrameRange> frames,
                         bool isMirrored, std::vector<std::uint32_t>& out);

} // namespace tagline
