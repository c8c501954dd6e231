#include "widgets/tags/fields/CaptionEditor.h"

#include "widgets/tags/fields/PopupPlace.h"
#include "widgets/tags/fields/RangeEditor.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {

CaptionEditor::CaptionEditor(FrameRate rate, Frame frames, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_text(new QLineEdit(this))
    , m_language(new QLineEdit(this))
    , m_range(new RangeEditor(this))
    , m_message(new QLabel(this))
    , m_author(new QLabel(this))
    , m_remove(new QPushButton(icon("trash"), tr("&Remove"), this))
{
    setObjectName("captionEditor");
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "popup");
    setAccessibleName(tr("Caption"));
    m_range->setClip(rate, frames);
    m_range->setSelfContained(true);
    build();
}

void CaptionEditor::build()
{
    m_text->setObjectName("captionText");
    m_text->setAccessibleName(tr("Text"));
    m_text->setToolTip(tr("What happens in these frames, in words; queries find it: caption(\"left hand\")"));
    m_text->setPlaceholderText(tr("walks, then waves with the left hand"));
    m_text->setMinimumWidth(320);
    m_language->setObjectName("captionLanguage");
    m_language->setAccessibleName(tr("Language"));
    m_language->setToolTip(
        tr("The language of the text by its short name, such as en or pt-BR; may be empty"));
    m_language->setPlaceholderText(tr("en"));
    m_language->setMaxLength(16);
    m_language->setFixedWidth(m_language->fontMetrics().horizontalAdvance("zh-Hant-") + 24);
    m_remove->setToolTip(tr("Remove this caption"));
    m_remove->setAutoDefault(false);
    m_remove->hide();
    auto* set = new QPushButton(tr("&Set"), this);
    set->setToolTip(tr("Keep this caption (Enter)"));
    set->setAutoDefault(false);
    setTextColour(m_message, &Theme::error);
    m_message->hide();
    setTextColour(m_author, &Theme::muted);
    m_author->setAccessibleName(tr("Who wrote it"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Caption"), m_text);
    auto* row = new QHBoxLayout;
    row->addWidget(m_language);
    row->addWidget(m_author);
    row->addStretch(1);
    row->addWidget(set);
    row->addWidget(m_remove);
    form->addRow(tr("&Language"), row);
    qobject_cast<QLabel*>(form->labelForField(row))->setBuddy(m_language);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->addLayout(form);
    layout->addWidget(m_message);
    layout->addWidget(m_range);
    for (QLineEdit* field : {m_text, m_language})
        connect(field, &QLineEdit::returnPressed, this, &CaptionEditor::accept);
    connect(m_text, &QLineEdit::textEdited, m_message, &QLabel::hide);
    connect(m_range, &RangeEditor::rangesChangeRequested, this,
            [this](const std::vector<FrameRange>& ranges) {
                m_areFramesTouched = true;
                m_caption.range = ranges.front();
                m_range->setRanges(ranges);
            });
    connect(m_range, &RangeEditor::editingFinished, this, &CaptionEditor::accept);
    connect(set, &QPushButton::clicked, this, &CaptionEditor::accept);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        emit removeRequested();
        close();
    });
    setTabOrder(m_text, m_language);
    setTabOrder(m_language, set);
}

void CaptionEditor::show(const Caption& caption)
{
    m_caption = caption;
    m_text->setText(QString::fromStdString(caption.text));
    m_language->setText(QString::fromStdString(caption.language));
    m_author->setText(caption.author.empty() ? QString()
                                             : tr("by %1").arg(QString::fromStdString(caption.author)));
    m_range->setRange(caption.range);
}

void CaptionEditor::setNew(const Caption& caption) { show(caption); }

void CaptionEditor::setCaption(const Caption& caption)
{
    show(caption);
    m_remove->show();
    m_areFramesTouched = true;
}

void CaptionEditor::setStop(Frame stop)
{
    if (m_areFramesTouched || stop <= m_caption.range.start) return;
    m_caption.range.stop = m_isStopKnown ? std::max(m_caption.range.stop, stop) : stop; // a loop begins anew
    m_isStopKnown = true;
    m_range->setRange(m_caption.range);
}

void CaptionEditor::popUp(const QPoint& globalPosition)
{
    placePopup(*this, globalPosition);
    QFrame::show();
    m_text->setFocus(Qt::PopupFocusReason);
    m_text->selectAll();
}

void CaptionEditor::accept()
{
    if (m_text->text().trimmed().isEmpty()) {
        m_message->setText(m_remove->isHidden() ? tr("Type what happens, or press Esc.")
                                                : tr("Type what happens, or remove the caption."));
        m_message->show();
        adjustSize();
        m_text->setFocus();
        return;
    }
    m_caption.text = m_text->text().trimmed().toStdString();
    m_caption.language = m_language->text().trimmed().toStdString();
    emit captionChosen(m_caption);
    close();
}

} // namespace tagline
