#pragma once

// RecentList shows the libraries of earlier days below one another.

#include "widgets/welcome/RecentLibrary.h"

#include <QList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace tagline {

class RecentRow;

/// Setters never emit.
class RecentList : public QWidget
{
    Q_OBJECT

public:
    explicit RecentList(QWidget* parent = nullptr);

    /// The latest first.
    void setLibraries(const QList<RecentLibrary>& libraries);
    /// Shows no more than so many; the others stand in the menu.
    void setMostRows(int most);
    /// What the title above the rows takes.
    int headHeight() const;

signals:
    void chosen(const QString& path);
    void removalRequested(const QString& path);

private:
    void addRow();
    void showRows();

    QList<RecentLibrary> m_libraries;
    int m_most = 5;
    QLabel* m_title;
    QLabel* m_hint; ///< in place of rows where there are none
    QVBoxLayout* m_column;
    QList<RecentRow*> m_rows; ///< stay, for one of them may be what a person pressed
};

} // namespace tagline
