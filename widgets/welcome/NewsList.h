#pragma once

// NewsList says in a few lines what is new in this version.

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
    QString text; ///< all that there is to say of it
};

class NewsList : public QWidget
{
    Q_OBJECT

public:
    explicit NewsList(QWidget* parent = nullptr);

    void setNews(const QList<NewsLine>& news);
    /// Shows no more than so many.
    void setMostEntries(int most);
    /// What stands above and below the entries, and what one of them takes.
    int frameHeight() const;
    int entryHeight() const;

signals:
    /// A person wants to read all of it.
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
