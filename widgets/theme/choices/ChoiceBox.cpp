#include "widgets/theme/choices/ChoiceBox.h"

#include "widgets/theme/choices/ChoicePopup.h"

#include <QPointer>

namespace tagline {

void ChoiceBox::showPopup()
{
    if (count() <= mostWithoutField) return QComboBox::showPopup();
    auto* popup = new ChoicePopup(*this);
    connect(popup, &ChoicePopup::picked, this, &ChoiceBox::choose);
    popup->popUp(QRect(mapToGlobal(QPoint()), size()));
}

/// Tells what QComboBox tells of an entry that a person chose in its list.
void ChoiceBox::choose(int entry)
{
    const QPointer<ChoiceBox> self(this); // a listener may delete the box
    const QString text = itemText(entry); // one may also fill it anew
    setCurrentIndex(entry);
    if (self) emit activated(entry);
    if (self) emit textActivated(text);
}

} // namespace tagline
