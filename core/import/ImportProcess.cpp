#include "core/import/ImportProcess.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <optional>

namespace tagline {
namespace {

constexpr int sliceMilliseconds = 20;
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

/// Standard input and error lead nowhere, output to the pipe, and nothing else is inherited.
class SpawnPlan
{
public:
    explicit SpawnPlan(int outputEnd)
    {
        posix_spawn_file_actions_init(&m_actions);
        posix_spawn_file_actions_addopen(&m_actions, 0, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&m_actions, outputEnd, 1);
        posix_spawn_file_actions_addopen(&m_actions, 2, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addclosefrom_np(&m_actions, 3);
        posix_spawnattr_init(&m_attributes);
        sigset_t none;
        sigset_t all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
        posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;
    ~SpawnPlan()
    {
        posix_spawn_file_actions_destroy(&m_actions);
        posix_spawnattr_destroy(&m_attributes);
    }

    /// The errno, 0 for none.
    int start(pid_t& process, const std::string& program, std::vector<char*>& arguments)
    {
        return posix_spawn(&process, program.c_str(), &m_actions, &m_attributes, arguments.data(), environ);
    }

private:
    posix_spawn_file_actions_t m_actions;
    posix_spawnattr_t m_attributes;
};

int start(pid_t& process, const std::string& program, const std::vector<std::string>& arguments,
          int outputEnd)
{
    std::vector<char*> pointers{const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments) pointers.push_back(const_cast<char*>(argument.c_str()));
    pointers.push_back(nullptr);
    return SpawnPlan(outputEnd).start(process, program, pointers);
}

/// Reads until the process closes its output. The reason to kill it, nothing where it ended by itself.
/// The slices add up to the wall clock, so that no clock is read.
std::optional<ProcessEnd::Kind> collect(int readEnd, std::string& output, int wallSeconds,
                                        const std::atomic<bool>* cancelled)
{
    for (int waited = 0; waited < wallSeconds * 1000;) {
        if (cancelled && *cancelled) return ProcessEnd::Kind::Cancelled;
        pollfd waiting{readEnd, POLLIN, 0};
        const int ready = ::poll(&waiting, 1, sliceMilliseconds);
        if (ready == 0) waited += sliceMilliseconds;
        if (ready <= 0) continue;
        std::array<char, 4096> buffer;
        const ssize_t size = ::read(readEnd, buffer.data(), buffer.size());
        if (size < 0 && errno == EINTR) continue;
        if (size <= 0) return std::nullopt;
        output.append(buffer.data(), std::min(std::size_t(size), mostOutput - output.size()));
    }
    return ProcessEnd::Kind::TimedOut;
}

/// Waits for the process itself and takes it off the system's list.
int reap(pid_t process)
{
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {}
    return status;
}

} // namespace

ProcessEnd runProcess(const std::string& program, const std::vector<std::string>& arguments, int wallSeconds,
                      const std::atomic<bool>* cancelled)
{
    Pipe pipe;
    pid_t process = -1;
    if (pipe.readEnd < 0) return {ProcessEnd::Kind::NotStarted, errno, {}};
    if (const int problem = start(process, program, arguments, pipe.writeEnd); problem != 0)
        return {ProcessEnd::Kind::NotStarted, problem, {}};
    pipe.closeWriteEnd();

    ProcessEnd end;
    const auto reason = collect(pipe.readEnd, end.output, wallSeconds, cancelled);
    if (reason) ::kill(process, SIGKILL);
    const int status = reap(process);
    if (reason)
        end.kind = *reason;
    else
        end.kind = WIFSIGNALED(status) ? ProcessEnd::Kind::Killed : ProcessEnd::Kind::Exited;
    end.value = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
    return end;
}

} // namespace tagline
