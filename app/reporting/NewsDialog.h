#pragma once

// NewsDialog shows all that is new in this version.

#include "app/reporting/ProgramNews.h"
#include "widgets/theme/controls/Dialog.h"

namespace tagline {

class NewsDialog : public Dialog
{
    Q_OBJECT

public:
    explicit NewsDialog(const ProgramNews& news, QWidget* parent = nullptr);
};

} // namespace tagline
