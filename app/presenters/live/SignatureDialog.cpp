#include "app/presenters/live/SignatureDialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tagline {

SignatureDialog::SignatureDialog(bool isSigning, const QString& author, QWidget* parent)
    : Dialog(parent)
    , m_isSigning(new QCheckBox(tr("&Sign the frames that I tag"), this))
    , m_author(new QLineEdit(author, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setObjectName("signatureDialog");
    setWindowTitle(tr("Sign My Tags"));
    m_isSigning->setObjectName("signTags");
    m_isSigning->setChecked(isSigning);
    m_isSigning->setToolTip(tr("Record your name and the time on the frames you tag"));
    m_author->setObjectName("signatureAuthor");
    m_author->setAccessibleName(tr("Name"));
    m_author->setToolTip(tr("The name stored with the tags in the sidecars"));
    m_author->setMinimumWidth(240);
    auto* about =
        new QLabel(tr("Name and time are stored in the sidecars, as properties of the tagged "
                      "frames.\nQueries can ask for them: Run.author == \"ana\". Exports leave them out."),
                   this);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name"), m_author);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_isSigning);
    layout->addLayout(form);
    layout->addWidget(about);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_isSigning, &QCheckBox::toggled, this, &SignatureDialog::showState);
    connect(m_author, &QLineEdit::textChanged, this, &SignatureDialog::showState);
    showState();
}

bool SignatureDialog::isSigning() const { return m_isSigning->isChecked(); }

QString SignatureDialog::author() const { return m_author->text().trimmed(); }

void SignatureDialog::showState()
{
    m_author->setEnabled(isSigning());
    const bool isComplete = !isSigning() || !author().isEmpty();
    QPushButton* accept = m_buttons->button(QDialogButtonBox::Ok);
    accept->setText(tr("Keep Signature"));
    accept->setEnabled(isComplete);
    accept->setToolTip(isComplete ? tr("Use this from now on (Enter)")
                                  : tr("Type a name to sign with first"));
}

} // namespace tagline
