#pragma once

// RecentList shows recently opened libraries below one another.

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

    /// Sets the libraries, the latest first.
    void setLibraries(const QList<RecentLibrary>& libraries);
    /// Limits the number of rows that are shown; the other libraries are in the menu.
    void setMostRows(int most);
    /// Height of the title above the rows with its gap, in pixels.
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
    QLabel* m_hint; ///< shown in place of rows if there are none
    QVBoxLayout* m_column;
    QList<RecentRow*> m_rows; ///< never deleted, since one of them may be the one pressed
};

} // namespace tagline
