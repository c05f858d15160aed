#include "ui/widgets/style/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>
#include <mutex>

// Outside of all namespaces: the resource is in a static library and must be initialized.
static void initialiseIconResources()
{
    Q_INIT_RESOURCE(icons);
}

namespace ink::ui {

namespace {

void ensureResources()
{
    static std::once_flag once;
    std::call_once(once, initialiseIconResources);
}

constexpr std::array<const char*, static_cast<size_t>(Icon::Last) + 1> names{"documents",
                                                                             "templates",
                                                                             "bulk",
                                                                             "report",
                                                                             "verify",
                                                                             "draft",
                                                                             "in-progress",
                                                                             "completed",
                                                                             "rejected",
                                                                             "expired",
                                                                             "cancelled",
                                                                             "folder",
                                                                             "folder-add",
                                                                             "search",
                                                                             "add",
                                                                             "signature",
                                                                             "initial",
                                                                             "text",
                                                                             "date",
                                                                             "sign-date",
                                                                             "checkbox",
                                                                             "radio",
                                                                             "dropdown",
                                                                             "number",
                                                                             "note",
                                                                             "attachment",
                                                                             "trash",
                                                                             "undo",
                                                                             "redo",
                                                                             "send",
                                                                             "download",
                                                                             "link",
                                                                             "person",
                                                                             "person-add",
                                                                             "settings",
                                                                             "warning",
                                                                             "error",
                                                                             "info",
                                                                             "zoom-in",
                                                                             "zoom-out",
                                                                             "fit-width",
                                                                             "fit-page",
                                                                             "close",
                                                                             "more",
                                                                             "refresh",
                                                                             "computer",
                                                                             "cloud",
                                                                             "pen",
                                                                             "keyboard",
                                                                             "image",
                                                                             "inbox",
                                                                             "check",
                                                                             "chevron-down",
                                                                             "chevron-right",
                                                                             "waiting",
                                                                             "copy",
                                                                             "preview",
                                                                             "edit",
                                                                             "restore",
                                                                             "stamp",
                                                                             "chevron-up",
                                                                             "match-case",
                                                                             "whole-word",
                                                                             "single-page",
                                                                             "align-left",
                                                                             "align-centre",
                                                                             "align-right",
                                                                             "align-top",
                                                                             "align-middle",
                                                                             "align-bottom",
                                                                             "distribute-across",
                                                                             "distribute-down",
                                                                             "same-width",
                                                                             "same-height",
                                                                             "same-size",
                                                                             "snap",
                                                                             "tab-order",
                                                                             "lock",
                                                                             "pause",
                                                                             "bell",
                                                                             "mail",
                                                                             "suggest",
                                                                             "today",
                                                                             "masked-text",
                                                                             "prefilled-text",
                                                                             "prefilled-number",
                                                                             "sum",
                                                                             "panel-left",
                                                                             "panel-right"};

QByteArray source(Icon which)
{
    ensureResources();
    QFile file(QStringLiteral(":/inkstone/icons/%1.svg").arg(iconName(which)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class LineIconEngine final : public QIconEngine
{
public:
    LineIconEngine(Icon which, const QColor& colour) : m_which(which), m_colour(colour) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal ratio) override
    {
        // `size` is in device pixels here (Qt 6.4).
        const int extent = qMax(1, qMin(size.width(), size.height()));
        QPixmap line = iconPixmap(m_which, colourFor(mode), extent, 1.0);
        if (line.size() != size) {
            QPixmap padded(size);
            padded.fill(Qt::transparent);
            QPainter painter(&padded);
            painter.drawPixmap((size.width() - extent) / 2, (size.height() - extent) / 2, line);
            painter.end();
            line = padded;
        }
        line.setDevicePixelRatio(ratio);
        return line;
    }

    QIconEngine* clone() const override { return new LineIconEngine(m_which, m_colour); }

private:
    QColor colourFor(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::ButtonText);
        return m_colour.isValid() ? m_colour : palette.color(QPalette::ButtonText);
    }

    Icon m_which;
    QColor m_colour;
};

/** Returns whether the icon is mirrored in right-to-left layouts. */
bool followsReading(Icon which)
{
    switch (which) {
    case Icon::Undo:
    case Icon::Redo:
    case Icon::Send:
    case Icon::Bulk:
    case Icon::ChevronRight:
    case Icon::PanelLeft:
    case Icon::PanelRight:
        return true;
    default:
        return false;
    }
}

} // namespace

QString iconName(Icon which)
{
    return QString::fromLatin1(names[static_cast<size_t>(which)]);
}

QList<Icon> allIcons()
{
    QList<Icon> all;
    for (int i = 0; i <= static_cast<int>(Icon::Last); ++i)
        all.append(static_cast<Icon>(i));
    return all;
}

QIcon icon(Icon which, const QColor& colour)
{
    return QIcon(new LineIconEngine(which, colour));
}

QPixmap iconPixmap(Icon which, const QColor& colour, int size, qreal devicePixelRatio)
{
    const int extent = qMax(1, qRound(size * devicePixelRatio));
    const bool isMirrored = QGuiApplication::isRightToLeft() && followsReading(which);
    const QString key = QStringLiteral("ink-icon-%1-%2-%3-%4")
                            .arg(iconName(which), colour.name(QColor::HexArgb))
                            .arg(extent)
                            .arg(isMirrored);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        QByteArray svg = source(which);
        svg.replace("currentColor", colour.name(QColor::HexRgb).toLatin1());
        pixmap = QPixmap(extent, extent);
        pixmap.fill(Qt::transparent);
        QSvgRenderer renderer(svg);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setOpacity(colour.alphaF());
        if (isMirrored) {
            painter.translate(extent, 0);
            painter.scale(-1, 1);
        }
        renderer.render(&painter, QRectF(0, 0, extent, extent));
        painter.end();
        QPixmapCache::insert(key, pixmap);
    }
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

QIcon applicationIcon()
{
    ensureResources();
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QSvgRenderer renderer(QStringLiteral(":/inkstone/icons/inkstone.svg"));
        QPainter painter(&pixmap);
        renderer.render(&painter, QRectF(0, 0, size, size));
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace ink::ui
