#pragma once

// NewsDialog shows all that is new in this version.

#include "app/reporting/ProgramNews.h"

#include <QDialog>

namespace tagline {

class NewsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewsDialog(const ProgramNews& news, QWidget* parent = nullptr);
};

} // namespace tagline
