#pragma once

// RestingFigure shows a character in place of the clip: at rest, as in its file.

#include "app/document/playing/PoseSource.h"

namespace tagline {

/// A source that never plays.
class RestingFigure : public PoseSource
{
    Q_OBJECT

public:
    using PoseSource::PoseSource;

    /// Shows another character with this name; null for none.
    void setFigure(const std::shared_ptr<const ImportedModel>& figure, const QString& name);

    QString title() const override { return m_name; }
    const StagedClip& figure() const override { return m_figure; }
    const Pose& pose() override { return m_pose; }
    std::vector<PlayingClip> playing() const override { return {}; }
    bool isPlaying() const override { return false; }
    void setPlaying(bool isPlaying) override
    {
        if (isPlaying) emit playRequested();
    }
    void advance(std::int64_t) override {}

signals:
    /// setPlaying(true) was called, which also happens when the source is shown.
    void playRequested();

private:
    StagedClip m_figure;
    Pose m_pose;
    QString m_name;
};

} // namespace tagline
