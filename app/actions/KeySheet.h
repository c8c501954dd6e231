#pragma once

// KeySheet is the table of keys in a window of its own.

#include "app/actions/KeyTable.h"
#include "widgets/theme/controls/Dialog.h"

namespace tagline {

class KeySheet : public Dialog
{
    Q_OBJECT

public:
    explicit KeySheet(ActionRegistry& actions, QList<TagKeyRow> tagKeys = {}, QWidget* parent = nullptr);
};

} // namespace tagline
