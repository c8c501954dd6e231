#include "app/presenters/settings/SettingsDialog.h"

#include "app/actions/ActionRegistry.h"
#include "app/actions/KeySet.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace tagline {
namespace {

constexpr int pagesWidth = 136; ///< device-independent pixels
constexpr int besidePages = 16; ///< around the longest title
constexpr int keysHeight = 320;
constexpr int leastHeight = 240;
constexpr int betweenSections = 16;

} // namespace

SettingsDialog::SettingsDialog(const SettingList& settings, ActionRegistry& actions, QList<TagKeyRow> tagKeys,
                               QWidget* parent)
    : Dialog(parent)
    , m_search(new QLineEdit(this))
    , m_pages(new QListWidget(this))
    , m_scroll(new QScrollArea(this))
    , m_nothing(new QLabel(tr("No setting has these words."), this))
    , m_keys(new KeyTable(actions, std::move(tagKeys), this))
{
    setObjectName("settingsDialog");
    setWindowTitle(tr("Settings"));
    resize(QSize(960, 580).boundedTo(this->screen()->availableSize() * 0.85));
    nameControls();
    auto* room = new QHBoxLayout;
    room->addWidget(m_pages);
    room->addWidget(m_scroll, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addLayout(room, 1);
    column->addLayout(newButtons(actions));
    makeSections(settings);
    followTheme(this, [this] { fitTexts(); });
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::showFound);
    connect(m_pages, &QListWidget::currentRowChanged, this, &SettingsDialog::leaveSearch);
    connect(m_pages, &QListWidget::itemClicked, this, &SettingsDialog::leaveSearch);
    m_pages->setCurrentRow(0);
    m_search->setFocus();
}

void SettingsDialog::nameControls()
{
    m_search->setObjectName("settingsSearch");
    m_search->setPlaceholderText(tr("Find a setting"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Find a setting"));
    m_search->setToolTip(tr("Show the settings and keys of every page that have these words"));
    m_pages->setObjectName("settingsPages");
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setToolTip(tr("Choose a page of settings"));
    m_pages->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (int page = 0; page < settingPageCount; ++page) m_pages->addItem(titleOf(SettingPage(page)));
    m_scroll->setObjectName("settingsRoom");
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_keys->setMinimumHeight(keysHeight);
    m_keys->takeFilterAway();
}

/// All but Close stand in the menu too.
QLayout* SettingsDialog::newButtons(const ActionRegistry& actions)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const std::pair<const char*, QString> rows[] = {{"edit.loadSettings", tr("&Load…")},
                                                    {"edit.saveSettings", tr("&Save…")},
                                                    {"edit.resetSettings", tr("&Reset All…")}};
    auto* row = new QHBoxLayout;
    for (const auto& [id, text] : rows) {
        QAction* action = actions[id];
        auto* button = new QPushButton(text, this);
        button->setObjectName(id);
        button->setAutoDefault(false);
        button->setAccessibleName(nameOfAction(id));
        button->setToolTip(action->toolTip());
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        row->addWidget(button);
    }
    row->addWidget(buttons, 1);
    return row;
}

void SettingsDialog::makeSections(const SettingList& settings)
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(betweenSections, 0, betweenSections, 0);
    column->setSpacing(betweenSections);
    for (int page = 0; page < settingPageCount; ++page) {
        Section section = newSection(SettingPage(page), *content);
        for (const Setting& setting : settings)
            if (setting.page == SettingPage(page)) addField(section, setting);
        if (section.form) column->addWidget(section.whole);
        m_sections << section;
    }
    column->addWidget(m_sections[int(SettingPage::Keys)].whole, 1); // long: the last of what is found
    setTextColour(m_nothing, &Theme::hint);
    column->addWidget(m_nothing);
    column->addStretch(0);
    m_scroll->setWidget(content);
}

/// Fits the sizes that depend on texts to the present text size: it may change while the dialog is open.
void SettingsDialog::fitTexts()
{
    alignLabels();
    m_pages->setFixedWidth(std::max(pagesWidth, m_pages->sizeHintForColumn(0) + besidePages));
    for (const Section& section : std::as_const(m_sections)) {
        section.title->setFont(textFont(TextSize::Body, QFont::DemiBold));
        alignFields(section);
    }
    const int scrollBar = m_scroll->verticalScrollBar()->sizeHint().width();
    m_scroll->setMinimumSize(m_scroll->widget()->minimumSizeHint().width() + scrollBar, leastHeight);
}

SettingsDialog::Section SettingsDialog::newSection(SettingPage page, QWidget& content)
{
    Section section{new QWidget(&content), nullptr, nullptr, {}};
    section.title = new QLabel(titleOf(page), section.whole);
    auto* rows = new QVBoxLayout(section.whole);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(section.title);
    if (page == SettingPage::Keys) {
        rows->addWidget(m_keys, 1);
    } else {
        section.form = new QFormLayout;
        rows->addLayout(section.form);
    }
    return section;
}

/// A switch has its words beside its box, in the column of the others' fields.
void SettingsDialog::addField(Section& section, const Setting& setting)
{
    auto* field = new SettingField(setting, section.whole);
    if (setting.kind == SettingKind::Switch)
        section.form->addRow(new QLabel(section.whole), field); // without one the row is too high
    else
        section.form->addRow(setting.text, field);
    section.fields << field;
}

/// Notes begin one below the other, and a label stands beside the first line of its field.
void SettingsDialog::alignFields(const Section& section)
{
    int width = 0;
    for (const SettingField* field : section.fields) width = std::max(width, field->controlWidth());
    for (SettingField* field : section.fields) {
        field->setControlWidth(width);
        field->placeNote();
        if (QWidget* label = section.form->labelForField(field))
            label->setFixedHeight(field->controlHeight());
    }
}

/// The fields of all pages begin at one place: pages with shorter labels begin further in.
void SettingsDialog::alignLabels()
{
    std::vector<int> widths;
    for (const Section& section : std::as_const(m_sections)) {
        int& width = widths.emplace_back(0);
        for (SettingField* field : section.fields)
            width = std::max(width, section.form->labelForField(field)->sizeHint().width());
    }
    const int widest = std::ranges::max(widths);
    for (int page = 0; page < m_sections.size(); ++page) {
        const int indent = widest - widths[std::size_t(page)];
        if (QFormLayout* form = m_sections[page].form)
            form->setContentsMargins(isRightToLeft() ? 0 : indent, 0, isRightToLeft() ? indent : 0, 0);
    }
}

void SettingsDialog::showPage(SettingPage page) { m_pages->setCurrentRow(int(page)); }

void SettingsDialog::refresh()
{
    for (const Section& section : std::as_const(m_sections))
        for (SettingField* field : section.fields) field->refresh();
    m_keys->refresh();
}

/// A page was chosen, also the one that was chosen already.
void SettingsDialog::leaveSearch()
{
    if (m_search->text().isEmpty())
        showOnePage();
    else
        m_search->clear();
}

void SettingsDialog::showOnePage()
{
    for (int page = 0; page < m_sections.size(); ++page) {
        showMatches(m_sections[page], {});
        m_sections[page].whole->setVisible(page == m_pages->currentRow());
        m_sections[page].title->hide();
    }
    if (QListWidgetItem* page = m_pages->currentItem()) page->setSelected(true);
    m_nothing->hide();
    m_scroll->verticalScrollBar()->setValue(0);
}

/// Shows the section's settings that have the words; returns their number.
int SettingsDialog::showMatches(Section& section, const QStringList& words)
{
    if (!section.form) return m_keys->setFilter(words.join(' ')) ? 1 : 0;
    int found = 0;
    for (SettingField* field : std::as_const(section.fields)) {
        const bool isFound = field->hasWords(words);
        section.form->setRowVisible(field, isFound);
        found += isFound;
    }
    return found;
}

void SettingsDialog::showFound()
{
    const QStringList words = m_search->text().split(' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) return showOnePage();
    int found = 0;
    for (Section& section : m_sections) {
        const int here = showMatches(section, words);
        section.title->show();
        section.whole->setVisible(here > 0);
        found += here;
    }
    m_nothing->setVisible(found == 0);
    m_pages->clearSelection(); // the hits are of any page
}

} // namespace tagline
