#include "widgets/library/EmptyLibrary.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace tagline {
namespace {

constexpr int emptyPicture = 44; ///< pixels

} // namespace

EmptyLibrary::EmptyLibrary(QWidget* parent)
    : QWidget(parent)
    , m_hint(new QLabel(this))
{
    auto* picture = new QLabel(this);
    setThemedIcon(picture, QStringLiteral("clip"), &Theme::disabled, emptyPicture);
    picture->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    auto* openFolder = new QPushButton(icon("folder-open", &Theme::accent), tr("Open a folder…"), this);
    auto* openSample =
        new QPushButton(icon("character", &Theme::accent), tr("Open the sample library"), this);
    openFolder->setToolTip(tr("Open the clips of a folder and its subfolders"));
    openFolder->setAccessibleName(tr("Open a folder"));
    openSample->setToolTip(tr("Open the mannequin and clips that come with Tagline"));
    openSample->setAccessibleName(tr("Open the sample library"));
    connect(openFolder, &QPushButton::clicked, this, &EmptyLibrary::openFolderRequested);
    connect(openSample, &QPushButton::clicked, this, &EmptyLibrary::openSampleRequested);

    auto* layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(picture);
    layout->addWidget(m_hint);
    m_buttons = {openFolder, openSample};
    for (QPushButton* button : std::as_const(m_buttons)) {
        button->setProperty("look", "link");
        layout->addWidget(button, 0, Qt::AlignHCenter);
    }
    layout->addStretch(3);
    setOffers(true);
}

void EmptyLibrary::setOffers(bool offers)
{
    m_hint->setText(offers ? tr("No clips yet. Drop files or folders here, or:")
                           : tr("The clips of what you open are listed here."));
    for (QPushButton* button : std::as_const(m_buttons)) button->setVisible(offers);
}

} // namespace tagline
