#include "app/document/library/watching/NewsMoment.h"

#include "app/document/library/LibraryDocument.h"

#include <QGuiApplication>

namespace tagline {

bool mayTakeNews(const LibraryDocument& document)
{
    return QGuiApplication::mouseButtons() == Qt::NoButton && !document.isSaving();
}

} // namespace tagline
