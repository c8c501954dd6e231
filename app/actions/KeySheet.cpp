#include "app/actions/KeySheet.h"

#include "app/actions/ActionRegistry.h"
#include "app/actions/ActionTable.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr int idRole = Qt::UserRole;

QString keysShown(const QAction& action)
{
    QStringList parts;
    for (const QKeySequence& key : action.shortcuts()) parts << key.toString(QKeySequence::NativeText);
    return parts.join(QStringLiteral("   "));
}

QString plainText(const QAction& action) { return action.text().remove('&'); }

} // namespace

KeySheet::KeySheet(ActionRegistry& actions, QList<TagKeyRow> tagKeys, QWidget* parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_tagKeys(std::move(tagKeys))
    , m_filter(new QLineEdit(this))
    , m_rows(new QTreeWidget(this))
    , m_key(new QKeySequenceEdit(this))
    , m_note(new QLabel(this))
{
    setObjectName("keySheet");
    setWindowTitle(tr("Keyboard Shortcuts"));
    resize(QSize(640, 720).boundedTo(this->screen()->availableSize() * 0.85));
    m_filter->setPlaceholderText(tr("Filter by action or key"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setToolTip(tr("Show only the actions whose name or key contains this"));
    m_rows->setColumnCount(2);
    m_rows->setHeaderLabels({tr("Action"), tr("Keys")});
    m_rows->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_rows->setAccessibleName(tr("Actions and keys"));
    m_rows->setRootIsDecorated(false);
    m_key->setAccessibleName(tr("New key"));
    m_key->setToolTip(tr("Press the new key for the chosen action"));
    m_note->setWordWrap(true);

    auto* assign = new QPushButton(tr("Assign Key"), this);
    auto* reset = new QPushButton(tr("Reset Key"), this);
    assign->setToolTip(
        tr("Assign the key in the field to the chosen action; an empty field removes its key"));
    assign->setAccessibleName(assign->text());
    reset->setToolTip(tr("Restore the default keys of the chosen action"));
    reset->setAccessibleName(reset->text());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* change = new QHBoxLayout;
    change->addWidget(m_key, 1);
    change->addWidget(assign);
    change->addWidget(reset);
    auto* hint =
        new QLabel(tr("Digits over the letters are always tag keys, letters in tag mode (T): a short press "
                      "starts a range and "
                      "the next one stops it, a held key tags while it is held, Shift paints, Ctrl+Shift "
                      "erases. Wheel: zoom the timeline at the cursor. Shift+wheel: pan. Ctrl+wheel: scroll "
                      "lanes. Alt while dragging: no snapping."),
                   this);
    hint->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_rows, 1);
    column->addWidget(hint);
    column->addLayout(change);
    column->addWidget(m_note);
    column->addWidget(buttons);

    fillRows();
    connect(m_filter, &QLineEdit::textChanged, this, &KeySheet::filterRows);
    connect(m_rows, &QTreeWidget::itemSelectionChanged, this, [this, assign, reset] {
        for (QPushButton* button : {assign, reset}) button->setEnabled(!chosenId().isEmpty());
        showKeyOfChosen();
    });
    for (QPushButton* button : {assign, reset}) button->setEnabled(false);
    connect(assign, &QPushButton::clicked, this, &KeySheet::takeKey);
    connect(reset, &QPushButton::clicked, this, &KeySheet::resetKey);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void KeySheet::fillRows()
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
        auto* item = new QTreeWidgetItem(menu, {plainText(action), keysShown(action)});
        item->setData(0, idRole, QString(row.id));
        item->setToolTip(0, action.statusTip());
        if (chosen == row.id) m_rows->setCurrentItem(item);
    }
    addTagKeys();
    m_rows->expandAll();
    filterRows(m_filter->text());
}

/// The tags' keys, and which action has the same key outside of tag mode. They are changed in the palette.
void KeySheet::addTagKeys()
{
    if (m_tagKeys.isEmpty()) return;
    auto* heading = new QTreeWidgetItem(m_rows, {tr("Tag keys")});
    heading->setFlags(Qt::ItemIsEnabled);
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(0, bold);
    for (const TagKeyRow& row : m_tagKeys) {
        const QString other = actionWithKey(QKeySequence(row.key), QString());
        const bool isDigit = row.key.front().isDigit();
        const QString keys = isDigit           ? row.key
                             : other.isEmpty() ? tr("%1 in tag mode").arg(row.key)
                                               : tr("%1 in tag mode (otherwise “%2”)").arg(row.key, other);
        auto* item = new QTreeWidgetItem(heading, {row.tag, keys});
        item->setFlags(Qt::ItemIsEnabled);
        item->setToolTip(0, tr("Change the key of a tag in the palette"));
    }
}

void KeySheet::filterRows(const QString& text)
{
    for (int m = 0; m < m_rows->topLevelItemCount(); ++m) {
        QTreeWidgetItem* menu = m_rows->topLevelItem(m);
        bool any = false;
        for (int i = 0; i < menu->childCount(); ++i) {
            QTreeWidgetItem* item = menu->child(i);
            const bool shown = item->text(0).contains(text, Qt::CaseInsensitive) ||
                               item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!shown);
            any |= shown;
        }
        menu->setHidden(!any);
    }
}

QString KeySheet::chosenId() const
{
    const QTreeWidgetItem* item = m_rows->currentItem();
    return item ? item->data(0, idRole).toString() : QString();
}

void KeySheet::showKeyOfChosen()
{
    const QString id = chosenId();
    m_note->clear();
    if (!id.isEmpty()) m_key->setKeySequence(m_actions[id.toLatin1().constData()]->shortcut());
}

QString KeySheet::actionWithKey(const QKeySequence& key, const QString& exceptId) const
{
    for (const ActionRow& row : actionTable())
        if (exceptId != row.id && m_actions[row.id]->shortcuts().contains(key))
            return plainText(*m_actions[row.id]);
    return {};
}

void KeySheet::takeKey()
{
    const QString id = chosenId();
    if (id.isEmpty()) return;
    const QKeySequence key = m_key->keySequence();
    const QString other = key.isEmpty() ? QString() : actionWithKey(key, id);
    if (!other.isEmpty()) {
        m_note->setText(tr("%1 already belongs to “%2”.").arg(key.toString(QKeySequence::NativeText), other));
        return;
    }
    m_actions.setKeys(id, key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key});
    fillRows();
}

void KeySheet::resetKey()
{
    const QString id = chosenId();
    if (id.isEmpty()) return;
    m_actions.setKeysToDefault(id);
    fillRows();
}

} // namespace tagline
