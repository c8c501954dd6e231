#include "widgets/tags/vocabulary/VocabularyDialog.h"

#include "widgets/tags/fields/PropertyText.h"
#include "widgets/tags/vocabulary/VocabularyTable.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/messages/Sentence.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace tagline {
namespace {

enum GroupColumn { GroupName, GroupNames, GroupRule, GroupPolicy, GroupPhases, GroupTags, GroupText };
enum MirrorColumn { MirrorLeft, MirrorRight };
enum PropertyColumn { PropertyName, PropertyKind, PropertyDefault, PropertyDescription };

constexpr std::size_t mostTagsNamed = 12; ///< of those outside of the vocabulary

constexpr const char* formerName = "formerName";           ///< of a name's field: the name in the library
constexpr const char* formerNamespace = "formerNamespace"; ///< also that name, if it was a namespace

QLineEdit* newField(const QString& text, const QString& name, const QString& toolTip)
{
    auto* field = new QLineEdit(text);
    field->setAccessibleName(name);
    field->setToolTip(toolTip);
    return field;
}

QComboBox* newBox(const QStringList& choices, int current, const QString& name, const QString& toolTip)
{
    auto* box = new QComboBox;
    box->addItems(choices);
    box->setCurrentIndex(current);
    box->setAccessibleName(name);
    box->setToolTip(toolTip);
    return box;
}

/// Width in which a field shows all of a text.
int widthFor(const QLineEdit& field, const QString& text)
{
    constexpr int lettersOfHint = 17; ///< QLineEdit::sizeHint() has room for so many x
    const QFontMetrics metrics = field.fontMetrics();
    const int around = field.sizeHint().width() - lettersOfHint * metrics.horizontalAdvance(u'x');
    return metrics.horizontalAdvance(text) + std::max(0, around) + metrics.averageCharWidth();
}

std::string textOf(const VocabularyTable& table, int row, int column)
{
    return table.cell<QLineEdit>(row, column)->text().trimmed().toStdString();
}

/// The names in a comma-separated text.
std::vector<std::string> listed(const QString& text)
{
    std::vector<std::string> names;
    for (const QString& name : text.split(','))
        if (!name.trimmed().isEmpty()) names.push_back(name.trimmed().toStdString());
    return names;
}

QString listText(const std::vector<std::string>& names)
{
    QStringList texts;
    for (const std::string& name : names) texts << QString::fromStdString(name);
    return texts.join(QStringLiteral(", "));
}

bool contains(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

VocabularyDialog::VocabularyDialog(const VocabularySettings& settings, QWidget* parent)
    : Dialog(parent)
    , m_tabs(new QTabWidget(this))
    , m_effects(new QLabel(this))
    , m_message(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
    , m_openedNamespaces(settings.namespaces)
    , m_hasOwnMirrorWords(!settings.mirrorWords.empty())
{
    setObjectName("vocabularyDialog");
    setWindowTitle(tr("Vocabulary"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(false); // the current tab is underlined
    makePages();
    std::vector<std::string> groups;
    for (const GroupSetting& group : settings.groups) {
        addGroup(group, contains(settings.namespaces, group.group.name));
        groups.push_back(group.group.name);
    }
    for (const std::string& name : settings.namespaces)
        if (!contains(groups, name)) addGroup({{name, {}, {}, {}}, {}}, true);
    for (const PropertyDefinition& property : settings.properties) addProperty(property, false);
    for (const MirrorPair& pair : m_hasOwnMirrorWords ? settings.mirrorWords : builtInMirrorPairs())
        addMirrorWords(pair);
    for (QLabel* label : {m_effects, m_message}) label->setWordWrap(true);
    m_effects->setObjectName("effects");
    m_message->setObjectName("problem");
    setTextColour(m_message, &Theme::error);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_effects);
    layout->addWidget(m_message);
    layout->addWidget(m_buttons);
    resize(1100, 380);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Change Vocabulary"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_isFilling = false;
    validate();
}

void VocabularyDialog::makePages()
{
    m_groups = new VocabularyTable(
        {tr("Group"), tr("Names that begin with it"), tr("Tags per frame"), tr("A new range that overlaps"),
         tr("Phases, in order"), tr("Tags"), tr("Description")},
        tr("Add &Group"), tr("&Remove"),
        tr("A group is a heading in the palette and a rule that its tags share: a frame has one of Idle, "
           "Walk and Run, for example. A group can also keep names apart: Game.Run and Film.Run."),
        this);
    m_groups->setWideColumn(GroupText);
    m_properties = new VocabularyTable(
        {tr("Property"), tr("Type"), tr("Default"), tr("Description")}, tr("Add &Property"), tr("&Remove"),
        tr("A property gives frames a value: terrain = \"gravel\", speed = 1.5. "
           "Queries ask for it as terrain == \"gravel\"."),
        this);
    m_properties->setWideColumn(PropertyDescription);
    m_tabs->addTab(m_groups, tr("Groups"));
    m_mirrorWords = newMirrorPage();
    m_tabs->addTab(m_properties, tr("Properties"));
    m_tabs->addTab(m_mirrorWords, tr("Mirror Words"));
    for (VocabularyTable* table : {m_groups, m_properties, m_mirrorWords}) {
        connect(table, &VocabularyTable::rowAddRequested, this, &VocabularyDialog::addNew);
        connect(table, &VocabularyTable::rowRemoved, this, &VocabularyDialog::validate);
    }
    connect(m_groups, &VocabularyTable::offerTaken, this, &VocabularyDialog::addTagsOutside);
    connect(m_properties, &VocabularyTable::offerTaken, this, &VocabularyDialog::declareUsed);
}

VocabularyTable* VocabularyDialog::newMirrorPage()
{
    auto* page = new VocabularyTable(
        {tr("Left"), tr("Right")}, tr("Add &Words"), tr("&Remove"),
        tr("Words for left and right are swapped in a mirror: in names of tags, in captions, and where the "
           "mirrored clip is looked for. Without a row, these are left and right, and L and R."),
        this);
    page->setEqualColumns();
    return page;
}

void VocabularyDialog::addMirrorWords(const MirrorPair& pair)
{
    const QString tip =
        tr("A word of letters, such as left and right, or links and rechts. Small and capital "
           "letters are one: left is Left and LEFT too. A single letter counts alone, as in "
           "foot_l.");
    auto* left = newField(QString::fromStdString(pair.left), tr("Word for left"), tip);
    auto* right = newField(QString::fromStdString(pair.right), tr("Word for right"), tip);
    m_mirrorWords->addRow({left, right});
    for (QLineEdit* field : {left, right})
        connect(field, &QLineEdit::textChanged, this, &VocabularyDialog::validate);
}

/// The pairs of the rows; empty if they are the built-in ones and the library has no others.
std::vector<MirrorPair> VocabularyDialog::mirrorWordsOfRows() const
{
    std::vector<MirrorPair> pairs;
    for (int row = 0; row < m_mirrorWords->rowCount(); ++row)
        pairs.push_back({textOf(*m_mirrorWords, row, MirrorLeft), textOf(*m_mirrorWords, row, MirrorRight)});
    if (!m_hasOwnMirrorWords && pairs == builtInMirrorPairs()) pairs.clear();
    return pairs;
}

QString VocabularyDialog::phasesTip() const
{
    return tr("Tags that follow each other, with commas between them: Windup, Strike, Recovery. "
              "Tag ▸ Next Phase%1 ends each and begins the next. Enter takes them over.")
        .arg(m_nextPhaseKey);
}

/// Field wide enough for three phases, whose names are normalised after typing.
QLineEdit* VocabularyDialog::newPhasesField(const std::vector<std::string>& names) const
{
    QLineEdit* phases = newField(listText(names), tr("Phases, in order"), phasesTip());
    phases->setPlaceholderText(tr("none"));
    phases->setMinimumWidth(widthFor(*phases, tr("Windup, Strike, Recovery")));
    connect(phases, &QLineEdit::editingFinished, phases, [phases] {
        if (const QString text = listText(listed(phases->text())); text != phases->text())
            phases->setText(text);
    });
    return phases;
}

void VocabularyDialog::setNextPhaseKey(const QString& bracketed)
{
    m_nextPhaseKey = bracketed;
    for (int row = 0; row < m_groups->rowCount(); ++row)
        m_groups->cell<QLineEdit>(row, GroupPhases)->setToolTip(phasesTip());
}

void VocabularyDialog::addGroup(const GroupSetting& setting, bool isNamespace)
{
    auto* name =
        newField(QString::fromStdString(setting.group.name), tr("Name of the group"),
                 isNamespace && setting.formerName.empty() ? tr("What names of tags begin with")
                                                           : tr("Renaming it renames it for all its tags"));
    name->setProperty(formerName, QString::fromStdString(setting.formerName));
    if (isNamespace) name->setProperty(formerNamespace, name->text());
    auto* names = newBox({tr("count as the parent tag"), tr("are kept apart (namespace)")}, isNamespace,
                         tr("Names that begin with it"),
                         tr("Count as the parent tag: frames with Gait.Run are frames of Gait as well.\n"
                            "Kept apart: Game.Run and Film.Run are two tags for two teams, and neither Game "
                            "nor Film is a tag."));
    auto* rule = newBox({tr("any number"), tr("at most one"), tr("exactly one")},
                        int(setting.group.exclusiveness), tr("Tags per frame"),
                        tr("How many tags of the group a frame may have; frames that break the rule are "
                           "hatched on the timeline"));
    auto* policy =
        newBox({tr("trims the other"), tr("pushes the other aside"), tr("shifts the other and all after it"),
                tr("stops at the other")},
               int(setting.group.policy), tr("Where ranges overlap"),
               tr("What a new range does to a range of another tag of the group that it overlaps, where a "
                  "frame may have one tag of the group"));
    QLineEdit* phases = newPhasesField(setting.group.phases);
    auto* count = new QLabel;
    count->setAlignment(Qt::AlignCenter);
    auto* text = newField(QString::fromStdString(setting.group.description), tr("Description"),
                          tr("What the group is for, for other people"));
    m_groups->addRow({name, names, rule, policy, phases, count, text});
    for (QLineEdit* field : {name, phases})
        connect(field, &QLineEdit::textChanged, this, &VocabularyDialog::validate);
    for (QComboBox* box : {names, rule, policy})
        connect(box, &QComboBox::currentIndexChanged, this, &VocabularyDialog::validate);
    const auto showPolicy = [rule, policy] { // without exclusiveness the policy does not apply
        policy->setEnabled(Exclusiveness(rule->currentIndex()) != Exclusiveness::None);
    };
    connect(rule, &QComboBox::currentIndexChanged, policy, showPolicy);
    showPolicy();
}

void VocabularyDialog::addProperty(const PropertyDefinition& property, bool isNew)
{
    auto* name =
        newField(QString::fromStdString(property.name), tr("Name of the property"),
                 isNew ? tr("The name used in queries") : tr("Frames already have values under this name"));
    name->setReadOnly(!isNew);
    auto* type = newBox({tr("text"), tr("number"), tr("true or false")}, int(property.type), tr("Type"),
                        tr("The type of its values; values of another type are kept and reported"));
    auto* value = newField(property.fallback ? propertyText(*property.fallback) : QString(), tr("Default"),
                           tr("The value used unless another is given"));
    auto* text = newField(QString::fromStdString(property.description), tr("Description"),
                          tr("What the property means, for other people"));
    m_properties->addRow({name, type, value, text});
    for (QLineEdit* field : {name, value})
        connect(field, &QLineEdit::textChanged, this, &VocabularyDialog::validate);
    connect(type, &QComboBox::currentIndexChanged, this, &VocabularyDialog::validate);
}

QString VocabularyDialog::freeName(const VocabularyTable& table, const QString& stem) const
{
    for (int number = 1;; ++number) {
        const QString name = number == 1 ? stem : stem + QString::number(number);
        bool isFree = true;
        for (int row = 0; row < table.rowCount(); ++row)
            isFree = isFree && table.cell<QLineEdit>(row, 0)->text() != name;
        if (isFree) return name;
    }
}

/// Adds a row to the current page, with its name selected for typing.
void VocabularyDialog::addNew()
{
    auto* table = static_cast<VocabularyTable*>(m_tabs->currentWidget());
    if (table == m_mirrorWords)
        addMirrorWords({});
    else if (table == m_groups)
        addGroup(
            {{freeName(*table, tr("Group")).toStdString(), OverlapPolicy::Carve, Exclusiveness::None, {}},
             {}},
            false);
    else
        addProperty({freeName(*table, tr("property")).toStdString(), PropertyType::String, {}}, true);
    table->editRow(table->rowCount() - 1);
    table->cell<QLineEdit>(table->rowCount() - 1, 0)->selectAll();
    validate();
}

bool VocabularyDialog::isNamespace(int row) const
{
    return m_groups->cell<QComboBox>(row, GroupNames)->currentIndex() == 1;
}

GroupSetting VocabularyDialog::groupOfRow(int row) const
{
    return {{textOf(*m_groups, row, GroupName),
             OverlapPolicy(m_groups->cell<QComboBox>(row, GroupPolicy)->currentIndex()),
             Exclusiveness(m_groups->cell<QComboBox>(row, GroupRule)->currentIndex()),
             textOf(*m_groups, row, GroupText), listed(m_groups->cell<QLineEdit>(row, GroupPhases)->text())},
            m_groups->cell<QLineEdit>(row, GroupName)->property(formerName).toString().toStdString()};
}

/// The namespaces in the library's order, then the new ones.
std::vector<std::string> VocabularyDialog::namespacesOfRows() const
{
    std::vector<std::string> names;
    for (int row = 0; row < m_groups->rowCount(); ++row)
        if (isNamespace(row)) names.push_back(textOf(*m_groups, row, GroupName));
    const auto place = [this](const std::string& name) {
        return std::find(m_openedNamespaces.begin(), m_openedNamespaces.end(), name);
    };
    std::stable_sort(names.begin(), names.end(),
                     [&](const std::string& a, const std::string& b) { return place(a) < place(b); });
    return names;
}

VocabularySettings VocabularyDialog::settings() const
{
    VocabularySettings settings;
    settings.namespaces = namespacesOfRows();
    settings.mirrorWords = mirrorWordsOfRows();
    for (int row = 0; row < m_groups->rowCount(); ++row) {
        GroupSetting setting = groupOfRow(row);
        const bool isOnlyNamespace = isNamespace(row) && setting.formerName.empty() &&
                                     setting.group == TagGroup{setting.group.name, {}, {}, {}};
        if (!isOnlyNamespace) settings.groups.push_back(std::move(setting));
    }
    for (int row = 0; row < m_properties->rowCount(); ++row) {
        PropertyDefinition property{
            textOf(*m_properties, row, PropertyName),
            PropertyType(m_properties->cell<QComboBox>(row, PropertyKind)->currentIndex()),
            textOf(*m_properties, row, PropertyDescription)};
        const QString value = m_properties->cell<QLineEdit>(row, PropertyDefault)->text().trimmed();
        if (!value.isEmpty()) property.fallback = propertyValue(value, property.type);
        settings.properties.push_back(std::move(property));
    }
    return settings;
}

/// Validation errors of the rows that the settings cannot express: duplicate names and renamed namespaces.
QString VocabularyDialog::problemOfGroups() const
{
    std::set<std::string> names;
    for (int row = 0; row < m_groups->rowCount(); ++row) {
        const std::string name = textOf(*m_groups, row, GroupName);
        if (!names.insert(name).second) return tr("%1 stands in two rows.").arg(QString::fromStdString(name));
        const QString former =
            m_groups->cell<QLineEdit>(row, GroupName)->property(formerNamespace).toString();
        const bool isRenamed = isNamespace(row) && !former.isEmpty() && former.toStdString() != name;
        if (isRenamed && m_count && m_count({}, former.toStdString()) > 0)
            return tr("Names of tags begin with %1, which is kept apart: rename those tags first, or call it "
                      "%1.")
                .arg(former);
    }
    return {};
}

QString VocabularyDialog::problem() const
{
    for (int row = 0; row < m_properties->rowCount(); ++row) {
        const QString value = m_properties->cell<QLineEdit>(row, PropertyDefault)->text().trimmed();
        const auto type = PropertyType(m_properties->cell<QComboBox>(row, PropertyKind)->currentIndex());
        if (!value.isEmpty() && !propertyValue(value, type))
            return tr("The default of %1 is %2, but its type is %3.")
                .arg(m_properties->cell<QLineEdit>(row, PropertyName)->text(), value, typeText(type));
    }
    const VocabularySettings entered = settings();
    if (const auto wrong = problemOf(entered)) {
        return sentence(*wrong);
    }
    if (const QString wrong = problemOfGroups(); !wrong.isEmpty()) return wrong;
    return m_check ? m_check(entered) : QString();
}

void VocabularyDialog::setCounts(Count count)
{
    m_count = std::move(count);
    validate();
}

void VocabularyDialog::setCheck(std::function<QString(const VocabularySettings&)> check)
{
    m_check = std::move(check);
    validate();
}

void VocabularyDialog::setEffects(std::function<QString(const VocabularySettings&)> effects)
{
    m_askEffects = std::move(effects);
    validate();
}

void VocabularyDialog::setUsedProperties(std::vector<UsedProperty> properties)
{
    m_used = std::move(properties);
    validate();
}

std::vector<UsedProperty> VocabularyDialog::undeclared() const
{
    std::set<std::string> rows;
    for (int row = 0; row < m_properties->rowCount(); ++row)
        rows.insert(textOf(*m_properties, row, PropertyName));
    std::vector<UsedProperty> others = m_used;
    std::erase_if(others, [&](const UsedProperty& used) { return rows.contains(used.definition.name); });
    return others;
}

void VocabularyDialog::showUndeclared()
{
    QStringList names;
    for (const UsedProperty& used : undeclared())
        names << tr("%1 (%2, %3)", "a property, its type and how many clips have it")
                     .arg(QString::fromStdString(used.definition.name), typeText(used.definition.type),
                          tr("%Ln clip(s)", nullptr, used.clips));
    m_properties->setOffer(
        names.isEmpty()
            ? QString()
            : tr("Used by clips, and not declared yet: %1.").arg(names.join(QStringLiteral(", "))),
        tr("&Declare These"), tr("Add a row for each, to give it a type, a default and a description"));
}

/// Adds rows for the used properties; their names cannot be changed, since clips have values under them.
void VocabularyDialog::declareUsed()
{
    for (const UsedProperty& used : undeclared()) addProperty(used.definition, false);
    m_properties->editRow(m_properties->rowCount() - 1);
    validate();
}

void VocabularyDialog::setTagsOutside(std::vector<std::string> names)
{
    m_tagsOutside = std::move(names);
    showTagsOutside();
}

void VocabularyDialog::showTagsOutside()
{
    const std::size_t named = std::min(m_tagsOutside.size(), mostTagsNamed);
    const QString names = listText({m_tagsOutside.begin(), m_tagsOutside.begin() + std::ptrdiff_t(named)});
    const int others = int(m_tagsOutside.size() - named);
    QString text;
    if (named > 0 && !m_addsTags)
        text = others == 0
                   ? tr("Used by clips, and not in the vocabulary yet: %1.").arg(names)
                   : tr("Used by clips, and not in the vocabulary yet: %1 and %n more.", nullptr, others)
                         .arg(names);
    m_groups->setOffer(text, tr("Add &These Tags"),
                       tr("The vocabulary then says which tags there are: other names are found by "
                          "Check Library"));
}

void VocabularyDialog::addTagsOutside()
{
    m_addsTags = true;
    showTagsOutside();
    validate();
}

void VocabularyDialog::showCounts()
{
    if (!m_count) return;
    for (int row = 0; row < m_groups->rowCount(); ++row) {
        const GroupSetting setting = groupOfRow(row);
        const int tags = m_count(setting.formerName, isNamespace(row) ? setting.group.name : std::string());
        m_groups->cell<QLabel>(row, GroupTags)->setText(QString::number(tags));
    }
}

/// The effects of the settings and of added tags, in lines.
QString VocabularyDialog::effects() const
{
    QStringList lines;
    if (m_addsTags) lines << tr("%n tag(s) in use will be added.", nullptr, int(m_tagsOutside.size()));
    if (m_askEffects) lines << m_askEffects(settings());
    lines.removeAll(QString());
    return lines.join('\n');
}

void VocabularyDialog::validate()
{
    if (m_isFilling) return;
    showCounts();
    showUndeclared();
    const QString wrong = problem();
    m_message->setText(wrong);
    m_message->setVisible(!wrong.isEmpty());
    const QString effects = wrong.isEmpty() ? this->effects() : QString();
    m_effects->setText(effects);
    m_effects->setVisible(!effects.isEmpty());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty());
}

} // namespace tagline
