#include "app/reporting/ReportDialog.h"

#include "core/system/saving/DurableFile.h"
#include "widgets/theme/messages/CoreText.h"

#include <QClipboard>
#include <QDate>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace tagline {

ReportDialog::ReportDialog(const QString& report, const QString& folder, QWidget* parent)
    : Dialog(parent)
    , m_folder(folder)
    , m_text(new QPlainTextEdit(report, this))
    , m_problem(new QLabel(this))
{
    setObjectName("reportDialog");
    setWindowTitle(tr("Save a Report"));
    resize(QSize(720, 560).boundedTo(this->screen()->availableSize() * 0.85));
    auto* what =
        new QLabel(tr("This is all that the report holds: versions, settings, the last fault and the "
                      "log, without your paths. Nothing is sent; you hand it on yourself. What you "
                      "take out of it here is not saved."),
                   this);
    what->setWordWrap(true);
    m_text->setObjectName("reportText");
    m_text->setProperty("look", "field");
    m_text->setAccessibleName(tr("Report"));
    m_text->setToolTip(tr("What the report holds; it can be changed before it is saved"));
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(codeFont(font()));
    m_problem->setObjectName("reportProblem");
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    auto* copy = buttons->addButton(tr("&Copy Report"), QDialogButtonBox::ActionRole);
    copy->setObjectName("reportCopy");
    copy->setAutoDefault(false);
    copy->setToolTip(tr("Copy the report as text"));
    auto* save = buttons->addButton(tr("&Save Report…"), QDialogButtonBox::AcceptRole);
    save->setObjectName("reportSave");
    save->setToolTip(tr("Choose a file, and write the report into it"));
    save->setDefault(true);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &ReportDialog::askAndSave);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(what);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
}

void ReportDialog::askAndSave()
{
    const QString name =
        QStringLiteral("tagline-report-%1.txt").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString file = QFileDialog::getSaveFileName(this, tr("Save Report"), QDir(m_folder).filePath(name),
                                                      tr("Text (*.txt)"));
    if (file.isEmpty()) return;
    const auto written = writeDurably(file.toStdString(), m_text->toPlainText().toStdString());
    if (!written) {
        m_problem->setText(file + QStringLiteral(": ") + coreText(written.error().message));
        m_problem->show();
        return;
    }
    emit saved(file);
    accept();
}

} // namespace tagline
