#include "app/presenters/motion/MotionChecksDialog.h"

#include "widgets/curves/SettingRow.h"
#include "widgets/theme/ScrollBarLook.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <span>

namespace tagline {
namespace {

/// How a limit is called; a row without a key is a heading.
struct LimitText
{
    const char* key;
    const char* name;
    const char* tip;
};

struct LimitWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::MotionChecksDialog)

public:
    static std::span<const LimitText> texts();
};

#define TEXT(text) QT_TR_NOOP(text) // which lupdate is told

std::span<const LimitText> LimitWords::texts()
{
    static const LimitText texts[]{
        {nullptr, TEXT("Frozen"), nullptr},
        {"frozenSeconds", TEXT("Shortest"), TEXT("A pose that is held this long amid motion is frozen")},
        {"frozenSpeed", TEXT("Still below"), TEXT("Nothing moves faster than this while it is frozen")},
        {"frozenAround", TEXT("Moving above"),
         TEXT("Something moves faster than this right beside a freeze")},
        {nullptr, TEXT("Pop"), nullptr},
        {"popDistance", TEXT("Distance"), TEXT("How far a joint jumps beyond its way before and after")},
        {"popSpeed", TEXT("Speed"), TEXT("How much faster it is during the jump than before and after")},
        {"popRatio", TEXT("Above its mean"),
         TEXT("How many times the same measure's mean in the second around")},
        {"popSeconds", TEXT("Out and back"), TEXT("Jumps closer together than this are one")},
        {nullptr, TEXT("Jitter"), nullptr},
        {"jitterSize", TEXT("Size"), TEXT("How far a joint shakes to either side")},
        {"jitterSeconds", TEXT("Shortest"), TEXT("Shorter shaking is left out")},
        {"jitterRate", TEXT("Slowest"), TEXT("Slower shaking is movement")},
        {nullptr, TEXT("Foot slide"), nullptr},
        {"slideSpeed", TEXT("Speed"), TEXT("A foot that rests and is faster than this slides")},
        {"slideDistance", TEXT("Distance"), TEXT("Slides that go less far are left out")},
        {"slideSeconds", TEXT("Shortest"), TEXT("Shorter slides are left out")},
        {"slideFastest", TEXT("Swings above"), TEXT("A foot that is faster than this does not rest")},
        {nullptr, TEXT("Floating"), nullptr},
        {"floatSeconds", TEXT("Shortest"), TEXT("How long nothing carries the figure")},
        {"floatHeight", TEXT("Height"), TEXT("How high its lowest joint is")},
        {"floatFall", TEXT("Falls at"), TEXT("A figure that falls faster than this is in flight")},
        {nullptr, TEXT("Under the floor"), nullptr},
        {"underDepth", TEXT("Depth"), TEXT("How far below the ground a joint is")},
        {"underSeconds", TEXT("Longest"), TEXT("What is below for longer stands on a step or slope")},
        {nullptr, TEXT("Calibration pose"), nullptr},
        {"calibrationAngle", TEXT("Angle"), TEXT("How far arms and legs may be off a T or an A")},
        {"calibrationSeconds", TEXT("From the ends"), TEXT("How far from the start or the end of the clip")},
        {nullptr, TEXT("Joint limit"), nullptr},
        {"bendLimit", TEXT("Knee, elbow"), TEXT("The most that a knee or an elbow bends")},
        {"backwardLimit", TEXT("Knee forwards"), TEXT("The most that a knee bends to the front")},
    };
    return texts;
}

#undef TEXT

constexpr int leastLines = 6;                    ///< of text, for the list with the names of its columns
constexpr int besideSplitter = 8, besideBar = 6; ///< device-independent pixels around the limits

/// "Frozen: shortest": several checks have a limit of that name.
QString wholeNameOf(const QString& heading, QString name)
{
    if (!name.isEmpty()) name[0] = name[0].toLower();
    return MotionChecksDialog::tr("%1: %2", "a check and its limit").arg(heading, name);
}

SettingLook lookOf(const MotionNumber& number, const LimitText& text)
{
    SettingLook look;
    look.name = MotionChecksDialog::tr(text.name);
    look.tip = MotionChecksDialog::tr(text.tip);
    look.lowest = number.lowest;
    look.highest = number.highest;
    look.isLogarithmic = number.lowest > 0.0;
    switch (number.quantity) {
    case MotionQuantity::Height:
        look.factor = 100.0;
        look.suffix = MotionChecksDialog::tr(" %");
        break;
    case MotionQuantity::Speed:
        look.factor = 100.0;
        look.suffix = MotionChecksDialog::tr(" %/s");
        break;
    case MotionQuantity::Seconds:
        look.factor = 1000.0;
        look.suffix = MotionChecksDialog::tr(" ms");
        look.decimals = 0;
        break;
    case MotionQuantity::Acceleration:
        look.suffix = MotionChecksDialog::tr(" legs/s²");
        break;
    case MotionQuantity::Degrees:
        look.suffix = MotionChecksDialog::tr("°");
        look.isLogarithmic = false;
        break;
    case MotionQuantity::Frequency:
        look.suffix = MotionChecksDialog::tr(" Hz");
        break;
    case MotionQuantity::Factor:
        look.suffix = MotionChecksDialog::tr(" ×");
        break;
    }
    return look;
}

} // namespace

MotionChecksDialog::MotionChecksDialog(QWidget* parent)
    : Dialog(parent)
    , m_list(new QTreeWidget(this))
    , m_note(new QLabel(this))
    , m_accept(new QPushButton(tr("&Accept"), this))
    , m_dismiss(new QPushButton(tr("&Dismiss"), this))
    , m_acceptAll(new QPushButton(tr("Accept A&ll"), this))
    , m_reset(new QPushButton(tr("&Reset Limits"), this))
{
    setObjectName("motionChecksDialog");
    setWindowTitle(tr("Motion Checks"));
    m_note->setWordWrap(true);
    m_note->setAccessibleName(tr("What was found"));
    m_list->setObjectName("motionFaults");
    m_list->setAccessibleName(tr("Ranges in which the motion is broken"));
    m_list->setToolTip(tr("The window shows the range that is chosen"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("Check"), tr("Frames"), tr("Joint"), tr("Value"), tr("Limit")});
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents); // the names of checks are few
    m_list->header()->setSectionResizeMode(2, QHeaderView::Stretch);          // names of joints are long
    m_accept->setObjectName("acceptFault");
    m_accept->setToolTip(tr("Tag the range that is chosen, as Bad.Pop or the like"));
    m_dismiss->setObjectName("dismissFault");
    m_dismiss->setToolTip(tr("Suggest the range that is chosen no more, until the library is closed"));
    m_acceptAll->setObjectName("acceptAllFaults");
    m_acceptAll->setToolTip(tr("Tag all ranges of the list"));
    m_reset->setObjectName("resetLimits");
    m_reset->setToolTip(tr("Return to the limits of a new library"));
    build();
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        showChosen();
        if (chosen() >= 0) emit faultChosen(chosen());
    });
    connect(m_accept, &QPushButton::clicked, this, [this] { emit acceptRequested(chosen()); });
    connect(m_dismiss, &QPushButton::clicked, this, [this] { emit dismissRequested(chosen()); });
    connect(m_acceptAll, &QPushButton::clicked, this, &MotionChecksDialog::acceptAllRequested);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        MotionSettings settings = m_settings;
        settings.check = {};
        setSettings(settings);
        emit edited(settings, tr("Motion Limits"), true);
    });
    setSettings({});
    showChosen();
}

void MotionChecksDialog::build()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton* button : {m_accept, m_dismiss, m_acceptAll, m_reset})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Enter is for the list
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(tr("Limits"));
    scroll->setWidget(buildLimits());
    auto* halves = new QSplitter(Qt::Vertical, this);
    halves->setChildrenCollapsible(false);
    m_list->setMinimumHeight(leastLines * fontMetrics().lineSpacing());
    halves->addWidget(m_list);
    halves->addWidget(scroll);
    halves->setStretchFactor(0, 1); // the limits are many
    halves->setStretchFactor(1, 3);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_note);
    column->addWidget(halves, 1);
    column->addWidget(buttons);
}

QWidget* MotionChecksDialog::buildLimits()
{
    auto* limits = new QWidget(this);
    auto* grid = new QGridLayout(limits);
    grid->setContentsMargins(0, besideSplitter, scrollBarWidth + besideBar, 0);
    grid->setColumnStretch(1, 1);
    QString check;
    for (const LimitText& text : LimitWords::texts()) {
        const int place = grid->rowCount();
        if (!text.key) {
            check = tr(text.name);
            auto* heading = new QLabel(check, limits);
            QFont bold = heading->font();
            bold.setBold(true);
            heading->setFont(bold);
            grid->addWidget(heading, place, 0, 1, 4);
            continue;
        }
        const MotionNumber& number = *findMotionNumber(text.key);
        auto* row = new SettingRow(lookOf(number, text), limits, *grid, place);
        m_rows.emplace(text.key, row);
        const QString name = wholeNameOf(check, tr(text.name));
        row->slider().setAccessibleName(name);
        row->field().setAccessibleName(name);
        connect(row, &SettingRow::edited, this, [this, &number, name](double value, bool isFinal) {
            MotionSettings settings = m_settings;
            number.set(settings, value);
            settings = plausible(settings);
            setSettings(settings);
            emit edited(settings, name, isFinal);
        });
    }
    grid->setRowStretch(grid->rowCount(), 1);
    return limits;
}

SettingRow* MotionChecksDialog::row(const std::string& key) const
{
    const auto found = m_rows.find(key);
    return found == m_rows.end() ? nullptr : found->second;
}

int MotionChecksDialog::chosen() const { return m_list->indexOfTopLevelItem(m_list->currentItem()); }

void MotionChecksDialog::showChosen()
{
    for (QPushButton* button : {m_accept, m_dismiss}) button->setEnabled(chosen() >= 0);
    m_acceptAll->setEnabled(!m_faults.empty());
}

void MotionChecksDialog::setFaults(const std::vector<FaultLine>& faults)
{
    if (faults == m_faults) return;
    const int place = chosen();
    m_faults = faults;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const FaultLine& fault : faults) {
            auto* line = new QTreeWidgetItem(
                m_list, {fault.check, fault.frames, fault.joint, fault.value, fault.limit});
            for (int column = 0; column < line->columnCount(); ++column) line->setToolTip(column, fault.tip);
        }
        if (place >= 0 && !faults.empty())
            m_list->setCurrentItem(m_list->topLevelItem(std::min(place, int(faults.size()) - 1)));
    }
    showChosen();
}

void MotionChecksDialog::setNote(const QString& text) { m_note->setText(text); }

void MotionChecksDialog::setSettings(const MotionSettings& settings)
{
    m_settings = settings;
    for (const auto& [key, row] : m_rows) row->setValue(findMotionNumber(key)->get(settings));
    m_reset->setEnabled(!(settings.check == MotionCheckSettings()));
    showMeanings();
}

void MotionChecksDialog::setLegLength(double metres)
{
    m_legLength = metres;
    showMeanings();
}

void MotionChecksDialog::showMeanings()
{
    const QLocale locale;
    for (const auto& [key, row] : m_rows) {
        const MotionNumber& number = *findMotionNumber(key);
        const double metres = number.get(m_settings) * m_legLength;
        QString text;
        if (m_legLength > 0.0 && number.quantity == MotionQuantity::Height)
            text = tr("%1 cm").arg(locale.toString(metres * 100.0, 'f', 1));
        if (m_legLength > 0.0 && number.quantity == MotionQuantity::Speed)
            text = tr("%1 m/s").arg(locale.toString(metres, 'f', 3));
        row->setMeaning(text);
    }
}

} // namespace tagline
