#pragma once

// TakesDialog lists the takes of the library, the clips in each, and takes that are proposed.

#include <QString>

#include "widgets/theme/controls/Dialog.h"

#include <vector>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace tagline {

struct TakeClipLine
{
    QString name;
    double offset = 0; ///< when in the take it begins, in seconds
    double step = 0.1; ///< seconds of a frame

    bool operator==(const TakeClipLine&) const = default;
};

struct TakeLine
{
    QString name;
    bool isProposed = false; ///< nobody accepted it yet
    std::vector<TakeClipLine> clips;

    bool operator==(const TakeLine&) const = default;
};

/// Not modal: the window shows the clip that is chosen. Setters never emit.
class TakesDialog : public Dialog
{
    Q_OBJECT

public:
    explicit TakesDialog(QWidget* parent = nullptr);

    /// Shows these takes; a chosen row stays chosen if it is still there.
    void setTakes(const std::vector<TakeLine>& takes);
    /// Sets the note about them: how many there are, or what is wrong with the pattern.
    void setNote(const QString& text);
    QString pattern() const;
    /// Chooses a clip of a take, and moves the keyboard focus to its offset. Emits nothing.
    void editOffset(int take, int clip);

signals:
    void patternChanged();
    void clipChosen(int take, int clip);
    void acceptRequested(int take);
    void acceptAllRequested();
    void removeRequested(int take);
    void offsetEdited(int take, int clip, double seconds);

private:
    void build();
    void buildOffset();
    void showButtons();
    int chosenTake() const;
    int chosenClip() const;

    std::vector<TakeLine> m_takes;
    QLineEdit* m_pattern;
    QTreeWidget* m_list;
    QLabel* m_note;
    QPushButton* m_accept;
    QPushButton* m_acceptAll;
    QPushButton* m_remove;
    QDoubleSpinBox* m_offset;
};

} // namespace tagline
