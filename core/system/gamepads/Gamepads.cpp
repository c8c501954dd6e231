#include "core/system/gamepads/Gamepads.h"

#include "core/system/FileDescriptor.h"
#include "core/system/FileStatus.h"

#include <fcntl.h>
#include <linux/input.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <utility>

namespace tagline {
namespace {

/// Events of the folder: entries that come and go, and their permissions, which are set once they are there.
constexpr std::uint32_t deviceChanges = IN_CREATE | IN_DELETE | IN_ATTRIB | IN_MOVED_TO | IN_MOVED_FROM;
constexpr const char* deviceNames = "event";
constexpr std::size_t eventsAtOnce = 64;

template<std::size_t Count>
class DeviceBits
{
public:
    std::span<std::uint8_t> bytes() { return m_bytes; }
    bool operator[](int code) const { return (m_bytes[std::size_t(code) / 8] >> (code % 8) & 1) != 0; }

private:
    std::array<std::uint8_t, (Count + 63) / 64 * 8> m_bytes{};
};

/// The device's description of itself; none if it is no gamepad.
std::optional<GamepadDescription> describedBySystem(int device)
{
    DeviceBits<KEY_CNT> keys, held;
    DeviceBits<ABS_CNT> axes;
    if (::ioctl(device, EVIOCGBIT(EV_KEY, KEY_CNT / 8), keys.bytes().data()) < 0 ||
        ::ioctl(device, EVIOCGBIT(EV_ABS, ABS_CNT / 8), axes.bytes().data()) < 0)
        return std::nullopt;
    const bool isGamepad = (keys[BTN_GAMEPAD] || keys[BTN_JOYSTICK]) && axes[ABS_X] && axes[ABS_Y];
    if (!isGamepad) return std::nullopt;
    GamepadDescription made;
    std::array<char, 256> name{};
    if (::ioctl(device, EVIOCGNAME(name.size() - 1), name.data()) > 0) made.name = name.data();
    if (made.name.empty()) made.name = "?";
    for (int code = 0; code < ABS_CNT; ++code) {
        input_absinfo axis = {};
        if (axes[code] && ::ioctl(device, EVIOCGABS(code), &axis) >= 0)
            made.axes.push_back({code, axis.minimum, axis.maximum, axis.value});
    }
    if (::ioctl(device, EVIOCGKEY(KEY_CNT / 8), held.bytes().data()) >= 0)
        for (int code = 0; code < KEY_CNT; ++code)
            if (held[code]) made.heldKeys.push_back(code);
    return made;
}

void appendPressed(std::uint8_t before, std::uint8_t now, std::vector<GamepadButton>& pressed)
{
    for (int bit = 0; bit <= int(GamepadButton::Start); ++bit)
        if ((now & ~before) >> bit & 1) pressed.push_back(GamepadButton(bit));
}

} // namespace

class Gamepads::System
{
public:
    explicit System(GamepadPlace place)
        : m_place(std::move(place))
        , m_notices(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
        , m_wakes(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC))
    {
        if (!m_place.describe) m_place.describe = describedBySystem;
        ::inotify_add_watch(m_notices.get(), m_place.folder.c_str(), deviceChanges | IN_ONLYDIR);
    }

    GamepadNews next()
    {
        if (!std::exchange(m_isBegun, true))
            scan();
        else
            while (!listen()) {}
        GamepadNews news;
        if (const Device* device = heard()) {
            news.name = device->events.name();
            news.state = device->events.state();
        }
        news.pressed = std::exchange(m_pressed, {});
        return news;
    }

    void wake()
    {
        const std::uint64_t one = 1;
        (void)!::write(m_wakes.get(), &one, sizeof one);
    }

private:
    struct Device
    {
        std::string path;
        std::uint64_t number; ///< another where another device has the name
        FileDescriptor file;
        GamepadEvents events;
    };

    const Device* heard() const
    {
        const auto found = std::ranges::find(m_devices, m_heard, &Device::path);
        if (found != m_devices.end()) return &*found;
        return m_devices.empty() ? nullptr : &m_devices.back();
    }

    /// Waits once. Whether there are news.
    bool listen()
    {
        std::vector<pollfd> waited{{m_wakes.get(), POLLIN, 0}, {m_notices.get(), POLLIN, 0}};
        for (const Device& device : m_devices) waited.push_back({device.file.get(), POLLIN, 0});
        if (::poll(waited.data(), nfds_t(waited.size()), -1) < 0) return errno != EINTR;
        bool isNew = waited[0].revents != 0 && emptied(m_wakes);
        for (std::size_t i = m_devices.size(); i-- > 0;) {
            if (waited[i + 2].revents == 0) continue;
            const bool isThere = read(m_devices[i], isNew);
            if (isThere) continue;
            m_devices.erase(m_devices.begin() + std::ptrdiff_t(i));
            isNew = true;
        }
        if (waited[1].revents != 0 && emptied(m_notices)) isNew = scan() || isNew;
        return isNew;
    }

    /// Reads all that there is; it says by itself no more than that it was something.
    static bool emptied(const FileDescriptor& file)
    {
        std::array<std::byte, 4096> room;
        while (readSome(file.get(), room) > 0) {}
        return true;
    }

    /// False if the device is gone.
    bool read(Device& device, bool& isNew)
    {
        std::array<input_event, eventsAtOnce> room;
        for (;;) {
            const std::ptrdiff_t got = readSome(device.file.get(), std::as_writable_bytes(std::span(room)));
            if (got < 0 && (errno == EAGAIN || errno == EINTR)) return true;
            if (got <= 0) return false;
            for (const input_event& event : std::span(room).first(std::size_t(got) / sizeof(input_event)))
                take(device, event, isNew);
        }
    }

    void take(Device& device, const input_event& event, bool& isNew)
    {
        const GamepadState before = device.events.state();
        if (!device.events.take(event.type, event.code, event.value)) return;
        if (device.events.isTorn())
            if (auto described = m_place.describe(device.file.get()))
                device.events.describe(std::move(*described));
        const GamepadState& now = device.events.state();
        if (now == before) return; // a stick that trembles in its dead zone
        appendPressed(before.buttons, now.buttons, m_pressed);
        m_heard = device.path;
        isNew = true;
    }

    /// Opens the gamepads that are new. Whether there are any.
    bool scan()
    {
        std::map<std::string, std::uint64_t> others;
        bool isNew = false;
        std::error_code ignored;
        for (auto entry = std::filesystem::directory_iterator(m_place.folder, ignored);
             !ignored && entry != std::filesystem::directory_iterator(); entry.increment(ignored)) {
            const std::string path = entry->path().string();
            if (!entry->path().filename().string().starts_with(deviceNames)) continue;
            const auto status = statusOf(path);
            if (!status || (status->kind != FileKind::Device && status->kind != FileKind::Pipe)) continue;
            const auto isThis = [&](const Device& each) {
                return each.path == path && each.number == status->number;
            };
            if (std::ranges::any_of(m_devices, isThis)) continue;
            const auto other = m_others.find(path);
            const bool isOther = other != m_others.end() && other->second == status->number;
            if (!isOther && open(path, status->number)) {
                isNew = true;
            } else if (isOther || m_isRefused) {
                others[path] = status->number;
            }
        }
        m_others = std::move(others);
        return isNew;
    }

    /// False if it cannot be read, or (m_isRefused) is no gamepad.
    bool open(const std::string& path, std::uint64_t number)
    {
        FileDescriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
        auto described = file.isOpen() ? m_place.describe(file.get()) : std::nullopt;
        m_isRefused = file.isOpen() && !described;
        if (!described) return false;
        m_devices.push_back({path, number, std::move(file), GamepadEvents(std::move(*described))});
        return true;
    }

    GamepadPlace m_place;
    FileDescriptor m_notices, m_wakes;
    std::vector<Device> m_devices;
    std::map<std::string, std::uint64_t> m_others; ///< devices that are no gamepads, by path
    bool m_isRefused = false;                      ///< the device opened last is no gamepad
    std::string m_heard;                           ///< the path of the device that was used last
    std::vector<GamepadButton> m_pressed;
    bool m_isBegun = false;
};

Gamepads::Gamepads(GamepadPlace place)
    : m_system(std::make_unique<System>(std::move(place)))
{
}

Gamepads::~Gamepads() = default;

GamepadNews Gamepads::next() { return m_system->next(); }

void Gamepads::wake() { m_system->wake(); }

} // namespace tagline
