#include "app/presenters/RetargetDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <set>

namespace tagline {
namespace {

constexpr int jointColumn = 0;
constexpr int sourceColumn = 1;
constexpr int mostUnusedShown = 12;

QString textOf(std::string_view name) { return QString::fromUtf8(name.data(), qsizetype(name.size())); }

/// Joints that a person would map: no meshes, cameras or other nodes.
QStringList jointNames(const Skeleton& skeleton)
{
    QStringList names;
    for (const Joint& joint : skeleton.joints())
        if (joint.kind == JointKind::Joint) names << textOf(joint.name);
    return names;
}

/// Chooses a joint of the clip, or none, in a box that also takes typing.
class SourceDelegate : public QStyledItemDelegate
{
public:
    SourceDelegate(QStringList names, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_names(std::move(names))
    {
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        auto* box = new QComboBox(parent);
        box->addItem(RetargetDialog::tr("none: stays at rest"), QString());
        for (const QString& name : m_names) box->addItem(name, name);
        box->setAccessibleName(RetargetDialog::tr("Joint of the clip"));
        connect(box, &QComboBox::activated, this, [this, box] {
            auto* self = const_cast<SourceDelegate*>(this);
            emit self->commitData(box);
            emit self->closeEditor(box);
        });
        return box;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        auto* box = static_cast<QComboBox*>(editor);
        box->setCurrentIndex(std::max(0, box->findData(index.data(Qt::EditRole))));
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        model->setData(index, static_cast<QComboBox*>(editor)->currentData(), Qt::EditRole);
    }

    QString displayText(const QVariant& value, const QLocale&) const override
    {
        return value.toString().isEmpty() ? RetargetDialog::tr("not mapped") : value.toString();
    }

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() == sourceColumn && index.data(Qt::EditRole).toString().isEmpty())
            option->font.setItalic(true);
    }

private:
    QStringList m_names;
};

} // namespace

RetargetDialog::RetargetDialog(const Skeleton& source, const QString& sourceName, const Skeleton& character,
                               const QString& characterName, const RetargetMap& map, QWidget* parent)
    : QDialog(parent)
    , m_source(source)
    , m_character(character)
    , m_filter(new QLineEdit(this))
    , m_onlyUnmapped(new QCheckBox(tr("Only &unmapped joints"), this))
    , m_rows(new QTreeWidget(this))
    , m_counts(new QLabel(this))
    , m_unused(new QLabel(this))
{
    setObjectName("retargetDialog");
    setWindowTitle(tr("Retarget to the Character"));
    build(sourceName, characterName);
    fill(map);
    resize(560, 620);
}

void RetargetDialog::build(const QString& sourceName, const QString& characterName)
{
    m_filter->setPlaceholderText(tr("Filter joints"));
    m_filter->setAccessibleName(tr("Filter joints"));
    m_filter->setToolTip(tr("Show only rows that hold this text"));
    m_filter->setClearButtonEnabled(true);
    m_onlyUnmapped->setToolTip(tr("Hide the joints that a joint of the clip moves"));
    m_rows->setObjectName("retargetRows");
    m_rows->setAccessibleName(tr("Joints of the character and what moves them"));
    m_rows->setToolTip(tr("Choose in the second column which joint of the clip moves a joint (Enter or F2)"));
    m_rows->setHeaderLabels({tr("Joint of %1").arg(characterName), tr("Moved by, in %1").arg(sourceName)});
    m_rows->setRootIsDecorated(false);
    m_rows->setAlternatingRowColors(true);
    m_rows->setUniformRowHeights(true);
    m_rows->setEditTriggers(QAbstractItemView::SelectedClicked | QAbstractItemView::DoubleClicked |
                            QAbstractItemView::EditKeyPressed);
    m_rows->setItemDelegateForColumn(sourceColumn, new SourceDelegate(jointNames(m_source), this));
    m_rows->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_unused->setWordWrap(true);
    m_counts->setObjectName("retargetCounts");
    m_unused->setObjectName("retargetUnused");

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Retarget"));
    buttons->button(QDialogButtonBox::Ok)->setToolTip(tr("Keep this map in the library and use it (Enter)"));
    auto* guess = buttons->addButton(tr("&Guess Again"), QDialogButtonBox::ResetRole);
    guess->setToolTip(tr("Map the parts of the body by the usual ways to name them"));
    auto* clear = buttons->addButton(tr("&Clear"), QDialogButtonBox::ResetRole);
    clear->setToolTip(tr("Map nothing: an empty map is taken out of the library"));

    auto* top = new QHBoxLayout;
    top->addWidget(m_filter, 1);
    top->addWidget(m_onlyUnmapped);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_counts);
    layout->addLayout(top);
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_unused);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(guess, &QPushButton::clicked, this, [this] { fill(guessedRetargetMap(m_source, m_character)); });
    connect(clear, &QPushButton::clicked, this, [this] { fill({}); });
    connect(m_filter, &QLineEdit::textChanged, this, &RetargetDialog::filter);
    connect(m_onlyUnmapped, &QCheckBox::toggled, this, &RetargetDialog::filter);
    connect(m_rows, &QTreeWidget::itemChanged, this, &RetargetDialog::count);
    connect(m_rows, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* item) { m_rows->editItem(item, sourceColumn); });
}

void RetargetDialog::fill(const RetargetMap& map)
{
    const QSignalBlocker blocker(m_rows);
    m_rows->clear();
    for (const Joint& joint : m_character.joints()) {
        const std::string_view source = map.sourceOf(joint.name);
        if (joint.kind != JointKind::Joint && source.empty()) continue;
        auto* row = new QTreeWidgetItem(m_rows);
        row->setText(jointColumn, textOf(joint.name));
        row->setData(sourceColumn, Qt::EditRole, textOf(source));
        row->setFlags(row->flags() | Qt::ItemIsEditable);
    }
    if (m_rows->topLevelItemCount() > 0) m_rows->setCurrentItem(m_rows->topLevelItem(0));
    filter();
    count();
}

RetargetMap RetargetDialog::map() const
{
    RetargetMap map;
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* row = m_rows->topLevelItem(i);
        const QString source = row->data(sourceColumn, Qt::EditRole).toString();
        if (!source.isEmpty()) map.set(source.toStdString(), row->text(jointColumn).toStdString());
    }
    return map;
}

void RetargetDialog::filter()
{
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        QTreeWidgetItem* row = m_rows->topLevelItem(i);
        const QString source = row->data(sourceColumn, Qt::EditRole).toString();
        const bool holdsText = row->text(jointColumn).contains(m_filter->text(), Qt::CaseInsensitive) ||
                               source.contains(m_filter->text(), Qt::CaseInsensitive);
        row->setHidden(!holdsText || (m_onlyUnmapped->isChecked() && !source.isEmpty()));
    }
}

/// How many joints are mapped, and which of the clip's move nothing.
void RetargetDialog::count()
{
    const RetargetMap now = map();
    std::set<QString> used;
    for (const JointPair& pair : now.pairs()) used.insert(QString::fromStdString(pair.source));
    QStringList unused;
    for (const QString& name : jointNames(m_source))
        if (!used.contains(name)) unused << name;
    m_counts->setText(tr("%1 of %2 joints of the character are mapped.")
                          .arg(now.pairs().size())
                          .arg(m_rows->topLevelItemCount()));
    const int more = int(unused.size()) - mostUnusedShown;
    QString text = QStringList(unused.mid(0, mostUnusedShown)).join(QStringLiteral(", "));
    if (more > 0) text += tr(" and %n more", nullptr, more);
    m_unused->setText(unused.isEmpty() ? tr("Every joint of the clip moves something.")
                                       : tr("Joints of the clip that move nothing: %1").arg(text));
}

} // namespace tagline
