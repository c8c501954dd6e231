#include "app/actions/KeyTable.h"

#include "app/actions/ActionRegistry.h"
#include "app/actions/ActionTable.h"
#include "app/actions/KeyPresets.h"
#include "app/actions/MenuTitles.h"
#include "widgets/theme/AccessibleRole.h"
#include "widgets/theme/messages/Question.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int idRole = Qt::UserRole;
constexpr int beforeHint = 4; ///< beside the usual room: rows of the list may be cut there

QString keysShown(const QAction& action)
{
    QStringList parts;
    for (const QKeySequence& key : action.shortcuts()) parts << key.toString(QKeySequence::NativeText);
    return parts.join(QStringLiteral("   "));
}

bool hasWords(const QTreeWidgetItem& item, const QStringList& words)
{
    const QString all = item.text(0) + ' ' + item.text(1) + ' ' + item.toolTip(0);
    return std::all_of(words.begin(), words.end(),
                       [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace

KeyTable::KeyTable(ActionRegistry& actions, QList<TagKeyRow> tagKeys, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_tagKeys(std::move(tagKeys))
    , m_filter(new QLineEdit(this))
    , m_presetLabel(new QLabel(tr("&Keys as in"), this))
    , m_preset(new QComboBox(this))
    , m_rows(new QTreeWidget(this))
    , m_key(new QKeySequenceEdit(this))
    , m_assign(new QPushButton(tr("Assign Key"), this))
    , m_reset(new QPushButton(tr("Reset Key"), this))
    , m_note(new QLabel(this))
{
    setObjectName("keyTable");
    nameControls();
    auto* hint =
        new QLabel(tr("Digits over the letters are always tag keys, letters in tag mode (T): a short press "
                      "starts a range and "
                      "the next one stops it, a held key tags while it is held, Shift paints, Ctrl+Shift "
                      "erases. Wheel: zoom the timeline at the cursor. Shift+wheel: pan. Ctrl+wheel: scroll "
                      "lanes. Alt while dragging: no snapping."),
                   this);
    hint->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(newHead());
    column->addWidget(m_rows, 1);
    column->addSpacing(beforeHint);
    column->addWidget(hint);
    column->addLayout(newFoot());
    column->addWidget(m_note);

    fillRows();
    connect(m_filter, &QLineEdit::textChanged, this, &KeyTable::setFilter);
    connect(m_preset, &QComboBox::activated, this, &KeyTable::takePreset);
    connect(m_rows, &QTreeWidget::itemSelectionChanged, this, &KeyTable::showKeyOfChosen);
    connect(m_assign, &QPushButton::clicked, this, &KeyTable::takeKey);
    connect(m_reset, &QPushButton::clicked, this, &KeyTable::resetKey);
    showKeyOfChosen();
}

void KeyTable::nameControls()
{
    m_filter->setPlaceholderText(tr("Filter by action or key"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setToolTip(tr("Show only the actions whose name, key or tip has these words"));
    m_preset->setObjectName("keyPreset");
    m_preset->setAccessibleName(tr("Keys as in"));
    m_preset->setToolTip(tr("Give all actions the keys that you may know from another program"));
    m_preset->setPlaceholderText(tr("your own keys"));
    m_rows->setColumnCount(2);
    m_rows->setHeaderLabels({tr("Action"), tr("Keys")});
    m_rows->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_rows->setAccessibleName(tr("Actions and keys"));
    m_rows->setRootIsDecorated(false);
    setAccessibleRole(*m_key, QAccessible::EditableText);
    m_key->setAccessibleName(tr("New key"));
    m_key->setToolTip(tr("Press the new key for the chosen action"));
    m_assign->setObjectName("assignKey");
    m_assign->setAccessibleName(m_assign->text());
    m_assign->setToolTip(
        tr("Assign the key in the field to the chosen action; an empty field removes its key"));
    m_reset->setObjectName("resetKey");
    m_reset->setAccessibleName(m_reset->text());
    m_reset->setToolTip(tr("Restore the default keys of the chosen action"));
    for (QPushButton* button : {m_assign, m_reset}) button->setAutoDefault(false);
    m_note->setObjectName("keyNote");
    m_note->setWordWrap(true);
}

QLayout* KeyTable::newHead()
{
    for (const KeyPreset& preset : keyPresets()) {
        m_preset->addItem(preset.name);
        m_preset->setItemData(m_preset->count() - 1, preset.tip, Qt::ToolTipRole);
    }
    m_presetLabel->setBuddy(m_preset);
    auto* head = new QHBoxLayout;
    head->addWidget(m_filter, 1);
    head->addWidget(m_presetLabel);
    head->addWidget(m_preset);
    head->addStretch(0);
    return head;
}

QLayout* KeyTable::newFoot()
{
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_key, 1);
    foot->addWidget(m_assign);
    foot->addWidget(m_reset);
    return foot;
}

void KeyTable::takeFilterAway() { m_filter->hide(); }

void KeyTable::fillRows()
{
    const QString chosen = chosenId();
    m_rows->clear();
    QHash<QString, QTreeWidgetItem*> menus;
    for (const ActionRow& row : actionTable()) {
        QTreeWidgetItem*& menu = menus[row.menu];
        if (!menu) {
            menu = new QTreeWidgetItem(m_rows, {menuPath(row.menu)});
            menu->setFlags(Qt::ItemIsEnabled);
            QFont bold = font();
            bold.setBold(true);
            menu->setFont(0, bold);
        }
        const QAction& action = *m_actions[row.id];
        auto* item = new QTreeWidgetItem(menu, {nameOfAction(row.id), keysShown(action)});
        item->setData(0, idRole, QString(row.id));
        item->setToolTip(0, action.statusTip());
        if (chosen == row.id) m_rows->setCurrentItem(item);
    }
    addTagKeys();
    m_rows->expandAll();
    setFilter(m_words);
    showPreset();
}

/// The tags' keys, and which action has the same key outside of tag mode. They are changed in the palette.
void KeyTable::addTagKeys()
{
    if (m_tagKeys.isEmpty()) return;
    auto* heading = new QTreeWidgetItem(m_rows, {tr("Tag keys")});
    heading->setFlags(Qt::ItemIsEnabled);
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(0, bold);
    const KeySet keys = keysNow(m_actions);
    for (const TagKeyRow& row : m_tagKeys) {
        const QString action = actionWithKey(QKeySequence(row.key), keys);
        const QString other = action.isEmpty() ? QString() : nameOfAction(action);
        const bool isDigit = row.key.front().isDigit();
        const QString shown = isDigit           ? row.key
                              : other.isEmpty() ? tr("%1 in tag mode").arg(row.key)
                                                : tr("%1 in tag mode (otherwise “%2”)").arg(row.key, other);
        auto* item = new QTreeWidgetItem(heading, {row.tag, shown});
        item->setFlags(Qt::ItemIsEnabled);
        item->setToolTip(0, tr("Change the key of a tag in the palette"));
    }
}

bool KeyTable::setFilter(const QString& words)
{
    m_words = words;
    const QStringList all = words.split(' ', Qt::SkipEmptyParts);
    QString presets = tr("Keys as in"); // words by which the choice of keys can be found
    for (int i = 0; i < m_preset->count(); ++i) presets += ' ' + m_preset->itemText(i);
    bool isAnyShown = std::all_of(all.begin(), all.end(), [&](const QString& word) {
        return presets.contains(word, Qt::CaseInsensitive);
    });
    const bool isOffered = isAnyShown || !m_filter->isHidden();
    m_presetLabel->setVisible(isOffered);
    m_preset->setVisible(isOffered);
    for (int m = 0; m < m_rows->topLevelItemCount(); ++m) {
        QTreeWidgetItem* menu = m_rows->topLevelItem(m);
        bool any = false;
        for (int i = 0; i < menu->childCount(); ++i) {
            const bool isShown = hasWords(*menu->child(i), all);
            menu->child(i)->setHidden(!isShown);
            any |= isShown;
        }
        menu->setHidden(!any);
        isAnyShown |= any;
    }
    return isAnyShown;
}

QString KeyTable::chosenId() const
{
    const QTreeWidgetItem* item = m_rows->currentItem();
    return item ? item->data(0, idRole).toString() : QString();
}

void KeyTable::showPreset() { m_preset->setCurrentIndex(presetOf(keysNow(m_actions))); }

void KeyTable::showKeyOfChosen()
{
    const QString id = chosenId();
    for (QPushButton* button : {m_assign, m_reset}) button->setEnabled(!id.isEmpty());
    say({});
    if (!id.isEmpty()) m_key->setKeySequence(m_actions[id.toLatin1().constData()]->shortcut());
}

void KeyTable::takePreset(int place)
{
    const KeyPreset preset = keyPresets()[place];
    const bool areOwn = presetOf(keysNow(m_actions)) < 0;
    if (areOwn && !isWanted({tr("Keys as in %1").arg(preset.name),
                             tr("Do the keys of %1 replace those that you chose?").arg(preset.name),
                             tr("Save Settings to File keeps yours, to be taken again."), tr("Replace")},
                            this))
        return showPreset();
    setKeys(m_actions, preset.keys);
    fillRows();
    say(preset.tip + '.');
}

/// Gives the chosen action the typed key, unless another action or a menu has that key.
void KeyTable::takeKey()
{
    const QString id = chosenId();
    if (id.isEmpty()) return;
    const QKeySequence key = m_key->keySequence();
    const QString owner = key.isEmpty() ? QString() : ownerOf(key, keysNow(m_actions), id);
    if (!owner.isEmpty()) {
        say(tr("%1 already belongs to “%2”.").arg(key.toString(QKeySequence::NativeText), owner));
        return;
    }
    m_actions.setKeys(id, key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key});
    fillRows();
}

/// Resets the action's keys to those of the table, without those that another action has meanwhile.
void KeyTable::resetKey()
{
    const QString id = chosenId();
    if (id.isEmpty()) return;
    QList<QKeySequence> keys = tableKeys()[id];
    const KeySet now = keysNow(m_actions);
    QStringList taken;
    keys.removeIf([&](const QKeySequence& key) {
        const QString owner = ownerOf(key, now, id);
        if (!owner.isEmpty())
            taken << tr("%1 already belongs to “%2”.").arg(key.toString(QKeySequence::NativeText), owner);
        return !owner.isEmpty();
    });
    m_actions.setKeys(id, keys);
    fillRows();
    say(taken.join(' '));
}

void KeyTable::say(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

} // namespace tagline
