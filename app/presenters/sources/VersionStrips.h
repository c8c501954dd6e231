#pragma once

// VersionStrips shows the tags of a clip on two versions of its file, one strip above the other, on one scale
// of time.

#include <QWidget>

#include "core/time/FrameRate.h"
#include "widgets/library/rows/LibraryRow.h"

#include <vector>

namespace tagline {

class VersionStrips : public QWidget
{
    Q_OBJECT

public:
    /// The tags as they lie on a version.
    struct Version
    {
        std::vector<StripBar> bars;
        Frame frames = 0;
        FrameRate rate;
    };

    explicit VersionStrips(QWidget* parent = nullptr);

    void setVersions(Version before, Version after);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintVersion(QPainter& painter, const QString& name, const Version& version,
                      const QRectF& row) const;

    Version m_before, m_after;
    double m_seconds = 0; ///< of the longer one
};

} // namespace tagline
