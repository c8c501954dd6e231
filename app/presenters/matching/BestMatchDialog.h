#pragma once

// BestMatchDialog asks which tags a clip needs, which are wanted and which are not, and lists the clips that
// fit best with their reasons.

#include "core/tags/matching/BestMatch.h"
#include "widgets/tags/choice/TagRow.h"
#include "widgets/theme/controls/Dialog.h"

#include <array>
#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace tagline {

class EmptyNote;
class TagChips;

struct MatchLine
{
    QString clip;
    QString reason;
};

/// Not modal: the window shows the clip that is chosen. Setters never emit.
class BestMatchDialog : public Dialog
{
    Q_OBJECT

public:
    explicit BestMatchDialog(QWidget* parent = nullptr);

    /// The tags that can be asked for.
    void setTags(const std::vector<TagRow>& tags);
    /// Shows these, the best first; the chosen line stays chosen if it is still of the same clip.
    void setMatches(const std::vector<MatchLine>& lines);
    /// The note above the list, in the middle of the list while that is empty.
    void setNote(const QString& text);
    /// The tags that were put together; the seed draws among equals.
    MatchWish wish() const;

signals:
    void wishChanged();
    /// A person typed a name that no tag has.
    void unknownNameTyped(const QString& name);
    /// A line was chosen.
    void matchChosen(int line);
    /// The chosen line's clip is to play on a track, counted from 0; −1: on a new one.
    void trackRequested(int line, int track);

private:
    TagChips* addLine(const QString& label, const QString& purpose, const QString& hint, const char* name);
    QPushButton* trackButton(const QString& text, const QString& hint, const char* name, int track);
    void build();
    void enableButtons();

    TagChips* m_need = nullptr;
    TagChips* m_want = nullptr;
    TagChips* m_avoid = nullptr;
    QTreeWidget* m_list;
    QLabel* m_note;
    EmptyNote* m_empty;
    QPushButton* m_again;
    std::array<QPushButton*, 3> m_tracks{};
    std::uint64_t m_seed = 0;
};

} // namespace tagline
