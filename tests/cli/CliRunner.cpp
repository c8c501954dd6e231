#include "tests/cli/CliRunner.h"

#include "tests/support/TestData.h"

#include <QProcess>
#include <QProcessEnvironment>

namespace tagline::test {

CliRun runCli(const QString& folder, const QStringList& arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TAGLINE_CACHE_DIR", folder + "/.cache");
    if (!environment.contains("TAGLINE_IMPORT_WORKER"))
        environment.insert("TAGLINE_IMPORT_WORKER", buildFolder() + "/app/tagline-import");
    environment.remove("DISPLAY");
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(qEnvironmentVariable("TAGLINE_CLI", buildFolder() + "/tests/cli/tagline-cli"), arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace tagline::test
