#pragma once

// EmptyLibrary stands in the place of the clips while there are none, and offers what to open.

#include <QWidget>

namespace tagline {

class EmptyLibrary : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyLibrary(QWidget* parent = nullptr);

signals:
    void openFolderRequested();
    void openSampleRequested();
};

} // namespace tagline
