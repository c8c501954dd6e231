#include "app/presenters/messages/ErrorWords.h"

#include "core/support/Result.h"
#include "widgets/theme/messages/CoreText.h"

#include <QCoreApplication>

namespace tagline {

QString errorText(const Error& error)
{
    QString place = QString::fromStdString(error.file);
    const auto number = [&](int at, const char* alone) {
        if (at > 0)
            place += place.isEmpty() ? QCoreApplication::translate("tagline::CoreText", alone).arg(at)
                                     : QStringLiteral(":%1").arg(at);
    };
    number(error.line, QT_TRANSLATE_NOOP("tagline::CoreText", "line %1"));
    number(error.column, QT_TRANSLATE_NOOP("tagline::CoreText", "column %1"));
    const QString message = coreText(error.message);
    return place.isEmpty() ? message : place + QStringLiteral(": ") + message;
}

} // namespace tagline
