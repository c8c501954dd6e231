#pragma once

// LikenessDialog lists what moves like an example, the nearest first; a person says how near is near enough.

#include <QDialog>

#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;
class QTreeWidget;

namespace tagline {

struct LikenessLine
{
    QString clip;
    QString frames;
    float distance = 0.0f;
    bool isMirrored = false;
};

/// Not modal: the window shows the hit that is chosen. Setters never emit.
class LikenessDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LikenessDialog(QWidget* parent = nullptr);

    /// "walk, frames 32–94"
    void setExample(const QString& text);
    /// In order of distance. The first twenty are within the distance that is chosen.
    void setHits(std::vector<LikenessLine> hits);
    /// What is to be said beside the hits: that it searches, or why there are none.
    void setNote(const QString& text);
    bool findsMirrored() const;
    /// How many hits lie within the chosen distance; these are the first.
    int keptCount() const { return m_kept; }

signals:
    /// A hit was chosen in the list.
    void hitChosen(int hit);
    void mirroredToggled(bool isOn);
    /// The hits within the distance are to get a tag.
    void tagRequested();

private:
    void build();
    void showKept();

    std::vector<LikenessLine> m_hits;
    int m_kept = 0;
    QLabel* m_example;
    QCheckBox* m_mirrored;
    QTreeWidget* m_list;
    QSlider* m_distance;
    QLabel* m_count;
    QLabel* m_note;
    QPushButton* m_tag;
};

} // namespace tagline
