#pragma once

// AboutDialog says what the program is, of which version, and what it is built on.

#include "app/reporting/ProgramVersions.h"

#include <QDialog>
#include <QList>

namespace tagline {

class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(const QList<ProgramVersion>& versions, QWidget* parent = nullptr);
};

} // namespace tagline
