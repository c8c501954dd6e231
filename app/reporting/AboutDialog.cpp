#include "app/reporting/AboutDialog.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr const char* programName = "Tagline"; ///< among the versions
constexpr int pictureSide = 48;
constexpr int textWidth = 420;
constexpr int betweenParts = 8; ///< more than between lines

/// Most are the names of programs; the others are words, English in what is copied for those who mend faults.
QString shownName(const ProgramVersion& version)
{
    if (version.name == QLatin1String("System")) return AboutDialog::tr("System");
    if (version.name == QLatin1String("Window system")) return AboutDialog::tr("Window system");
    return version.name;
}

QString titleOf(const QList<ProgramVersion>& versions)
{
    for (const ProgramVersion& each : versions)
        if (each.name == QLatin1String(programName)) return each.name + ' ' + each.version;
    return QLatin1String(programName);
}

} // namespace

AboutDialog::AboutDialog(const QList<ProgramVersion>& versions, QWidget* parent)
    : Dialog(parent)
{
    setObjectName("aboutDialog");
    setWindowTitle(tr("About Tagline"));
    auto* picture = new QLabel(this);
    picture->setPixmap(icon("tagline").pixmap(pictureSide, pictureSide));
    auto* title = new QLabel(titleOf(versions), this);
    title->setObjectName("aboutTitle");
    title->setFont(textFont(TextSize::Heading, QFont::DemiBold));
    title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* what = new QLabel(tr("Tags motion clips, queries them, previews blends, exports tag sidecars.\n"
                               "MIT licence."),
                            this);
    what->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(title);
    words->addWidget(what);
    words->addStretch(1);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(picture, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    auto* form = new QFormLayout;
    for (const ProgramVersion& each : versions) {
        if (each.name == QLatin1String(programName)) continue; // its title
        auto* version = new QLabel(each.version, this);
        version->setTextFormat(Qt::PlainText);
        version->setTextInteractionFlags(Qt::TextSelectableByMouse);
        version->setWordWrap(true);
        version->setMinimumWidth(textWidth);
        version->setAccessibleName(tr("Version of %1").arg(shownName(each)));
        form->addRow(shownName(each), version);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    auto* copy = buttons->addButton(tr("&Copy Versions"), QDialogButtonBox::ActionRole);
    copy->setObjectName("aboutCopy");
    copy->setAutoDefault(false);
    copy->setToolTip(tr("Copy all versions as text, to be pasted where a fault is told of"));
    connect(copy, &QPushButton::clicked, this,
            [versions] { QGuiApplication::clipboard()->setText(versionText(versions)); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(head);
    layout->addSpacing(betweenParts);
    layout->addLayout(form);
    layout->addSpacing(betweenParts);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

} // namespace tagline
