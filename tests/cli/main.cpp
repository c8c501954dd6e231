// The command line alone, for tests: `tagline` without its window.

#include "app/cli/CommandLine.h"

#include <QCoreApplication>

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationVersion("0.0-test");
    return tagline::runCommandLine(application.arguments().mid(1));
}
