#include "app/presenters/live/TagKeys.h"

#include <QGuiApplication>
#include <QKeyEvent>

#include <utility>

namespace tagline {
namespace {

constexpr int pairMilliseconds = 50; ///< within them the press of a repeated key follows its release

/// The digit of a key in the row of digits by its place on the keyboard, if the platform tells that.
std::optional<QChar> digitByPlace(const QKeyEvent& event)
{
    constexpr quint32 keyOfOne = 10; // X11 and Wayland count from here, to 18 for the nine
    const QString platform = QGuiApplication::platformName();
    if (platform != "xcb" && !platform.startsWith("wayland")) return std::nullopt;
    const quint32 place = event.nativeScanCode();
    if (place < keyOfOne || place > keyOfOne + 8) return std::nullopt;
    return QChar(u'1' + char16_t(place - keyOfOne));
}

/// The digit of what Shift makes of it on keyboards of the United States.
std::optional<QChar> digitBySymbol(int key)
{
    static const QString symbols = QStringLiteral("!@#$%^&*(");
    const auto place = key > 0 && key < 0x10000 ? symbols.indexOf(QChar(key)) : -1;
    return place < 0 ? std::nullopt : std::optional(QChar(u'1' + char16_t(place)));
}

} // namespace

std::optional<QChar> digitOrLetter(const QKeyEvent& event)
{
    if (event.modifiers() & Qt::KeypadModifier) return std::nullopt; // the number pad turns the camera
    const int key = event.key();
    if (key >= Qt::Key_1 && key <= Qt::Key_9) return QChar(key);
    const bool isLetter = key >= Qt::Key_A && key <= Qt::Key_Z;
    if (isLetter) return QChar(key);
    // While Shift is down, or was let go before the key, the event names another sign.
    if (const auto digit = digitByPlace(event)) return digit;
    return digitBySymbol(key);
}

TagKeys::TagKeys(QWidget& window, std::function<std::optional<TagId>(const std::string&)> tagOfKey,
                 QObject* parent)
    : KeyMode(window, parent)
    , m_tagOfKey(std::move(tagOfKey))
{
    m_clock.start();
    m_endTimer.setSingleShot(true);
    m_endTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_endTimer, &QTimer::timeout, this, &TagKeys::endLate);
}

void TagKeys::setTagMode(bool isOn)
{
    if (isOn == m_isTagMode) return;
    m_isTagMode = isOn;
    releaseAll();
    emit tagModeChanged(isOn);
}

bool TagKeys::isTagKey(QChar key) const { return key.isDigit() || m_isTagMode; }

void TagKeys::press(QChar key, Qt::KeyboardModifiers modifiers, qint64 ago)
{
    const auto tag = m_tagOfKey(QString(key).toStdString());
    if (!tag || m_held.contains(key)) return;
    m_held.emplace(key, *tag);
    const bool hasShift = modifiers & Qt::ShiftModifier;
    const bool hasControl = modifiers & Qt::ControlModifier;
    emit tagKeyPressed(*tag, !hasShift ? LiveKey::Tag : hasControl ? LiveKey::Eraser : LiveKey::Brush, ago);
}

void TagKeys::release(QChar key, qint64 ago)
{
    const auto held = m_held.find(key);
    if (held == m_held.end()) return;
    const TagId tag = held->second;
    m_held.erase(held);
    emit tagKeyReleased(tag, ago);
}

/// A release that a key which repeats may have made. X11 sends a pair for each repetition, a release and a
/// press of one time; Qt knows it only if the press has arrived as the release is handled.
void TagKeys::endSoon(QChar key, const QInputEvent& event)
{
    const qint64 ago = delayOf(event);
    if (!m_held.contains(key) || (m_ending && m_ending->key == key)) return; // it comes to parents as well
    endNow();
    if (event.timestamp() == 0) return release(key, ago);
    m_ending = Ending{key, event.timestamp(), m_clock.elapsed() - ago, false};
    m_endTimer.start(pairMilliseconds);
}

/// Once more after what arrived meanwhile: the program may have been too busy to look at it.
void TagKeys::endLate()
{
    if (!m_ending) return;
    if (std::exchange(m_ending->isLooked, true))
        endNow();
    else
        m_endTimer.start(0);
}

void TagKeys::endNow()
{
    m_endTimer.stop();
    const auto ending = std::exchange(m_ending, std::nullopt);
    if (ending) release(ending->key, m_clock.elapsed() - ending->milliseconds);
}

/// Whether a press belongs to the release that waits: then the key was never let go.
bool TagKeys::isRepetition(std::optional<QChar> key, const QInputEvent& event) const
{
    return m_ending && key == m_ending->key && event.timestamp() == m_ending->timestamp;
}

void TagKeys::releaseAll()
{
    endNow();
    while (!m_held.empty()) release(m_held.begin()->first, 0);
}

qint64 TagKeys::delayOf(const QInputEvent& event) { return m_delay.of(event.timestamp(), m_clock.elapsed()); }

/// Whether the event is ours; does what a press or a release means.
/// Discards what is under way, or leaves the mode of tag keys; false if there is neither. What repeats while
/// the key is held goes where its first press went, and does nothing.
bool TagKeys::takesEscape(const QKeyEvent& event, bool isPress)
{
    if (event.isAutoRepeat()) return m_isEscapeTaken;
    m_isEscapeTaken = m_isUnderWay() || m_isTagMode;
    if (!isPress || !m_isEscapeTaken) return m_isEscapeTaken;
    if (m_isUnderWay())
        emit escaped();
    else
        setTagMode(false);
    return true;
}

bool TagKeys::filterKey(QKeyEvent& event, QEvent::Type type)
{
    const auto key = digitOrLetter(event);
    if (type == QEvent::KeyRelease) {
        if (key && !event.isAutoRepeat()) endSoon(*key, event);
        return false; // a widget that got the press may get the release
    }
    if (isRepetition(key, event)) {
        if (type == QEvent::KeyPress) m_ending.reset();
        return true;
    }
    endNow();
    if (!hearsPresses()) return false;
    const bool isPress = type == QEvent::KeyPress;
    const bool isDragging = QGuiApplication::mouseButtons() != Qt::NoButton; // which Escape takes back
    if (event.key() == Qt::Key_Escape && !isDragging && takesEscape(event, isPress)) return true;
    const Qt::KeyboardModifiers modifiers = event.modifiers();
    const bool isErasing = modifiers == (Qt::ShiftModifier | Qt::ControlModifier);
    if (key && !isTagKey(*key)) noteLetter(*key, event, type);
    if (!key || !isTagKey(*key) || (modifiers & ~Qt::ShiftModifier && !isErasing)) return false;
    if (!m_tagOfKey(QString(*key).toStdString())) {
        if (isPress && key->isDigit() && !event.isAutoRepeat()) emit keyWithoutTag(*key);
        return false;
    }
    if (isPress && !event.isAutoRepeat()) press(*key, modifiers, delayOf(event));
    return true;
}

/// Notes the press of a letter before shortcuts: the press of a command's letter reaches no widget.
void TagKeys::noteLetter(QChar key, const QKeyEvent& event, QEvent::Type type)
{
    if (type != QEvent::ShortcutOverride || event.isAutoRepeat() || event.modifiers()) return;
    if (const auto tag = m_tagOfKey(QString(key).toStdString())) emit letterOutsideTagMode(*tag, key);
}

void TagKeys::noteOther(QEvent& event)
{
    if (event.type() ==
        QEvent::MouseMove) // many, and most of them handled at once: others are measured by them
        delayOf(static_cast<QInputEvent&>(event));
    if (event.type() == QEvent::MouseButtonPress) endNow(); // a click counts after the release
}

} // namespace tagline
