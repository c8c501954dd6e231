#include "widgets/tags/choice/TagChips.h"

#include "widgets/tags/choice/TagPickerPopup.h"
#include "widgets/tags/choice/TagRowDelegate.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/controls/WrapLayout.h"

#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace tagline {
namespace {

constexpr int chipGap = 4;     ///< pixels between two chips
constexpr int swatchSize = 12; ///< of the icon in a tag's colour, device-independent pixels
constexpr int closeSize = 12;  ///< of the icon that says that a chip is taken out
constexpr int closeGap = 2;    ///< between it and the tag's name
constexpr int closeAir = 5;    ///< between it and the chip's edge

/// A button with a tag's swatch and name, and behind these the icon that takes it out.
class TagChip final : public QToolButton
{
public:
    using QToolButton::QToolButton;

    QSize sizeHint() const override { return QToolButton::sizeHint() + QSize(closeSize + closeGap, 0); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QToolButton::paintEvent(event);
        QPainter painter(this);
        const QRect place(width() - closeAir - closeSize, (height() - closeSize) / 2, closeSize, closeSize);
        tagline::icon("close").paint(&painter, QStyle::visualRect(layoutDirection(), rect(), place),
                                     Qt::AlignCenter, underMouse() ? QIcon::Active : QIcon::Normal);
    }
};
} // namespace

TagChips::TagChips(const QString& purpose, const QString& hint, QWidget* parent)
    : QWidget(parent)
    , m_purpose(purpose)
    , m_add(new QToolButton(this))
{
    setLayout(new WrapLayout(chipGap));
    setAccessibleName(purpose);
    setToolTip(hint);
    m_add->setObjectName("addChip");
    m_add->setText(tr("Add…"));
    m_add->setIcon(icon("plus"));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setAccessibleName(tr("Add to: %1").arg(purpose));
    m_add->setToolTip(hint);
    layout()->addWidget(m_add);
    connect(m_add, &QToolButton::clicked, this, &TagChips::pick);
}

const TagRow* TagChips::find(TagId tag) const
{
    const auto found = std::ranges::find(m_tags, tag, &TagRow::id);
    return found == m_tags.end() ? nullptr : &*found;
}

void TagChips::setTags(std::vector<TagRow> tags)
{
    m_tags = std::move(tags);
    std::erase_if(m_chosen, [this](TagId tag) { return !find(tag); });
    rebuild();
}

void TagChips::setChosen(const std::vector<TagId>& tags)
{
    m_chosen.clear();
    for (const TagId tag : tags)
        if (find(tag) && std::ranges::find(m_chosen, tag) == m_chosen.end()) m_chosen.push_back(tag);
    rebuild();
}

void TagChips::pick()
{
    std::vector<TagRow> rest;
    for (const TagRow& row : m_tags)
        if (std::ranges::find(m_chosen, row.id) == m_chosen.end()) rest.push_back(row);
    auto* picker = new TagPickerPopup(std::move(rest), this);
    connect(picker, &TagPickerPopup::picked, this, &TagChips::add);
    connect(picker, &TagPickerPopup::createRequested, this, &TagChips::unknownNameTyped);
    picker->popUp(m_add->mapToGlobal(QPoint(0, m_add->height())));
}

void TagChips::add(TagId tag)
{
    if (!find(tag) || std::ranges::find(m_chosen, tag) != m_chosen.end()) return;
    m_chosen.push_back(tag);
    rebuild();
    m_add->setFocus();
    emit chosenChanged();
}

void TagChips::remove(TagId tag)
{
    std::erase(m_chosen, tag);
    rebuild();
    m_add->setFocus();
    emit chosenChanged();
}

/// The chip that was pressed is among those that go: they go once its click is over.
void TagChips::rebuild()
{
    for (QToolButton* chip : m_chips) {
        layout()->removeWidget(chip);
        chip->hide();
        chip->deleteLater();
    }
    m_chips.clear();
    layout()->removeWidget(m_add);
    for (const TagId tag : m_chosen) {
        const TagRow& row = *find(tag);
        const QString name = QString::fromStdString(row.definition.name);
        auto* chip = new TagChip(this);
        chip->setObjectName("tagChip");
        chip->setIcon(swatchIcon(row.definition));
        chip->setIconSize({swatchSize, swatchSize});
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setText(name);
        chip->setAccessibleName(
            tr("%1: %2. Press to take it out.", "needed tags: a tag").arg(m_purpose, name));
        chip->setToolTip(tr("Take %1 out").arg(name));
        connect(chip, &QToolButton::clicked, this, [this, tag] { remove(tag); });
        m_chips.push_back(chip);
        layout()->addWidget(chip);
        chip->show();
    }
    layout()->addWidget(m_add);
    updateGeometry();
}

} // namespace tagline
