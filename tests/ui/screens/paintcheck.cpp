#include "tests/ui/screens/paintcheck.h"

#include "tests/support/events.h"
#include "ui/widgets/style/tokens.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QGuiApplication>
#include <QHash>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QPointer>
#include <QScrollBar>
#include <QSet>
#include <QSet>

#include <algorithm>

namespace ink::test {

namespace {

constexpr int minPixels = 11;
/** Thin strokes are painted paler than their colour: 4.5:1 is still above this value. */
constexpr double minPaintedContrast = 3.6;

QString describe(const QWidget& widget, const QString& text)
{
    QString name = QLatin1String(widget.metaObject()->className());
    for (const QWidget* at = &widget; at; at = at->parentWidget())
        if (!at->objectName().isEmpty()) {
            name += QLatin1Char(' ') + at->objectName();
            break;
        }
    return QStringLiteral("%1 “%2”").arg(name, text.left(40));
}

/** The contrast of most strokes with the most frequent colour of `place`, of its first part if it is wide; 0
 * where nothing is painted. `image` has 32 bits a pixel. */
double paintedContrast(const QImage& image, const QRect& place)
{
    constexpr int maxWidth = 200;
    QRect part = place;
    if (part.width() > maxWidth) {
        if (QGuiApplication::isRightToLeft()) part.setLeft(part.right() - maxWidth);
        part.setWidth(maxWidth);
    }
    const qreal scale = image.devicePixelRatio();
    const QRect area = QRectF(part.topLeft() * scale, QSizeF(part.size()) * scale).toRect() & image.rect();
    const auto line = [&image](int y) { return reinterpret_cast<const QRgb*>(image.constScanLine(y)); };
    QHash<QRgb, int> counts;
    for (int y = area.top(); y <= area.bottom(); y += 2)
        for (int x = area.left(); x <= area.right(); ++x)
            ++counts[line(y)[x]];
    QRgb paper = 0;
    int most = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        if (it.value() > most) {
            most = it.value();
            paper = it.key();
        }
    QHash<QRgb, double> contrasts{{paper, 1.0}};
    QList<double> strokes; // the strongest of each column of pixels with ink
    for (int x = area.left(); x <= area.right(); ++x) {
        double strongest = 1;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            const QRgb colour = line(y)[x];
            if (colour == paper) continue;
            auto known = contrasts.find(colour);
            if (known == contrasts.end())
                known = contrasts.insert(colour, ui::contrastRatio(QColor(colour), QColor(paper)));
            strongest = std::max(strongest, *known);
        }
        if (strongest > 1.4) strokes.append(strongest);
    }
    if (strokes.size() < 6) return 0;
    const auto upper = strokes.begin() + strokes.size() * 4 / 5;
    std::nth_element(strokes.begin(), upper, strokes.end());
    return *upper;
}

bool isInPicture(const QWidget& widget, const QWidget& window)
{
    return widget.isVisibleTo(&window) && !widget.visibleRegion().isEmpty();
}

/** The part of a widget that is visible, in coordinates of the window. */
QRect visiblePart(const QWidget& widget, const QRect& part, const QWidget& window)
{
    return (widget.visibleRegion().boundingRect() & part).translated(widget.mapTo(&window, QPoint()));
}

/** Returns whether what is inside keeps its own direction: pages, addresses. */
bool isTurned(const QWidget& widget, const QWidget& window)
{
    for (const QWidget* at = widget.parentWidget(); at && at != &window; at = at->parentWidget())
        if (at->testAttribute(Qt::WA_SetLayoutDirection)) return true;
    return false;
}

bool scrollsSideways(const QWidget& widget, const QWidget& window)
{
    for (const QWidget* at = widget.parentWidget(); at && at != &window; at = at->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(at))
            if (area->horizontalScrollBar()->maximum() > 0) return true;
    return false;
}

} // namespace

QStringList paintFaultsOf(QWidget& window)
{
    QStringList faults;
    const QImage image = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const auto check = [&](const QWidget& widget, const QString& text, const QRect& part) {
        const QRect place = visiblePart(widget, part, window);
        const auto isCovered = [&] { // by a toast or by the command palette
            for (const int x : {place.left(), place.center().x(), place.right()})
                for (const int y : {place.top(), place.center().y(), place.bottom()}) {
                    const QWidget* top = window.childAt(x, y);
                    if (top && top != &widget && !widget.isAncestorOf(top)) return true;
                }
            return false;
        };
        // What is cut by the edge of a list shows only a part of its strokes.
        if (text.trimmed().isEmpty() || place.size() != part.size() || isCovered()) return;
        const double contrast = paintedContrast(image, place);
        if (contrast > 0 && contrast < minPaintedContrast)
            faults << QStringLiteral("%1 is painted with %2:1")
                          .arg(describe(widget, text))
                          .arg(contrast, 0, 'f', 2);
    };
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!isInPicture(*widget, window)) continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const QString text = label ? label->text() : button ? button->text() : QString();
        if (!text.isEmpty() && widget->fontInfo().pixelSize() < minPixels)
            faults << QStringLiteral("%1 has %2 pixels")
                          .arg(describe(*widget, text))
                          .arg(widget->fontInfo().pixelSize());
        if (!widget->isEnabled()) continue;
        if (label) check(*widget, text, label->contentsRect());
        if (button) check(*widget, text, widget->rect().adjusted(4, 4, -4, -4));
        const auto* view = qobject_cast<const QAbstractItemView*>(widget);
        if (!view || !view->model() || qobject_cast<const QHeaderView*>(widget)) continue;
        const QWidget& viewport = *view->viewport();
        for (QModelIndex at = view->indexAt({viewport.width() / 2, 4}); at.isValid();) {
            for (int column = 0; column < view->model()->columnCount(at.parent()); ++column) {
                const QModelIndex cell = at.siblingAtColumn(column);
                if (cell.flags().testFlag(Qt::ItemIsEnabled) && !view->property("pale").toBool())
                    check(viewport, cell.data().toString(), view->visualRect(cell).adjusted(2, 2, -2, -2));
            }
            const QRect row = view->visualRect(at);
            const QModelIndex next = view->indexAt({viewport.width() / 2, row.bottom() + 2});
            at = next == at ? QModelIndex() : next;
        }
    }
    return faults;
}

QStringList mirrorFaultsOf(QWidget& window)
{
    QStringList faults;
    if (QGuiApplication::layoutDirection() != Qt::RightToLeft) return faults;
    struct Place
    {
        QPointer<QWidget> widget;
        QRect rect;
    };
    const auto rectOf = [&window](const QWidget& widget) {
        return QRect(widget.mapTo(&window, QPoint()), widget.size());
    };
    QList<Place> places;
    for (auto* widget : window.findChildren<QWidget*>())
        if (isInPicture(*widget, window) && widget->window() == &window && !isTurned(*widget, window) &&
            !scrollsSideways(*widget, window))
            places.append({widget, rectOf(*widget)});
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    processEvents();
    constexpr int tolerance = 2; // of splitters and of odd widths
    // Where one widget has another width in the other direction, its neighbours have another place.
    QSet<const QWidget*> resized;
    for (const auto& [widget, rect] : std::as_const(places))
        if (widget && std::abs(rect.width() - widget->width()) > tolerance)
            resized.insert(widget->parentWidget());
    QList<const QWidget*> named; // faults inside them follow from theirs
    for (const auto& [widget, rect] : std::as_const(places)) {
        if (!widget) continue;
        const QRect other = rectOf(*widget);
        const int mirrored = window.width() - other.left() - other.width();
        if (std::abs(mirrored - rect.left()) <= tolerance) continue;
        if (resized.contains(widget->parentWidget())) {
            named.append(widget);
            continue;
        }
        if (std::any_of(named.cbegin(), named.cend(), [child = widget.data()](const QWidget* around) {
                return around->isAncestorOf(child);
            }))
            continue;
        named.append(widget);
        faults << QStringLiteral("%1: is at %2 instead of %3")
                      .arg(describe(*widget, {}))
                      .arg(rect.left())
                      .arg(mirrored);
    }
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    processEvents();
    return faults;
}

} // namespace ink::test
