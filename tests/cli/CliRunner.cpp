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

CliRun runIn(const QProcessEnvironment& environment, const QString& folder, const QString& program,
             const QStringList& arguments, const QByteArray& input, int milliseconds)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(milliseconds) || process.exitStatus() != QProcess::NormalExit) return {};
    const QByteArray output = process.readAllStandardOutput();
    return {process.exitCode(), QString::fromUtf8(output), QString::fromUtf8(process.readAllStandardError()),
            output};
}

CliRun runProgram(const QString& folder, const QString& program, const QStringList& arguments,
                  const QByteArray& input = {})
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TAGLINE_CACHE_DIR", folder + "/.cache");
    environment.insert("TAGLINE_STATE_DIR", folder + "/.state");
    if (!environment.contains("TAGLINE_IMPORT_WORKER"))
        environment.insert("TAGLINE_IMPORT_WORKER", buildFolder() + "/app/tagline-import");
    environment.remove("DISPLAY");
    return runIn(environment, folder, program, arguments, input, 120'000);
}

} // namespace

CliRun runCli(const QString& folder, const QStringList& arguments, const QByteArray& input)
{
    return runProgram(folder, program(), arguments, input);
}

CliRun runOther(const QString& folder, const QString& program, const QStringList& arguments,
                const QStringList& variables)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& variable : variables)
        environment.insert(variable.section('=', 0, 0), variable.section('=', 1));
    return runIn(environment, folder, program, arguments, {}, 600'000);
}

CliRun runCliInShell(const QString& folder, const QString& line, const QStringList& arguments)
{
    return runProgram(folder, "/bin/sh", QStringList{"-c", line, "sh", program()} + arguments);
}

CliRun runCliWithBytes(const QString& folder, const QByteArrayList& arguments)
{
    QString command = "exec \"$0\"";
    for (const QByteArray& argument : arguments) command += " \"$(printf '" + octal(argument) + "')\"";
    return runProgram(folder, "/bin/sh", {"-c", command, program()});
}

} // namespace tagline::test
