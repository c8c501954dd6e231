// The command line alone, for tests: `tagline` without its window.

#include "app/cli/CommandLine.h"
#include "app/cli/options/ArgumentText.h"
#include "core/system/processes/ThisProcess.h"

#include <QCoreApplication>

int main(int argc, char** argv)
{
    tagline::useLargeMemoryBlocks();
    const QStringList arguments = tagline::argumentTexts(argc, argv);
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationVersion("0.0-test");
    return tagline::runCommandLine(arguments);
}
