#pragma once

// KeySheet is the table of keys in a window of its own.

#include "app/actions/KeyTable.h"

#include <QDialog>

namespace tagline {

class KeySheet : public QDialog
{
    Q_OBJECT

public:
    explicit KeySheet(ActionRegistry& actions, QList<TagKeyRow> tagKeys = {}, QWidget* parent = nullptr);
};

} // namespace tagline
