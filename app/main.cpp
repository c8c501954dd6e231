// The tagline program: a window, or, with a sub-command, the command line.

#include "app/Application.h"
#include "app/StartupTimes.h"
#include "app/cli/CommandLine.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

namespace {

void nameApplication()
{
    QCoreApplication::setApplicationName("tagline");
    QCoreApplication::setApplicationVersion(TAGLINE_VERSION);
    QCoreApplication::setOrganizationDomain("tagline");
}

int runWindow(int argc, char** argv)
{
    QElapsedTimer clock;
    clock.start();
    tagline::configureSurfaceFormat();
    QApplication application(argc, argv);
    tagline::applyTheme(application);
    tagline::Application program(tagline::ApplicationPaths::standard());
    const tagline::StartupTimes times(program, clock);
    program.window().show();
    const QStringList paths = application.arguments().mid(1);
    QTimer::singleShot(0, &program, [&] {
        if (!paths.isEmpty()) program.open(paths);
        program.offerRecovery();
    });
    return application.exec();
}

} // namespace

int main(int argc, char** argv)
{
    nameApplication();
    QStringList arguments;
    for (int i = 1; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
    if (!arguments.isEmpty() && tagline::isCommand(arguments.front())) {
        QCoreApplication application(argc, argv);
        return tagline::runCommandLine(application.arguments().mid(1));
    }
    return runWindow(argc, argv);
}
