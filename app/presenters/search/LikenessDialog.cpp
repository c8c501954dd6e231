#include "app/presenters/search/LikenessDialog.h"

#include "widgets/theme/Theme.h"

#include <QAction>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace tagline {
namespace {

constexpr std::size_t mostAtFirst = 20;
constexpr float farthestUnmeasured = 1.0f; ///< if the distances between motion of the library are not known
constexpr float wideStep = 0.2f; ///< from one hit to the next, that parts what is alike from what is less so
constexpr double sliderSteps = 1000.0; ///< of the slider, a unit of distance

QString distanceText(float distance) { return QLocale().toString(double(distance), 'f', 2); }

/// Explains the number in words.
QString meaningOfDistance()
{
    return LikenessDialog::tr(
        "0 moves just the same; the line in the list says from where on it is doubtful, "
        "by how far motion of this library lies apart (in its standard deviations).");
}

/// Greys doubtful hits, and parts them from likely ones by a line.
class DoubtDelegate final : public QStyledItemDelegate
{
public:
    enum Role {
        isDoubtful = Qt::UserRole + 1,
        beginsDoubt ///< the line is above this row
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (!index.siblingAtColumn(0).data(beginsDoubt).toBool()) return;
        painter->fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 2)), theme().warning);
    }

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.siblingAtColumn(0).data(isDoubtful).toBool())
            option->palette.setColor(QPalette::Text, theme().muted);
    }
};

/// Whether two hits are of the same frames, whatever their distance is now.
bool isSame(const LikenessHit& a, const LikenessHit& b)
{
    return a.clip == b.clip && a.frames == b.frames && a.isMirrored == b.isMirrored;
}

/// The distance that is near enough at first: twenty hits at most, none farther than `farthest`; if there are
/// wide steps among these, only the hits before the widest. Expects distances in order.
float nearAtFirst(const std::vector<float>& distances, float farthest)
{
    std::size_t kept = 0;
    while (kept < std::min(distances.size(), mostAtFirst) && distances[kept] <= farthest) ++kept;
    if (kept == 0) return farthest;
    std::size_t last = kept - 1;
    float widest = wideStep;
    for (std::size_t i = 0; i < kept && i + 1 < distances.size(); ++i) {
        const float step = distances[i + 1] - distances[i];
        if (step <= widest) continue;
        widest = step;
        last = i;
    }
    return distances[last];
}

/// The slider's value at which a hit of that distance is within.
int sliderValue(float distance) { return int(std::ceil(double(distance) * sliderSteps)); }

/// Enables a control with its tip; it is disabled where there is a reason, which is its tip then.
void offer(QWidget& control, const QString& tip, const QString& whyNot)
{
    control.setEnabled(whyNot.isEmpty());
    control.setToolTip(whyNot.isEmpty() ? tip : whyNot);
}

} // namespace

LikenessDialog::LikenessDialog(QWidget* parent)
    : Dialog(parent)
    , m_example(new QLabel(this))
    , m_mirrored(new QCheckBox(tr("&Mirrored too"), this))
    , m_list(new QTreeWidget(this))
    , m_distance(new QSlider(Qt::Horizontal, this))
    , m_count(new QLabel(this))
    , m_note(new QLabel(this))
    , m_accept(new QPushButton(tr("&Accept"), this))
    , m_reject(new QPushButton(tr("&Reject"), this))
    , m_forget(new QPushButton(tr("&Start Over"), this))
    , m_keep(new QPushButton(tr("&Keep as Example…"), this))
    , m_tag(new QPushButton(tr("&Tag These As…"), this))
{
    nameControls();
    build();
    connect(m_mirrored, &QCheckBox::toggled, this, &LikenessDialog::mirroredToggled);
    connect(m_distance, &QSlider::valueChanged, this, &LikenessDialog::showKept);
    connect(m_tag, &QPushButton::clicked, this, &LikenessDialog::tagRequested);
    connect(m_keep, &QPushButton::clicked, this, &LikenessDialog::keepRequested);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        offerDecisions();
        if (item) emit hitChosen(m_list->indexOfTopLevelItem(item));
    });
    connect(m_accept, &QPushButton::clicked, this, [this] { decide(true); });
    connect(m_reject, &QPushButton::clicked, this, [this] { decide(false); });
    connect(m_forget, &QPushButton::clicked, this, &LikenessDialog::forgetRequested);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] { decide(true); }); // Enter
    auto* reject = new QAction(this);
    reject->setShortcuts({QKeySequence(Qt::Key_Backspace), QKeySequence(Qt::Key_Delete)});
    reject->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(reject);
    connect(reject, &QAction::triggered, this, [this] { decide(false); });
    setHits({}, false);
    setDecisions(0, 0);
}

void LikenessDialog::nameControls()
{
    setObjectName("likenessDialog");
    setWindowTitle(tr("More Like This"));
    m_mirrored->setToolTip(tr("Find what moves like the example in a mirror too"));
    m_list->setObjectName("likeHits");
    m_list->setColumnCount(5);
    m_list->setHeaderLabels({tr("Distance"), tr("Clip"), tr("Frames"), tr("Side"), tr("Alike")});
    m_list->headerItem()->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setItemDelegate(new DoubtDelegate(m_list));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("What moves like the example"));
    m_list->setToolTip(tr("The nearest first; the window shows the one that is chosen"));
    m_list->headerItem()->setToolTip(0, meaningOfDistance());
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_distance->setAccessibleName(tr("Distance that is near enough"));
    m_note->setObjectName("likeNote");
    m_note->setWordWrap(true);
    m_tag->setObjectName("tagLike");
    m_keep->setObjectName("keepLike");
    m_accept->setObjectName("acceptLike");
    m_reject->setObjectName("rejectLike");
    m_forget->setObjectName("forgetLike");
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
    buttons->addButton(m_keep, QDialogButtonBox::ActionRole);
    buttons->addButton(m_tag, QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Enter is for the list
    auto* decisions = new QHBoxLayout;
    for (QPushButton* button : {m_accept, m_reject, m_forget}) {
        button->setAutoDefault(false);
        decisions->addWidget(button);
    }
    decisions->addStretch(1);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addLayout(near);
    column->addWidget(m_note);
    column->addLayout(decisions);
    column->addWidget(buttons);
}

void LikenessDialog::setExample(const QString& text) { m_example->setText(tr("Like %1").arg(text)); }

void LikenessDialog::setNote(const QString& text)
{
    m_said = text;
    showNote();
}

bool LikenessDialog::isDoubtful(const LikenessLine& line) const
{
    return m_byChance && !line.isAccepted && line.hit.distance > doubtfulDistance(*m_byChance);
}

/// Likeness of the line in a word; empty if that is not known.
QString LikenessDialog::likenessOf(const LikenessLine& line) const
{
    if (!m_byChance || line.isAccepted) return {};
    if (isDoubtful(line)) return tr("doubtful");
    return line.hit.distance <= doubtfulDistance(*m_byChance) / 2 ? tr("very") : tr("fairly");
}

/// Text about the distance from which hits are doubtful, and the reason, if such hits are listed.
QString LikenessDialog::doubtText() const
{
    const bool isListed = std::any_of(m_hits.begin(), m_hits.begin() + m_kept,
                                      [this](const LikenessLine& line) { return isDoubtful(line); });
    if (!isListed) return {};
    return tr("Beyond %1, below the line, it is doubtful: any two ranges of this library are about %2 apart.")
        .arg(distanceText(doubtfulDistance(*m_byChance)), distanceText(*m_byChance));
}

/// Shows the note, that nothing is near if no hit is, and which of the listed hits are doubtful.
void LikenessDialog::showNote()
{
    QStringList texts;
    if (m_kept == 0 && !m_hits.empty())
        texts << tr("Nothing is near: the nearest is %1 away. The slider lists what is farther.")
                     .arg(distanceText(m_hits.front().hit.distance));
    if (const QString doubt = doubtText(); !doubt.isEmpty()) texts << doubt;
    if (!m_said.isEmpty()) texts << m_said;
    m_note->setText(texts.join('\n'));
    m_note->setVisible(!texts.isEmpty());
}

std::optional<double> LikenessDialog::distance() const
{
    return m_distance->isEnabled() ? std::optional(m_distance->value() / sliderSteps) : std::nullopt;
}

bool LikenessDialog::findsMirrored() const { return m_mirrored->isChecked(); }

/// Lines of all hits, the first doubtful one below the line.
void LikenessDialog::listHits()
{
    bool wasDoubtful = false;
    for (const LikenessLine& hit : m_hits) {
        auto* item = new QTreeWidgetItem(
            m_list, {hit.isAccepted ? tr("accepted") : distanceText(hit.hit.distance), hit.clip, hit.frames,
                     hit.hit.isMirrored ? tr("mirrored") : tr("same"), likenessOf(hit)});
        item->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(1, hit.clip);
        if (!isDoubtful(hit)) continue;
        item->setData(0, DoubtDelegate::isDoubtful, true);
        item->setData(0, DoubtDelegate::beginsDoubt, !wasDoubtful);
        wasDoubtful = true;
    }
}

void LikenessDialog::setHits(std::vector<LikenessLine> hits, bool keepsDistance)
{
    const int chosen = m_list->indexOfTopLevelItem(m_list->currentItem());
    const std::vector<LikenessLine> before = std::exchange(m_hits, std::move(hits));
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        listHits();
        for (int row = 0; chosen >= 0 && row < int(m_hits.size()); ++row)
            if (isSame(m_hits[std::size_t(row)].hit, before[std::size_t(chosen)].hit))
                m_list->setCurrentItem(m_list->topLevelItem(row));
        if (m_list->currentItem()) m_list->scrollToItem(m_list->currentItem());
    }
    const QSignalBlocker quiet(m_distance);
    std::vector<float> open; // distances of the hits that are neither accepted nor rejected
    for (const LikenessLine& hit : m_hits)
        if (!hit.isAccepted) open.push_back(hit.hit.distance);
    offer(*m_distance, tr("How far from the example is near enough. %1").arg(meaningOfDistance()),
          !open.empty()    ? QString()
          : m_hits.empty() ? nothingFound()
                           : tr("All hits were accepted: they stay in the list at any distance"));
    if (!open.empty()) {
        const float farthest = m_byChance ? doubtfulDistance(*m_byChance) : farthestUnmeasured;
        const int distance = keepsDistance ? m_distance->value() : sliderValue(nearAtFirst(open, farthest));
        m_distance->setRange(std::min(distance, sliderValue(open.front())), sliderValue(open.back()));
        m_distance->setValue(distance);
    }
    offerDecisions();
    showKept();
}

/// Hides the hits that are too far.
void LikenessDialog::showKept()
{
    m_kept = 0;
    for (int hit = 0; hit < int(m_hits.size()); ++hit) {
        const LikenessLine& line = m_hits[std::size_t(hit)];
        const bool isKept = line.isAccepted || sliderValue(line.hit.distance) <= m_distance->value();
        m_list->topLevelItem(hit)->setHidden(!isKept);
        m_kept += isKept ? 1 : 0;
    }
    m_count->setText(m_hits.empty()
                         ? QString()
                         : tr("%1 of %2 · up to %3", "hits kept, all hits, distance")
                               .arg(QLocale().toString(m_kept), QLocale().toString(qlonglong(m_hits.size())))
                               .arg(distanceText(float(m_distance->value() / sliderSteps))));
    const QString nothing = m_hits.empty() ? nothingFound() : QString();
    offer(*m_tag, tr("Tag all hits of the list at once"),
          m_kept == 0 && nothing.isEmpty() ? tr("No hit is near enough: move the slider to the right")
                                           : nothing);
    offer(*m_keep,
          tr("Keep the example, how near is near enough, and what you accepted and rejected: queries ask "
             "for it by like(\"name\")"),
          nothing);
    showNote();
}

QString LikenessDialog::nothingFound() { return tr("Nothing that moves like the example is listed yet"); }

// Decisions

void LikenessDialog::offerDecisions()
{
    const int hit = m_list->indexOfTopLevelItem(m_list->currentItem());
    const QString whyNot = m_hits.empty()                        ? nothingFound()
                           : hit < 0                             ? tr("Choose a hit in the list first")
                           : m_hits[std::size_t(hit)].isAccepted ? tr("The chosen hit was accepted already")
                                                                 : QString();
    offer(*m_accept, tr("This is meant: it stays in the list, and what moves like it comes first (Enter)"),
          whyNot);
    offer(*m_reject,
          tr("This is not meant: it leaves the list, and what moves like it comes last (Backspace)"), whyNot);
}

void LikenessDialog::decide(bool isAccepted)
{
    if (!m_accept->isEnabled()) return; // no hit is chosen, or it is accepted already
    emit decided(m_list->indexOfTopLevelItem(m_list->currentItem()), isAccepted);
}

void LikenessDialog::setCurrent(int hit)
{
    if (hit < 0 || hit >= m_list->topLevelItemCount()) return;
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentItem(m_list->topLevelItem(hit));
    offerDecisions();
}

void LikenessDialog::setDecisions(int accepted, int rejected)
{
    offer(*m_forget, tr("Forget what was accepted and rejected"),
          accepted + rejected > 0 ? QString() : tr("No hit was accepted or rejected yet"));
    m_forget->setText(accepted + rejected > 0
                          ? tr("&Start Over (%1 accepted, %2 rejected)").arg(accepted).arg(rejected)
                          : tr("&Start Over"));
}

} // namespace tagline
