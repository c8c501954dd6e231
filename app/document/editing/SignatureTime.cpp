#include "app/document/editing/SignatureTime.h"

#include <QDateTime>

namespace tagline {

std::string presentMinute()
{
    return QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-ddTHH:mmZ")).toStdString();
}

} // namespace tagline
