#include "core/system/processes/ChildProcess.h"

#include "core/system/FileDescriptor.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <span>
#include <utility>

namespace tagline {
namespace {

constexpr int sliceMilliseconds = 20;
constexpr int shortSliceMilliseconds = 1; ///< for a process that has nothing more to say
constexpr std::size_t mostOutput = 64 << 10;

/// The two ends of a pipe, closed with their owner.
struct Pipe
{
    int readEnd = -1;
    int writeEnd = -1;

    Pipe()
    {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) return;
        readEnd = ends[0];
        writeEnd = ends[1];
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe()
    {
        if (readEnd >= 0) ::close(readEnd);
        closeWriteEnd();
    }
    void closeWriteEnd()
    {
        if (writeEnd >= 0) ::close(writeEnd);
        writeEnd = -1;
    }
};

/// Output leads to the pipe, standard error to another (−1: nowhere), input comes from a socket or a file
/// (−1: it is empty), and nothing else is inherited.
class SpawnPlan
{
public:
    SpawnPlan(int outputEnd, int inputEnd, int errorEnd = -1)
    {
        posix_spawn_file_actions_init(&m_actions);
        if (inputEnd >= 0)
            posix_spawn_file_actions_adddup2(&m_actions, inputEnd, 0);
        else
            posix_spawn_file_actions_addopen(&m_actions, 0, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&m_actions, outputEnd, 1);
        if (errorEnd >= 0)
            posix_spawn_file_actions_adddup2(&m_actions, errorEnd, 2);
        else
            posix_spawn_file_actions_addopen(&m_actions, 2, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addclosefrom_np(&m_actions, 3);
        posix_spawnattr_init(&m_attributes);
        sigset_t none;
        sigset_t all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
        posix_spawnattr_setpgroup(&m_attributes, 0); // a group of its own, which ends as a whole
        posix_spawnattr_setflags(&m_attributes,
                                 POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;
    ~SpawnPlan()
    {
        posix_spawn_file_actions_destroy(&m_actions);
        posix_spawnattr_destroy(&m_attributes);
    }

    /// Starts a program. Returns the errno, 0 for none.
    int start(pid_t& process, const std::string& program, std::vector<char*>& arguments)
    {
        return posix_spawn(&process, program.c_str(), &m_actions, &m_attributes, arguments.data(), environ);
    }
    /// Starts a program that is searched for in PATH if its name has no slash. Returns the errno, 0 for none.
    int startFound(pid_t& process, const std::string& program, std::vector<char*>& arguments)
    {
        return posix_spawnp(&process, program.c_str(), &m_actions, &m_attributes, arguments.data(), environ);
    }

private:
    posix_spawn_file_actions_t m_actions;
    posix_spawnattr_t m_attributes;
};

/// Arguments in the system's form: the program's name first, a null last.
std::vector<char*> argumentPointers(const std::string& program, const std::vector<std::string>& arguments)
{
    std::vector<char*> pointers{const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments) pointers.push_back(const_cast<char*>(argument.c_str()));
    pointers.push_back(nullptr);
    return pointers;
}

int start(pid_t& process, const std::string& program, const std::vector<std::string>& arguments,
          int outputEnd, int inputEnd = -1)
{
    std::vector<char*> pointers = argumentPointers(program, arguments);
    return SpawnPlan(outputEnd, inputEnd).start(process, program, pointers);
}

/// Says when a process has had its time, by a clock of the system that goes on whatever the process does.
class Deadline
{
public:
    explicit Deadline(int seconds)
        : m_timer(::timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK))
    {
        itimerspec once{};
        once.it_value.tv_sec = seconds;
        once.it_value.tv_nsec = seconds > 0 ? 0 : 1;
        if (m_timer >= 0) ::timerfd_settime(m_timer, 0, &once, nullptr);
    }
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;
    ~Deadline()
    {
        if (m_timer >= 0) ::close(m_timer);
    }

    bool isValid() const { return m_timer >= 0; }
    /// Waits for a slice at most: for the deadline, and for something to read where there is an end of a
    /// pipe. Whether there is something to read.
    bool wait(int readEnd, int milliseconds)
    {
        std::array<pollfd, 2> waiting{pollfd{m_timer, POLLIN, 0}, pollfd{readEnd, POLLIN, 0}};
        if (::poll(waiting.data(), waiting.size(), milliseconds) <= 0) return false; // −1 is passed over
        m_isOver |= waiting[0].revents != 0;
        return waiting[1].revents != 0;
    }
    /// Waits for two ends: which of them has something to read.
    std::array<bool, 2> waitForBoth(int first, int second, int milliseconds)
    {
        std::array<pollfd, 3> waiting{pollfd{m_timer, POLLIN, 0}, pollfd{first, POLLIN, 0},
                                      pollfd{second, POLLIN, 0}};
        if (::poll(waiting.data(), waiting.size(), milliseconds) <= 0) return {};
        m_isOver |= waiting[0].revents != 0;
        return {waiting[1].revents != 0, waiting[2].revents != 0};
    }
    bool isOver() const { return m_isOver; }

private:
    int m_timer;
    bool m_isOver = false;
};

/// Ends a process with all that it started, and takes it off the system's list.
int endProcess(pid_t process)
{
    ::kill(-process, SIGKILL);
    ::kill(process, SIGKILL); // it may have left its group, and what it started be there still
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {}
    return status;
}

/// A running process, and the reasons to end it.
struct RunningProcess
{
    pid_t process;
    Deadline& deadline;
    const std::atomic<bool>* cancelled;

    /// The reason to kill it; nothing as long as there is none.
    std::optional<ProcessEnd::Kind> reason() const
    {
        if (cancelled && *cancelled) return ProcessEnd::Kind::Cancelled;
        if (deadline.isOver()) return ProcessEnd::Kind::TimedOut;
        return std::nullopt;
    }

    /// Reads until the process closes its output, or says with a 0 that it is done.
    std::optional<ProcessEnd::Kind> collect(int readEnd, bool takesMore, std::string& output) const
    {
        while (true) {
            if (const auto kill = reason()) return kill;
            if (!deadline.wait(readEnd, sliceMilliseconds)) continue;
            std::array<char, 4096> buffer;
            const ssize_t size = ::read(readEnd, buffer.data(), buffer.size());
            if (size < 0 && errno == EINTR) continue;
            if (size <= 0) return std::nullopt;
            output.append(buffer.data(), std::min(std::size_t(size), mostOutput - output.size()));
            if (takesMore && buffer[std::size_t(size) - 1] == '\0') return ProcessEnd::Kind::Answered;
        }
    }

    /// Waits until it has ended; it stays on the system's list.
    std::optional<ProcessEnd::Kind> awaitEnd() const
    {
        for (int slice = shortSliceMilliseconds; !hasEnded(); slice = sliceMilliseconds) {
            if (const auto kill = reason()) return kill;
            deadline.wait(-1, slice);
        }
        return std::nullopt;
    }

    bool hasEnded() const
    {
        siginfo_t information{};
        return ::waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) != 0 ||
               information.si_pid == process;
    }
};

/// A text that comes through a pipe, up to a bound.
struct ReadText
{
    int end; ///< −1: it was closed
    std::size_t most;
    std::string text = {};
    bool isTooMuch = false;

    /// Reads once what is there.
    void readOn()
    {
        std::array<char, 65536> buffer;
        const ssize_t size = ::read(end, buffer.data(), buffer.size());
        if (size < 0 && errno == EINTR) return;
        if (size <= 0) {
            end = -1;
            return;
        }
        const std::size_t room = most - text.size();
        isTooMuch |= std::size_t(size) > room;
        text.append(buffer.data(), std::min(std::size_t(size), room));
    }
};

/// Reads a filter's output until it has closed both ends; the reason to kill it if there is one, or it
/// writes too much.
std::optional<ProcessEnd::Kind> collectBoth(const RunningProcess& running, ReadText& output,
                                            ReadText& messages)
{
    while (output.end >= 0 || messages.end >= 0) {
        if (const auto kill = running.reason()) return kill;
        const auto [hasOutput, hasMessages] =
            running.deadline.waitForBoth(output.end, messages.end, sliceMilliseconds);
        if (hasOutput) output.readOn();
        if (hasMessages) messages.readOn();
        if (output.isTooMuch) return ProcessEnd::Kind::Killed;
    }
    return std::nullopt;
}

/// A file in memory with these bytes, read from its beginning; not open, and errno set, where there is none.
FileDescriptor memoryFile(std::string_view bytes)
{
    FileDescriptor file(::memfd_create("tagline-request", MFD_CLOEXEC));
    if (!file.isOpen() || !writeAll(file, std::as_bytes(std::span(bytes))) ||
        ::lseek(file.get(), 0, SEEK_SET) != 0)
        return FileDescriptor();
    return file;
}

/// Whether a process that has brought its result takes another request.
enum class TakesMore { No, Yes };

/// Waits for a process's answer, or its end, after which nothing of it is left.
ProcessEnd endOf(const RunningProcess& running, int readEnd, TakesMore takesMore)
{
    ProcessEnd end;
    auto reason = running.collect(readEnd, takesMore == TakesMore::Yes, end.output);
    if (reason == ProcessEnd::Kind::Answered) {
        end.kind = *reason;
        return end;
    }
    if (!reason) reason = running.awaitEnd();
    const int status = endProcess(running.process);
    if (reason)
        end.kind = *reason;
    else
        end.kind = WIFSIGNALED(status) ? ProcessEnd::Kind::Killed : ProcessEnd::Kind::Exited;
    end.value = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
    return end;
}

} // namespace

bool ProcessEnd::isWorkSpent() const { return kind == Kind::Killed && value == SIGXCPU; }

bool ProcessEnd::isKilledFromOutside() const { return kind == Kind::Killed && value == SIGKILL; }

std::string ProcessEnd::signalText() const
{
    switch (value) {
    case SIGSEGV:
        return "segmentation fault";
    case SIGABRT:
        return "it stopped itself";
    case SIGBUS:
        return "the file changed or could not be read on";
    case SIGFPE:
        return "division by zero";
    case SIGILL:
        return "illegal instruction";
    default:
        return std::string("signal ") + std::to_string(value);
    }
}

ProcessEnd runProcess(const std::string& program, const std::vector<std::string>& arguments, int wallSeconds,
                      const std::atomic<bool>* cancelled)
{
    Pipe pipe;
    Deadline deadline(wallSeconds);
    pid_t process = -1;
    if (pipe.readEnd < 0 || !deadline.isValid()) return {ProcessEnd::Kind::NotStarted, errno, {}};
    if (const int problem = start(process, program, arguments, pipe.writeEnd); problem != 0)
        return {ProcessEnd::Kind::NotStarted, problem, {}};
    pipe.closeWriteEnd();

    return endOf({process, deadline, cancelled}, pipe.readEnd, TakesMore::No);
}

FilterEnd runFilter(const FilterOrder& order, const std::atomic<bool>* cancelled)
{
    const FileDescriptor input = memoryFile(order.input);
    Pipe outputPipe;
    Pipe messagePipe;
    Deadline deadline(order.wallSeconds);
    if (!input.isOpen() || outputPipe.readEnd < 0 || messagePipe.readEnd < 0 || !deadline.isValid())
        return {{ProcessEnd::Kind::NotStarted, errno, {}}, {}};
    std::vector<char*> pointers = argumentPointers(order.program, order.arguments);
    pid_t process = -1;
    if (const int problem = SpawnPlan(outputPipe.writeEnd, input.get(), messagePipe.writeEnd)
                                .startFound(process, order.program, pointers);
        problem != 0)
        return {{ProcessEnd::Kind::NotStarted, problem, {}}, {}};
    outputPipe.closeWriteEnd();
    messagePipe.closeWriteEnd();

    const RunningProcess running{process, deadline, cancelled};
    ReadText output{outputPipe.readEnd, order.mostOutput};
    ReadText messages{messagePipe.readEnd, order.mostMessages};
    auto reason = collectBoth(running, output, messages);
    if (!reason) reason = running.awaitEnd();
    const int status = endProcess(process);
    FilterEnd end;
    end.messages = std::move(messages.text);
    end.isTooMuch = output.isTooMuch;
    end.process.output = std::move(output.text);
    end.process.kind = reason                ? *reason
                       : WIFSIGNALED(status) ? ProcessEnd::Kind::Killed
                                             : ProcessEnd::Kind::Exited;
    end.process.value = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
    return end;
}

WorkerProcess::~WorkerProcess() { end(); }

ProcessEnd WorkerProcess::ask(const std::string& program, const std::vector<std::string>& request,
                              int wallSeconds, const std::atomic<bool>* cancelled)
{
    Deadline deadline(wallSeconds);
    if (!deadline.isValid()) return {ProcessEnd::Kind::NotStarted, errno, {}};
    if (isRunning() && !send(request)) end();
    if (!isRunning())
        if (const int problem = startWith(program, request); problem != 0)
            return {ProcessEnd::Kind::NotStarted, problem, {}};
    ProcessEnd answer = endOf({m_process, deadline, cancelled}, m_output, TakesMore::Yes);
    if (answer.kind == ProcessEnd::Kind::Answered) return answer;
    m_process = -1; // it is off the system's list already
    end();
    return answer;
}

int WorkerProcess::startWith(const std::string& program, const std::vector<std::string>& request)
{
    int sockets[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return errno;
    m_input = sockets[0];
    Pipe pipe;
    pid_t process = -1;
    const int problem =
        pipe.readEnd < 0 ? errno : start(process, program, request, pipe.writeEnd, sockets[1]);
    ::close(sockets[1]);
    if (problem != 0) {
        end();
        return problem;
    }
    m_process = process;
    m_output = std::exchange(pipe.readEnd, -1);
    return 0;
}

/// False if the worker takes no request any more.
bool WorkerProcess::send(const std::vector<std::string>& request) const
{
    std::string words;
    for (const std::string& word : request) words += word + '\0';
    words += '\0';
    const ssize_t sent = ::send(m_input, words.data(), words.size(), MSG_NOSIGNAL);
    return sent == ssize_t(words.size());
}

void WorkerProcess::end()
{
    if (m_process > 0) endProcess(std::exchange(m_process, -1));
    for (int* descriptor : {&m_input, &m_output})
        if (*descriptor >= 0) ::close(std::exchange(*descriptor, -1));
}

} // namespace tagline
