#pragma once

// ManualDialog shows the manual beside the window: its pages, and the results of a search in them.

#include "app/manual/ManualPages.h"
#include "widgets/theme/controls/Dialog.h"

#include <QUrl>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace tagline {

class ManualDialog : public Dialog
{
    Q_OBJECT

public:
    explicit ManualDialog(QList<ManualPage> pages, QWidget* parent = nullptr);

    /// Other keys: the page that is shown stays.
    void setPages(QList<ManualPage> pages);
    /// Puts the caret into the search field.
    void beginSearch();
    /// Shows a page by its name; does nothing if there is none.
    void showPage(const QString& name);
    QString shownPage() const;

private:
    QWidget* newList();
    void listFound();
    void showRow(int row);
    void markWords();
    void follow(const QUrl& link);

    QList<ManualPage> m_pages;
    QLineEdit* m_search;
    QListWidget* m_list; ///< each item has the index of its page
    QTextBrowser* m_text;
};

} // namespace tagline
