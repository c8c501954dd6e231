#include "app/presenters/search/CoverageDialog.h"

#include "widgets/coverage/CoverageTexts.h"
#include "widgets/coverage/CoverageView.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <numbers>

namespace tagline {
namespace {

constexpr int linesShown = 5; ///< without scrolling

/// A speed, metres a second.
QDoubleSpinBox* speedField(double value, const QString& name, const QString& accessible, const QString& tip)
{
    auto* field = new QDoubleSpinBox;
    field->setObjectName(name);
    field->setRange(0.0, CoverageLimits().fastest);
    field->setSingleStep(0.5);
    field->setDecimals(1);
    field->setValue(value);
    field->setAccessibleName(accessible);
    field->setToolTip(tip);
    return field;
}

} // namespace

CoverageDialog::CoverageDialog(QWidget* parent)
    : Dialog(parent)
    , m_query(new ElidedLabel({}, this))
    , m_view(new CoverageView(this))
    , m_counts(new QLabel(this))
    , m_slowest(speedField(CoverageLimits().slowest, "coverageSlowest", tr("Slowest speed, metres a second"),
                           tr("Slower than this nothing needs to be driven, metres a second")))
    , m_fastest(speedField(CoverageLimits().fastest, "coverageFastest", tr("Fastest speed, metres a second"),
                           tr("Faster than this nothing needs to be driven, metres a second")))
    , m_widestTurn(new QSpinBox(this))
    , m_mirrored(new QCheckBox(tr("&Mirrored too"), this))
    , m_cell(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_note(new QLabel(this))
    , m_copy(new QPushButton(tr("Copy &Holes"), this))
{
    setObjectName("coverageDialog");
    setWindowTitle(tr("Coverage of the Query"));
    m_counts->setObjectName("coverageCounts");
    m_mirrored->setObjectName("coverageMirrored");
    m_mirrored->setChecked(true);
    m_mirrored->setToolTip(tr("Count frames in a mirror, with left and right changed in the query"));
    m_widestTurn->setObjectName("coverageTurn");
    m_widestTurn->setRange(0, 180);
    m_widestTurn->setSingleStep(15);
    m_widestTurn->setValue(180);
    m_widestTurn->setSuffix(tr("°"));
    m_widestTurn->setAccessibleName(tr("Widest turn, degrees"));
    m_widestTurn->setToolTip(tr("Wider turns than this, to either side, need not be driven"));
    m_cell->setObjectName("coverageCell");
    m_cell->setWordWrap(true);
    m_list->setObjectName("coverageList");
    m_list->setColumnCount(4);
    m_list->setHeaderLabels({tr("Off by"), tr("Clip"), tr("Frame"), tr("Side")});
    for (const int column : {0, 2})
        m_list->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Nearest clips"));
    m_list->setToolTip(tr("The clips that come nearest to the chosen cell; the window shows the one that is "
                          "chosen here"));
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_note->setObjectName("coverageNote");
    m_note->setWordWrap(true);
    m_copy->setObjectName("copyHoles");
    m_copy->setToolTip(tr("Copy a list of the speeds and turns for which motion is to be captured"));
    build();
    connect(m_view, &CoverageView::cellChosen, this, &CoverageDialog::cellChosen);
    for (QDoubleSpinBox* speed : {m_slowest, m_fastest})
        connect(speed, &QDoubleSpinBox::valueChanged, this, &CoverageDialog::limitsChanged);
    connect(m_slowest, &QDoubleSpinBox::valueChanged, m_fastest, &QDoubleSpinBox::setMinimum);
    connect(m_fastest, &QDoubleSpinBox::valueChanged, m_slowest, &QDoubleSpinBox::setMaximum);
    connect(m_widestTurn, &QSpinBox::valueChanged, this, &CoverageDialog::limitsChanged);
    connect(m_mirrored, &QCheckBox::toggled, this, &CoverageDialog::mirroredToggled);
    connect(m_copy, &QPushButton::clicked, this, &CoverageDialog::copyRequested);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item) emit lineChosen(m_list->indexOfTopLevelItem(item));
    });
    setMap({}, false);
    setLines({});
    setNote({});
}

void CoverageDialog::build()
{
    auto* below = new QHBoxLayout;
    below->addWidget(m_counts, 1);
    below->addWidget(m_mirrored);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Enter is for the list
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const int row = fontMetrics().height() + 6;
    m_list->setMinimumHeight((linesShown + 1) * row);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_query);
    column->addWidget(limitRow());
    column->addWidget(m_view, 3);
    column->addLayout(below);
    column->addWidget(m_cell);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
}

QWidget* CoverageDialog::limitRow()
{
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins({});
    const auto add = [&](const QString& text, QWidget* field) {
        auto* label = new QLabel(text, row);
        label->setBuddy(field);
        line->addWidget(label);
        line->addWidget(field);
    };
    add(tr("&Speeds"), m_slowest);
    add(tr("to"), m_fastest);
    line->addWidget(new QLabel(tr("m/s"), row));
    line->addStretch(1);
    add(tr("&Turns up to"), m_widestTurn);
    return row;
}

CoverageLimits CoverageDialog::limits() const
{
    return {m_slowest->value(), m_fastest->value(), m_widestTurn->value() * std::numbers::pi / 180.0};
}

void CoverageDialog::setQuery(const QString& echo)
{
    m_query->setFont(echo.isEmpty() ? font() : codeFont(font()));
    m_query->setColour(echo.isEmpty() ? &Theme::muted : &Theme::text);
    m_query->setText(echo.isEmpty() ? tr("All frames. Type a query to look at some of them.") : echo);
}

void CoverageDialog::setMap(const std::optional<CoverageMap>& map, bool isComputing)
{
    m_map = map;
    m_view->setMap(map);
    m_view->setStale(isComputing);
    m_copy->setEnabled(m_map && m_map->holes() > 0);
    showCounts(isComputing);
}

void CoverageDialog::showCounts(bool isComputing)
{
    if (!m_map) return m_counts->setText(isComputing ? tr("Measuring how all clips move…") : QString());
    const auto cells = int(m_map->asked()), holes = int(m_map->holes());
    m_counts->setText(tr("%1 of %2 speeds and turns can be driven, %n hole(s)", nullptr, holes)
                          .arg(cells - holes)
                          .arg(cells));
}

void CoverageDialog::setLines(std::vector<CoverageLine> lines)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const CoverageLine& line : lines) {
        auto* item = new QTreeWidgetItem(m_list, {line.miss, line.clip, QString::number(line.frame),
                                                  line.isMirrored ? tr("mirrored") : tr("same")});
        item->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(1, line.clip);
    }
    const auto cell = m_view->chosen();
    if (!m_map)
        m_cell->clear();
    else
        m_cell->setText(cell ? tr("Nearest to %1:").arg(questionText(m_map->cells[*cell].question))
                             : tr("Click a cell to see which clips come nearest to it."));
}

void CoverageDialog::setNote(const QString& text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

std::optional<std::size_t> CoverageDialog::chosenCell() const { return m_view->chosen(); }

bool CoverageDialog::countsMirrored() const { return m_mirrored->isChecked(); }

int CoverageDialog::holeCount() const { return m_map ? int(m_map->holes()) : 0; }

QString CoverageDialog::holes() const { return m_map ? holesText(*m_map) : QString(); }

} // namespace tagline
