#include "app/presenters/query/LikenessDialog.h"

#include "widgets/theme/Theme.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr int keptAtFirst = 20;
constexpr double sliderSteps = 1000.0; ///< of the slider, a unit of distance

QString distanceText(float distance) { return QLocale().toString(double(distance), 'f', 2); }

/// The slider's value at which a hit of that distance is within.
int sliderValue(float distance) { return int(std::ceil(double(distance) * sliderSteps)); }

} // namespace

LikenessDialog::LikenessDialog(QWidget* parent)
    : QDialog(parent)
    , m_example(new QLabel(this))
    , m_mirrored(new QCheckBox(tr("&Mirrored too"), this))
    , m_list(new QTreeWidget(this))
    , m_distance(new QSlider(Qt::Horizontal, this))
    , m_count(new QLabel(this))
    , m_note(new QLabel(this))
    , m_tag(new QPushButton(tr("&Tag These As…"), this))
{
    setObjectName("likenessDialog");
    setWindowTitle(tr("More Like This"));
    m_mirrored->setToolTip(tr("Find what moves like the example in a mirror too"));
    m_list->setColumnCount(4);
    m_list->setHeaderLabels({tr("Distance"), tr("Clip"), tr("Frames"), tr("Side")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("What moves like the example"));
    m_list->setToolTip(tr("The nearest first; the window shows the one that is chosen"));
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_distance->setAccessibleName(tr("Distance that is near enough"));
    m_distance->setToolTip(tr("How far from the example is near enough, in standard deviations of the "
                              "library's motion"));
    m_note->setWordWrap(true);
    m_tag->setToolTip(tr("Tag all hits of the list at once"));
    build();
    connect(m_mirrored, &QCheckBox::toggled, this, &LikenessDialog::mirroredToggled);
    connect(m_distance, &QSlider::valueChanged, this, &LikenessDialog::showKept);
    connect(m_tag, &QPushButton::clicked, this, &LikenessDialog::tagRequested);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item) emit hitChosen(m_list->indexOfTopLevelItem(item));
    });
    setHits({});
}

void LikenessDialog::build()
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_example, 1);
    head->addWidget(m_mirrored);
    auto* near = new QHBoxLayout;
    near->addWidget(new QLabel(tr("Near enough"), this));
    near->addWidget(m_distance, 1);
    near->addWidget(m_count);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_tag, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addLayout(near);
    column->addWidget(m_note);
    column->addWidget(buttons);
}

void LikenessDialog::setExample(const QString& text) { m_example->setText(tr("Like %1").arg(text)); }

void LikenessDialog::setNote(const QString& text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

bool LikenessDialog::findsMirrored() const { return m_mirrored->isChecked(); }

void LikenessDialog::setHits(std::vector<LikenessLine> hits)
{
    m_hits = std::move(hits);
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const LikenessLine& hit : m_hits) {
            auto* item = new QTreeWidgetItem(m_list, {distanceText(hit.distance), hit.clip, hit.frames,
                                                      hit.isMirrored ? tr("mirrored") : tr("same")});
            item->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
            item->setToolTip(1, hit.clip);
        }
    }
    const QSignalBlocker quiet(m_distance);
    m_distance->setEnabled(!m_hits.empty());
    if (!m_hits.empty()) {
        m_distance->setRange(sliderValue(m_hits.front().distance), sliderValue(m_hits.back().distance));
        const auto last = std::min(m_hits.size(), std::size_t(keptAtFirst)) - 1;
        m_distance->setValue(sliderValue(m_hits[last].distance));
    }
    showKept();
}

/// Those that are too far are not listed.
void LikenessDialog::showKept()
{
    m_kept = 0;
    for (int hit = 0; hit < int(m_hits.size()); ++hit) {
        const bool isKept = sliderValue(m_hits[std::size_t(hit)].distance) <= m_distance->value();
        m_list->topLevelItem(hit)->setHidden(!isKept);
        m_kept += isKept ? 1 : 0;
    }
    m_count->setText(m_hits.empty() ? QString()
                                    : tr("%1 of %2, to %3", "hits kept, all hits, distance")
                                          .arg(m_kept)
                                          .arg(m_hits.size())
                                          .arg(distanceText(float(m_distance->value() / sliderSteps))));
    m_tag->setEnabled(m_kept > 0);
}

} // namespace tagline
