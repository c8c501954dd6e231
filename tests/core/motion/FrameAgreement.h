#pragma once

// FrameAgreement counts, frame by frame, how far found ranges are the true ones.

#include "core/time/FrameRanges.h"

#include <span>

namespace tagline::test {

class FrameAgreement
{
public:
    /// Adds the frames of one clip and joint. Expects canonical ranges.
    void add(const FrameRanges& found, const FrameRanges& truth)
    {
        const int shared = found.intersected(truth).frameCount();
        m_shared += shared;
        m_foundOnly += found.frameCount() - shared;
        m_missed += truth.frameCount() - shared;
    }

    void add(const FrameAgreement& other)
    {
        m_shared += other.m_shared;
        m_foundOnly += other.m_foundOnly;
        m_missed += other.m_missed;
    }

    /// 2 · shared / (found + true): 1 where both are the same. Expects that either holds a frame.
    double f1() const { return 2.0 * m_shared / (2.0 * m_shared + m_foundOnly + m_missed); }
    int missed() const { return m_missed; }
    int foundOnly() const { return m_foundOnly; }

private:
    int m_shared = 0;
    int m_foundOnly = 0;
    int m_missed = 0;
};

} // namespace tagline::test
