#include "app/reporting/NewsDialog.h"

#include "widgets/theme/controls/PageText.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QScreen>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr double textMargin = 14.0;

} // namespace

NewsDialog::NewsDialog(const ProgramNews& news, QWidget* parent)
    : Dialog(parent)
{
    setObjectName("newsDialog");
    setWindowTitle(tr("What's New"));
    resize(QSize(760, 560).boundedTo(this->screen()->availableSize() * 0.85));
    auto* text = new QTextBrowser(this);
    text->setObjectName("newsText");
    text->setAccessibleName(tr("What is new in this version"));
    text->setToolTip(tr("What is new in this version, the latest first"));
    text->setOpenLinks(false);
    text->setTabChangesFocus(true);
    const QString title =
        QStringLiteral("# ") + tr("What's new in Tagline %1").arg(QCoreApplication::applicationVersion());
    const QString others = QStringLiteral("## ") + tr("The other changes, in English");
    const QStringList parts = news.translated.isEmpty()
                                  ? QStringList{title, news.markdown}
                                  : QStringList{title, news.translated, others, news.markdown};
    showPage(*text, parts.join(QStringLiteral("\n\n")));
    text->document()->setDocumentMargin(textMargin);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    text->setFocus();
}

} // namespace tagline
