#pragma once

// ReportDialog shows a report before it is saved: a person reads what they hand on.

#include "widgets/theme/controls/Dialog.h"

class QLabel;
class QPlainTextEdit;

namespace tagline {

class ReportDialog : public Dialog
{
    Q_OBJECT

public:
    /// `folder` is where it is proposed to be saved.
    ReportDialog(const QString& report, const QString& folder, QWidget* parent = nullptr);

signals:
    /// The report lies in this file now.
    void saved(const QString& file);

private:
    void askAndSave();

    QString m_folder;
    QPlainTextEdit* m_text;
    QLabel* m_problem;
};

} // namespace tagline
