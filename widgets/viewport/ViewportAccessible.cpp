#include "widgets/viewport/ViewportAccessible.h"

#include "widgets/viewport/ViewportWidget.h"

#include <QAccessibleWidget>
#include <QCoreApplication>

namespace tagline {
namespace {

struct SpokenWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::ViewportAccessible)
};

/// Its description is what the picture shows now, and behind it what the mouse does there.
class ViewportAccessible : public QAccessibleWidget
{
public:
    explicit ViewportAccessible(ViewportWidget& viewport)
        : QAccessibleWidget(&viewport, QAccessible::Graphic)
        , m_viewport(viewport)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        const QString own = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Description) return own;
        const QString spoken = spokenOverlay(m_viewport.overlay());
        return spoken.isEmpty() ? own : spoken + ' ' + own;
    }

private:
    const ViewportWidget& m_viewport;
};

} // namespace

QString spokenOverlay(const ViewportOverlay& overlay)
{
    QStringList names, sentences;
    for (const ViewportChip& chip : overlay.chips) names << chip.text;
    if (!overlay.title.isEmpty())
        sentences << (overlay.detail.isEmpty()
                          ? overlay.title
                          : SpokenWords::tr("%1, %2").arg(overlay.title, overlay.detail));
    if (!names.isEmpty()) sentences << SpokenWords::tr("Tags: %1").arg(names.join(QStringLiteral(", ")));
    for (const QString& caption : overlay.captions) sentences << SpokenWords::tr("Caption: %1").arg(caption);
    return sentences.isEmpty() ? QString() : sentences.join(QStringLiteral(". ")) + '.';
}

void installViewportAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            auto* viewport = qobject_cast<ViewportWidget*>(object);
            return viewport ? new ViewportAccessible(*viewport) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace tagline
