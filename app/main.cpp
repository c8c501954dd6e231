// The tagline program: a window, or, with a sub-command, the command line.

#include "app/Application.h"
#include "app/CommitOfBuild.h"
#include "app/EnglishPlurals.h"
#include "app/StartupTimes.h"
#include "app/cli/CommandLine.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/render/RenderCaptions.h"
#include "app/cli/render/WallRendering.h"
#include "app/cli/text/CommandOutput.h"
#include "app/presenters/exports/CaptionLook.h"
#include "app/presenters/settings/WindowScale.h"
#include "app/reporting/ProgramLog.h"
#include "app/reporting/StateFolder.h"
#include "app/wall/WallDrawing.h"
#include "core/support/FailureOf.h"
#include "core/system/MappingGuard.h"
#include "core/system/processes/CrashTrace.h"
#include "core/system/processes/ThisProcess.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/FirstPicture.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <memory>

namespace {

constexpr std::chrono::seconds longestEnd(5);

void nameApplication()
{
    QCoreApplication::setApplicationName("tagline");
    QCoreApplication::setApplicationVersion(TAGLINE_VERSION);
    QCoreApplication::setOrganizationDomain("tagline");
}

/// Style of captions on pictures of the command line: dark, as the pictures are.
tagline::CaptionStyle commandCaptionStyle(const tagline::ClipLibrary& library)
{
    tagline::applyTheme(*qApp);
    return tagline::captionStyle(library);
}

/// Without a display; the wall is drawn by widgets, which ask for fonts alone, as texts on pictures do.
std::unique_ptr<QCoreApplication> commandApplication(int& argc, char** argv, const QStringList& arguments)
{
    if (!tagline::asksForWall(arguments) && !tagline::asksForCaptions(arguments))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QTemporaryDir runtime; // Qt would say on standard error that the session has none
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR") && runtime.isValid())
        qputenv("XDG_RUNTIME_DIR", runtime.path().toUtf8());
    static int alone = 1; // arguments after the program's name belong to the command, not to Qt
    return std::make_unique<QApplication>(alone, argv);
}

/// The options that QApplication takes for itself and that a value follows.
const QStringList optionsWithValue{
    "-platform",   "-platformpluginpath", "-platformtheme", "-plugin",       "-style",
    "-stylesheet", "-qwindowgeometry",    "-qwindowicon",   "-qwindowtitle", "-session",
    "-display",    "-geometry",           "-name",          "-title",        "-icon",
    "-visual"};
const QStringList optionsAlone{"-reverse", "-widgetcount", "-nograb", "-dograb", "-sync"};

/// The first argument that is neither a path nor an option of the windows; empty if there is none.
QString strayArgument(const QStringList& arguments)
{
    for (int i = 0; i < arguments.size(); ++i) {
        QString option = arguments[i].startsWith("--") ? arguments[i].mid(1) : arguments[i];
        const bool hasValue = option.contains('=');
        option = option.section('=', 0, 0);
        if (optionsWithValue.contains(option))
            i += hasValue ? 0 : 1;
        else if (!optionsAlone.contains(option) && !QFileInfo::exists(arguments[i]))
            return arguments[i];
    }
    return {};
}

int strayArgumentFailure(const QString& argument)
{
    return tagline::usageError(QString("\"%1\" is neither a file, nor a folder, nor a command; %2")
                                   .arg(argument, tagline::commandAdvice(argument)));
}

/// Whether there is a display for the windows; Qt would abort without one.
bool hasDisplay(const QStringList& arguments)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const bool isPlatformGiven = std::any_of(arguments.begin(), arguments.end(), [](const QString& argument) {
        return argument.startsWith("-platform") || argument.startsWith("--platform") ||
               argument == "-display";
    });
    return isPlatformGiven || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    Q_UNUSED(arguments)
    return true;
#endif
}

int runWindow(int argc, char** argv)
{
    QElapsedTimer clock;
    clock.start();
    const QString state = tagline::standardStateFolder();
    tagline::ProgramLog log(state);
    log.takeMessages();
    const QString version = QStringLiteral("Tagline %1 %2")
                                .arg(QLatin1String(TAGLINE_VERSION), QLatin1String(tagline::commitOfBuild()));
    log.write(QStringLiteral("start"), version);
    tagline::keepCrashTraces(state.toStdString(), version.toStdString());
    tagline::guardMappings(); // hands on what is not its own
    tagline::configureSurfaceFormat();
    QApplication::setDesktopFileName("tagline");
    auto scaled = std::make_unique<tagline::ScaledStart>();
    QApplication application(argc, argv);
    scaled.reset();
    application.setProperty("commit", tagline::commitOfBuild());
    tagline::applyTheme(application);
    const QStringList paths = application.arguments().mid(1);
    if (!paths.isEmpty()) tagline::prepareFirstPicture();
    tagline::Application program(tagline::ApplicationPaths::standard());
    const tagline::StartupTimes times(program, clock);
    QObject::connect(&program, &tagline::Application::endRequested, &application,
                     [](int status) { QCoreApplication::exit(status); });
    program.endWithSession();
    if (!paths.isEmpty()) program.open(paths);
    program.offerRecovery(); // both are looked at in the background while the window is laid out
    program.window().show();
    QTimer::singleShot(0, &program, [&] { program.tellOfCrash(); });
    const int status = application.exec();
    tagline::endWithin(longestEnd, status); // looks at a disk that does not answer are waited for no longer
    return status;
}

} // namespace

int main(int argc, char** argv)
{
    tagline::useLargeMemoryBlocks();
    nameApplication();
    const QStringList arguments = tagline::argumentTexts(argc, argv);
    if (!arguments.isEmpty() && tagline::isCommand(arguments.front())) {
        tagline::guardMappings();
        const auto application = commandApplication(argc, argv, arguments);
        application->setProperty("commit", tagline::commitOfBuild());
        const tagline::EnglishPlurals plurals;
        tagline::setWallDrawer(tagline::drawnWall);
        tagline::setCaptionStyler(commandCaptionStyle);
        int status = tagline::ExitBadInput;
        const std::string failure = tagline::failureOf([&] { status = tagline::runCommandLine(arguments); });
        if (!failure.empty()) tagline::printNote("tagline", failure);
        if (tagline::brokenMappings() > 0) {
            tagline::printNote("tagline",
                               "files of the cache were cut short or could not be read any more while they "
                               "were in use, so the answer may be wrong: run it again");
            status = tagline::ExitUnreadable;
        }
        return tagline::endStatus(status);
    }
    for (const QString& argument : arguments)
        if (!tagline::isText(argument))
            return tagline::refuseArgument(argument,
                                           "is not UTF-8 text, and the window cannot keep such names: "
                                           "rename the file, or read it with tagline info");
    if (const QString stray = strayArgument(arguments); !stray.isEmpty()) return strayArgumentFailure(stray);
    if (!hasDisplay(arguments)) {
        tagline::printNote("tagline", "there is no display for the window (neither DISPLAY nor "
                                      "WAYLAND_DISPLAY is set); the commands need none: tagline help");
        return tagline::ExitRefused;
    }
    return runWindow(argc, argv);
}
