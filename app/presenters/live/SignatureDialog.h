#pragma once

// SignatureDialog asks whether frames that a person tags are to be signed, and with which name.

#include "widgets/theme/controls/Dialog.h"

class QCheckBox;
class QDialogButtonBox;
class QLineEdit;

namespace tagline {

/// A name that is empty signs nothing: with the box checked it is not accepted.
class SignatureDialog : public Dialog
{
    Q_OBJECT

public:
    SignatureDialog(bool isSigning, const QString& author, QWidget* parent = nullptr);

    bool isSigning() const;
    QString author() const;

private:
    void showState();

    QCheckBox* m_isSigning;
    QLineEdit* m_author;
    QDialogButtonBox* m_buttons;
};

} // namespace tagline
