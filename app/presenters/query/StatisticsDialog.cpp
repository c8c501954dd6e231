#include "app/presenters/query/StatisticsDialog.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr std::size_t mostLines = 1000; ///< nobody reads further, and a file has them all
constexpr int numberColumns = 5;

/// Numbers that the table sorts as numbers.
double rounded(double number) { return std::round(number * 10) / 10; }

constexpr int shareRole = Qt::UserRole + 1; ///< frames of a part, of those of the greatest: 0 … 1
constexpr int barLine = 2;                  ///< pixels under the name, in the answer's colour

/// Numbers of the table, and a bar behind each name: how much of the answer the part has.
/// "1,868": of themselves, Qt's tables leave out what parts the thousands.
class StatisticsNumbers final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QVariant share = index.data(shareRole);
        if (!share.isValid()) return QStyledItemDelegate::paint(painter, option, index);
        const QRect place = option.rect;
        const int width = std::max(1, int(std::lround(share.toDouble() * place.width())));
        const QRect bar =
            QStyle::visualRect(option.direction, place, {place.topLeft(), QSize(width, place.height())});
        painter->fillRect(bar, theme().queryWash); // under the name, and under the mark of a chosen row
        QStyledItemDelegate::paint(painter, option, index);
        painter->fillRect(bar.adjusted(0, bar.height() - barLine, 0, 0), theme().query);
    }

    QString displayText(const QVariant& value, const QLocale&) const override
    {
        return QStyledItemDelegate::displayText(value, QLocale());
    }
};

QString number(std::int64_t count) { return QLocale().toString(qlonglong(count)); }

} // namespace

StatisticsDialog::StatisticsDialog(QWidget* parent)
    : Dialog(parent)
    , m_query(new ElidedLabel({}, this))
    , m_whole(new QLabel(this))
    , m_work(new QLabel(this))
    , m_choice(new QComboBox(this))
    , m_table(new QTreeWidget(this))
    , m_note(new QLabel(this))
    , m_export(new QPushButton(tr("&Export Table…"), this))
{
    setObjectName("statisticsDialog");
    setWindowTitle(tr("Statistics of the Answer"));
    m_query->setFont(codeFont(font()));
    m_whole->setWordWrap(true);
    m_whole->setObjectName("statisticsWhole");
    m_work->setWordWrap(true);
    m_work->setObjectName("statisticsWork");
    m_work->setToolTip(
        tr("Counted on this computer alone, because you wanted it: Edit ▸ Settings…, General"));
    m_work->hide();
    m_choice->setObjectName("statisticsParts");
    m_choice->addItems({tr("By folder"), tr("By tag"), tr("By clip"), tr("By length of ranges")});
    m_choice->setAccessibleName(tr("What is counted"));
    m_choice->setToolTip(
        tr("Count the answer's frames by folder, by tag, by clip or by the length of ranges"));
    m_table->setObjectName("statisticsTable");
    m_table->setAccessibleName(tr("Numbers"));
    m_table->setToolTip(tr("A click on a heading sorts"));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setColumnCount(1 + numberColumns);
    m_table->setItemDelegate(new StatisticsNumbers(m_table));
    m_table->header()->setStretchLastSection(false);
    m_note->setWordWrap(true);
    m_export->setToolTip(tr("Write this table as a CSV file, with every line"));
    m_export->setObjectName("exportStatistics");
    build();
    connect(m_choice, &QComboBox::currentIndexChanged, this, &StatisticsDialog::showParts);
    connect(m_export, &QPushButton::clicked, this, &StatisticsDialog::exportRequested);
    setNumbers({});
}

void StatisticsDialog::build()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_export, QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Enter is for the table
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_query);
    column->addWidget(m_whole);
    column->addWidget(m_work);
    column->addWidget(m_choice, 0, Qt::AlignLeft);
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
}

void StatisticsDialog::setQuery(const QString& echo, bool isStale)
{
    if (isStale) {
        m_query->setColour(&Theme::hint);
        return; // of the query whose numbers stand below
    }
    m_query->setColour(&Theme::text);
    m_query->setText(echo);
    m_query->setVisible(!echo.isEmpty());
}

void StatisticsDialog::setNumbers(const std::optional<AnswerBreakdown>& numbers)
{
    m_numbers = numbers;
    showWhole();
    showParts();
}

void StatisticsDialog::setWorkNote(const QString& note)
{
    m_work->setText(note);
    m_work->setVisible(!note.isEmpty());
}

void StatisticsDialog::showWhole()
{
    if (!m_numbers) return m_whole->setText(tr("Type a query: its answer is counted here."));
    const QueryStatistics& whole = m_numbers->whole;
    const RangeStatistics& ranges = whole.ranges;
    const QLocale locale;
    const QString counts =
        tr("%1 · %2 · %3 · %4 s · %5 % of all frames")
            .arg(tr("%Ln clip(s)", nullptr, int(whole.clips)),
                 tr("%Ln range(s)", nullptr, int(ranges.ranges)),
                 tr("%Ln frame(s)", nullptr, int(ranges.frames)), locale.toString(ranges.seconds, 'f', 1),
                 locale.toString(ranges.percent, 'f', 1));
    if (ranges.ranges == 0) return m_whole->setText(counts);
    const LengthSpread& spread = ranges.lengthFrames;
    const auto frames = [&](double length) {
        return locale.toString(length, 'f', length == std::floor(length) ? 0 : 1);
    };
    m_whole->setText(counts + '\n' +
                     tr("Ranges of %1 to %2 frames, the median %3")
                         .arg(frames(spread.shortest), frames(spread.longest), frames(spread.median)));
}

StatisticsDialog::Parts StatisticsDialog::parts() const { return Parts(m_choice->currentIndex()); }

std::span<const AnswerPart> StatisticsDialog::shownParts() const
{
    if (!m_numbers) return {};
    switch (parts()) {
    case Parts::Folder:
        return m_numbers->byFolder;
    case Parts::Tag:
        return m_numbers->byTag;
    case Parts::Clip:
        return m_numbers->byClip;
    case Parts::Length:
        return m_numbers->byLength;
    }
    return {};
}

std::string_view StatisticsDialog::shownHeading() const
{
    constexpr std::string_view headings[] = {"folder", "tag", "clip", "length"};
    return headings[int(parts())];
}

QString StatisticsDialog::nameOf(const AnswerPart& part) const
{
    const QString name = QString::fromStdString(part.name);
    if (parts() == Parts::Length) return tr("%1 frames").arg(name);
    return name.isEmpty() ? tr("In the library's own folder") : name;
}

void StatisticsDialog::showParts()
{
    const QString headings[] = {tr("Folder"), tr("Tag"), tr("Clip"), tr("Length")};
    m_table->setSortingEnabled(false);
    m_table->clear();
    m_table->setHeaderLabels({headings[int(parts())], tr("Clips"), tr("Ranges"), tr("Frames"), tr("Seconds"),
                              tr("% of the answer")});
    for (int column = 1; column <= numberColumns; ++column)
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    const std::span<const AnswerPart> all = shownParts();
    std::int64_t greatest = 1;
    for (const AnswerPart& part : all) greatest = std::max(greatest, part.frames);
    for (const AnswerPart& part : all.first(std::min(all.size(), mostLines))) {
        auto* item = new QTreeWidgetItem(m_table, {nameOf(part)});
        item->setToolTip(0, nameOf(part)); // a folder's path may be longer than its column
        item->setData(0, shareRole, double(part.frames) / double(greatest));
        const QVariant numbers[numberColumns] = {qlonglong(part.clips), qlonglong(part.ranges),
                                                 qlonglong(part.frames), rounded(part.seconds),
                                                 rounded(part.percent)};
        for (int column = 0; column < numberColumns; ++column) {
            item->setData(column + 1, Qt::DisplayRole, numbers[column]);
            item->setTextAlignment(column + 1, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    m_table->header()->setSortIndicator(-1, Qt::AscendingOrder); // unsorted until a heading is clicked
    m_table->setSortingEnabled(true);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    int least = 14 * fontMetrics().horizontalAdvance('M'); // of the names
    for (int column = 1; column <= numberColumns; ++column) {
        m_table->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
        least += m_table->header()->sectionSizeHint(column);
    }
    m_table->setMinimumWidth(least);
    const bool isCut = all.size() > mostLines;
    m_note->setText(tr("The first %1 of %2 lines: the exported table has all of them.")
                        .arg(number(std::int64_t(mostLines)), number(std::int64_t(all.size()))));
    m_note->setVisible(isCut);
    m_export->setEnabled(!all.empty());
}

} // namespace tagline
