#include "widgets/theme/messages/MessageArea.h"

#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/messages/MessageLine.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <chrono>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto errorTime = 12s;
constexpr auto resultTime = 6s;
constexpr int messageIconSize = 14;

ThemeColour colourOf(MessageArea::Kind kind)
{
    switch (kind) {
    case MessageArea::Kind::Error:
        return &Theme::error;
    case MessageArea::Kind::Note:
    case MessageArea::Kind::Work:
    case MessageArea::Kind::Result:
        return &Theme::text;
    case MessageArea::Kind::None:
    case MessageArea::Kind::Hint:
        break;
    }
    return &Theme::muted;
}

/// The name of an icon; empty for none.
QString iconOf(MessageArea::Kind kind)
{
    switch (kind) {
    case MessageArea::Kind::Error:
        return QStringLiteral("warning");
    case MessageArea::Kind::Note:
        return QStringLiteral("info");
    case MessageArea::Kind::Work:
        return QStringLiteral("tag");
    case MessageArea::Kind::Result:
        return QStringLiteral("check");
    case MessageArea::Kind::None:
    case MessageArea::Kind::Hint:
        break;
    }
    return {};
}

void prepare(QTimer& timer, const char* name, std::chrono::milliseconds time)
{
    timer.setObjectName(QLatin1String(name));
    timer.setSingleShot(true);
    timer.setInterval(time);
}

} // namespace

MessageArea::MessageArea(QWidget* parent)
    : QWidget(parent)
    , m_errorTime(this)
    , m_resultTime(this)
    , m_icon(new QLabel(this))
    , m_text(new MessageLine({}, this))
    , m_linkButton(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageArea"));
    m_icon->setObjectName(QStringLiteral("messageIcon"));
    m_text->setObjectName(QStringLiteral("message"));
    m_linkButton->setObjectName(QStringLiteral("messageLink"));
    m_linkButton->setProperty("look", "link");
    m_linkButton->setCursor(Qt::PointingHandCursor);
    m_linkButton->setFocusPolicy(Qt::TabFocus);
    prepare(m_errorTime, "errorTime", errorTime);
    prepare(m_resultTime, "resultTime", resultTime);
    connect(&m_errorTime, &QTimer::timeout, this, [this] { showError({}); });
    connect(&m_resultTime, &QTimer::timeout, this, [this] { showResult({}); });
    connect(m_linkButton, &QToolButton::clicked, this, &MessageArea::linkClicked);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_icon);
    row->addWidget(m_text);
    row->addWidget(m_linkButton);
    row->addStretch(1);
    showMost();
}

void MessageArea::showError(const QString& text) { showFirst(text, Kind::Error); }

void MessageArea::showNote(const QString& text) { showFirst(text, Kind::Note); }

void MessageArea::showFirst(const QString& text, Kind kind)
{
    m_first = text;
    m_firstKind = kind;
    if (text.isEmpty())
        m_errorTime.stop();
    else
        m_errorTime.start();
    showMost();
}

void MessageArea::setWork(const QString& text)
{
    if (text == m_work) return;
    m_work = text;
    showMost();
}

void MessageArea::showResult(const QString& text, const QString& link)
{
    m_result = text;
    m_link = link;
    if (text.isEmpty()) {
        m_resultTime.stop();
    } else {
        m_resultTime.start();
        m_errorTime.stop();
        m_first.clear();
    }
    showMost();
}

void MessageArea::setHint(const QString& text)
{
    if (text == m_hint) return;
    m_hint = text;
    showMost();
}

void MessageArea::setTip(const QString& text)
{
    m_tip = text;
    showMost();
}

MessageArea::Kind MessageArea::kind() const
{
    if (!m_first.isEmpty()) return m_firstKind;
    if (!m_work.isEmpty()) return Kind::Work;
    if (!m_result.isEmpty()) return Kind::Result;
    return m_hint.isEmpty() && m_tip.isEmpty() ? Kind::None : Kind::Hint;
}

QString MessageArea::text() const { return m_text->text(); }

void MessageArea::showMost()
{
    const Kind shown = kind();
    const QString iconName = iconOf(shown);
    m_icon->setVisible(!iconName.isEmpty());
    if (!iconName.isEmpty()) setThemedIcon(m_icon, iconName, colourOf(shown), messageIconSize);
    m_text->setColour(colourOf(shown));
    m_text->setHasParts(shown == Kind::Work || shown == Kind::Hint);
    switch (shown) {
    case Kind::None:
        m_text->setText({});
        break;
    case Kind::Error:
    case Kind::Note:
        m_text->setText(m_first);
        break;
    case Kind::Work:
        m_text->setText(m_work);
        break;
    case Kind::Result:
        m_text->setText(m_result);
        break;
    case Kind::Hint:
        m_text->setText(m_tip.isEmpty() ? m_hint : m_tip);
        break;
    }
    const bool hasLink = shown == Kind::Result && !m_link.isEmpty();
    m_linkButton->setVisible(hasLink);
    if (!hasLink) return;
    m_linkButton->setText(m_link);
    m_linkButton->setToolTip(tr("%1: %2").arg(m_link, m_result));
    m_linkButton->setAccessibleName(m_linkButton->toolTip());
}

} // namespace tagline
