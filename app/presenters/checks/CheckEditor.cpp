#include "app/presenters/checks/CheckEditor.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace tagline {

CheckEditor::CheckEditor(const QString& title, const QString& verb, const LibraryCheck& check,
                         Problem problem, Note note, QWidget* parent)
    : Dialog(parent)
    , m_before(check)
    , m_problem(std::move(problem))
    , m_note(std::move(note))
    , m_name(new QLineEdit(this))
    , m_query(new QLineEdit(this))
    , m_expectation(new QComboBox(this))
    , m_within(new QLineEdit(this))
    , m_problemText(new QLabel(this))
{
    setObjectName("checkEditor");
    setWindowTitle(title);
    build(verb);
    show(check);
    for (QLineEdit* line : {m_name, m_query, m_within})
        connect(line, &QLineEdit::textChanged, this, &CheckEditor::showProblem);
    showProblem();
}

void CheckEditor::build(const QString& verb)
{
    m_name->setAccessibleName(tr("Name"));
    m_name->setToolTip(tr("What the check is called in the list and in reports"));
    m_name->setPlaceholderText(tr("Feet that rest stand still"));
    m_query->setAccessibleName(tr("Query"));
    m_query->setToolTip(tr("What is looked for in each clip"));
    m_query->setPlaceholderText("contact(LeftFoot) & speed(LeftFoot) > 1");
    m_expectation->addItems({tr("finds no frame of a clip"), tr("finds some frames of each clip"),
                             tr("finds all frames of each clip")}); // by CheckExpectation
    m_expectation->setAccessibleName(tr("The check passes where the query"));
    m_expectation->setToolTip(tr("What the query may find where the tags are right"));
    m_within->setAccessibleName(tr("Only in clips with"));
    m_within->setToolTip(tr("A query: only clips in which it finds a frame are checked"));
    m_within->setPlaceholderText(tr("all clips"));
    m_problemText->setWordWrap(true);
    m_problemText->setMinimumHeight(2 * fontMetrics().lineSpacing()); // the dialog keeps its size
    m_problemText->setAlignment(Qt::AlignTop);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Query"), m_query);
    form->addRow(tr("&Passes where it"), m_expectation);
    form->addRow(tr("&Only in clips with"), m_within);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(verb, QDialogButtonBox::AcceptRole);
    m_accept->setDefault(true);
    m_accept->setToolTip(tr("Keep the check in the library file; this can be undone"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_problemText);
    column->addStretch(1);
    column->addWidget(buttons);
    resize(sizeHint().expandedTo({480, 0}));
}

void CheckEditor::show(const LibraryCheck& check)
{
    m_name->setText(QString::fromStdString(check.name));
    m_query->setText(QString::fromStdString(check.query));
    m_expectation->setCurrentIndex(int(check.expectation));
    m_within->setText(QString::fromStdString(check.within));
}

LibraryCheck CheckEditor::check() const
{
    LibraryCheck check = m_before;
    check.name = m_name->text().trimmed().toStdString();
    check.query = m_query->text().trimmed().toStdString();
    check.expectation = CheckExpectation(m_expectation->currentIndex());
    check.within = m_within->text().trimmed().toStdString();
    return check;
}

void CheckEditor::showProblem()
{
    const QString problem = m_problem(check());
    m_problemText->setText(problem.isEmpty() ? m_note(check()) : problem);
    m_accept->setEnabled(problem.isEmpty());
}

} // namespace tagline
