#pragma once

// RetargetDialog lets a person say which joint of a clip moves which joint of the character, beside the
// window, in which the result can be seen.

#include "core/animation/figure/Skeleton.h"
#include "core/retargeting/RetargetMap.h"
#include "widgets/joints/FigureSketch.h"
#include "widgets/joints/JointEntries.h"
#include "widgets/theme/controls/Dialog.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagline {

/// One row a joint of the character, in its hierarchy. It keeps copies of all that it shows: whatever becomes
/// of the library, it stays what it was opened with.
class RetargetDialog : public Dialog
{
    Q_OBJECT

public:
    /// Kinds of the pose that poses are held against.
    enum ReferenceKind { FoundPose, RestPose, FrameOfClip };

    struct Figure
    {
        QString name; ///< for people
        Skeleton skeleton;
    };

    /// `map` is shown first; if it is a guess and no person's, it is marked as one.
    RetargetDialog(Figure source, Figure character, const RetargetMap& map, bool isGuess,
                   QWidget* parent = nullptr);

    /// The map as the dialog shows it now.
    RetargetMap map() const;
    const Figure& source() const { return m_source; }
    const Figure& character() const { return m_character; }
    /// Sets the text for people about what the viewport shows of the map.
    void setPreviewText(const QString& text);

    /// Sets the pose that the map holds poses against; none: the pose that is found.
    void setReference(std::optional<ChosenReference> reference);
    /// Sets the number of frames of the clip that can be chosen for it. Expects at least one.
    void setFrames(Frame frames);
    /// Shows both figures in that pose, with the place in which it was found, for people.
    void showReference(std::vector<SketchedFigure> figures, const QString& found);

signals:
    void mapChanged();
    /// A person wants this pose: setReference() follows.
    void referenceWished(tagline::RetargetDialog::ReferenceKind kind, tagline::Frame frame);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    QDialogButtonBox* newButtons();
    QLayout* newReferenceLine();
    void wishReference();
    void fill(const RetargetMap& map, bool isGuess);
    void addRow(const QString& joint, QTreeWidgetItem* parent, const RetargetMap& map, bool isGuess);
    void chooseFor(QTreeWidgetItem* row);
    void setSource(QTreeWidgetItem& row, const QString& joint, bool isGuess);
    void changed();
    void filter();
    void count();
    void showRetarget(bool isAnyMapped);

    Figure m_source;
    Figure m_character;
    std::vector<JointEntry> m_sourceJoints;
    bool m_isKept; ///< a map for these two was kept before: to unmap every joint is to remove it
    QLineEdit* m_filter;
    QCheckBox* m_onlyUnmapped;
    QTreeWidget* m_rows;
    QLabel* m_counts;
    QLabel* m_unused;
    std::optional<ChosenReference> m_reference;
    QComboBox* m_referenceKind;
    QSpinBox* m_referenceFrame;
    FigureSketch* m_sketch;
    QPushButton* m_retarget = nullptr;
    QLabel* m_preview;
};

} // namespace tagline
