#include "app/presenters/exports/ExportDialog.h"

#include "app/presenters/exports/FrameOptionsForm.h"
#include "app/presenters/messages/ErrorWords.h"
#include "core/exports/ExportWriting.h"
#include "core/tags/vocabulary/SetNames.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/choices/ChoiceBox.h"
#include "widgets/theme/controls/DialogBody.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int previewedLines = 12;
constexpr int longestPreview = 4'000; ///< characters
constexpr int narrowest = 700;        ///< pixels of the preview
constexpr int ofNames = 110;          ///< of them, for the names beside the fields and what lies between

QString translated(const std::string& text)
{
    return QCoreApplication::translate("tagline::ExportFormat", text.c_str());
}

/// In pixels, as it is shown at the narrowest.
int highestText(const QFontMetrics& metrics, std::string ExportFormat::*text)
{
    int highest = 0;
    for (const ExportFormat& format : exportFormats()) {
        const QRect room(0, 0, narrowest - ofNames, 10'000);
        highest = std::max(highest,
                           metrics.boundingRect(room, Qt::TextWordWrap, translated(format.*text)).height());
    }
    return highest;
}

QString lossText(const ExportLoss& loss)
{
    const int n = int(loss.count);
    switch (loss.kind) {
    case ExportLossKind::Ranges:
        return ExportDialog::tr("%n range(s) of tags", nullptr, n);
    case ExportLossKind::Captions:
        return ExportDialog::tr("%n caption(s)", nullptr, n);
    case ExportLossKind::Properties:
        return ExportDialog::tr("values of %n name(s), such as %1", nullptr, n)
            .arg(QString::fromStdString(loss.example));
    case ExportLossKind::Records:
        return ExportDialog::tr("%n record(s) of who tagged, when and how sure", nullptr, n);
    case ExportLossKind::InstanceValues:
        return ExportDialog::tr("values of %n instance(s)", nullptr, n);
    case ExportLossKind::States:
        return ExportDialog::tr("states of %n clip(s)", nullptr, n);
    case ExportLossKind::Touching:
        return ExportDialog::tr("%n place(s) where ranges of a tag touch or overlap", nullptr, n);
    case ExportLossKind::TagNames:
        return ExportDialog::tr("%n whole name(s) of tags, such as %1", nullptr, n)
            .arg(QString::fromStdString(loss.example));
    case ExportLossKind::ClipNames:
        return ExportDialog::tr("%n whole name(s) of clips, such as %1", nullptr, n)
            .arg(QString::fromStdString(loss.example));
    case ExportLossKind::ExactFrames:
        return ExportDialog::tr("exact frames of %n clip(s)", nullptr, n);
    }
    return {};
}

} // namespace

QString exportTitle(const ExportFormat& format) { return translated(format.title); }

QString exportTitleWithFiles(const ExportFormat& format)
{
    const QString ending = QString::fromStdString(format.ending);
    const QString beside = QString::fromStdString(besideFile(format.ending));
    return format.beside ? ExportDialog::tr("%1, .%2 and .%3").arg(exportTitle(format), ending, beside)
                         : ExportDialog::tr("%1, .%2").arg(exportTitle(format), ending);
}

ExportDialog::ExportDialog(const std::string& format, ExportContent example, std::string folder,
                           QWidget* parent)
    : Dialog(parent)
    , m_example(std::move(example))
    , m_folder(std::move(folder))
    , m_format(new ChoiceBox(this))
    , m_holds(new QLabel(this))
    , m_leavesOut(new QLabel(this))
    , m_losses(new QLabel(this))
    , m_set(new QComboBox(this))
    , m_tags(new QLineEdit(this))
    , m_ofAnswer(new QCheckBox(tr("Only the frames that the &query finds"), this))
    , m_arePathsShort(new QCheckBox(tr("Name files from the library's &folder"), this))
    , m_hasRecords(new QCheckBox(tr("Add &who tagged, when, how sure, notes, and values"), this))
    , m_hasClips(new QCheckBox(tr("Add clips without tags, and each clip's &length and state"), this))
    , m_guardsFormulas(new QCheckBox(tr("&Guard texts that a spreadsheet would run as formulas"), this))
    , m_hasLastFrames(new QCheckBox(tr("End ranges with their l&ast frame, not the first behind it"), this))
    , m_previewTitle(new QLabel(this))
    , m_preview(new QPlainTextEdit(this))
    , m_frames(new FrameOptionsForm(this))
    , m_below(new QStackedWidget(this))
{
    setObjectName("exportDialog");
    setWindowTitle(tr("Export Tags"));
    for (const ExportFormat& each : exportFormats()) m_format->addItem(exportTitleWithFiles(each));
    const ExportFormat* chosen = exportFormat(format);
    m_format->setCurrentIndex(chosen ? int(chosen - exportFormats().data()) : 0);
    describe();
    describeSelection();
    build();
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showFormat);
    connect(m_set, &QComboBox::currentIndexChanged, this, &ExportDialog::showPreview);
    connect(m_tags, &QLineEdit::textChanged, this, &ExportDialog::showPreview);
    for (QCheckBox* box :
         {m_ofAnswer, m_arePathsShort, m_hasRecords, m_hasClips, m_guardsFormulas, m_hasLastFrames})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::showPreview);
    connect(m_frames, &FrameOptionsForm::changed, this, &ExportDialog::showPreview);
    for (QCheckBox* box : {m_hasRecords, m_hasClips})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::showLosses);
    showFormat();
}

ExportDialog::~ExportDialog() { m_stopCounting.request_stop(); }

void ExportDialog::describe()
{
    m_format->setObjectName("exportFormat");
    m_format->setAccessibleName(tr("Format"));
    m_format->setToolTip(tr("What the tags are written as"));
    m_arePathsShort->setObjectName("exportShortPaths");
    m_arePathsShort->setChecked(!m_folder.empty());
    m_arePathsShort->setEnabled(!m_folder.empty());
    m_arePathsShort->setToolTip(
        tr("So that the export can be read on another machine; else with whole paths"));
    m_hasRecords->setObjectName("exportRecords");
    m_hasRecords->setToolTip(
        tr("Four more columns, for the ranges that have them; a range is parted where they change"));
    m_hasClips->setObjectName("exportClips");
    m_hasClips->setToolTip(tr("Four more columns, and a row without a tag for each clip that has none"));
    m_guardsFormulas->setObjectName("exportGuardFormulas");
    m_guardsFormulas->setChecked(true);
    m_guardsFormulas->setToolTip(
        tr("Writes ' where a text begins with =, +, -, @, a tab or a line break, or goes on so behind a "
           "comma, semicolon, tab, quote or line break; an import takes it off again"));
    m_hasLastFrames->setObjectName("exportLastFrames");
    m_hasLastFrames->setToolTip(
        tr("For programs that take a range's end as inside of it: columns last_frame and last_s"));
    m_previewTitle->setObjectName("exportPreviewTitle");
    m_previewTitle->setTextFormat(Qt::PlainText); // names stand in it
    m_previewTitle->setWordWrap(true);            // and all that is wrong with what was typed
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setToolTip(tr("How the export begins"));
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(codeFont(font()));
    m_preview->setMinimumSize(narrowest, 7 * fontMetrics().lineSpacing());
    m_holds->setObjectName("exportHolds");
    m_leavesOut->setObjectName("exportLeavesOut");
    m_losses->setObjectName("exportLosses");
    m_losses->setAccessibleName(tr("Lost here"));
    m_losses->setToolTip(tr("What of the whole library's tags this format cannot hold, counted"));
    m_losses->setTextFormat(Qt::PlainText); // names stand in it
    for (QLabel* text : {m_holds, m_leavesOut, m_losses}) {
        text->setWordWrap(true);
        text->setAlignment(Qt::AlignTop);
    }
    // The dialog keeps its size between formats: there is room for the longest text of any.
    m_holds->setMinimumHeight(highestText(fontMetrics(), &ExportFormat::holds));
    m_leavesOut->setMinimumHeight(highestText(fontMetrics(), &ExportFormat::leavesOut));
    m_losses->setMinimumHeight(2 * fontMetrics().lineSpacing());
}

void ExportDialog::describeSelection()
{
    m_set->setObjectName("exportSet");
    m_set->setAccessibleName(tr("Tag set"));
    m_set->setToolTip(tr("The tags of one set are named as in its own file"));
    m_set->addItem(tr("All tag sets"));
    for (const std::string& set : m_example.library.tagSets())
        m_set->addItem(QString::fromStdString(set.empty() ? std::string(defaultSet) : set),
                       QString::fromStdString(set));
    m_tags->setObjectName("exportTags");
    m_tags->setAccessibleName(tr("Only tags"));
    m_tags->setPlaceholderText(tr("all; or names, such as: Run, gameplay.*"));
    m_tags->setToolTip(tr("Names with commas between them; * stands for anything, ? for one character"));
    m_ofAnswer->setObjectName("exportOfAnswer");
    m_ofAnswer->setEnabled(false);
    m_ofAnswer->setToolTip(tr("There is no answer: type a query first"));
}

void ExportDialog::setAnswer(FrameSet answer, const QString& query)
{
    m_answer = std::move(answer);
    m_ofAnswer->setEnabled(true);
    m_ofAnswer->setToolTip(
        tr("Ranges are cut to the frames of %1; clips without one are left out").arg(query));
}

void ExportDialog::build()
{
    auto* form = new QFormLayout;
    form->addRow(tr("For&mat"), m_format);
    form->addRow(tr("Holds"), m_holds);
    form->addRow(tr("Leaves out"), m_leavesOut);
    form->addRow(tr("Lost here"), m_losses);
    form->addRow(tr("Tag &set"), m_set);
    form->addRow(tr("Onl&y tags"), m_tags);
    const bool isSetChosen = m_set->count() > 2; // there are several
    m_set->setVisible(isSetChosen);
    form->labelForField(m_set)->setVisible(isSetChosen);
    for (QLabel* text : {m_holds, m_leavesOut, m_losses}) // else Qt lowers the name beside a high field
        static_cast<QLabel*>(form->labelForField(text))->setAlignment(Qt::AlignRight | Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    m_accept->setToolTip(tr("Choose where to, and export"));
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStrut(narrowest); // the texts are as wide as the preview
    for (QCheckBox* box :
         {m_ofAnswer, m_arePathsShort, m_hasRecords, m_hasClips, m_guardsFormulas, m_hasLastFrames})
        form->addRow(QString(), box);
    column->addLayout(form);
    for (QWidget* page : {static_cast<QWidget*>(m_preview), static_cast<QWidget*>(m_frames)})
        m_below->addWidget(page);
    auto* body = new DialogBody(content, this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(body);
    layout->addWidget(m_previewTitle);
    layout->addWidget(m_below, 1); // in view also where the body scrolls
    layout->addWidget(buttons);
    body->fitDialog();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ExportDialog::accept()
{
    if (!m_accept->isEnabled()) return;
    if (m_chooser) m_target = m_chooser(format());
    if (!m_target.isEmpty()) Dialog::accept();
}

const ExportFormat& ExportDialog::format() const
{
    return exportFormats()[std::size_t(m_format->currentIndex())];
}

ExportOptions ExportDialog::options() const
{
    ExportOptions options;
    options.hasRecords = m_hasRecords->isEnabled() && m_hasRecords->isChecked();
    options.hasClips = m_hasClips->isEnabled() && m_hasClips->isChecked();
    options.formulas = m_guardsFormulas->isChecked() ? FormulaGuard::Needed : FormulaGuard::Never;
    options.hasLastFrames = m_hasLastFrames->isEnabled() && m_hasLastFrames->isChecked();
    if (format().takes(ExportOption::Frames)) options.frames = m_frames->options().value_or(FrameOptions());
    if (format().clip || m_arePathsShort->isChecked()) options.folder = m_folder;
    return options;
}

ExportSelection ExportDialog::selection() const
{
    ExportSelection selection;
    if (m_set->currentIndex() > 0) selection.set = m_set->currentData().toString().toStdString();
    selection.tags = namesOfList(m_tags->text().toStdString());
    if (m_ofAnswer->isChecked()) selection.frames = m_answer;
    return selection;
}

void ExportDialog::showFormat()
{
    const ExportFormat& chosen = format();
    m_holds->setText(translated(chosen.holds));
    m_leavesOut->setText(chosen.leavesOut.empty() ? tr("Nothing.") : translated(chosen.leavesOut));
    m_hasRecords->setEnabled(chosen.takes(ExportOption::Records));
    m_hasClips->setEnabled(chosen.takes(ExportOption::Clips));
    m_guardsFormulas->setEnabled(chosen.takes(ExportOption::GuardedFormulas));
    m_hasLastFrames->setEnabled(chosen.takes(ExportOption::LastFrames));
    m_arePathsShort->setEnabled(!chosen.clip && !m_folder.empty());
    m_below->setCurrentWidget(chosen.takes(ExportOption::Frames) ? static_cast<QWidget*>(m_frames)
                                                                 : m_preview);
    showLosses();
    showPreview();
}

ExportDialog::LossKey ExportDialog::lossKey() const
{
    const ExportOptions chosen = options();
    return {format().id, chosen.hasRecords, chosen.hasClips};
}

/// Of all clips, whatever is chosen of them.
void ExportDialog::showLosses()
{
    m_counting.drop();
    m_stopCounting.request_stop();
    const auto known = m_knownLosses.find(lossKey());
    if (known != m_knownLosses.end()) return m_losses->setText(known->second);
    m_losses->setText(tr("Counting…"));
    countLosses();
}

void ExportDialog::countLosses()
{
    if (!m_counted) m_counted = std::make_shared<const ClipLibrary>(m_example.library);
    m_stopCounting = {};
    auto losses = std::make_shared<std::vector<ExportLoss>>();
    const auto work = [losses, format = &format(), chosen = options(), library = m_counted,
                       stop = m_stopCounting.get_token()] {
        const GoOn goOn = [&](double) { return !stop.stop_requested(); };
        *losses = exportLosses(*format, {*library, {}, {}, goOn}, chosen);
    };
    m_counting =
        m_jobs.start(tr("Counting what is lost"), work, [this, losses, key = lossKey()](bool isWell) {
            if (isWell) m_knownLosses[key] = lossesOf(*losses);
            m_losses->setText(isWell ? m_knownLosses[key] : tr("It could not be counted."));
        });
}

QString ExportDialog::lossesOf(const std::vector<ExportLoss>& losses) const
{
    QStringList texts;
    for (const ExportLoss& loss : losses) texts << lossText(loss);
    if (texts.isEmpty()) return tr("Nothing.");
    QString text = texts.join(", ");
    text[0] = text[0].toUpper();
    return text + '.';
}

/// All that is wrong with what was typed, a sentence each; none where it can be exported.
QStringList ExportDialog::problems() const
{
    QStringList problems;
    QStringList unmet;
    for (const std::string& name : unmetNames(selection(), m_example.library.vocabulary()))
        unmet << QString::fromStdString(name);
    if (unmet.size() == 1) problems << tr("There is no tag %1").arg(unmet.front());
    if (unmet.size() > 1) problems << tr("There are no tags %1").arg(unmet.join(", "));
    if (format().takes(ExportOption::Frames)) problems += m_frames->problems();
    return problems;
}

/// The example with what is selected of it, in a copy of the library that is made once.
ExportContent ExportDialog::selectedExample()
{
    const ExportSelection chosen = selection();
    if (chosen.isAll() || m_example.only.empty()) return m_example;
    const ClipId clip = m_example.only.front();
    if (!m_copy) {
        m_copy = m_example.library;
        m_sheet = m_copy->clip(clip).sheet;
    }
    m_copy->setSheet(clip, m_sheet); // of the copy: others may give the library tags meanwhile
    std::vector<DerivedTag> none;
    if (keepSelected(*m_copy, none, m_example.only, chosen).empty()) m_copy->setSheet(clip, {});
    return {*m_copy, {}, m_example.only};
}

/// Of one clip: the export itself may be large.
void ExportDialog::showPreview()
{
    const ExportFormat& chosen = format();
    const QString wrong = problems().join('\n');
    m_accept->setEnabled(wrong.isEmpty());
    setTextColour(m_previewTitle, wrong.isEmpty() ? &Theme::text : &Theme::error);
    m_preview->setEnabled(chosen.isText && !m_example.only.empty() && wrong.isEmpty());
    m_previewTitle->setText(
        !wrong.isEmpty()                     ? wrong
        : chosen.takes(ExportOption::Frames) ? tr("Frames for learning")
        : !chosen.isText                     ? tr("No preview: this format is binary")
        : m_example.only.empty()
            ? tr("Preview: there is no clip")
            : tr("Preview of %1")
                  .arg(QString::fromStdString(m_example.library.clip(m_example.only.front()).displayName)));
    if (!m_preview->isEnabled()) return m_preview->clear();
    const ExportContent example = selectedExample();
    const auto bytes =
        chosen.clip
            ? Result<std::string>(chosen.clip(exportedClip(example, example.only.front(), options().folder)))
            : chosen.bytes(example, options());
    const QString text =
        bytes ? QString::fromStdString(bytes->substr(0, longestPreview)) : errorText(bytes.error());
    const QStringList lines = text.split('\n');
    m_preview->setPlainText(lines.mid(0, previewedLines).join('\n') +
                            (lines.size() > previewedLines ? "\n…" : ""));
}

} // namespace tagline
