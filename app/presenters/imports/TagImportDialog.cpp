#include "app/presenters/imports/TagImportDialog.h"

#include "app/presenters/imports/TagImportForm.h"
#include "widgets/theme/controls/DialogBody.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tagline {
namespace {

/// The format of the first file's ending, else the first there is.
const TagImportFormat& likelyFormat(const std::vector<std::string>& files)
{
    const TagImportFormat* found = files.empty() ? nullptr : tagImportFormatOf(files.front());
    return found ? *found : tagImportFormats().front();
}

constexpr qsizetype mostNewTags = 5; ///< that are named

/// The first of them, with how many more there are.
QString shortList(const QStringList& names)
{
    const QString first = names.first(std::min(names.size(), mostNewTags)).join(QStringLiteral(", "));
    const qsizetype more = names.size() - mostNewTags;
    return more > 0 ? TagImportDialog::tr("%1 and %2 more").arg(first).arg(more) : first;
}

/// "3 ranges · 2 tags · new: Jump · 1 state · 2 clips"
QString countsOf(const TagImportPreview& preview)
{
    QStringList counts{TagImportDialog::tr("%n range(s)", nullptr, int(preview.ranges)),
                       TagImportDialog::tr("%n tag(s)", nullptr, preview.tags)};
    if (!preview.newTags.isEmpty())
        counts << TagImportDialog::tr("new: %1", "names of tags").arg(shortList(preview.newTags));
    if (preview.captions > 0) counts << TagImportDialog::tr("%n caption(s)", nullptr, int(preview.captions));
    if (preview.states > 0) counts << TagImportDialog::tr("%n state(s)", nullptr, preview.states);
    if (preview.values > 0) counts << TagImportDialog::tr("%n value(s)", nullptr, int(preview.values));
    counts << TagImportDialog::tr("%n clip(s)", nullptr, preview.clips);
    return counts.join(QStringLiteral(" · "));
}

QString lossesTitle() { return TagImportDialog::tr("Left out or changed"); }

} // namespace

TagImportDialog::TagImportDialog(std::vector<std::string> files, const ClipLibrary& library,
                                 const std::string& folder, const QString& clip, QWidget* parent)
    : Dialog(parent)
    , m_files(std::move(files))
    , m_form(new TagImportForm(likelyFormat(m_files), clip, library.tagSets(), this))
    , m_summary(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_rows(new QTableWidget(0, 4, this))
    , m_losses(new QPlainTextEdit(this))
    , m_reading(library, folder)
{
    setObjectName("importDialog");
    setWindowTitle(tr("Import Tags from %n File(s)", nullptr, int(m_files.size())));
    describe();
    build();
    connect(m_form, &TagImportForm::changed, this, &TagImportDialog::readAnew);
    readAnew();
}

void TagImportDialog::describe()
{
    m_summary->setObjectName("importSummary");
    m_summary->setWordWrap(true);
    m_progress->setObjectName("importProgress");
    m_progress->setRange(0, 0); // how long it takes is not known
    m_progress->setTextVisible(false);
    m_rows->setObjectName("importPreview");
    m_rows->setAccessibleName(tr("Preview"));
    m_rows->setToolTip(tr("The first ranges, in frames of their clips, states and values"));
    m_rows->setHorizontalHeaderLabels({tr("Clip"), tr("Tag"), tr("Start"), tr("Stop")});
    m_rows->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_rows->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_rows->verticalHeader()->hide();
    m_rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rows->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_rows->setTabKeyNavigation(false);
    m_rows->setMinimumSize(560, 6 * fontMetrics().lineSpacing());
    m_losses->setObjectName("importLosses");
    m_losses->setAccessibleName(lossesTitle());
    m_losses->setToolTip(tr("What Tagline cannot keep as it is, and where it was found first"));
    m_losses->setReadOnly(true);
    m_losses->setTabChangesFocus(true);
    m_losses->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_losses->setMinimumHeight(4 * fontMetrics().lineSpacing());
}

void TagImportDialog::build()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_accept->setToolTip(
        tr("Add the ranges, states and values to their clips; this can be undone as one step"));
    auto* layout = new QVBoxLayout(this);
    auto* body = new DialogBody(m_form, this);
    layout->addWidget(body);
    layout->addWidget(m_summary);
    layout->addWidget(m_progress);
    layout->addWidget(m_rows, 3);
    layout->addWidget(new QLabel(lossesTitle(), this));
    layout->addWidget(m_losses, 1);
    layout->addWidget(buttons);
    body->fitDialog({720, 600});
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

const TagImportFormat& TagImportDialog::format() const { return m_form->format(); }

TagImportOptions TagImportDialog::options() const { return m_options; }

void TagImportDialog::readAnew()
{
    m_accept->setEnabled(false);
    const auto options = m_form->options();
    m_progress->setVisible(options.has_value());
    m_reading.drop();
    if (!options) { // the content was read with other options
        TagImportPreview nothing;
        nothing.problem = m_form->problem();
        return showOutcome({m_content, nothing});
    }
    m_options = *options;
    m_summary->setText(tr("Reading…"));
    m_reading.read({&m_form->format(), m_files, *options},
                   [this](const TagImportReading::Outcome& outcome) { showOutcome(outcome); });
}

void TagImportDialog::showOutcome(const TagImportReading::Outcome& outcome)
{
    const TagImportPreview& preview = outcome.second;
    m_content = outcome.first;
    m_progress->hide();
    if (m_content) m_form->setHeadings(m_content->headings);
    showRows(preview);
    m_losses->setPlainText(preview.losses.isEmpty() ? tr("Nothing.") : preview.losses.join('\n'));
    m_summary->setText(preview.problem.isEmpty() ? countsOf(preview) : preview.problem);
    if (!preview.problem.isEmpty()) m_losses->clear();
    const std::int64_t all = preview.ranges + preview.captions + preview.states + preview.values;
    m_accept->setEnabled(preview.problem.isEmpty() && all > 0);
    m_accept->setDefault(true);
}

void TagImportDialog::showRows(const TagImportPreview& preview)
{
    m_rows->setRowCount(int(preview.rows.size()));
    for (int row = 0; row < int(preview.rows.size()); ++row)
        for (int column = 0; column < 4; ++column)
            m_rows->setItem(row, column, new QTableWidgetItem(preview.rows[row][column]));
}

} // namespace tagline
