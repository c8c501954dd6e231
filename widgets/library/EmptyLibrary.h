#pragma once

// EmptyLibrary stands in the place of the clips while there are none, and offers what to open.

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tagline {

class EmptyLibrary : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyLibrary(QWidget* parent = nullptr);

    /// Whether it offers what to open, as it does at first; else it only says what will stand here.
    void setOffers(bool offers);

signals:
    void openFolderRequested();
    void openSampleRequested();

private:
    QLabel* m_hint;
    QList<QPushButton*> m_buttons;
};

} // namespace tagline
