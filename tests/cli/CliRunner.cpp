#include "tests/cli/CliRunner.h"

#include "tests/support/TestData.h"

#include <QProcess>
#include <QProcessEnvironment>

namespace tagline::test {

namespace {

QString program() { return qEnvironmentVariable("TAGLINE_CLI", buildFolder() + "/tests/cli/tagline-cli"); }

/// What a shell's printf makes the bytes of.
QString octal(const QByteArray& bytes)
{
    QString text;
    for (const char byte : bytes)
        text += QString("\\%1").arg(int(static_cast<unsigned char>(byte)), 3, 8, QChar('0'));
    return text;
}

CliRun runProgram(const QString& folder, const QString& program, const QStringList& arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TAGLINE_CACHE_DIR", folder + "/.cache");
    if (!environment.contains("TAGLINE_IMPORT_WORKER"))
        environment.insert("TAGLINE_IMPORT_WORKER", buildFolder() + "/app/tagline-import");
    environment.remove("DISPLAY");
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit) return {};
    const QByteArray output = process.readAllStandardOutput();
    return {process.exitCode(), QString::fromUtf8(output),
            QString::fromUtf8(process.readAllStandardError()), output};
}

} // namespace

CliRun runCli(const QString& folder, const QStringList& arguments)
{
    return runProgram(folder, program(), arguments);
}

CliRun runCliWithBytes(const QString& folder, const QByteArrayList& arguments)
{
    QString command = "exec \"$0\"";
    for (const QByteArray& argument : arguments) command += " \"$(printf '" + octal(argument) + "')\"";
    return runProgram(folder, "/bin/sh", {"-c", command, program()});
}

} // namespace tagline::test
