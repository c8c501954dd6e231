#include "app/presenters/imports/TagImportForm.h"

#include "core/imports/ForeignText.h"
#include "core/library/SetFiles.h"
#include "core/tags/vocabulary/SetNames.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/choices/ChoiceBox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace tagline {
namespace {

QString translatedFormat(const std::string& text)
{
    return QCoreApplication::translate("tagline::TagImportFormat", text.c_str());
}

QString columnTitle(ColumnRole role)
{
    switch (role) {
    case ColumnRole::Clip:
        return TagImportForm::tr("Clip");
    case ColumnRole::Subjects:
        return TagImportForm::tr("Subjects");
    case ColumnRole::Tag:
        return TagImportForm::tr("Tag");
    case ColumnRole::StartFrame:
        return TagImportForm::tr("Start frame");
    case ColumnRole::StopFrame:
        return TagImportForm::tr("Stop frame");
    case ColumnRole::StartSeconds:
        return TagImportForm::tr("Start in seconds");
    case ColumnRole::StopSeconds:
        return TagImportForm::tr("Stop in seconds");
    case ColumnRole::Rate:
        return TagImportForm::tr("Frame rate");
    case ColumnRole::RateNumerator:
        return TagImportForm::tr("Frame rate, numerator");
    case ColumnRole::RateDenominator:
        return TagImportForm::tr("Frame rate, denominator");
    case ColumnRole::State:
        return TagImportForm::tr("State");
    case ColumnRole::StateBy:
        return TagImportForm::tr("State, by whom");
    case ColumnRole::StateAt:
        return TagImportForm::tr("State, when");
    case ColumnRole::TakeStart:
        return TagImportForm::tr("Start timecode");
    case ColumnRole::TakeStop:
        return TagImportForm::tr("End timecode");
    case ColumnRole::Marks:
        return TagImportForm::tr("List of marks");
    case ColumnRole::MarkName:
        return TagImportForm::tr("Mark");
    case ColumnRole::MarkStart:
        return TagImportForm::tr("Mark, from timecode");
    case ColumnRole::MarkStop:
        return TagImportForm::tr("Mark, to timecode");
    }
    return {};
}

} // namespace

TagImportForm::TagImportForm(const TagImportFormat& format, const QString& clip,
                             const std::vector<std::string>& sets, QWidget* parent)
    : QWidget(parent)
    , m_currentClip(clip)
    , m_format(new ChoiceBox(this))
    , m_holds(new QLabel(this))
    , m_clip(new QComboBox(this))
    , m_rate(new QLineEdit(this))
    , m_end(new QComboBox(this))
    , m_nameSpace(new QLineEdit(this))
    , m_set(new QComboBox(this))
    , m_tag(new QLineEdit(this))
    , m_hasTierNames(new QCheckBox(tr("Put the &tier's name before its tags"), this))
    , m_asCaptions(new QCheckBox(tr("Take all texts as ca&ptions"), this))
    , m_replaces(new QCheckBox(tr("&Replace the ranges of these tags in these clips"), this))
{
    for (const TagImportFormat& each : tagImportFormats()) m_format->addItem(translatedFormat(each.title));
    m_format->setCurrentIndex(int(&format - tagImportFormats().data()));
    m_clip->addItem(tr("The one that each file names"));
    if (!clip.isEmpty()) m_clip->addItem(tr("The open clip, %1").arg(clip));
    m_end->addItems({tr("The format's own rule"), tr("The first frame after the range"),
                     tr("The last frame of the range")});
    for (const std::string& set : sets)
        m_set->addItem(QString::fromStdString(set.empty() ? std::string(defaultSet) : set));
    m_columnsBox = columnsBox();
    describe();
    build();
    showFormat();
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        showFormat();
        emit changed();
    });
    for (QComboBox* box : {m_clip, m_end})
        connect(box, &QComboBox::currentIndexChanged, this, &TagImportForm::changed);
    connect(m_set, &QComboBox::currentTextChanged, this, &TagImportForm::changed);
    for (QLineEdit* line : {m_rate, m_nameSpace, m_tag})
        connect(line, &QLineEdit::textChanged, this, &TagImportForm::changed);
    for (QCheckBox* box : {m_hasTierNames, m_asCaptions, m_replaces})
        connect(box, &QCheckBox::toggled, this, &TagImportForm::changed);
}

void TagImportForm::describe()
{
    const auto describeOne = [](QWidget* widget, const char* name, const QString& title,
                                const QString& toolTip) {
        widget->setObjectName(name);
        widget->setAccessibleName(title);
        widget->setToolTip(toolTip);
    };
    describeOne(m_format, "importFormat", tr("Format"), tr("What the files are read as"));
    describeOne(m_clip, "importClip", tr("Clip"), tr("Which clip the ranges belong to"));
    describeOne(m_rate, "importRate", tr("Frame rate"),
                tr("Frames per second that frame numbers and timecodes count in: 30, 29.97 or 30000/1001"));
    m_rate->setPlaceholderText(tr("from the file, else from the clip"));
    describeOne(m_end, "importEnd", tr("Stop frame"),
                tr("Which frame the file gives as the stop of a range"));
    describeOne(m_nameSpace, "importNamespace", tr("Namespace"),
                tr("Put before every tag's name, with a dot: “ana” turns Run into ana.Run"));
    m_nameSpace->setPlaceholderText(tr("none"));
    describeOne(m_set, "importSet", tr("Tag set"),
                tr("The tag set that everything goes into: one that is there, or the name of a new one"));
    m_set->setEditable(true);
    m_set->setCompleter(nullptr); // "game" is another set than "gameplay"
    m_set->setInsertPolicy(QComboBox::NoInsert);
    m_set->lineEdit()->setPlaceholderText(tr("as the file names it"));
    m_set->setCurrentIndex(-1);
    describeOne(m_tag, "importTag", tr("Tag"),
                tr("The tag that every range gets, whatever the file calls it"));
    m_tag->setPlaceholderText(tr("as the file calls it"));
    m_hasTierNames->setObjectName("importTiers");
    m_hasTierNames->setToolTip(tr("The text “left” of the tier “Step” becomes the tag Step.left"));
    m_asCaptions->setObjectName("importCaptions");
    m_asCaptions->setToolTip(tr("What would be tags becomes free text on the same frames"));
    m_replaces->setObjectName("importReplaces");
    m_replaces->setToolTip(
        tr("Remove what these tags have in these clips first; otherwise the ranges are added to it. "
           "States of clips count even where the library's were said later, and values of clips take "
           "the place of those that they have"));
    m_holds->setWordWrap(true);
    m_holds->setAlignment(Qt::AlignTop);
    m_holds->setMinimumHeight(4 * fontMetrics().lineSpacing()); // the dialog keeps its size between formats
}

void TagImportForm::build()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    const auto add = [&](const QString& title, QWidget* field, int row, int column, int width = 1) {
        auto* label = new QLabel(title, this);
        label->setBuddy(field);
        grid->addWidget(label, row, column,
                        Qt::AlignRight | (field == m_holds ? Qt::AlignTop : Qt::AlignVCenter));
        grid->addWidget(field, row, column + 1, 1, width);
    };
    add(tr("For&mat"), m_format, 0, 0, 3);
    add(tr("What is read"), m_holds, 1, 0, 3);
    add(tr("&Clip"), m_clip, 2, 0);
    add(tr("&Frame rate"), m_rate, 2, 2);
    add(tr("&Stop frame"), m_end, 3, 0);
    add(tr("&Namespace"), m_nameSpace, 3, 2);
    grid->addWidget(m_hasTierNames, 4, 0, 1, 2);
    grid->addWidget(m_replaces, 4, 2, 1, 2);
    grid->addWidget(m_asCaptions, 5, 0, 1, 2);
    add(tr("Ta&g"), m_tag, 5, 2);
    add(tr("Tag s&et"), m_set, 6, 2);
    grid->addWidget(m_columnsBox, 7, 0, 1, 4);
    setTabOrder(m_nameSpace, m_hasTierNames); // in their order on screen; the columns come after the tag
    setTabOrder(m_hasTierNames, m_replaces);
    setTabOrder(m_replaces, m_asCaptions);
    setTabOrder(m_asCaptions, m_tag);
    setTabOrder(m_tag, m_set);
    for (const int column : {1, 3}) grid->setColumnStretch(column, 1);
}

/// Fields for the column of each role that a format has. Under a title: names such as Clip and Tag stand
/// above as well, for values of the whole file.
QWidget* TagImportForm::columnsBox()
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins({});
    auto* title = new QLabel(tr("Columns of the table that hold:"), box);
    title->setObjectName("importColumnsTitle");
    grid->addWidget(title, 0, 0, 1, 6);
    for (const TagImportFormat& each : tagImportFormats())
        for (const CsvColumn& column : each.columns)
            if (!m_columns.contains(column.role)) addColumn(column, *box);
    return box;
}

void TagImportForm::addColumn(const CsvColumn& column, QWidget& box)
{
    auto* choice = new ChoiceBox(&box);
    choice->setObjectName("importColumn_" +
                          QString::fromUtf8(column.word.data(), qsizetype(column.word.size())));
    choice->setAccessibleName(tr("Column: %1").arg(columnTitle(column.role)));
    choice->setToolTip(
        tr("The heading of the column that holds this; a tick is before one that was recognised"));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(12);
    auto* label = new QLabel(columnTitle(column.role), &box);
    label->setBuddy(choice);
    connect(choice, &QComboBox::currentIndexChanged, this, &TagImportForm::changed);
    m_columns[column.role] = {label, choice};
}

/// Arranges the columns of the format, three to a line.
void TagImportForm::arrangeColumns()
{
    auto& grid = static_cast<QGridLayout&>(*m_columnsBox->layout());
    for (const auto& [role, choice] : m_columns)
        for (QWidget* widget :
             {static_cast<QWidget*>(choice.label), static_cast<QWidget*>(choice.headings)}) {
            grid.removeWidget(widget);
            widget->hide();
        }
    int place = 0;
    for (const CsvColumn& column : format().columns) {
        const ColumnChoice& choice = m_columns.at(column.role);
        const int row = 1 + place / 3; // below the title
        grid.addWidget(choice.label, row, 2 * (place % 3), Qt::AlignRight | Qt::AlignVCenter);
        grid.addWidget(choice.headings, row, 2 * (place % 3) + 1);
        choice.label->show();
        choice.headings->show();
        ++place;
    }
    setHeadings({});
}

void TagImportForm::setHeadings(const std::vector<std::string>& headings)
{
    for (const CsvColumn& column : format().columns) {
        QComboBox* choice = m_columns.at(column.role).headings;
        const QSignalBlocker silent(choice);
        const QString before = choice->currentIndex() > 0 ? choice->currentText() : QString();
        choice->clear();
        const auto usual = columnOf(headings, column);
        choice->addItem(usual ? QString::fromStdString(headings[*usual]) : tr("none"));
        if (usual) { // a word would not fit behind it
            choice->setItemIcon(0, icon("check"));
            const QString told = tr("%1 (recognised)").arg(QString::fromStdString(headings[*usual]));
            choice->setItemData(0, told, Qt::AccessibleTextRole);
            choice->setItemData(0, told, Qt::ToolTipRole);
        }
        for (const std::string& heading : headings) choice->addItem(QString::fromStdString(heading));
        const auto kept = std::find(headings.begin(), headings.end(), before.toStdString());
        const bool isKept = !before.isEmpty() && kept != headings.end();
        choice->setCurrentIndex(isKept ? 1 + int(kept - headings.begin()) : 0);
    }
}

const TagImportFormat& TagImportForm::format() const
{
    return tagImportFormats()[std::size_t(m_format->currentIndex())];
}

QString TagImportForm::problem() const
{
    const QString rate = m_rate->text().trimmed();
    if (format().countsFrames && !rate.isEmpty() && !typedRate(rate.toStdString()))
        return tr("“%1” is no frame rate: type frames a second, such as 30, 29.97 or 30000/1001.").arg(rate);
    TagImportOptions named;
    giveNamespace(named, m_nameSpace->text().trimmed().toStdString());
    QString set = m_set->currentText().trimmed();
    if (named.nameSpace.find(setSeparator) != std::string::npos) set = m_nameSpace->text().trimmed();
    if (!set.isEmpty() && set != QString::fromUtf8(defaultSet) && !canNameSet(set.toStdString()))
        return tr("“%1” cannot name a tag set: type letters, digits and _, with no digit first, and no "
                  "ending of clips' files.")
            .arg(set);
    return {};
}

std::optional<TagImportOptions> TagImportForm::options() const
{
    if (!problem().isEmpty()) return std::nullopt;
    TagImportOptions options;
    if (format().countsFrames) options.rate = typedRate(m_rate->text().trimmed().toStdString());
    if (m_end->currentIndex() > 0)
        options.endRule = m_end->currentIndex() == 1 ? EndRule::HalfOpen : EndRule::Inclusive;
    giveNamespace(options, m_nameSpace->text().trimmed().toStdString());
    if (const std::string set = m_set->currentText().trimmed().toStdString(); !set.empty())
        options.set = set == defaultSet ? std::string() : set;
    options.tag = m_tag->text().trimmed().toStdString();
    options.hasTierNames = format().hasTiers && m_hasTierNames->isChecked();
    options.asCaptions = m_asCaptions->isChecked();
    options.replaces = m_replaces->isChecked();
    if (m_clip->currentIndex() > 0) options.clip = m_currentClip.toStdString();
    for (const CsvColumn& column : format().columns) {
        const QComboBox& choice = *m_columns.at(column.role).headings;
        if (choice.currentIndex() > 0) options.columns[column.role] = choice.currentText().toStdString();
    }
    return options;
}

void TagImportForm::showFormat()
{
    m_holds->setText(translatedFormat(format().holds));
    m_rate->setEnabled(format().countsFrames);
    m_hasTierNames->setEnabled(format().hasTiers);
    arrangeColumns();
    m_columnsBox->setVisible(format().hasColumns());
}

} // namespace tagline
