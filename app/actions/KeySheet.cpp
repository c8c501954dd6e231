#include "app/actions/KeySheet.h"

#include <QDialogButtonBox>
#include <QScreen>
#include <QVBoxLayout>

#include <utility>

namespace tagline {

KeySheet::KeySheet(ActionRegistry& actions, QList<TagKeyRow> tagKeys, QWidget* parent)
    : Dialog(parent)
{
    setObjectName("keySheet");
    setWindowTitle(tr("Keyboard Shortcuts"));
    resize(QSize(640, 720).boundedTo(this->screen()->availableSize() * 0.85));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new KeyTable(actions, std::move(tagKeys), this), 1);
    column->addWidget(buttons);
}

} // namespace tagline
