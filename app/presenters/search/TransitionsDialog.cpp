#include "app/presenters/search/TransitionsDialog.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/transitions/CostPicture.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace tagline {
namespace {

constexpr int fieldRoom = 6;                   ///< pixels that border and padding take
constexpr int listShare = 3, pictureShare = 2; ///< of the width
constexpr int leastColumn = 40;                ///< pixels of the list
constexpr int costsTextLines = 2;
constexpr int beforeButtons = 8;       ///< pixels, beside the usual room
constexpr int greyRole = Qt::UserRole; ///< whether a line is of the queries before

void colourLine(QTreeWidgetItem& item)
{
    const bool isGrey = item.data(0, greyRole).toBool();
    for (int column = 0; column < item.columnCount(); ++column)
        item.setForeground(column, isGrey ? QBrush(theme().hint) : QBrush());
}

QueryEdit* queryField(const char* name, const QString& label, const QString& tip, QWidget* parent)
{
    auto* field = new QueryEdit(parent);
    field->setObjectName(name);
    field->setAccessibleName(label);
    field->setToolTip(tip);
    field->setProperty("look", "field"); // one of several in a form: the style sheet gives it a border
    field->setFixedHeight(field->sizeHint().height() + fieldRoom);
    return field;
}

} // namespace

TransitionsDialog::TransitionsDialog(QWidget* parent)
    : Dialog(parent)
    , m_from(queryField("transitionsFrom", tr("From"),
                        tr("A query: the frames that are left, such as Walk or @name of a saved query"),
                        this))
    , m_to(queryField("transitionsTo", tr("To"), tr("A query: the frames that are gone to"), this))
    , m_wholeBody(new QCheckBox(tr("&Whole body"), this))
    , m_list(new QTreeWidget(this))
    , m_costs(new CostPicture(this))
    , m_costsText(new ElidedLabel({}, this))
    , m_note(new QLabel(this))
    , m_swap(new QPushButton(tr("&Swap"), this))
    , m_play(new QPushButton(tr("&Play"), this))
{
    setObjectName("transitionsDialog");
    setWindowTitle(tr("Find Transitions"));
    m_from->setPlaceholderText(tr("such as Walk"));
    m_to->setPlaceholderText(tr("such as Run"));
    m_wholeBody->setObjectName("transitionsWholeBody");
    m_wholeBody->setToolTip(tr("Compare eleven parts of the body, not feet and hips alone"));
    m_list->setObjectName("transitionsList");
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("Difference"), tr("From"), tr("To")});
    m_list->headerItem()->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Transitions"));
    const QString meaning =
        tr("How unlike the two frames are: ≈ 80 ms is as unlike as two frames of the same "
           "motion that lie 80 ms apart; less is smoother.");
    m_list->headerItem()->setToolTip(0, meaning);
    m_list->setToolTip(tr("The best first. %1 Enter plays a line.").arg(meaning));
    m_list->setTextElideMode(Qt::ElideMiddle); // frames stand at the end
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setMinimumSectionSize(leastColumn);
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_costsText->setObjectName("transitionCostsText");
    m_costsText->setMostLines(costsTextLines);
    m_costsText->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_costsText->setMinimumHeight(m_costsText->sizeHint().height()); // the picture is as high as it leaves
    m_note->setObjectName("transitionsNote");
    m_note->setWordWrap(true);
    m_swap->setObjectName("transitionsSwap");
    m_swap->setToolTip(tr("Look for the way back"));
    m_play->setObjectName("transitionsPlay");
    m_play->setToolTip(tr("Play the chosen transition: a second before it, and a second after it (Enter)"));
    build();
    for (QueryEdit* field : {m_from, m_to}) {
        connect(field, &QueryEdit::textEdited, this, &TransitionsDialog::asked);
        connect(field, &QueryEdit::accepted, this, &TransitionsDialog::goToList);
        connect(field, &QueryEdit::left, this, &QDialog::reject);
    }
    connect(m_wholeBody, &QCheckBox::toggled, this, &TransitionsDialog::asked);
    connect(m_swap, &QPushButton::clicked, this, [this] {
        setTexts(to(), from());
        emit asked();
    });
    connect(m_play, &QPushButton::clicked, this, &TransitionsDialog::playCurrent);
    connect(m_list, &QTreeWidget::itemActivated, this, &TransitionsDialog::playCurrent);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        m_play->setEnabled(item != nullptr);
        if (item) emit lineChosen(m_list->indexOfTopLevelItem(item));
    });
    connect(m_costs, &CostPicture::pairChosen, this, &TransitionsDialog::pairTaken);
    connect(&themeSignal(), &ThemeSignal::changed, this, [this] {
        for (int at = 0; at < m_list->topLevelItemCount(); ++at) colourLine(*m_list->topLevelItem(at));
    });
    setLines({}, false);
    setCosts({}, false);
    setNote({});
}

/// Low and wide: it stands beside the timeline, whose arcs show what is listed.
void TransitionsDialog::build()
{
    auto* column = new QVBoxLayout(this);
    column->addLayout(queries());
    column->addWidget(m_note);
    column->addLayout(answers(), 1);
    column->addWidget(m_costsText);
    column->addSpacing(beforeButtons);
    column->addLayout(choices());
}

QLayout* TransitionsDialog::queries()
{
    m_swap->setAutoDefault(false);
    m_swap->setFixedHeight(m_from->minimumHeight()); // in one line with the fields
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("From"), this));
    row->addWidget(m_from, 1);
    row->addWidget(m_swap);
    row->addWidget(new QLabel(tr("To"), this));
    row->addWidget(m_to, 1);
    return row;
}

QLayout* TransitionsDialog::answers()
{
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, listShare);
    row->addWidget(m_costs, pictureShare);
    return row;
}

QLayout* TransitionsDialog::choices()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_play, QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Enter is for the list
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(m_wholeBody);
    row->addWidget(buttons, 1);
    return row;
}

/// To the chosen line; to the first where none is.
void TransitionsDialog::goToList()
{
    m_list->setFocus();
    QTreeWidgetItem* item = m_list->currentItem() ? m_list->currentItem() : m_list->topLevelItem(0);
    if (item)
        m_list->setCurrentItem(item, 0, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void TransitionsDialog::playCurrent()
{
    if (QTreeWidgetItem* item = m_list->currentItem()) emit playRequested(m_list->indexOfTopLevelItem(item));
}

void TransitionsDialog::setTexts(const QString& from, const QString& to)
{
    m_from->setText(from);
    m_to->setText(to);
}

bool TransitionsDialog::comparesWholeBody() const { return m_wholeBody->isChecked(); }

QTreeWidgetItem* TransitionsDialog::addItem(const TransitionLine& line, bool isGrey)
{
    const QString time = line.isByHand ? tr("by hand %1", "how unlike frames are").arg(line.time) : line.time;
    auto* item = new QTreeWidgetItem(m_list, {time, line.from, line.to});
    item->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
    if (line.isByHand)
        item->setToolTip(0, tr("You took these frames from the picture. The next ones from there take their "
                               "place, and another search drops them"));
    item->setToolTip(1, line.from);
    item->setToolTip(2, line.to);
    item->setData(0, greyRole, isGrey);
    if (isGrey) colourLine(*item);
    return item;
}

void TransitionsDialog::setLines(std::vector<TransitionLine> lines, bool areGrey)
{
    const QSignalBlocker quiet(m_list);
    const int chosen = m_list->indexOfTopLevelItem(m_list->currentItem());
    const bool wasChosen = chosen >= 0;
    const TransitionPair before = wasChosen ? m_lines[std::size_t(chosen)].pair : TransitionPair();
    m_lines = std::move(lines);
    m_list->clear();
    for (const TransitionLine& line : m_lines) {
        QTreeWidgetItem* item = addItem(line, areGrey);
        if (wasChosen && before.from == line.pair.from && before.to == line.pair.to)
            m_list->setCurrentItem(item);
    }
    m_play->setEnabled(m_list->currentItem() != nullptr);
    m_costsText->setVisible(!m_lines.empty()); // no room for words on a picture of nothing
}

std::optional<int> TransitionsDialog::chosenLine() const
{
    const int line = m_list->indexOfTopLevelItem(m_list->currentItem());
    return line >= 0 ? std::optional(line) : std::nullopt;
}

void TransitionsDialog::chooseLine(int line)
{
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentItem(m_list->topLevelItem(line));
    m_play->setEnabled(m_list->currentItem() != nullptr);
}

void TransitionsDialog::setCosts(std::optional<CostPictureContent> content, bool isComputing)
{
    const bool isShown = content.has_value();
    m_costs->setHint(isComputing ? tr("Comparing frames…")
                                 : tr("Choose a transition\nto see what lies around it"));
    m_costs->setStale(isComputing);
    m_costsText->setText(
        isShown ? tr("Down: frames of %1. Across: frames of %2. The stronger the colour, the smoother. Click "
                     "other frames to list them.")
                      .arg(content->fromClip, content->toClip)
                : QString());
    m_costs->setContent(std::move(content));
}

void TransitionsDialog::markPair(const std::optional<TransitionPair>& pair) { m_costs->setMarked(pair); }

void TransitionsDialog::setNote(const QString& text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

void TransitionsDialog::setErrors(int fromColumn, int toColumn)
{
    m_from->setError(fromColumn);
    m_to->setError(toColumn);
}

} // namespace tagline
