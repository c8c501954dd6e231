#pragma once

// Dialog is what every dialog of the program derives from.

#include <QDialog>

namespace tagline {

/// A dialog that hears nothing of its parts while it is destroyed: Qt deletes them after the derived class is
/// gone, and a field that loses the keyboard then says that it was edited.
class Dialog : public QDialog
{
    Q_OBJECT

public:
    using QDialog::QDialog;
    ~Dialog() override;
};

} // namespace tagline
