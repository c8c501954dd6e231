#include "widgets/theme/messages/StatusStrip.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/MessageArea.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace tagline {

namespace {

constexpr int outerMargin = 6; ///< beside the margin of the window
constexpr int partSpacing = 6;
constexpr int savedIconSize = 14;
constexpr int compactBar = 24; ///< of the status bar around the strip
constexpr int regularBar = 26;
constexpr int barsOwn = 5; ///< the room that QStatusBar keeps above and below
constexpr int aroundText = 3;

/// One for all messages, so that a link or a job does not move the layout.
int stripHeight()
{
    const int bar = density() == Density::Compact ? compactBar : regularBar;
    return std::max(bar - barsOwn, QFontMetrics(textFont(TextSize::Body)).height() + aroundText);
}

ElidedLabel* newMutedLabel(QWidget* parent)
{
    auto* label = new ElidedLabel({}, parent);
    label->setColour(&Theme::muted);
    return label;
}

} // namespace

StatusStrip::StatusStrip(QWidget* parent)
    : QWidget(parent)
    , m_messages(new MessageArea(this))
    , m_savedIcon(new QLabel(this))
    , m_saved(newMutedLabel(this))
    , m_right(newMutedLabel(this))
    , m_job(newMutedLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QToolButton(this))
{
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(100);
    m_progress->setAccessibleName(tr("Background progress"));
    m_cancel->setIcon(icon("close"));
    m_cancel->setIconSize({12, 12});
    m_cancel->setToolTip(tr("Stop; what is done so far is kept"));
    m_cancel->setAccessibleName(tr("Stop background work"));
    connect(m_cancel, &QToolButton::clicked, this, &StatusStrip::cancelRequested);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(outerMargin, 0, outerMargin, 0);
    layout->setSpacing(partSpacing);
    layout->addWidget(m_messages, 1);
    for (QWidget* part :
         {static_cast<QWidget*>(m_job), static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_cancel),
          static_cast<QWidget*>(m_savedIcon), static_cast<QWidget*>(m_saved), static_cast<QWidget*>(m_right)})
        layout->addWidget(part);
    m_savedIcon->setObjectName(QStringLiteral("savedIcon"));
    m_saved->setObjectName(QStringLiteral("savedState"));
    m_right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSaved({}, {}, true);
    clearJob();
    followTheme(this, [this] { setFixedHeight(stripHeight()); });
}

void StatusStrip::setSaved(const QString& text, const QString& toolTip, bool isSaved)
{
    m_savedIcon->setVisible(!text.isEmpty());
    m_saved->setVisible(!text.isEmpty());
    m_saved->setText(text);
    m_saved->setToolTip(toolTip);
    setThemedIcon(m_savedIcon, isSaved ? QStringLiteral("check") : QStringLiteral("save"),
                  isSaved ? &Theme::success : &Theme::muted, savedIconSize);
}

/// It gets its room at once: it changes while a clip plays, and one letter more would be cut until the strip
/// is laid out anew.
void StatusStrip::setRightText(const QString& text)
{
    m_right->setText(text);
    layout()->activate();
}

void StatusStrip::setJob(const QString& text, int done, int total)
{
    const QLocale locale;
    m_job->setText(total > 0 ? tr("%1: %2 of %3", "a job and how far it is")
                                   .arg(text, locale.toString(done), locale.toString(total))
                             : text);
    m_progress->setRange(0, total);
    m_progress->setValue(done);
    for (QWidget* part :
         {static_cast<QWidget*>(m_job), static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_cancel)})
        part->setVisible(true);
}

void StatusStrip::clearJob()
{
    m_job->hide();
    m_progress->hide();
    m_cancel->hide();
}

} // namespace tagline
