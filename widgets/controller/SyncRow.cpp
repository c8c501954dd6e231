#include "widgets/controller/SyncRow.h"

#include "widgets/theme/Measures.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace tagline {

SyncRow::SyncRow(QWidget* parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
{
    auto* title = new QLabel(tr("In step by"), this);
    title->setBuddy(m_field);
    m_field->setObjectName("syncTags");
    m_field->setAccessibleName(tr("Sync tags"));
    m_field->setPlaceholderText(tr("Contact.*", "tags that tracks keep in step by"));
    m_field->setToolTip(tr("The tags whose starts tracks in step meet at the same time, with commas between "
                           "them; * stands for anything: Step, Beat.*. Empty: contacts (Enter takes it)"));
    connect(m_field, &QLineEdit::editingFinished, this, &SyncRow::send);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addSpacing(measure::wordInset);
    layout->addWidget(title);
    layout->addWidget(m_field, 1);
    setFocusProxy(m_field);
}

void SyncRow::setTags(const QStringList& tags)
{
    if (tags == m_tags) return; // keeps the text being typed
    m_tags = tags;
    m_field->setText(tags.join(QStringLiteral(", ")));
}

void SyncRow::send()
{
    QStringList typed;
    for (const QString& each : m_field->text().split(','))
        if (const QString tag = each.trimmed(); !tag.isEmpty()) typed << tag;
    if (typed != m_tags) emit changeRequested(typed);
}

} // namespace tagline
