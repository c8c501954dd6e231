#pragma once

// NewsList lists in a few lines what is new in this version.

#include <QList>
#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tagline {

/// One thing that is new.
struct NewsLine
{
    QString title;
    QString text; ///< the full text
};

class NewsList : public QWidget
{
    Q_OBJECT

public:
    explicit NewsList(QWidget* parent = nullptr);

    void setNews(const QList<NewsLine>& news);
    /// Limits the number of entries that are shown.
    void setMostEntries(int most);
    /// Height of title and button together, and height of one entry (0 without entries), in pixels.
    int frameHeight() const;
    int entryHeight() const;

signals:
    /// The user asks for the complete list.
    void allRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addEntry(const NewsLine& line);
    void fitTexts();
    void showEntries();

    int m_most = 4;
    QLabel* m_title;
    QPushButton* m_all;
    QVBoxLayout* m_column;
    QList<QWidget*> m_entries;
    int m_fittedTo = -1; ///< the width that texts are cut for
};

} // namespace tagline
