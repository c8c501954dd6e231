#include "app/presenters/query/CutDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr std::size_t shownNames = 200;

} // namespace

CutDialog::CutDialog(std::vector<ClipCut> cuts, const ClipLibrary& library, CutOptions options,
                     QWidget* parent)
    : QDialog(parent)
    , m_cuts(std::move(cuts))
    , m_library(library)
    , m_given(std::move(options))
    , m_format(new QComboBox(this))
    , m_pattern(new QLineEdit(QString::fromStdString(m_given.pattern), this))
    , m_hasMeshes(new QCheckBox(tr("With the &meshes of the files"), this))
    , m_isRootAtOrigin(new QCheckBox(tr("Begin each cut at the &origin"), this))
    , m_problem(new QLabel(this))
    , m_names(new QPlainTextEdit(this))
{
    setObjectName("cutDialog");
    setWindowTitle(tr("Cut Clips"));
    describe();
    build();
    connect(m_format, &QComboBox::currentIndexChanged, this, &CutDialog::showNames);
    connect(m_pattern, &QLineEdit::textChanged, this, &CutDialog::showNames);
    showNames();
}

void CutDialog::describe()
{
    m_format->setObjectName("cutFormat");
    m_format->setAccessibleName(tr("Format"));
    m_format->setToolTip(tr("What each cut is written as; its tags lie beside it"));
    m_format->addItem(tr("glTF binary, .glb"));
    m_format->addItem(tr("Biovision hierarchy, .bvh: joints alone, in centimetres"));
    m_format->setCurrentIndex(m_given.format == CutFormat::Bvh ? 1 : 0);
    m_pattern->setObjectName("cutPattern");
    m_pattern->setAccessibleName(tr("Names"));
    QString placeholders;
    for (const CutPlaceholder& each : cutPlaceholders())
        placeholders += QString("{%1}: %2\n")
                            .arg(QString::fromUtf8(each.word.data(), qsizetype(each.word.size())),
                                 QString::fromUtf8(each.meaning.data(), qsizetype(each.meaning.size())));
    m_pattern->setToolTip(tr("Names of the files; a / makes a folder.\n%1").arg(placeholders.trimmed()));
    m_hasMeshes->setObjectName("cutMeshes");
    m_hasMeshes->setChecked(m_given.hasMeshes);
    m_hasMeshes->setToolTip(tr("Skinned meshes, materials and pictures go along"));
    m_isRootAtOrigin->setObjectName("cutAtOrigin");
    m_isRootAtOrigin->setChecked(m_given.isRootAtOrigin);
    m_isRootAtOrigin->setToolTip(tr("The figure is moved along the ground; its height and heading stay"));
    m_problem->setWordWrap(true);
    m_problem->setAccessibleName(tr("What will be written"));
    m_names->setAccessibleName(tr("Files"));
    m_names->setToolTip(tr("The files that will be written"));
    m_names->setReadOnly(true);
    m_names->setTabChangesFocus(true);
    m_names->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_names->setMinimumSize(520, 9 * fontMetrics().lineSpacing());
}

void CutDialog::build()
{
    auto* form = new QFormLayout;
    form->addRow(tr("For&mat"), m_format);
    form->addRow(tr("&Names"), m_pattern);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Cu&t…"), QDialogButtonBox::AcceptRole);
    m_accept->setToolTip(tr("Choose the folder, and cut"));
    m_accept->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_hasMeshes);
    layout->addWidget(m_isRootAtOrigin);
    layout->addWidget(m_problem);
    layout->addWidget(m_names, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void CutDialog::accept()
{
    if (!m_accept->isEnabled()) return;
    if (m_chooser) m_target = m_chooser();
    if (!m_target.isEmpty()) QDialog::accept();
}

CutOptions CutDialog::options() const
{
    CutOptions options = m_given;
    options.format = m_format->currentIndex() == 1 ? CutFormat::Bvh : CutFormat::Glb;
    options.hasMeshes = m_hasMeshes->isChecked();
    options.isRootAtOrigin = m_isRootAtOrigin->isChecked();
    options.pattern = m_pattern->text().trimmed().toStdString();
    return options;
}

void CutDialog::showNames()
{
    const CutOptions now = options();
    m_hasMeshes->setEnabled(now.format == CutFormat::Glb);
    const auto checked = checkCutPattern(now.pattern);
    m_accept->setEnabled(checked.hasValue());
    m_problem->setText(checked
                           ? tr("%n file(s), each with its part of the tags:", nullptr, int(m_cuts.size()))
                           : QString::fromStdString(checked.error().message) + '.');
    m_names->clear();
    if (!checked) return;
    const std::span<const ClipCut> shown(m_cuts.data(), std::min(m_cuts.size(), shownNames));
    QStringList names;
    for (const std::string& name : cutFiles(shown, m_library, now)) names << QString::fromStdString(name);
    if (shown.size() < m_cuts.size()) names << QStringLiteral("…");
    m_names->setPlainText(names.join('\n'));
}

} // namespace tagline
