#pragma once

// BlendSpacePanel is where a person makes a blend space of tags, and blends in it.

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
    /// Where the puck is, how much each point counts there, and what that is in words: cheap enough for every
    /// picture.
    void setPuck(QPointF place, std::vector<float> weights, const QString& text);
    /// The query whose ranges are the points.
    void setTags(const QString& text);
    QString tags() const;
    /// Names to complete and to colour.
    void setVocabularyItems(const std::vector<VocabularyItem>& items);
    /// Plays and stops, for the panel's title line.
    QWidget* headerWidget() const;
    /// Keys for the tooltips of the play button.
    void setPlayKey(const QString& key);

signals:
    void tagsEdited(const QString& text);
    /// Places in BlendSpaceState::measures.
    void measuresChosen(int across, int upward);
    void puckMoveRequested(QPointF place);
    void playToggled();
    /// The panel can be seen again: what it shows may be old.
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
