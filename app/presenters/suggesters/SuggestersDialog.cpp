#include "app/presenters/suggesters/SuggestersDialog.h"

#include "core/library/commands/CommandWords.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace tagline {

namespace {

QLabel* labelOf(const QString& text, QWidget* field)
{
    auto* label = new QLabel(text, field->parentWidget());
    label->setBuddy(field);
    return label;
}

/// Side by side; choices and check boxes take what room there is.
QHBoxLayout* rowOf(std::initializer_list<QWidget*> widgets)
{
    auto* row = new QHBoxLayout;
    for (QWidget* widget : widgets) {
        const bool grows = qobject_cast<QComboBox*>(widget) || qobject_cast<QCheckBox*>(widget);
        row->addWidget(widget, grows ? 1 : 0);
    }
    return row;
}

} // namespace

SuggestersDialog::SuggestersDialog(QWidget* parent)
    : Dialog(parent)
    , m_chooser(new QComboBox(this))
    , m_add(newButton("addSuggester", tr("A&dd"), tr("Add a program of your own that suggests ranges")))
    , m_remove(newButton("removeSuggester", tr("Remo&ve"), tr("Remove this suggester; accepted ranges stay")))
    , m_form(new QFormLayout)
    , m_name(new QLineEdit(this))
    , m_command(new QLineEdit(this))
    , m_tags(new QLineEdit(this))
    , m_places(new QCheckBox(tr("Tell it &where the joints are"), this))
    , m_seconds(new QSpinBox(this))
    , m_scope(new QComboBox(this))
    , m_run(newButton("runSuggester", tr("R&un"), tr("Start the program and ask it about the clips")))
    , m_stop(newButton("stopSuggester", tr("&Stop"), tr("End the program that runs")))
    , m_status(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_accept(newButton("acceptSuggested", tr("&Accept"),
                         tr("Turn the chosen suggestion into a range (Enter, here and on the timeline)")))
    , m_reject(newButton("rejectSuggested", tr("&Reject"),
                         tr("Suggest the range no more, until the library is closed (Backspace, here and on "
                            "the timeline)")))
    , m_acceptAll(newButton("acceptAllSuggested", tr("Accept A&ll"),
                            tr("Turn all suggestions into ranges, in one step")))
{
    setObjectName("suggestersDialog");
    setWindowTitle(tr("Suggesters"));
    buildFields();
    build();
    connectAll();
    setSuggesters({}, {});
    setRunning(false);
    setSuggestions({}, std::nullopt);
}

QPushButton* SuggestersDialog::newButton(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAutoDefault(false); // Enter is for the list
    return button;
}

void SuggestersDialog::buildFields()
{
    const auto add = [this](const QString& label, QWidget* field, const char* name, const QString& tip) {
        field->setObjectName(name);
        field->setAccessibleName(QString(label).remove('&'));
        field->setToolTip(tip);
        m_form->addRow(label, field);
    };
    m_chooser->setObjectName("suggesters");
    m_chooser->setAccessibleName(tr("Suggester"));
    m_chooser->setToolTip(tr("Programs of your own that suggest ranges"));
    add(tr("&Name"), m_name, "suggesterName", tr("What its suggestions are known by"));
    add(tr("C&ommand"), m_command, "suggesterCommand",
        tr("The program and its arguments, such as python3 /home/ana/guess.py; words with blanks stand in "
           "double quotes. No shell sees them"));
    m_command->setPlaceholderText("python3 guess.py");
    add(tr("&Tags"), m_tags, "suggesterTags",
        tr("The tags that it may suggest, with commas between; empty: all that the library has"));
    m_places->setObjectName("suggesterPlaces");
    m_places->setToolTip(tr("Send it where each joint is at each frame, in metres"));
    m_seconds->setRange(1, Suggester::mostSeconds);
    m_seconds->setSuffix(tr(" s"));
    const auto name = [](QWidget* field, const char* word, const QString& label, const QString& tip) {
        field->setObjectName(word);
        field->setAccessibleName(label);
        field->setToolTip(tip);
    };
    name(m_seconds, "suggesterSeconds", tr("Time"), tr("End the program when one start of it takes longer"));
    m_form->addRow(QString(), rowOf({m_places, labelOf(tr("Ti&me"), m_seconds), m_seconds}));
    m_scope->addItems({tr("All clips"), tr("Selected clips"), tr("This clip")});
    m_scope->setCurrentIndex(int(RuleScope::CurrentClip));
    name(m_scope, "suggesterScope", tr("Clips"),
         tr("Ask about the whole library, the selected clips, or this clip only"));
    m_form->addRow(labelOf(tr("Cli&ps"), m_scope), rowOf({m_scope, m_run, m_stop}));
}

void SuggestersDialog::build()
{
    m_status->setWordWrap(true);
    m_status->setAccessibleName(tr("What came of it"));
    m_list->setObjectName("suggested");
    m_list->setAccessibleName(tr("Suggested ranges, the most doubtful first"));
    m_list->setToolTip(
        tr("The window shows the range that is chosen; Enter accepts it, Backspace rejects it"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("Score"), tr("Tag"), tr("Clip"), tr("Frames")});
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->installEventFilter(this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton* button : {m_accept, m_reject, m_acceptAll})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(rowOf({m_chooser, m_add, m_remove}));
    column->addLayout(m_form);
    column->addWidget(m_status);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
}

void SuggestersDialog::connectAll()
{
    connect(m_chooser, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        emit suggesterChosen(chosenName());
    });
    for (QLineEdit* field : {m_name, m_command, m_tags})
        connect(field, &QLineEdit::editingFinished, this, &SuggestersDialog::sendEdit);
    connect(m_places, &QCheckBox::clicked, this, &SuggestersDialog::sendEdit);
    connect(m_seconds, &QSpinBox::editingFinished, this, &SuggestersDialog::sendEdit);
    connect(m_add, &QPushButton::clicked, this, &SuggestersDialog::addRequested);
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeRequested(chosenName()); });
    connect(m_run, &QPushButton::clicked, this, [this] {
        sendEdit(); // a field may have the keyboard still
        emit runRequested(chosenName());
    });
    connect(m_stop, &QPushButton::clicked, this, &SuggestersDialog::stopRequested);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item) emit suggestionChosen(m_list->indexOfTopLevelItem(item));
    });
    connect(m_accept, &QPushButton::clicked, this, &SuggestersDialog::acceptRequested);
    connect(m_reject, &QPushButton::clicked, this, &SuggestersDialog::rejectRequested);
    connect(m_acceptAll, &QPushButton::clicked, this, &SuggestersDialog::acceptAllRequested);
}

bool SuggestersDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress && m_accept->isEnabled()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) return emit acceptRequested(), true;
        if (key == Qt::Key_Backspace) return emit rejectRequested(), true;
    }
    return Dialog::eventFilter(watched, event);
}

int SuggestersDialog::chosenRow() const
{
    const int row = m_chooser->currentIndex();
    return row >= 0 && std::size_t(row) < m_suggesters.size() ? row : -1;
}

QString SuggestersDialog::chosenName() const
{
    const int row = chosenRow();
    return row < 0 ? QString() : QString::fromStdString(m_suggesters[std::size_t(row)].name);
}

RuleScope SuggestersDialog::scope() const { return RuleScope(m_scope->currentIndex()); }

void SuggestersDialog::setSuggesters(const std::vector<Suggester>& suggesters, const QString& chosen)
{
    if (suggesters == m_suggesters && chosen == chosenName() && !suggesters.empty())
        return; // keeps text that is being typed
    const QSignalBlocker quiet(m_chooser);
    m_suggesters = suggesters;
    m_chooser->clear();
    for (const Suggester& each : suggesters) m_chooser->addItem(QString::fromStdString(each.name));
    m_chooser->setCurrentIndex(m_chooser->findText(chosen));
    m_chooser->setEnabled(!suggesters.empty());
    showFields();
}

void SuggestersDialog::showFields()
{
    const int row = chosenRow();
    const Suggester shown = row < 0 ? Suggester() : m_suggesters[std::size_t(row)];
    QStringList tags;
    for (const std::string& tag : shown.tags) tags << QString::fromStdString(tag);
    m_name->setText(QString::fromStdString(shown.name));
    m_command->setText(QString::fromStdString(commandText(shown.command)));
    m_tags->setText(tags.join(", "));
    m_places->setChecked(shown.wantsPlaces);
    m_seconds->setValue(shown.seconds);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_name, m_command, m_tags, m_places, m_seconds, m_scope, m_remove})
        field->setEnabled(row >= 0);
    setRunning(m_isRunning);
}

void SuggestersDialog::sendEdit()
{
    const int row = chosenRow();
    if (row < 0) return;
    Suggester typed;
    typed.name = m_name->text().trimmed().toStdString();
    typed.command = commandWords(m_command->text().toStdString());
    for (const QString& tag : m_tags->text().split(',', Qt::SkipEmptyParts))
        if (!tag.trimmed().isEmpty()) typed.tags.push_back(tag.trimmed().toStdString());
    typed.wantsPlaces = m_places->isChecked();
    typed.seconds = m_seconds->value();
    emit edited(chosenName(), typed);
}

void SuggestersDialog::setRunning(bool isRunning)
{
    m_isRunning = isRunning;
    m_run->setEnabled(!isRunning && chosenRow() >= 0);
    m_stop->setEnabled(isRunning);
}

void SuggestersDialog::setStatus(const QString& text, bool isError)
{
    setTextColour(m_status, isError ? &Theme::error : &Theme::muted);
    m_status->setText(text);
}

void SuggestersDialog::setSuggestions(const std::vector<SuggestedLine>& lines, std::optional<int> current)
{
    const QSignalBlocker quiet(m_list);
    if (lines != m_lines) {
        m_lines = lines;
        m_list->clear();
        for (const SuggestedLine& line : lines)
            new QTreeWidgetItem(m_list, {line.score, line.tag, line.clip, line.frames});
    }
    m_list->setCurrentItem(current ? m_list->topLevelItem(*current) : nullptr);
    for (QPushButton* button : {m_accept, m_reject}) button->setEnabled(current.has_value());
    m_acceptAll->setEnabled(!m_lines.empty());
}

} // namespace tagline
