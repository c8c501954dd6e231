#pragma once

// WelcomePage stands in the picture's place while nothing is open: what can be opened, what was open in
// earlier days, what is new, and three keys to know.

#include "widgets/welcome/KeyHints.h"
#include "widgets/welcome/NewsList.h"
#include "widgets/welcome/RecentLibrary.h"

#include <QWidget>

class QBoxLayout;
class QPushButton;
class QScrollArea;

namespace tagline {

class DropField;
class RecentList;

/// Shows as many rows as there is room for; what is larger than the place can be scrolled. Setters never
/// emit.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    void setLibraries(const QList<RecentLibrary>& libraries);
    void setNews(const QList<NewsLine>& news);
    void setKeyHints(const QList<KeyHint>& hints);
    /// The keys that the tooltips of the buttons name; may be empty.
    void setFolderKey(const QString& key);
    void setLibraryKey(const QString& key);

    QSize sizeHint() const override { return {640, 480}; }

signals:
    void openFolderRequested();
    void openLibraryRequested();
    void openSampleRequested();
    void libraryChosen(const QString& path);
    void removalRequested(const QString& path);
    void newsRequested();
    void tourRequested();
    /// Files and folders were dropped: local paths.
    void pathsDropped(const QStringList& paths);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* newContent();
    QWidget* newHead(QWidget* parent);
    QBoxLayout* newButtons(QWidget* parent);
    QBoxLayout* newColumns(QWidget* parent);
    QBoxLayout* newKeys(QWidget* parent);
    void fit();
    int roomForColumns() const;

    QScrollArea* m_scroll;
    QWidget* m_content = nullptr;
    QWidget* m_head = nullptr;
    QPushButton* m_folder = nullptr;
    QPushButton* m_library = nullptr;
    QPushButton* m_sample = nullptr;
    QBoxLayout* m_buttons = nullptr;
    QBoxLayout* m_columns = nullptr;
    RecentList* m_recent = nullptr;
    NewsList* m_news = nullptr;
    KeyHints* m_keys = nullptr;
    QPushButton* m_tour = nullptr;
    DropField* m_drop = nullptr;
};

} // namespace tagline
