#pragma once

// CameraMove is the way of the picture to another view, for the eye: the viewport's own camera is there at
// once, so that all that asks it has its answer.

#include "render/OrbitCamera.h"
#include "widgets/theme/motion/Ease.h"

#include <chrono>
#include <functional>

namespace tagline {

/// None is on its way at first.
class CameraMove
{
public:
    /// `moved` is called whenever the picture needs another camera.
    explicit CameraMove(std::function<void()> moved);

    /// Begins a way from a camera that the picture shows, to the viewport's; none where no motion is wanted.
    void startFrom(const OrbitCamera& shown);
    /// Ends a way: the next picture has the viewport's camera.
    void stop() { m_share.set(1); }
    bool isGoing() const { return m_share.isGoing(); }
    /// The camera of the next picture, of the viewport's.
    OrbitCamera shown(const OrbitCamera& camera) const;

    /// For tests: lets time pass on the way, as Ease does.
    void pass(std::chrono::milliseconds time) { m_share.pass(time); }

private:
    OrbitCamera m_from;
    Ease m_share; ///< of the way: 1 at its end
};

} // namespace tagline
