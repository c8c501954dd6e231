#pragma once

// CoverageDialog shows how well a figure could be steered by the frames of the query: a map, the nearest
// clips to a cell of it, and the holes as a list of what to capture.

#include "core/search/survey/Coverage.h"
#include "widgets/theme/controls/Dialog.h"

#include <optional>
#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace tagline {

class CoverageView;
class ElidedLabel;

/// A clip that is near to the motion of a cell.
struct CoverageLine
{
    QString clip;
    qint64 frame = 0;
    QString miss;
    bool isMirrored = false;
};

/// Not modal: it follows the query. Setters never emit.
class CoverageDialog : public Dialog
{
    Q_OBJECT

public:
    explicit CoverageDialog(QWidget* parent = nullptr);

    /// Sets the text of the understood query; empty if every frame may play.
    void setQuery(const QString& echo);
    /// The last map, and whether another one is being computed.
    void setMap(const std::optional<CoverageMap>& map, bool isComputing);
    /// The clips that are nearest to the chosen cell, the nearest first.
    void setLines(std::vector<CoverageLine> lines);
    /// Sets the note beside the map.
    void setNote(const QString& text);
    std::optional<std::size_t> chosenCell() const;
    bool countsMirrored() const;
    /// Limits of the motion that the person wants to be able to drive.
    CoverageLimits limits() const;
    /// The holes of the map that is shown, as a list; empty if there is no map.
    QString holes() const;
    int holeCount() const;

signals:
    void cellChosen(std::size_t cell);
    /// A line of the list was chosen.
    void lineChosen(int line);
    void mirroredToggled(bool isOn);
    void limitsChanged();
    void copyRequested();

private:
    void build();
    QWidget* limitRow();
    void showCounts(bool isComputing);

    std::optional<CoverageMap> m_map;
    ElidedLabel* m_query;
    CoverageView* m_view;
    QLabel* m_counts;
    QDoubleSpinBox* m_slowest;
    QDoubleSpinBox* m_fastest;
    QSpinBox* m_widestTurn;
    QCheckBox* m_mirrored;
    QLabel* m_cell;
    QTreeWidget* m_list;
    QLabel* m_note;
    QPushButton* m_copy;
};

} // namespace tagline
