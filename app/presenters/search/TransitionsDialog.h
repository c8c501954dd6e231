#pragma once

// TransitionsDialog asks for two queries and lists the best frames to go from the one to the other.

#include "core/search/survey/TransitionPairs.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/theme/controls/Dialog.h"

#include <array>
#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QLayout;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagline {

class CostPicture;
class ElidedLabel;
struct CostPictureContent;

struct TransitionLine
{
    QString time; ///< "≈ 80 ms"
    QString from; ///< "walk 120"
    QString to;
    TransitionPair pair;   ///< its frames
    bool isByHand = false; ///< its frames were taken from the picture
};

/// Not modal: the window shows the line that is chosen. Setters never emit.
class TransitionsDialog : public Dialog
{
    Q_OBJECT

public:
    explicit TransitionsDialog(QWidget* parent = nullptr);

    /// The fields of both queries.
    std::array<QueryEdit*, 2> fields() const { return {m_from, m_to}; }
    void setTexts(const QString& from, const QString& to);
    QString from() const { return m_from->text(); }
    QString to() const { return m_to->text(); }
    bool comparesWholeBody() const;
    /// Shows these, the best first. The chosen line stays chosen if it is still there. Grey: of the last
    /// answer, while another is looked for.
    void setLines(std::vector<TransitionLine> lines, bool areGrey);
    /// The line that is chosen in the list.
    std::optional<int> chosenLine() const;
    void chooseLine(int line);
    /// Sets the costs around the frames of the chosen line; none: there is no picture, or none yet.
    void setCosts(std::optional<CostPictureContent> content, bool isComputing);
    /// The pair of frames that is marked in that picture.
    void markPair(const std::optional<TransitionPair>& pair);
    /// Sets the note above the list.
    void setNote(const QString& text);
    /// Marks the columns of errors in the queries; 0 marks nothing.
    void setErrors(int fromColumn, int toColumn);

signals:
    /// A person changed a query, or what is compared.
    void asked();
    /// A line was chosen in the list.
    void lineChosen(int line);
    void playRequested(int line);
    /// Frames of the picture are to have a line of their own.
    void pairTaken(const tagline::TransitionPair& pair);

private:
    void build();
    QLayout* queries();
    QLayout* answers();
    QLayout* choices();
    QTreeWidgetItem* addItem(const TransitionLine& line, bool isGrey);
    void goToList();
    void playCurrent();

    std::vector<TransitionLine> m_lines;
    QueryEdit* m_from;
    QueryEdit* m_to;
    QCheckBox* m_wholeBody;
    QTreeWidget* m_list;
    CostPicture* m_costs;
    ElidedLabel* m_costsText;
    QLabel* m_note;
    QPushButton* m_swap;
    QPushButton* m_play;
};

} // namespace tagline
