#pragma once

// NewTrackRow is where a clip becomes a track: by drop, or by its button for the current clip; a sentence
// where there is no track yet, else as wide as its words.

#include "widgets/theme/controls/ElidedButton.h"

#include "core/support/StrongId.h"

namespace tagline {

class NewTrackRow : public ElidedButton
{
    Q_OBJECT

public:
    explicit NewTrackRow(QWidget* parent = nullptr);

    /// Whether there is no track yet: then it says what to do first.
    void setFirst(bool isFirst);
    /// The keys that make the current clip the first track, and another one.
    void setFirstKey(const QString& key);
    void setNewKey(const QString& key);
    /// A clip is held over the place, or over what belongs to it.
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

    QString m_firstKey;
    bool m_isFirst = true;
    bool m_isDropTarget = false;
};

} // namespace tagline
