#pragma once

// HistoryPanel shows what was done, and lets a person go back to any of it.

#include <QWidget>

class QAction;
class QLabel;
class QListView;

namespace tagline {

class NextSteps;

class HistoryModel;

/// Setters never emit; clicks and Enter do.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget* parent = nullptr);

    /// Whether there is anything whose history it could be; at first there is not.
    void setOpen(bool isOpen);
    /// The actions that are offered while there is not.
    void setFirstSteps(const QList<QAction*>& steps);
    /// The names of all steps, oldest first; how many are done; after how many the library was saved (−1:
    /// none of these states is).
    void setHistory(const QStringList& names, int done, int saved);

signals:
    /// A person wants the state after that many steps.
    void stepRequested(int done);

private:
    HistoryModel* m_model;
    QListView* m_list;
    QWidget* m_nothing; ///< in the list's place
    NextSteps* m_steps;
};

} // namespace tagline
