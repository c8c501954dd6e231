#include "widgets/theme/Icons.h"

#include <QDir>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

// Outside the namespace, as Qt asks: a static library's resources are found only after this.
static void initializeIconResources() { Q_INIT_RESOURCE(icons); }

namespace tagline {

namespace {

QString iconFile(const QString& name) { return ":/icons/" + name + ".svg"; }

/// The colours of an icon by its state; null for one that keeps its own.
struct IconColours
{
    ThemeColour normal = nullptr;
    ThemeColour active = nullptr; ///< under the mouse
    ThemeColour on = nullptr;
};

/// Draws an SVG at any size, in the theme's colours as they are when it is drawn.
class TintedSvgEngine final : public QIconEngine
{
public:
    TintedSvgEngine(const QString& name, const IconColours& colours)
        : m_name(name)
        , m_colours(colours)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, 1));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        const QColor colour = colourOf(mode, state);
        const QString key = QString("tagline/%1/%2x%3/%4")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(colour.isValid() ? colour.name(QColor::HexArgb) : QString());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap)) return pixmap;
        pixmap = drawn(size, colour);
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QIconEngine* clone() const override { return new TintedSvgEngine(*this); }
    QString key() const override { return "tagline"; }
    QString iconName() override { return m_name; }

private:
    QColor colourOf(QIcon::Mode mode, QIcon::State state) const
    {
        if (!m_colours.normal) return {};
        if (mode == QIcon::Disabled) return theme().disabled;
        if (mode == QIcon::Selected) return theme().onSelection;
        if (state == QIcon::On) return theme().*m_colours.on;
        return theme().*(mode == QIcon::Active ? m_colours.active : m_colours.normal);
    }

    QPixmap drawn(const QSize& size, const QColor& colour) const
    {
        if (size.isEmpty()) return {};
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        QSvgRenderer renderer(iconFile(m_name));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(&painter, QRectF({0, 0}, size));
        if (colour.isValid()) {
            painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
            painter.fillRect(image.rect(), colour);
        }
        painter.end();
        return QPixmap::fromImage(image);
    }

    QString m_name;
    IconColours m_colours;
};

QIcon engineIcon(const QString& name, const IconColours& colours)
{
    initializeIconResources();
    Q_ASSERT_X(QFile::exists(iconFile(name)), "icon", qPrintable("no icon is called " + name));
    return QIcon(new TintedSvgEngine(name, colours));
}

} // namespace

QIcon icon(const QString& name)
{
    if (name == "tagline") return engineIcon(name, {});
    return engineIcon(name, {&Theme::muted, &Theme::text, &Theme::accent});
}

QIcon icon(const QString& name, ThemeColour colour) { return engineIcon(name, {colour, colour, colour}); }

QStringList iconNames()
{
    initializeIconResources();
    QStringList names;
    for (const QString& file : QDir(":/icons").entryList({"*.svg"}, QDir::Files, QDir::Name))
        if (!file.startsWith("sheet-")) names += file.chopped(4);
    return names;
}

} // namespace tagline
