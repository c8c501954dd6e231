#include "app/presenters/versions/AnnotatorDialog.h"
#include "widgets/theme/choices/ChoiceBox.h"
#include "widgets/theme/controls/MenuText.h"
#include "widgets/theme/messages/EmptyNote.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int mostTakeKeys = 9; ///< 1 to 9
constexpr int tagColumns = 7;
constexpr int longestName = 24;    ///< letters of an annotator's name on a button
constexpr int betweenColumns = 14; ///< pixels
constexpr int narrowestName = 140; ///< the first column
constexpr int overAnswers = 8;     ///< pixels, beside the usual room
constexpr int linesOfSides = 4;    ///< of text; more annotators are scrolled to
constexpr int leastTableLines = 6; ///< with the names of the columns, for each of the two tables

/// Makes the column as wide as its texts, with room between columns.
void fitColumn(QTreeWidget& list, int column)
{
    list.resizeColumnToContents(column);
    const int width = list.columnWidth(column) + betweenColumns;
    list.setColumnWidth(column, column == 0 ? std::max(width, narrowestName) : width);
}

} // namespace

AnnotatorDialog::AnnotatorDialog(QWidget* parent)
    : Dialog(parent)
    , m_note(new QLabel(this))
    , m_tag(new ChoiceBox(this))
    , m_sides(new QListWidget(this))
    , m_byAuthor(new QCheckBox(tr("Compare the &authors of this library's tags"), this))
    , m_addFolder(new QPushButton(tr("Add &Folder…"), this))
    , m_addFiles(new QPushButton(tr("Add F&iles…"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_tags(new QTreeWidget(this))
    , m_empty(new EmptyNote(*m_tags, *m_note))
    , m_lines(new QTreeWidget(this))
    , m_keep(new QPushButton(tr("Keep as It Is (0)"), this))
    , m_takes(new QHBoxLayout)
{
    setObjectName("annotators");
    setWindowTitle(tr("Compare Annotators"));
    m_note->setObjectName("annotatorNote");
    m_note->setWordWrap(true);
    QSizePolicy beside = m_note->sizePolicy(); // keeps the choice of tags at the right
    beside.setRetainSizeWhenHidden(true);
    m_note->setSizePolicy(beside);
    m_tag->setObjectName("annotatorTag");
    m_tag->setAccessibleName(tr("Tag whose differences are shown"));
    m_tag->setToolTip(
        tr("Show the differences of one tag alone: in the list, on the timeline and on the wall"));
    m_sides->setObjectName("annotatorSides");
    m_sides->setAccessibleName(tr("Annotators"));
    m_sides->setToolTip(tr("Whose tags are compared"));
    m_byAuthor->setObjectName("byAuthor");
    m_byAuthor->setToolTip(tr("Compare those whom the records of tags name, in all tag sets"));
    m_addFolder->setObjectName("addAnnotatorFolder");
    m_addFolder->setToolTip(tr("Add a folder with another annotator's sidecars of the same clips"));
    m_addFiles->setObjectName("addAnnotatorFiles");
    m_addFiles->setToolTip(tr("Add another annotator's sidecars, file by file"));
    m_remove->setObjectName("removeAnnotator");
    m_remove->setToolTip(tr("Leave the chosen annotator out"));
    m_tags->setObjectName("agreementTable");
    m_tags->setAccessibleName(tr("Agreement on each tag"));
    m_tags->setToolTip(tr("How far all agree on each tag: 1 is alike, 0 is as by chance. Edges: how many "
                          "frames apart half of those of the same ranges are at most, and nine of ten"));
    m_lines->setObjectName("differenceList");
    m_lines->setAccessibleName(tr("Differences"));
    m_lines->setToolTip(tr("The window shows the place that is chosen"));
    for (QTreeWidget* each : {m_tags, m_lines}) {
        each->setRootIsDecorated(false);
        each->setUniformRowHeights(true);
        each->setTextElideMode(Qt::ElideMiddle);
    }
    m_keep->setObjectName("keepDifference");
    m_keep->setAutoDefault(false);
    m_keep->setToolTip(tr("Leave these frames in the library as they are, and take them off the list until "
                          "annotators are compared anew (0)"));
    build();
    auto* keepKey = new QShortcut(QKeySequence(Qt::Key_0), m_keep);
    keepKey->setAutoRepeat(false);
    connect(keepKey, &QShortcut::activated, m_keep, &QPushButton::click);
    connect(m_keep, &QPushButton::clicked, this, [this] { emit keepRequested(chosenLine()); });
    connect(m_addFolder, &QPushButton::clicked, this, &AnnotatorDialog::addFolderRequested);
    connect(m_addFiles, &QPushButton::clicked, this, &AnnotatorDialog::addFilesRequested);
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeRequested(m_sides->currentRow()); });
    connect(m_byAuthor, &QCheckBox::toggled, this, [this](bool isOn) {
        showChosen();
        emit byAuthorChosen(isOn);
    });
    connect(m_tag, &QComboBox::activated, this,
            [this](int place) { emit tagChosen(m_tag->itemData(place).toString()); });
    connect(m_sides, &QListWidget::currentRowChanged, this, &AnnotatorDialog::showChosen);
    connect(m_lines, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        showChosen();
        if (item) emit differenceChosen(chosenLine());
    });
    setResult({});
}

void AnnotatorDialog::build()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* choices = new QHBoxLayout;
    for (QPushButton* button : {m_addFolder, m_addFiles, m_remove}) {
        button->setAutoDefault(false);
        choices->addWidget(button);
    }
    auto* sides = new QVBoxLayout;
    sides->addLayout(choices);
    sides->addWidget(m_byAuthor);
    sides->addStretch(1);
    auto* who = new QHBoxLayout;
    who->addWidget(m_sides, 1);
    who->addLayout(sides);
    m_sides->setFixedHeight(linesOfSides * fontMetrics().lineSpacing());
    auto* tagName = new QLabel(tr("&Differences of"), this);
    tagName->setBuddy(m_tag);
    auto* said = new QHBoxLayout;
    said->addWidget(m_note, 1);
    said->addWidget(tagName);
    said->addWidget(m_tag);
    auto* tables = new QSplitter(Qt::Vertical, this);
    tables->setObjectName("annotatorTables");
    tables->setChildrenCollapsible(false);
    for (QTreeWidget* each : {m_tags, m_lines}) {
        each->setMinimumHeight(leastTableLines * fontMetrics().lineSpacing());
        tables->addWidget(each);
    }
    tables->setStretchFactor(0, 2); // there are more differences than tags
    tables->setStretchFactor(1, 3);
    auto* answers = new QHBoxLayout;
    answers->addLayout(m_takes);
    answers->addWidget(m_keep);
    answers->addStretch(1);
    answers->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->addLayout(who);
    column->addLayout(said);
    column->addWidget(tables, 1);
    column->addSpacing(overAnswers);
    column->addLayout(answers);
}

void AnnotatorDialog::setSides(const QStringList& names, const QStringList& tips)
{
    const QSignalBlocker quiet(m_sides);
    const int former = m_sides->currentRow();
    m_sides->clear();
    for (qsizetype i = 0; i < names.size(); ++i) {
        auto* item = new QListWidgetItem(names[i], m_sides);
        item->setToolTip(tips.value(i));
    }
    m_sides->setCurrentRow(std::clamp(former, 0, std::max(int(names.size()) - 1, 0)));
    showChosen();
}

/// Makes a button for each annotator, with the key of its number.
void AnnotatorDialog::setTakeButtons(const QStringList& names)
{
    for (QPushButton* each : m_takeButtons) delete each;
    m_takeButtons.clear();
    while (QLayoutItem* rest = m_takes->takeAt(0)) delete rest;
    for (int i = 0; i < std::min(int(names.size()), mostTakeKeys); ++i) {
        QString name = fontMetrics().elidedText(names[i], Qt::ElideMiddle,
                                                longestName * fontMetrics().averageCharWidth());
        auto* button =
            new QPushButton(tr("Take from %1 (%2)").arg(menuText(name), QString::number(i + 1)), this);
        button->setObjectName(QString("takeAnnotator%1").arg(i + 1));
        button->setAutoDefault(false);
        auto* shortcut = new QShortcut(QKeySequence(Qt::Key_1 + i), button); // its own one clicks late
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
        button->setToolTip(tr("Tag these frames in the library as %1 did (%2)").arg(names[i]).arg(i + 1));
        connect(button, &QPushButton::clicked, this, [this, i] { emit takeRequested(chosenLine(), i); });
        m_takes->addWidget(button);
        m_takeButtons.push_back(button);
    }
}

void AnnotatorDialog::setResult(const AnnotatorResult& result)
{
    const QSignalBlocker quiet(m_lines);
    const int former = chosenLine();
    const AnnotatorLine chosen = former >= 0 && std::size_t(former) < m_result.lines.size()
                                     ? m_result.lines[std::size_t(former)]
                                     : AnnotatorLine();
    if (m_takeButtons.empty() || result.names != m_result.names) setTakeButtons(result.names);
    m_result = result;
    showTags(result);
    m_tags->clear();
    m_tags->setColumnCount(tagColumns);
    m_tags->setHeaderLabels({tr("Tag"), result.coefficient.isEmpty() ? tr("Kappa") : result.coefficient,
                             tr("Alike"), tr("Edges, half"), tr("Edges, 90 %"), tr("Missed"), tr("Doubled")});
    showHeadingTips();
    for (const QStringList& tag : result.tags) new QTreeWidgetItem(m_tags, tag);
    for (int column = 0; column + 1 < tagColumns; ++column) fitColumn(*m_tags, column);
    m_lines->clear();
    m_lines->setColumnCount(3 + int(result.names.size()));
    m_lines->setHeaderLabels(QStringList{tr("Clip"), tr("Tag"), tr("Frames")} + result.names);
    for (const AnnotatorLine& line : result.lines)
        new QTreeWidgetItem(m_lines, QStringList{line.clip, line.tag, line.frames} + line.judgements);
    for (int column = 0; column + 1 < m_lines->columnCount(); ++column) fitColumn(*m_lines, column);
    // The line itself, else the one that came to its place: what was taken is no difference any more.
    const auto same = std::find(result.lines.begin(), result.lines.end(), chosen);
    const int place = same != result.lines.end() ? int(same - result.lines.begin()) : former;
    if (place >= 0 && !result.lines.empty())
        m_lines->setCurrentItem(m_lines->topLevelItem(std::min(place, int(result.lines.size()) - 1)));
    showChosen();
}

void AnnotatorDialog::showTags(const AnnotatorResult& result)
{
    m_tag->clear();
    m_tag->addItem(tr("All Tags"));
    for (const QString& tag : result.differing) m_tag->addItem(tag, tag);
    m_tag->setCurrentIndex(std::max(m_tag->findData(result.shownTag), 0));
    m_tag->setEnabled(!result.differing.isEmpty());
}

void AnnotatorDialog::showHeadingTips()
{
    const QStringList tips{
        tr("Those that annotators use in different ways come first"),
        tr("How far all agree beyond chance: 1 is alike, 0 is as by chance"),
        tr("Share of the frames that all judge alike"),
        tr("Half of the edges of ranges that overlap are at most so many frames apart"),
        tr("Nine of ten edges of ranges that overlap are at most so many frames apart"),
        tr("Ranges of others that overlap none of an annotator's own"),
        tr("Ranges of others that overlap several of an annotator's own"),
    };
    for (int column = 0; column < tagColumns; ++column)
        m_tags->headerItem()->setToolTip(column, tips.value(column));
}

void AnnotatorDialog::setNote(const QString& text) { m_empty->say(text); }

int AnnotatorDialog::chosenLine() const { return m_lines->indexOfTopLevelItem(m_lines->currentItem()); }

void AnnotatorDialog::showChosen()
{
    const bool byAuthor = m_byAuthor->isChecked();
    for (QWidget* each : {static_cast<QWidget*>(m_sides), static_cast<QWidget*>(m_addFolder),
                          static_cast<QWidget*>(m_addFiles)})
        each->setEnabled(!byAuthor);
    m_remove->setEnabled(!byAuthor && m_sides->currentRow() >= 0 && m_sides->count() > 1);
    const int line = chosenLine();
    m_keep->setEnabled(line >= 0);
    for (std::size_t i = 0; i < m_takeButtons.size(); ++i)
        m_takeButtons[i]->setEnabled(
            line >= 0 && m_result.lines[std::size_t(line)].judgements.value(int(i)) != QStringLiteral("–"));
}

} // namespace tagline
