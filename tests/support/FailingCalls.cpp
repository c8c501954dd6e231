#include "tests/support/FailingCalls.h"

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <mutex>
#include <string_view>

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tagline::test {
namespace {

struct Stage
{
    std::mutex mutex;
    CallFault fault;
    StagedCalls calls;
    const char* log = nullptr;
    std::atomic<pid_t> process = 0; ///< that the fault is for: what it forks has none, and may not wait here
};

Stage& theStage()
{
    static Stage& stage = *new Stage; // calls come until the very end
    return stage;
}

bool isUnder(std::string_view path, std::string_view folder)
{
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

/// What a descriptor has open: the name that it had for one without a name.
std::string pathOf(int descriptor)
{
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    char path[4096];
    const ssize_t length = ::readlink(link.c_str(), path, sizeof path);
    return length > 0 ? std::string(path, std::size_t(length)) : std::string();
}

void writeLog(const char* log, const char* name);

/// Counts a call on a path; whether it is to fail.
bool isToFail(const char* name, std::string_view path)
{
    Stage& stage = theStage();
    if (stage.process != ::getpid()) return false;
    const std::lock_guard hold(stage.mutex);
    const CallFault& fault = stage.fault;
    if (fault.under.empty() || !isUnder(path, fault.under)) return false;
    if (!fault.only.empty() && fault.only != name) return false;
    const int call = ++stage.calls.counted;
    if (fault.call == 0 || call < fault.call || (call > fault.call && !fault.isForGood)) return false;
    const bool isWrite = std::string_view(name) == "write" || std::string_view(name) == "pwrite";
    if (fault.error == 0 && !isWrite) {
        if (stage.log && call == fault.call) writeLog(stage.log, "passed");
        return false;
    }
    if (stage.calls.failed.empty()) {
        stage.calls.failed = name;
        if (stage.log) writeLog(stage.log, name);
    }
    errno = fault.error;
    return true;
}

/// The system's own function of a name.
template<class Function>
Function real(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

/// A call that is counted, and fails where that is staged.
template<class... Arguments>
int called(const char* name, std::string_view path, Arguments... arguments)
{
    if (isToFail(name, path)) return -1;
    return real<int (*)(Arguments...)>(name)(arguments...);
}

void writeLog(const char* log, const char* name)
{
    const int file = real<int (*)(const char*, int, ...)>("open")(log, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0) return;
    const std::string_view text(name);
    real<ssize_t (*)(int, const void*, std::size_t)>("write")(file, text.data(), text.size());
    real<int (*)(int)>("close")(file);
}

int numberIn(const char* variable)
{
    const char* text = ::getenv(variable);
    return text ? std::atoi(text) : 0;
}

/// A program that is started with the library has its fault from the beginning, what it starts has none.
[[gnu::constructor]] void stageByEnvironment()
{
    const char* under = ::getenv("TAGLINE_FAULT_UNDER");
    if (!under) return;
    theStage().log = ::getenv("TAGLINE_FAULT_LOG");
    const char* only = ::getenv("TAGLINE_FAULT_ONLY");
    stage({under, numberIn("TAGLINE_FAULT_CALL"), numberIn("TAGLINE_FAULT_ERROR"),
           numberIn("TAGLINE_FAULT_FOR_GOOD") != 0, only ? only : ""});
    ::unsetenv("LD_PRELOAD");
}

} // namespace

void stage(const CallFault& fault)
{
    Stage& stage = theStage();
    const std::lock_guard hold(stage.mutex);
    stage.fault = fault;
    stage.calls = {};
    stage.process = ::getpid();
}

StagedCalls unstage()
{
    Stage& stage = theStage();
    const std::lock_guard hold(stage.mutex);
    stage.fault = {};
    stage.process = 0;
    return stage.calls;
}

} // namespace tagline::test

// The system's functions, as programs call them.

using namespace tagline::test;

extern "C" {

int open(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const int mode = va_arg(rest, int); // whatever it is where there is none: it is not used then
    va_end(rest);
    if (isToFail("open", path)) return -1;
    return real<int (*)(const char*, int, ...)>("open")(path, flags, mode);
}

ssize_t read(int file, void* bytes, std::size_t size)
{
    if (isToFail("read", pathOf(file))) return -1;
    return real<ssize_t (*)(int, void*, std::size_t)>("read")(file, bytes, size);
}

ssize_t write(int file, const void* bytes, std::size_t size)
{
    const auto write = real<ssize_t (*)(int, const void*, std::size_t)>("write");
    if (!isToFail("write", pathOf(file))) return write(file, bytes, size);
    return errno == 0 ? write(file, bytes, (size + 1) / 2) : -1;
}

ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t at)
{
    const auto pwrite = real<ssize_t (*)(int, const void*, std::size_t, off_t)>("pwrite");
    if (!isToFail("pwrite", pathOf(file))) return pwrite(file, bytes, size, at);
    return errno == 0 ? pwrite(file, bytes, (size + 1) / 2, at) : -1;
}

/// As the system's own, it closes the file whatever it answers.
int close(int file)
{
    const bool isStaged = theStage().process == ::getpid();
    const bool isFailing = isStaged && isToFail("close", pathOf(file));
    const int error = errno;
    const int closed = real<int (*)(int)>("close")(file);
    if (isFailing) errno = error;
    return isFailing ? -1 : closed;
}

/// The folders of the program's own walks and of Qt's.
DIR* opendir(const char* path)
{
    if (isToFail("opendir", path)) return nullptr;
    return real<DIR* (*)(const char*)>("opendir")(path);
}

int ftruncate(int file, off_t size) noexcept { return called("ftruncate", pathOf(file), file, size); }
int fallocate(int file, int mode, off_t at, off_t size)
{
    return called("fallocate", pathOf(file), file, mode, at, size);
}
int fsync(int file) { return called("fsync", pathOf(file), file); }
int fchmod(int file, mode_t mode) { return called("fchmod", pathOf(file), file, mode); }
int fchown(int file, uid_t user, gid_t group) noexcept
{
    return called("fchown", pathOf(file), file, user, group);
}
int flock(int file, int operation) { return called("flock", pathOf(file), file, operation); }
int fstat(int file, struct stat* status) noexcept { return called("fstat", pathOf(file), file, status); }
int stat(const char* path, struct stat* status) noexcept { return called("stat", path, path, status); }
int lstat(const char* path, struct stat* status) noexcept { return called("lstat", path, path, status); }
int mkdir(const char* path, mode_t mode) noexcept { return called("mkdir", path, path, mode); }
int unlink(const char* path) noexcept { return called("unlink", path, path); }
int rename(const char* from, const char* to) noexcept { return called("rename", to, from, to); }

int linkat(int from, const char* path, int to, const char* link, int flags) noexcept
{
    return called("linkat", link, from, path, to, link, flags);
}

int renameat2(int from, const char* path, int to, const char* name, unsigned flags) noexcept
{
    return called("renameat2", name, from, path, to, name, flags);
}

int faccessat(int folder, const char* path, int mode, int flags) noexcept
{
    return called("faccessat", path, folder, path, mode, flags);
}

} // extern "C"
