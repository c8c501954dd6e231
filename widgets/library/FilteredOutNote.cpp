#include "widgets/library/FilteredOutNote.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace tagline {

FilteredOutNote::FilteredOutNote(QWidget* parent)
    : QWidget(parent)
    , m_text(new ElidedLabel({}, this))
{
    setObjectName("filteredOut");
    m_text->setColour(&Theme::muted);
    m_text->setElideMode(Qt::ElideMiddle);
    auto* show = new QToolButton(this);
    show->setObjectName("showAllClips");
    show->setText(tr("Show all"));
    show->setAccessibleName(tr("Show all clips"));
    show->setToolTip(tr("Clear the filter and show every clip, the open one among them"));
    show->setProperty("look", "link");
    connect(show, &QToolButton::clicked, this, &FilteredOutNote::showAllRequested);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addSpacing(measure::wordInset);
    row->addWidget(m_text, 1);
    row->addWidget(show);
    hide();
}

void FilteredOutNote::setClip(const QString& name)
{
    if (!name.isEmpty()) m_text->setText(tr("Open but filtered out: %1").arg(name));
    setVisible(!name.isEmpty());
}

} // namespace tagline
