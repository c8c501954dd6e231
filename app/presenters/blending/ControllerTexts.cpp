#include "app/presenters/blending/ControllerTexts.h"

#include "widgets/theme/colour/TagShades.h"

#include <QLocale>

namespace tagline {

QString blendTimeText(std::int64_t nanoseconds)
{
    const std::int64_t hundredths = nanoseconds / 10'000'000;
    return QStringLiteral("%1:%2%3%4")
        .arg(hundredths / 6000)
        .arg(hundredths / 100 % 60, 2, 10, QChar(u'0'))
        .arg(QLocale().decimalPoint())
        .arg(hundredths % 100, 2, 10, QChar(u'0'));
}

QColor trackColour(int key) { return numberedColour(key - 1); }

} // namespace tagline
