#include "tests/app/FaultWatch.h"

#include <array>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace tagline::test {
namespace {

constexpr std::array fatalSignals{SIGSEGV, SIGABRT, SIGFPE, SIGBUS};

FaultWatch* theWatch = nullptr;
std::array<char, 256> presentAct{"nothing yet"}; // read where the program is broken already
std::array<struct sigaction, NSIG> handledBefore;
std::array<char, 1 << 16> handlerStack;

/// What goes wrong goes wrong once more behind this, for who heard it before.
void tellAct(int number)
{
    constexpr char before[] = "\nThe program ended at: ";
    (void)!::write(STDERR_FILENO, before, sizeof before - 1);
    (void)!::write(STDERR_FILENO, presentAct.data(), std::strlen(presentAct.data()));
    (void)!::write(STDERR_FILENO, "\n", 1);
    ::sigaction(number, &handledBefore[std::size_t(number)], nullptr);
}

} // namespace

FaultWatch::FaultWatch(std::function<void(const QString&)> warned)
    : m_warned(std::move(warned))
{
    theWatch = this;
    m_before = qInstallMessageHandler(&FaultWatch::handle);
    struct sigaction telling = {};
    telling.sa_handler = tellAct;
    telling.sa_flags = SA_ONSTACK; // the usual one may be what is full
    const stack_t other{handlerStack.data(), 0, handlerStack.size()};
    ::sigaltstack(&other, nullptr);
    for (const int number : fatalSignals) ::sigaction(number, &telling, &handledBefore[std::size_t(number)]);
}

FaultWatch::~FaultWatch()
{
    for (const int number : fatalSignals) ::sigaction(number, &handledBefore[std::size_t(number)], nullptr);
    qInstallMessageHandler(m_before);
    theWatch = nullptr;
}

void FaultWatch::begin(const QString& act)
{
    const QByteArray bytes = act.toUtf8().left(qsizetype(presentAct.size()) - 1);
    std::memcpy(presentAct.data(), bytes.constData(), std::size_t(bytes.size()) + 1);
}

void FaultWatch::handle(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type == QtFatalMsg) std::fprintf(stderr, "\nThe program ended at: %s\n", presentAct.data());
    // The platform without a screen says so of sizes, of raising windows and of grabbing the keyboard.
    if (text.startsWith("This plugin does not support")) return;
    // Qt's own, where a window is hidden and shown again before the server says that it was shown at first.
    if (text.contains("setNetWmStateOnUnmappedWindow() called on mapped window")) return;
    if (theWatch && (type == QtWarningMsg || type == QtCriticalMsg))
        theWatch->m_warned(text);
    else if (theWatch && theWatch->m_before)
        theWatch->m_before(type, context, text);
}

} // namespace tagline::test
