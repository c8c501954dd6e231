#pragma once

// BlendSpacePanel lets the user make a blend space of tags, and blend in it.

#include <QWidget>

#include "widgets/blendspace/BlendSpaceState.h"
#include "widgets/query/QueryEdit.h"

#include <vector>

class QComboBox;
class QToolButton;

namespace tagline {

class BlendSpaceView;
class ElidedLabel;

/// Setters never emit.
class BlendSpacePanel : public QWidget
{
    Q_OBJECT

public:
    explicit BlendSpacePanel(QWidget* parent = nullptr);

    void setState(const BlendSpaceState& state);
    const BlendSpaceState& state() const { return m_state; }
    /// Sets the position of the puck, the weight of each point there, and a description of the blend; cheap
    /// enough to call for every picture.
    void setPuck(QPointF place, std::vector<float> weights, const QString& text);
    /// The query whose ranges are the points.
    void setTags(const QString& text);
    QString tags() const;
    /// Names for completion and colouring.
    void setVocabularyItems(const std::vector<VocabularyItem>& items);
    /// The play and stop button, for the panel's title line.
    QWidget* headerWidget() const;
    /// Keys for the tooltips of the play button.
    void setPlayKey(const QString& key);

signals:
    void tagsEdited(const QString& text);
    /// Indices in BlendSpaceState::measures.
    void measuresChosen(int across, int upward);
    void puckMoveRequested(QPointF place);
    void playToggled();
    /// The panel has become visible again: its content may be out of date.
    void becameVisible();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* newTagLine();
    QWidget* newMeasureLine();
    QComboBox* newMeasureBox(const QString& name, const QString& tip);
    void showPlay();

    BlendSpaceState m_state;
    QueryEdit* m_tags;
    QComboBox* m_across;
    QComboBox* m_upward;
    BlendSpaceView* m_view;
    ElidedLabel* m_note;
    ElidedLabel* m_text;
    QToolButton* m_play;
    QString m_playKey;
};

} // namespace tagline
