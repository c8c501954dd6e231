#pragma once

// LikenessDialog lists motion like an example, the nearest first; a person sets how near is near enough.

#include "core/search/likeness/LikenessIndex.h"
#include "widgets/theme/controls/Dialog.h"

#include <optional>
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
    LikenessHit hit;
    bool isAccepted = false; ///< stays in the list, however near it is
};

/// Not modal: the window shows the hit that is chosen. Setters never emit.
class LikenessDialog : public Dialog
{
    Q_OBJECT

public:
    explicit LikenessDialog(QWidget* parent = nullptr);

    /// "walk, frames 32–94"
    void setExample(const QString& text);
    /// How far ranges of the library are from each other that nobody chose, for the next hits: what is likely
    /// and what is doubtful follows from it. None: neither is said.
    void setDistanceByChance(std::optional<float> distance) { m_byChance = distance; }
    /// The accepted ones, then the others in order of distance. At first those are within the distance that
    /// is chosen that are near of themselves, which may be none; `keepsDistance`: the chosen distance stays.
    /// Doubtful hits stand below a line and are marked as such.
    /// The hit that was chosen stays chosen, and in sight, if it is still there.
    void setHits(std::vector<LikenessLine> hits, bool keepsDistance);
    /// Chooses a line of the list; does nothing if it is not listed.
    void setCurrent(int hit);
    /// Sets the numbers of accepted and rejected hits.
    void setDecisions(int accepted, int rejected);
    /// Sets the note beside the hits: that a search runs, or why there are none.
    void setNote(const QString& text);
    bool findsMirrored() const;
    /// The distance that is near enough, by the slider; none if there is nothing to choose.
    std::optional<double> distance() const;
    /// Number of hits within the chosen distance; these are the first.
    int keptCount() const { return m_kept; }

signals:
    /// A hit was chosen in the list.
    void hitChosen(int hit);
    void mirroredToggled(bool isOn);
    /// The chosen hit is, or is not, what is looked for.
    void decided(int hit, bool isAccepted);
    /// All decisions are to be forgotten.
    void forgetRequested();
    /// The example is to be kept under a name.
    void keepRequested();
    /// The hits within the distance are to get a tag.
    void tagRequested();

private:
    void nameControls();
    void build();
    void decide(bool isAccepted);
    void showKept();
    void showNote();
    QString doubtText() const;
    QString likenessOf(const LikenessLine& line) const;
    bool isDoubtful(const LikenessLine& line) const;
    void listHits();
    void offerDecisions();
    static QString nothingFound();

    std::vector<LikenessLine> m_hits;
    std::optional<float> m_byChance;
    int m_kept = 0;
    QString m_said; ///< the note beside the hits
    QLabel* m_example;
    QCheckBox* m_mirrored;
    QTreeWidget* m_list;
    QSlider* m_distance;
    QLabel* m_count;
    QLabel* m_note;
    QPushButton* m_accept;
    QPushButton* m_reject;
    QPushButton* m_forget;
    QPushButton* m_keep;
    QPushButton* m_tag;
};

} // namespace tagline
