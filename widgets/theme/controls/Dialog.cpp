#include "widgets/theme/controls/Dialog.h"

namespace tagline {

Dialog::~Dialog()
{
    for (QObject* part : findChildren<QObject*>()) part->disconnect(this);
}

} // namespace tagline
