#pragma once

// AboutDialog says what the program is, of which version, and what it is built on.

#include "app/reporting/ProgramVersions.h"
#include "widgets/theme/controls/Dialog.h"

#include <QList>

namespace tagline {

class AboutDialog : public Dialog
{
    Q_OBJECT

public:
    explicit AboutDialog(const QList<ProgramVersion>& versions, QWidget* parent = nullptr);
};

} // namespace tagline
