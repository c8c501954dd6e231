#pragma once

// NewTrackRow turns clips into tracks: by drop, or by its button for the current clip; shows a sentence if
// there is no track yet, else it is as wide as its text.

#include "widgets/theme/controls/ElidedButton.h"

#include "core/support/StrongId.h"

namespace tagline {

class NewTrackRow : public ElidedButton
{
    Q_OBJECT

public:
    explicit NewTrackRow(QWidget* parent = nullptr);

    /// Whether there is no track yet: then the row shows the first step.
    void setFirst(bool isFirst);
    /// The keys that add the current clip as the first track, and as another track.
    void setFirstKey(const QString& key);
    void setNewKey(const QString& key);
    /// A clip is dragged over the row, or over the area that belongs to it.
    void setDropTarget(bool isTarget);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {minimumWidth(), minimumHeight()}; }

signals:
    void clipDropped(tagline::ClipId clip);

protected:
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void showText();
    void paintPlus(QPainter& painter) const;

    QString m_firstKey;
    bool m_isFirst = true;
    bool m_isDropTarget = false;
};

} // namespace tagline
