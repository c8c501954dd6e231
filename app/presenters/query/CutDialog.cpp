#include "app/presenters/query/CutDialog.h"

#include "app/presenters/messages/ErrorWords.h"
#include "core/cutting/ModelParts.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/messages/Sentence.h"

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

constexpr qsizetype shownNames = 200;

} // namespace

CutDialog::CutDialog(std::vector<ClipCut> cuts, const ClipLibrary& library, CutOptions options,
                     QWidget* parent)
    : Dialog(parent)
    , m_cuts(std::move(cuts))
    , m_library(library)
    , m_given(std::move(options))
    , m_kind(new QComboBox(this))
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
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CutDialog::showKind);
    connect(m_format, &QComboBox::currentIndexChanged, this, &CutDialog::showNames);
    connect(m_pattern, &QLineEdit::textChanged, this, &CutDialog::showNames);
    showNames();
}

CutDialog::~CutDialog() { *m_isClosed = true; }

void CutDialog::describe()
{
    m_kind->setObjectName("cutKind");
    m_kind->setAccessibleName(tr("What"));
    m_kind->setToolTip(
        tr("What becomes of the hits; clips of the library change only where files are moved"));
    m_kind->addItems({tr("Each hit a new file"), tr("Each clip with hits a new file"),
                      tr("Move the files of clips with hits, with their tags")});
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
                                 coreText(each.meaning));
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
    form->addRow(tr("&What"), m_kind);
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
    if (!m_target.isEmpty()) Dialog::accept();
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

CutKind CutDialog::kind() const { return CutKind(m_kind->currentIndex()); }

std::vector<ClipCut> CutDialog::cuts() const
{
    return kind() == CutKind::Hits ? m_cuts : wholeClips(m_cuts, m_library);
}

/// The pattern that is proposed until a person types another.
QString CutDialog::usualPattern() const
{
    if (kind() == CutKind::Hits) return QString::fromStdString(m_given.pattern);
    return kind() == CutKind::Clips ? QStringLiteral("{tag}/{clip}") : QStringLiteral("{tag}/{file}");
}

MovePlan CutDialog::moves() const { return movePlan(m_cuts, m_library, options()); }

void CutDialog::showKind()
{
    const bool areMoved = kind() == CutKind::Files;
    m_format->setEnabled(!areMoved);
    m_isRootAtOrigin->setEnabled(!areMoved);
    m_accept->setText(areMoved ? tr("M&ove…") : tr("Cu&t…"));
    m_accept->setToolTip(areMoved ? tr("Choose the folder, and move; File ▸ Move Files Back takes it back")
                                  : tr("Choose the folder, and cut"));
    if (!m_pattern->isModified()) m_pattern->setText(usualPattern());
    showNames();
}

/// Reads the parts of all files in the background; each later plan knows them.
void CutDialog::readParts()
{
    if (m_parts != Parts::Unknown) return;
    m_parts = Parts::Reading;
    std::vector<std::string> files;
    for (const ClipCut& cut : m_cuts) files.push_back(m_library.source(m_library.clip(cut.clip).source).path);
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    const auto know = [this] {
        m_parts = Parts::Known;
        showNames();
    };
    m_reading.start(
        tr("Looking at the files that are to be moved"),
        [files = std::move(files), isClosed = m_isClosed, know](const LatestWork::Tell& tell) {
            for (const std::string& file : files)
                if (!*isClosed) (void)partsBeside(file); // an error is a refusal of the plan
            tell(know);
        },
        know);
}

/// Names of the files to write, or their new places; behind those, the files that stay, with the reason.
QStringList CutDialog::names(const MovePlan& plan) const
{
    QStringList names;
    if (kind() != CutKind::Files) {
        for (const std::string& name : cutFiles(cuts(), m_library, options()))
            names << QString::fromStdString(name);
        return names;
    }
    for (const FileMove& move : plan.moves) names << QString::fromStdString(move.to);
    for (const Error& refusal : plan.refusals) names << tr("stays: %1").arg(errorText(refusal));
    return names;
}

QString CutDialog::summary(qsizetype count, const MovePlan& plan) const
{
    if (kind() != CutKind::Files)
        return tr("%n file(s), each with its part of the tags:", nullptr, int(count));
    if (m_parts != Parts::Known) return tr("Looking at the files…");
    const QString moving = tr("%n file(s) will be moved with their tags:", nullptr, int(plan.moves.size()));
    return plan.refusals.empty() ? moving
                                 : tr("%n file(s) cannot be moved;", nullptr, int(plan.refusals.size())) +
                                       QLatin1Char(' ') + moving;
}

void CutDialog::showNames()
{
    const CutOptions now = options();
    m_hasMeshes->setEnabled(now.format == CutFormat::Glb && kind() != CutKind::Files);
    const auto checked = checkCutPattern(now.pattern);
    const bool areMoved = kind() == CutKind::Files;
    if (areMoved) readParts();
    const bool isKnown = !areMoved || m_parts == Parts::Known;
    const MovePlan plan = areMoved && isKnown && checked ? moves() : MovePlan();
    const QStringList all = checked && isKnown ? names(plan) : QStringList();
    const bool isAnythingMoved = !areMoved || !plan.moves.empty();
    m_accept->setEnabled(checked.hasValue() && isAnythingMoved);
    m_problem->setText(checked ? summary(all.size(), plan) : sentence(checked.error().message));
    setTextColour(m_problem, checked ? &Theme::text : &Theme::error);
    m_names->setPlainText(all.mid(0, shownNames).join('\n') +
                          (all.size() > shownNames ? QStringLiteral("\n…") : QString()));
}

} // namespace tagline
