#pragma once

// ListedFunctions.h finds a function that a header declares and forgets in the list below it.

#include "tests/support/TestData.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

namespace tagline::test {

/// The functions without arguments that a header of the source declares, each in a line, and calls nowhere.
inline QStringList declaredAndNotListed(const QString& header)
{
    QFile file(sourceFolder() + '/' + header);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(header));
    const QString text = QString::fromUtf8(file.readAll());
    static const QRegularExpression declaration(R"(^\w+ (\w+)\(\);$)", QRegularExpression::MultilineOption);
    QStringList names;
    for (auto found = declaration.globalMatch(text); found.hasNext();) {
        const QString name = found.next().captured(1);
        if (text.count(QRegularExpression("\\b" + name + R"(\(\))")) == 1) names << name;
    }
    return names;
}

} // namespace tagline::test
