#pragma once

// ConflictDialog shows the frames on which two sides set another value of a property, one line a conflict,
// with strips of the chosen one (before, mine, theirs, result), and takes a side for each.

#include "core/library/versions/ConflictReview.h"
#include "widgets/theme/controls/Dialog.h"

#include <optional>

class QLabel;
class QPushButton;
class QTreeWidget;
class QVBoxLayout;

namespace tagline {

class VersionStrips;

class ConflictDialog : public Dialog
{
    Q_OBJECT

public:
    /// Expects one conflict or more.
    explicit ConflictDialog(std::vector<ClipConflicts> clips, QWidget* parent = nullptr);

    const ConflictReview& review() const { return m_review; }

private:
    void build();
    QPushButton* button(const char* name, const QString& text, const QString& toolTip, int key);
    void addLines();
    std::size_t current() const;
    void choose(std::size_t number);
    void step(int by);
    void take(MergeSide side);
    void takeAll(MergeSide side);
    void takeWhole(MergeSide side);
    void addSides(QVBoxLayout& column);
    void showLine(std::size_t number);
    void showChosen();

    ConflictReview m_review;
    QLabel* m_note;
    QTreeWidget* m_list;
    QLabel* m_clip;
    VersionStrips* m_strips;
    QPushButton* m_accept = nullptr;
};

/// Asks for a side of each conflict; none where all is to stay as it is.
std::optional<ConflictDecisions> askedSides(std::vector<ClipConflicts> clips, QWidget* parent);

} // namespace tagline
