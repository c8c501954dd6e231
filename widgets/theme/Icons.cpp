#include "widgets/theme/Icons.h"

#include "widgets/theme/Theme.h"

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

/// Draws an SVG at any size, tinted (or as it is, where the colours are not valid).
class TintedSvgEngine final : public QIconEngine
{
public:
    TintedSvgEngine(const QString& name, const QColor& normal, const QColor& disabled, const QColor& on)
        : m_name(name)
        , m_normal(normal)
        , m_disabled(disabled)
        , m_on(on)
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
        if (mode == QIcon::Disabled) return m_disabled;
        return state == QIcon::On ? m_on : m_normal;
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
    QColor m_normal;
    QColor m_disabled;
    QColor m_on;
};

QIcon engineIcon(const QString& name, const QColor& normal, const QColor& disabled, const QColor& on)
{
    initializeIconResources();
    Q_ASSERT_X(QFile::exists(iconFile(name)), "icon", qPrintable("no icon is called " + name));
    return QIcon(new TintedSvgEngine(name, normal, disabled, on));
}

} // namespace

QIcon icon(const QString& name)
{
    if (name == "tagline") return engineIcon(name, {}, {}, {});
    return engineIcon(name, theme().text, theme().disabled, theme().accent);
}

QIcon icon(const QString& name, const QColor& colour)
{
    return engineIcon(name, colour, theme().disabled, colour);
}

QStringList iconNames()
{
    initializeIconResources();
    QStringList names;
    for (const QString& file : QDir(":/icons").entryList({"*.svg"}, QDir::Files, QDir::Name))
        if (!file.startsWith("sheet-")) names += file.chopped(4);
    return names;
}

} // namespace tagline
