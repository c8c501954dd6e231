#pragma once

// VersionStrips shows the tags of a clip in several versions, one strip above the other, on one scale of
// time.

#include <QWidget>

#include "core/time/FrameRate.h"
#include "widgets/library/rows/LibraryRow.h"

#include <vector>

namespace tagline {

class VersionStrips : public QWidget
{
    Q_OBJECT

public:
    /// The tags as they lie in a version.
    struct Version
    {
        QString name; ///< "Before"
        std::vector<StripBar> bars;
        Frame frames = 0;
        FrameRate rate;
    };

    explicit VersionStrips(QWidget* parent = nullptr);

    /// From the top.
    void setVersions(std::vector<Version> versions);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintVersion(QPainter& painter, const Version& version, const QRectF& row) const;
    int headWidth() const;

    std::vector<Version> m_versions;
    double m_seconds = 0; ///< of the longest one
};

} // namespace tagline
