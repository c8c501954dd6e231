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
    /// A value that frames have, as people read it.
    struct Value
    {
        FrameRange range;
        QString text;
        QColor colour; ///< one a value, as a tag stores it
    };

    /// The tags as they lie in a version, or the values of a property.
    struct Version
    {
        QString name; ///< "Before"
        std::vector<StripBar> bars;
        Frame frames = 0;
        FrameRate rate;
        std::vector<Value> values = {};
    };

    explicit VersionStrips(QWidget* parent = nullptr);

    /// From the top.
    void setVersions(std::vector<Version> versions);
    /// The frames that it is about, framed in every version; empty for none.
    void setMarked(FrameRange marked);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintVersion(QPainter& painter, const Version& version, const QRectF& row) const;
    void paintValues(QPainter& painter, const Version& version, const QRectF& strip) const;
    int headWidth() const;

    std::vector<Version> m_versions;
    double m_seconds = 0; ///< of the longest one
    FrameRange m_marked;
};

} // namespace tagline
