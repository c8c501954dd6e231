#pragma once

// TakesDialog lists the takes of the library, the clips in each, and takes that are proposed.

#include <QDialog>
#include <QString>
#include <QStringList>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace tagline {

struct TakeLine
{
    QString name;
    bool isProposed = false; ///< nobody accepted it yet
    QStringList clips;
    QStringList begins; ///< of each clip in the take: "0.5 s"

    bool operator==(const TakeLine&) const = default;
};

/// Not modal: the window shows the clip that is chosen. Setters never emit.
class TakesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TakesDialog(QWidget* parent = nullptr);

    /// What is chosen stays so as far as it is still there.
    void setTakes(const std::vector<TakeLine>& takes);
    /// What is to be said of them: how many there are, or what is wrong with the pattern.
    void setNote(const QString& text);
    QString pattern() const;

signals:
    void patternChanged();
    void clipChosen(int take, int clip);
    void acceptRequested(int take);
    void acceptAllRequested();
    void removeRequested(int take);

private:
    void build();
    void showButtons();
    int chosenTake() const;

    std::vector<TakeLine> m_takes;
    QLineEdit* m_pattern;
    QTreeWidget* m_list;
    QLabel* m_note;
    QPushButton* m_accept;
    QPushButton* m_acceptAll;
    QPushButton* m_remove;
};

} // namespace tagline
