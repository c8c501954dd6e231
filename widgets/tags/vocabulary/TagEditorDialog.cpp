#include "widgets/tags/vocabulary/TagEditorDialog.h"

#include "widgets/tags/choice/TagRow.h"
#include "widgets/tags/fields/ColourChoice.h"
#include "widgets/tags/fields/KeyEdit.h"
#include "widgets/tags/fields/PropertyText.h"
#include "widgets/theme/Chevron.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/choices/ChoiceBox.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tagline {

namespace {

constexpr int messageLines = 2; ///< enough for most messages; reserved, so that typing moves nothing

QString asText(const std::string& text) { return QString::fromStdString(text); }

QComboBox* newEditableBox(const QStringList& choices, const std::string& current, const QString& name)
{
    auto* box = new ChoiceBox;
    box->setEditable(true);
    box->addItem({});
    box->addItems(choices);
    box->setCurrentText(asText(current));
    box->setAccessibleName(name);
    return box;
}

QString joinedNames(const std::vector<std::string>& names)
{
    QStringList texts;
    for (const std::string& name : names) texts << asText(name);
    return texts.join(", ");
}

/// The names between commas, trimmed, without duplicates.
std::vector<std::string> splitNames(const QString& text)
{
    std::vector<std::string> names;
    for (const QString& part : text.split(',')) {
        const std::string name = part.trimmed().toStdString();
        if (!name.empty() && std::count(names.begin(), names.end(), name) == 0) names.push_back(name);
    }
    return names;
}

/// The value as typed: texts in quotes, since `"1.5"` is another value than 1.5.
QString valueText(const PropertyValue& value)
{
    const QString text = propertyText(value);
    return std::holds_alternative<std::string>(value) ? '"' + text + '"' : text;
}

QString propertiesText(const std::vector<DefaultProperty>& properties)
{
    QStringList texts;
    for (const DefaultProperty& property : properties)
        texts << QString("%1 = %2").arg(asText(property.name), valueText(property.value));
    return texts.join(", ");
}

/// The default properties in a text such as `terrain = "gravel", speed = 1.5`; none if it is invalid.
std::optional<std::vector<DefaultProperty>> propertiesOf(const QString& text)
{
    std::vector<DefaultProperty> properties;
    static const QRegularExpression form(R"(^\s*([^=,"]+?)\s*=\s*("[^"]*"|[^",=]+?)\s*(?:,|$))");
    QString rest = text.trimmed();
    while (!rest.isEmpty()) {
        const auto match = form.match(rest);
        if (!match.hasMatch()) return std::nullopt;
        const std::string name = match.captured(1).toStdString();
        const auto isSame = [&](const DefaultProperty& each) { return each.name == name; };
        if (std::any_of(properties.begin(), properties.end(), isSame)) return std::nullopt;
        properties.push_back({name, guessedValue(match.captured(2))});
        rest = rest.mid(match.capturedEnd()).trimmed();
    }
    return properties;
}

bool hasEmptyPart(const QString& dottedName)
{
    const QStringList parts = dottedName.split('.');
    return std::any_of(parts.begin(), parts.end(),
                       [](const QString& part) { return part.trimmed().isEmpty(); });
}

} // namespace

TagEditorDialog::TagEditorDialog(TagDefinition definition, std::vector<TagDefinition> existing,
                                 QWidget* parent)
    : Dialog(parent)
    , m_original(std::move(definition))
    , m_existing(std::move(existing))
    , m_name(new QLineEdit(asText(m_original.name), this))
    , m_colour(new ColourChoice(this))
    , m_key(new KeyEdit(this))
    , m_kind(new QComboBox(this))
    , m_counted(new QCheckBox(tr("C&ounted: each range is an instance"), this))
    , m_description(new QLineEdit(asText(m_original.description), this))
    , m_rule(new QLineEdit(asText(m_original.rule), this))
    , m_examples(new QComboBox(this))
    , m_addExample(new QPushButton(tr("Add Selected"), this))
    , m_removeExample(new QPushButton(tr("Remove"), this))
    , m_synonyms(new QLineEdit(joinedNames(m_original.synonyms), this))
    , m_implies(new QLineEdit(joinedNames(m_original.implies), this))
    , m_properties(new QLineEdit(propertiesText(m_original.properties), this))
    , m_more(new QToolButton(this))
    , m_message(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Edit %1").arg(asText(m_original.name)));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Change Tag"));
    for (QAbstractButton* button : m_buttons->buttons()) button->setIcon({});
    fillFields();
    makeExampleFields();
    build();
    showRest(hasRest());
    if (m_original.name.empty()) setNew();
    validate();
}

void TagEditorDialog::setNew()
{
    m_original.name.clear();
    m_isGroupChosen = !m_original.group.empty();
    setWindowTitle(tr("New Tag"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Make Tag"));
    connect(m_name, &QLineEdit::textChanged, this, &TagEditorDialog::proposeGroup);
    proposeGroup();
    validate();
}

void TagEditorDialog::fillFields()
{
    QStringList groups;
    QStringList names;
    for (const TagDefinition& other : m_existing) {
        if (!other.group.empty() && !groups.contains(asText(other.group))) groups += asText(other.group);
        if (other.name != m_original.name) names += asText(other.name);
    }
    m_group = newEditableBox(groups, m_original.group, tr("Group"));
    m_group->lineEdit()->setPlaceholderText(tr("none"));
    m_group->setToolTip(tr(
        "The heading under which the palette lists the tag: choose one, or type a new one. Its rules are in "
        "Tag ▸ Vocabulary; a new group has none"));
    m_mirror = newEditableBox(names, m_original.mirror, tr("Mirror"));
    m_mirror->lineEdit()->setPlaceholderText(tr("none"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setToolTip(tr("The full name; a dot puts the tag below another: Locomotion.Run"));
    m_name->setPlaceholderText(tr("Run, or Locomotion.Run"));
    m_colour->setColour(m_original.colour != 0 ? colourOf(m_original)
                                               : QColor::fromRgb(automaticColour(m_existing.size())));
    m_key->setKey(asText(m_original.key));
    m_key->setAlignment(Qt::AlignLeft | Qt::AlignVCenter); // as in the other fields
    m_kind->addItems({tr("Range: runs of frames"), tr("Point: single frames")});
    m_kind->setCurrentIndex(m_original.kind == TagKind::Range ? 0 : 1);
    m_kind->setAccessibleName(tr("Kind"));
    m_kind->setToolTip(tr("Whether the tag marks runs of frames, or moments such as a foot's contact"));
    m_counted->setChecked(m_original.isCounted);
    m_counted->setObjectName("counted");
    m_counted->setToolTip(
        tr("Ranges may touch and overlap, have values of their own, and are counted one by one by queries, "
           "statistics and exports. Switching it off joins those that overlap, and drops their values"));
    m_description->setAccessibleName(tr("Description"));
    m_description->setToolTip(tr("What the tag means and when to use it, for other people"));
    m_rule->setObjectName("rule");
    m_rule->setAccessibleName(tr("Boundary rule"));
    m_rule->setToolTip(tr("Where its ranges begin and end; it is shown while the tag is given"));
    m_rule->setPlaceholderText(tr("from heel strike to heel strike"));
    m_mirror->setToolTip(tr("The tag that takes its place when the motion is mirrored: Left for Right"));
    m_synonyms->setAccessibleName(tr("Synonyms"));
    m_synonyms->setToolTip(tr("Other full names that mean this tag, separated by commas"));
    m_synonyms->setPlaceholderText(tr("Jog, Locomotion.Jog"));
    m_implies->setAccessibleName(tr("Implies"));
    m_implies->setToolTip(
        tr("Tags that frames with this one have as well, separated by commas; they are not stored"));
    m_implies->setPlaceholderText(tr("Locomotion"));
    m_properties->setAccessibleName(tr("Default properties"));
    m_properties->setToolTip(tr("Values that frames get with the tag, where they have none yet"));
    m_properties->setPlaceholderText(tr("terrain = \"gravel\", effort = 0.5"));
}

void TagEditorDialog::build()
{
    m_message->setObjectName("message");
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_message->setMinimumHeight(messageLines * fontMetrics().lineSpacing());
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Colour"), m_colour);
    form->addRow(tr("&Key"), m_key);
    form->addRow(tr("&Group"), m_group);
    addRest(*form);
    form->addRow(m_message);
    form->addRow(m_buttons);
    form->setSizeConstraint(QLayout::SetMinAndMaxSize);
    m_name->setMinimumWidth(320); // the layout keeps the dialog as large as its fields

    connect(m_name, &QLineEdit::textChanged, this, &TagEditorDialog::validate);
    for (QLineEdit* field : {m_synonyms, m_implies, m_properties})
        connect(field, &QLineEdit::textChanged, this, &TagEditorDialog::validate);
    connect(m_key, &KeyEdit::keyChosen, this, [this] {
        m_isKeyChosen = true;
        validate();
    });
    connect(m_name, &QLineEdit::textChanged, this, &TagEditorDialog::proposeKey);
    connect(m_mirror, &QComboBox::currentTextChanged, this, &TagEditorDialog::validate);
    for (const auto chosen : {&QComboBox::editTextChanged, &QComboBox::currentTextChanged})
        connect(m_group, chosen, this, [this] { m_isGroupChosen = true; });
    connect(m_more, &QToolButton::toggled, this, &TagEditorDialog::showRest);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &TagEditorDialog::tryToAccept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// Adds the fields that few tags need, in rows that are folded away.
void TagEditorDialog::addRest(QFormLayout& form)
{
    m_more->setObjectName("more");
    m_more->setText(tr("More"));
    m_more->setToolTip(
        tr("Kind, counting, description, boundary rule, examples, mirror, synonyms, implied tags and default "
           "properties"));
    m_more->setCheckable(true);
    m_more->setProperty("look", "link");
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    form.addRow(m_more);
    form.addRow(tr("K&ind"), m_kind);
    form.addRow(QString(), m_counted);
    form.addRow(tr("&Description"), m_description);
    form.addRow(tr("&Rule"), m_rule);
    form.addRow(tr("&Examples"), m_exampleFields);
    form.addRow(tr("&Mirror"), m_mirror);
    form.addRow(tr("&Synonyms"), m_synonyms);
    form.addRow(tr("Im&plies"), m_implies);
    form.addRow(tr("Proper&ties"), m_properties);
}

/// Creates the list of examples in one line, with buttons that add and remove one.
void TagEditorDialog::makeExampleFields()
{
    m_kept = m_original.examples;
    m_exampleFields = new QWidget(this);
    auto* row = new QHBoxLayout(m_exampleFields);
    row->setContentsMargins(0, 0, 0, 0);
    m_examples->setObjectName("examples");
    m_examples->setAccessibleName(tr("Examples"));
    m_examples->setToolTip(
        tr("Frames that show what the tag means; their poses are shown while it is given"));
    m_addExample->setObjectName("addExample");
    m_removeExample->setObjectName("removeExample");
    m_removeExample->setToolTip(tr("Take the example that is shown off the list"));
    m_examples->setPlaceholderText(tr("none"));
    for (QPushButton* button : {m_addExample, m_removeExample}) button->setAutoDefault(false);
    row->addWidget(m_examples, 1);
    row->addWidget(m_addExample);
    row->addWidget(m_removeExample);
    m_exampleFields->setFocusProxy(m_examples);
    m_examples->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_addExample, &QPushButton::clicked, this, &TagEditorDialog::addExample);
    connect(m_removeExample, &QPushButton::clicked, this, [this] {
        const int removed = m_examples->currentIndex();
        if (removed < 0) return;
        m_kept.erase(m_kept.begin() + removed);
        showExamples(std::min(removed, int(m_kept.size()) - 1));
    });
    showExamples(0);
}

void TagEditorDialog::addExample()
{
    if (!m_selected) return;
    m_kept.push_back(*m_selected);
    showExamples(int(m_kept.size()) - 1);
}

void TagEditorDialog::setSelectedRange(std::optional<TagExample> selected)
{
    m_selected = std::move(selected);
    showExamples(m_examples->currentIndex());
}

void TagEditorDialog::showExamples(int current)
{
    m_examples->clear();
    for (const TagExample& each : m_kept)
        m_examples->addItem(tr("%1, frames %2 to %3", "walk, frames 12 to 30")
                                .arg(asText(each.clip), QString::number(each.frames.start),
                                     QString::number(each.frames.stop - 1)));
    m_examples->setCurrentIndex(current);
    m_examples->setEnabled(!m_kept.empty());
    m_removeExample->setEnabled(!m_kept.empty());
    const bool isFull = m_kept.size() >= TagDefinition::mostExamples;
    const bool isKnown = m_selected && std::ranges::find(m_kept, *m_selected) != m_kept.end();
    m_addExample->setEnabled(m_selected && !isFull && !isKnown);
    m_addExample->setToolTip(!m_selected
                                 ? tr("Select a range on the timeline before you open this dialog: it "
                                      "becomes an example")
                             : isKnown ? tr("The selected range is an example already")
                             : isFull  ? tr("A tag has at most %1 examples").arg(TagDefinition::mostExamples)
                                       : tr("Make the range that is selected on the timeline an example"));
}

bool TagEditorDialog::hasRest() const
{
    return m_original.kind != TagKind::Range || m_original.isCounted || !m_original.description.empty() ||
           !m_original.rule.empty() || !m_original.examples.empty() || !m_original.mirror.empty() ||
           !m_original.synonyms.empty() || !m_original.implies.empty() || !m_original.properties.empty();
}

void TagEditorDialog::showRest(bool isShown)
{
    m_more->setChecked(isShown);
    setChevron(*m_more, isShown ? Qt::DownArrow : Qt::RightArrow, &Theme::accent);
    auto* form = static_cast<QFormLayout*>(layout());
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_kind, m_counted, m_description, m_rule, m_exampleFields, m_mirror,
                                         m_synonyms, m_implies, m_properties})
        form->setRowVisible(field, isShown);
}

/// The dialog grows when rows are unfolded: on a low screen it moves up.
void TagEditorDialog::resizeEvent(QResizeEvent* event)
{
    Dialog::resizeEvent(event);
    if (isVisible()) keepOnScreen(*this);
}

/// Proposes the group `Locomotion` for `Locomotion.Run`, in the spelling of an existing group.
void TagEditorDialog::proposeGroup()
{
    if (m_isGroupChosen) return;
    const QString name = m_name->text().trimmed();
    const QString first = name.contains('.') ? name.section('.', 0, 0) : QString();
    const int known = first.isEmpty() ? -1 : m_group->findText(first, Qt::MatchFixedString);
    const QSignalBlocker quiet(m_group);
    m_group->setCurrentText(known < 0 ? first : m_group->itemText(known));
}

TagDefinition TagEditorDialog::definition() const
{
    TagDefinition edited = m_original;
    edited.name = m_name->text().trimmed().toStdString();
    edited.colour = m_colour->colour().rgb() & 0xffffffu;
    edited.key = m_key->key().toStdString();
    edited.group = m_group->currentText().trimmed().toStdString();
    edited.description = m_description->text().trimmed().toStdString();
    edited.rule = m_rule->text().trimmed().toStdString();
    edited.examples = m_kept;
    edited.mirror = m_mirror->currentText().trimmed().toStdString();
    edited.kind = m_kind->currentIndex() == 0 ? TagKind::Range : TagKind::Point;
    edited.isCounted = m_counted->isChecked();
    edited.synonyms = splitNames(m_synonyms->text());
    edited.implies = splitNames(m_implies->text());
    edited.properties = propertiesOf(m_properties->text()).value_or(m_original.properties);
    edited.isRegistered = true;
    return edited;
}

QString TagEditorDialog::nameProblem(const TagDefinition& edited, const std::string& original,
                                     std::span<const TagDefinition> existing)
{
    const QString name = asText(edited.name);
    if (name.isEmpty()) return tr("A tag needs a name.");
    if (hasEmptyPart(name)) return tr("A part between two dots is empty.");
    for (const TagDefinition& other : existing)
        if (other.name != original && other.name == edited.name && other.isRegistered)
            return tr("There is a tag “%1” already.").arg(name);
    return edited.mirror == edited.name ? tr("A tag cannot be its own mirror.") : QString();
}

QString TagEditorDialog::problem() const
{
    if (QString wrong = nameProblem(definition(), m_original.name, m_existing); !wrong.isEmpty())
        return wrong;
    if (!propertiesOf(m_properties->text()))
        return tr("Properties are written as name = value, with commas between them.");
    if (m_check)
        if (const auto refused = m_check(definition())) return coreText(*refused);
    return {};
}

void TagEditorDialog::setCheck(Check check)
{
    m_check = std::move(check);
    validate();
}

void TagEditorDialog::setGroups(const std::vector<std::string>& groups)
{
    for (const std::string& group : groups)
        if (m_group->findText(asText(group), Qt::MatchExactly) < 0) m_group->addItem(asText(group));
}

void TagEditorDialog::setKeyUse(std::function<QString(const QString&)> keyUse)
{
    m_keyUse = std::move(keyUse);
    validate();
}

void TagEditorDialog::setKeyProposal(std::function<QString(const QString&)> proposal)
{
    m_keyProposal = std::move(proposal);
    proposeKey();
}

void TagEditorDialog::proposeKey()
{
    if (!m_keyProposal || m_isKeyChosen) return;
    m_key->setKey(m_keyProposal(m_name->text().trimmed()));
    validate();
}

/// Whether an empty name is reported: after a name was entered, or OK was tried.
bool TagEditorDialog::isTold() const
{
    return m_isTried || m_name->isModified() || !m_name->text().isEmpty();
}

void TagEditorDialog::tryToAccept()
{
    m_isTried = true;
    validate();
    if (!problem().isEmpty())
        m_name->setFocus();
    else if (m_confirmation) // after the button is released
        QMetaObject::invokeMethod(this, &TagEditorDialog::acceptConfirmed, Qt::QueuedConnection);
    else
        accept();
}

void TagEditorDialog::acceptConfirmed()
{
    if (!isVisible() || std::exchange(m_isConfirming, true)) return; // a second Enter does not ask again
    const bool isConfirmed = m_confirmation(definition(), *this);
    m_isConfirming = false;
    if (isConfirmed) accept();
}

/// Warnings about the key: the tag that loses it, and its use outside tag mode; both may apply.
QString TagEditorDialog::keyWarning() const
{
    const QString key = m_key->key();
    if (key.isEmpty()) return {};
    QStringList warnings;
    for (const TagDefinition& other : m_existing)
        if (other.name != m_original.name && asText(other.key) == key)
            warnings << tr("%1 is the key of “%2”, which loses it.").arg(key, asText(other.name));
    const QString use = m_keyUse ? m_keyUse(key) : QString();
    if (!use.isEmpty())
        warnings << tr("In tag mode %1 is this tag's key; elsewhere it is “%2”.").arg(key, use);
    else if (key.front().isLetter())
        warnings << tr("Letters are tag keys in tag mode (Tag ▸ Tag Mode).");
    return warnings.join('\n');
}

void TagEditorDialog::validate()
{
    const QString wrong = problem();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty() || !isTold());
    m_message->setText(wrong.isEmpty() ? keyWarning() : isTold() ? wrong : QString());
    setTextColour(m_message, wrong.isEmpty() ? &Theme::warning : &Theme::error);
}

} // namespace tagline
