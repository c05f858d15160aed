#include "tests/ui/screens/screencheck.h"

#include "tests/ui/screens/paintcheck.h"
#include "tests/ui/settled.h"
#include "tests/ui/textfits.h"
#include "ui/widgets/style/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QCoreApplication>
#include <QDateTimeEdit>
#include <QDialog>
#include <QGuiApplication>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QStackedLayout>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>

namespace ink::test {

namespace {

QString nameOf(const QWidget& widget)
{
    QString name = QLatin1String(widget.metaObject()->className());
    for (const QWidget* at = &widget; at; at = at->parentWidget())
        if (!at->objectName().isEmpty() && !at->objectName().startsWith(QLatin1String("qt_")))
            return name + QLatin1Char(' ') + at->objectName();
    return name;
}

bool isShown(const QWidget& widget, const QWidget& window)
{
    return widget.isVisibleTo(&window) && !widget.visibleRegion().isEmpty();
}

/** Header texts, list lines and combo box values fit, or have a tool tip with the full text. */
void checkLists(const QWidget& window, QStringList& faults)
{
    const auto note = [&faults](const QWidget& widget, const QString& text, int has, int needs) {
        faults << QStringLiteral("%1: “%2” has %3, needs %4").arg(nameOf(widget), text).arg(has).arg(needs);
    };
    for (const auto* header : window.findChildren<QHeaderView*>()) {
        if (!isShown(*header, window) || header->orientation() != Qt::Horizontal) continue;
        for (int section = 0; section < header->count(); ++section) {
            if (header->isSectionHidden(section)) continue;
            const QString text = header->model()->headerData(section, Qt::Horizontal).toString();
            const int needs = header->fontMetrics().horizontalAdvance(text) + 8;
            const bool told =
                !header->model()->headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty();
            if (!told && header->sectionSize(section) < needs)
                note(*header, text, header->sectionSize(section), needs);
        }
    }
    for (const auto* list : window.findChildren<QListView*>()) {
        if (!isShown(*list, window) || list->viewMode() == QListView::IconMode || list->wordWrap() ||
            list->textElideMode() == Qt::ElideNone || !list->model())
            continue;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, list->modelColumn());
            if (list->isRowHidden(row) || !list->viewport()->rect().intersects(list->visualRect(index)) ||
                !index.data(Qt::ToolTipRole).toString().isEmpty())
                continue;
            const int needs = list->sizeHintForIndex(index).width();
            if (needs > list->viewport()->width())
                note(*list, index.data().toString(), list->viewport()->width(), needs);
        }
    }
    for (const auto* box : window.findChildren<QComboBox*>()) {
        if (!isShown(*box, window) || box->isEditable() || !box->toolTip().isEmpty()) continue;
        QStyleOptionComboBox option;
        option.initFrom(box);
        option.editable = false;
        const int has = box->style()
                            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                            .width();
        const int needs = box->fontMetrics().horizontalAdvance(box->currentText());
        if (has < needs) note(*box, box->currentText(), has, needs);
    }
}

/** Every tab stop has an accessible name. */
void checkNames(const QWidget& window, QStringList& faults)
{
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isShown(*widget, window) || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
            continue;
        const QString own = QLatin1String(widget->metaObject()->className());
        if (own == QLatin1String("QScrollArea") || own == QLatin1String("QTabBar")) continue;
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).trimmed().isEmpty())
            faults << nameOf(*widget) + QStringLiteral(": has no accessible name");
        if (widget->objectName().isEmpty())
            faults << nameOf(*widget) + QStringLiteral(": has no object name");
    }
}

/** Every choice and every input has a label that can be seen: beside it, also where that is scrolled out of
 * view, or as the placeholder of an input. A choice on its own, such as "All", doesn't say what it is for. */
void checkLabels(const QWidget& window, QStringList& faults)
{
    // The heading itself or beside it, in the header of their column, or with words that say it: "Any
    // status".
    const QStringList own{QStringLiteral("documentTitle"),  QStringLiteral("signingLink"),
                          QStringLiteral("tagKind"),        QStringLiteral("tagUnits"),
                          QStringLiteral("reportTemplate"), QStringLiteral("reportStatus")};
    QSet<const QWidget*> labelled;
    for (const auto* label : window.findChildren<QLabel*>())
        if (label->buddy() && label->isVisibleTo(&window) && !label->text().isEmpty())
            labelled.insert(label->buddy());
    for (const auto* widget : window.findChildren<QWidget*>()) {
        const auto* box = qobject_cast<const QComboBox*>(widget);
        const auto* line = qobject_cast<const QLineEdit*>(widget);
        if ((!box && !line) || !isShown(*widget, window) || labelled.contains(widget)) continue;
        if (own.contains(widget->objectName()) || qobject_cast<const QHeaderView*>(widget->parentWidget()) ||
            widget->objectName().startsWith(QLatin1String("columnTarget")))
            continue;
        if (line && (qobject_cast<const QComboBox*>(line->parentWidget()) ||
                     qobject_cast<const QAbstractSpinBox*>(line->parentWidget())))
            continue; // a part of an input
        if (line && !line->placeholderText().isEmpty()) continue;
        faults << nameOf(*widget) + QStringLiteral(": has no label");
    }
}

/** In right-to-left languages, text is on the right. */
void checkMirrored(const QWidget& window, QStringList& faults)
{
    if (QGuiApplication::layoutDirection() != Qt::RightToLeft) return;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isShown(*widget, window) || widget->isRightToLeft()) continue;
        // Addresses, codes and the content of PDF pages are always left-to-right; texts in a language of
        // their own have its direction.
        bool ownWay = qobject_cast<const QLabel*>(widget);
        for (const QWidget* at = widget; at && !ownWay; at = at->parentWidget())
            ownWay =
                qobject_cast<const QLineEdit*>(at) || at->inherits("ink::ui::PageView") ||
                (qobject_cast<const QPlainTextEdit*>(at) && at->testAttribute(Qt::WA_SetLayoutDirection)) ||
                at->inherits("ink::ui::ComparisonView");
        if (!ownWay) faults << nameOf(*widget) + QStringLiteral(": is not mirrored");
    }
    const auto* side = window.findChild<QWidget*>(QStringLiteral("sideBar"));
    if (side && isShown(*side, window) && side->mapTo(&window, QPoint()).x() < window.width() / 2)
        faults << QStringLiteral("sideBar: stands at the left");
}

QColor behind(const QWidget& widget)
{
    for (const QWidget* at = &widget; at; at = at->parentWidget()) {
        const bool opaque = at->isWindow() || at->autoFillBackground() || at->inherits("ink::ui::Toast") ||
                            qobject_cast<const QAbstractScrollArea*>(at->parentWidget());
        const QColor colour = at->palette().color(QPalette::Active, at->backgroundRole());
        if (opaque && colour.alpha() == 255) return colour;
    }
    return widget.palette().color(QPalette::Active, QPalette::Window);
}

/** A column's header is aligned like its values. */
void checkColumns(const QWidget& window, QStringList& faults)
{
    const auto isRight = [](const QVariant& alignment) {
        return alignment.isValid() && (alignment.toInt() & Qt::AlignRight);
    };
    for (const auto* view : window.findChildren<QAbstractItemView*>()) {
        const auto* header = view->findChild<QHeaderView*>();
        if (!isShown(*view, window) || !header || header->isHidden() || !view->model() ||
            header->orientation() != Qt::Horizontal || view->model()->rowCount() == 0)
            continue;
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            const QVariant cell = view->model()->index(0, column).data(Qt::TextAlignmentRole);
            const QVariant name = view->model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
            if (!header->isSectionHidden(column) && isRight(cell) != isRight(name))
                faults << QStringLiteral("%1: “%2” does not stand where its values do")
                              .arg(nameOf(*view),
                                   view->model()->headerData(column, Qt::Horizontal).toString());
        }
    }
}

/** The dominant colour of an icon. */
QColor inkOf(const QPixmap& sign)
{
    const QImage image = sign.toImage();
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (const QColor colour = image.pixelColor(x, y); colour.alpha() > 200) ++counts[colour.rgb()];
    QColor maximum;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        if (!maximum.isValid() || it.value() > counts.value(maximum.rgb())) maximum = QColor(it.key());
    return maximum;
}

/** A contrast of 3:1 for icons on enabled buttons. */
void checkSigns(const QWidget& window, QStringList& faults)
{
    for (const auto* button : window.findChildren<QPushButton*>()) {
        // The style tints those of filled buttons.
        if (!isShown(*button, window) || !button->isEnabled() || button->icon().isNull() ||
            button->isDefault())
            continue;
        const QColor ground = button->isFlat() ? behind(*button) : ui::tokens(button->palette()).surface;
        const QColor ink = inkOf(button->icon().pixmap(button->iconSize()));
        if (ink.isValid() && ui::contrastRatio(ink, ground) < 3)
            faults << QStringLiteral("%1: its sign, %2 on %3, is %4:1")
                          .arg(nameOf(*button), ink.name(), ground.name())
                          .arg(ui::contrastRatio(ink, ground), 0, 'f', 2);
    }
}

/** A contrast of 4.5:1 for text that is not disabled. */
void checkContrast(const QWidget& window, QStringList& faults)
{
    const auto check = [&faults](const QWidget& widget, const QColor& ink, const QColor& ground) {
        const double ratio = ui::contrastRatio(ink, ground);
        if (ratio < (widget.font().pixelSize() >= 24 ? 3 : 4.5)) // WCAG 2.1: large text
            faults << QStringLiteral("%1: %2 on %3 is %4:1")
                          .arg(nameOf(widget), ink.name(), ground.name())
                          .arg(ratio, 0, 'f', 2);
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isShown(*widget, window) || !widget->isEnabled()) continue;
        const QPalette& palette = widget->palette();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            if (!label->text().isEmpty())
                check(*label, palette.color(QPalette::Active, label->foregroundRole()), behind(*label));
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            const auto* push = qobject_cast<const QPushButton*>(button);
            if (!button->text().isEmpty() && (!push || push->isFlat()))
                check(*button, palette.color(QPalette::Active, button->foregroundRole()), behind(*button));
            else if (!button->text().isEmpty())
                check(*button, palette.color(QPalette::Active, QPalette::ButtonText),
                      palette.color(QPalette::Active, QPalette::Button));
        } else if (qobject_cast<const QAbstractItemView*>(widget) || qobject_cast<const QLineEdit*>(widget)) {
            QColor base = palette.color(QPalette::Active, QPalette::Base);
            if (base.alpha() < 255) base = behind(*widget);
            check(*widget, palette.color(QPalette::Active, QPalette::Text), base);
            check(*widget, palette.color(QPalette::Active, QPalette::HighlightedText),
                  palette.color(QPalette::Active, QPalette::Highlight));
            check(*widget, palette.color(QPalette::Active, QPalette::PlaceholderText), base);
        }
    }
}

void checkOverlaps(const QLayout& layout, const QWidget& window, QStringList& faults)
{
    QList<QLayoutItem*> shown;
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        if (item->isEmpty() || item->spacerItem()) continue;
        if (const QLayout* inner = item->layout()) checkOverlaps(*inner, window, faults);
        if (!item->widget() || isShown(*item->widget(), window)) shown.append(item);
    }
    const auto words = [](QLayoutItem& item) {
        return item.widget() ? nameOf(*item.widget()) : QStringLiteral("a row");
    };
    for (qsizetype i = 0; i < shown.size(); ++i)
        for (qsizetype k = i + 1; k < shown.size(); ++k) {
            const QRect both = shown.at(i)->geometry().intersected(shown.at(k)->geometry());
            if (both.width() > 2 && both.height() > 2)
                faults << QStringLiteral("%1 and %2 overlap by %3 pixels")
                              .arg(words(*shown.at(i)), words(*shown.at(k)))
                              .arg(both.height());
        }
}

/** Adjacent widgets of a layout don't overlap. */
void checkOverlaps(const QWidget& window, QStringList& faults)
{
    QList<const QWidget*> widgets{&window};
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (isShown(*widget, window)) widgets.append(widget);
    for (const QWidget* widget : std::as_const(widgets))
        if (widget->layout() && !qobject_cast<const QStackedLayout*>(widget->layout()))
            checkOverlaps(*widget->layout(), window, faults);
}

} // namespace

namespace {

/** Two digits don't tell the century of a deadline. */
void checkYears(const QWidget& window, QStringList& faults)
{
    for (const auto* edit : window.findChildren<QDateTimeEdit*>())
        if (edit->isVisible() && !edit->displayFormat().contains(u"yyyy"))
            faults.append(
                QStringLiteral("“%1” has a year of two digits: %2").arg(edit->objectName(), edit->text()));
}

} // namespace

namespace {

/** Forms and pages scroll vertically only; tables and the pages of a document may scroll in both ways. */
void checkSideways(const QWidget& window, QStringList& faults)
{
    for (const auto* area : window.findChildren<QScrollArea*>()) {
        if (!isShown(*area, window) || area->horizontalScrollBar()->maximum() <= 0) continue;
        QStringList wide; // the innermost widgets that need more
        for (const QWidget* each : area->widget()->findChildren<QWidget*>()) {
            const auto needs = [&](const QWidget* one) {
                return one->isVisibleTo(&window) &&
                       std::max(one->minimumWidth(), one->minimumSizeHint().width()) >
                           area->viewport()->width() - 40;
            };
            const QList<QWidget*> inside = each->findChildren<QWidget*>();
            if (needs(each) && std::none_of(inside.begin(), inside.end(), needs)) wide << nameOf(*each);
        }
        faults << QStringLiteral("%1: scrolls sideways by %2 pixels (%3)")
                      .arg(nameOf(*area))
                      .arg(area->horizontalScrollBar()->maximum())
                      .arg(wide.mid(0, 4).join(QStringLiteral(", ")));
    }
}

/** Lists don't scroll sideways on a small screen: the least important columns give way. Tables with as many
 * columns as somebody else's file or form has do. */
void checkColumnsFit(const QWidget& window, QStringList& faults)
{
    for (const auto* view : window.findChildren<QAbstractItemView*>()) {
        const bool isWide = view->objectName() == QLatin1String("bulkGrid") ||
                            view->objectName() == QLatin1String("reportTable") ||
                            view->parentWidget()->objectName() == QLatin1String("bulkGrid");
        if (isWide || !isShown(*view, window) || view->horizontalScrollBar()->maximum() <= 0) continue;
        faults << QStringLiteral("%1 is %2 pixels too wide")
                      .arg(nameOf(*view))
                      .arg(view->horizontalScrollBar()->maximum());
    }
}

bool isControl(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           (qobject_cast<const QLineEdit*>(&widget) &&
            !qobject_cast<const QComboBox*>(widget.parentWidget()) &&
            !qobject_cast<const QAbstractSpinBox*>(widget.parentWidget())) ||
           qobject_cast<const QAbstractSpinBox*>(&widget);
}

/** A vertical scroll bar keeps some pixels' distance from the controls beside it. */
void checkBars(const QWidget& window, QStringList& faults)
{
    constexpr int gap = 4;
    for (const auto* area : window.findChildren<QScrollArea*>()) {
        const QWidget* view = area->viewport();
        if (!isShown(*area, window) || !area->verticalScrollBar()->isVisible()) continue;
        for (const QWidget* widget : view->findChildren<QWidget*>()) {
            if (!isControl(*widget) || !widget->isVisibleTo(&window)) continue;
            const auto* around = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
            if (around && around != area) continue; // a part of another area
            const auto* tool = qobject_cast<const QToolButton*>(widget);
            const auto* push = qobject_cast<const QPushButton*>(widget);
            if ((tool && tool->autoRaise()) || (push && push->isFlat())) continue; // no edge of their own
            const QRect place(widget->mapTo(view, QPoint()), widget->size());
            const int beside = area->isRightToLeft() ? place.left() : view->width() - 1 - place.right();
            if (beside >= 0 && beside < gap)
                faults << QStringLiteral("%1: %2 pixels beside the scroll bar of %3")
                              .arg(nameOf(*widget))
                              .arg(beside)
                              .arg(nameOf(*area));
        }
    }
}

/** Controls have the height that they ask for: in a low window, something scrolls instead. */
void checkSqueezed(const QWidget& window, QStringList& faults)
{
    constexpr int tolerance = 4;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isControl(*widget) || qobject_cast<const QToolButton*>(widget) || !isShown(*widget, window))
            continue;
        const int needs = std::min(widget->sizeHint().height(), widget->maximumHeight());
        if (widget->height() + tolerance < needs)
            faults << QStringLiteral("%1: is %2 high, needs %3")
                          .arg(nameOf(*widget))
                          .arg(widget->height())
                          .arg(needs);
    }
}

/** Controls lie within everything that surrounds them; what is in a scroll area can be scrolled to. */
void checkCut(const QWidget& window, QStringList& faults)
{
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isControl(*widget) || !widget->isVisibleTo(&window) || widget->window() != &window) continue;
        bool scrolls = false;
        for (const QWidget* at = widget; at != &window && at->parentWidget(); at = at->parentWidget()) {
            const QWidget& around = *at->parentWidget();
            const QRect place(widget->mapTo(&around, QPoint()), widget->size());
            const bool isContent =
                qobject_cast<const QAbstractScrollArea*>(around.parentWidget()) &&
                static_cast<const QAbstractScrollArea*>(around.parentWidget())->viewport() == &around;
            if (isContent && qobject_cast<const QAbstractItemView*>(around.parentWidget())) break;
            scrolls = scrolls || isContent;
            constexpr int line = 2; // the widths of edges
            const int sideways = std::max(-place.left(), place.right() + 1 - around.width());
            const int upright = scrolls ? 0 : std::max(-place.top(), place.bottom() + 1 - around.height());
            if (sideways > line || upright > line) {
                faults << QStringLiteral("%1: %2 pixels are cut off by %3")
                              .arg(nameOf(*widget))
                              .arg(std::max(sideways, upright))
                              .arg(nameOf(around));
                break;
            }
        }
    }
}

} // namespace

QStringList smallScreenFaultsOf(QWidget& window, const QString& picture)
{
    const QSize before = window.size();
    constexpr int titleBar = 32;
    const bool isDialog = qobject_cast<const QDialog*>(&window);
    const QSize asked = isDialog ? window.size().boundedTo(smallScreen - QSize(0, titleBar)) : smallScreen;
    window.resize(asked);
    processEvents();
    QStringList faults;
    if (window.size() != asked)
        faults << QStringLiteral("takes %1×%2").arg(window.width()).arg(window.height());
    checkSideways(window, faults);
    checkColumnsFit(window, faults);
    checkSqueezed(window, faults);
    checkCut(window, faults);
    faults += faultsOf(window);
    for (QString& fault : faults)
        fault.prepend(QStringLiteral("at %1×%2: ").arg(asked.width()).arg(asked.height()));
    if (!picture.isEmpty()) {
        settle(window);
        if (!window.grab().save(picture)) faults << QStringLiteral("no picture: ") + picture;
    }
    window.resize(before);
    processEvents();
    return faults;
}

void drawSignature(QWidget& canvas)
{
    const auto at = [&canvas](double x, double y) {
        return QPoint(static_cast<int>(x * canvas.width()), static_cast<int>(y * canvas.height()));
    };
    QTest::mousePress(&canvas, Qt::LeftButton, {}, at(0.15, 0.6));
    for (int i = 1; i <= 60; ++i) {
        const double t = i / 60.0;
        QTest::mouseMove(&canvas, at(0.15 + 0.65 * t, 0.52 + 0.25 * std::sin(t * 17) * (1.1 - t)));
    }
    QTest::mouseRelease(&canvas, Qt::LeftButton, {}, at(0.8, 0.5));
}

QStringList faultsOf(QWidget& window)
{
    QCoreApplication::sendPostedEvents(); // words that have just changed get their room
    QStringList faults = cutTexts(window);
    checkLists(window, faults);
    checkNames(window, faults);
    checkLabels(window, faults);
    checkMirrored(window, faults);
    checkContrast(window, faults);
    checkSigns(window, faults);
    checkColumns(window, faults);
    checkOverlaps(window, faults);
    checkYears(window, faults);
    checkBars(window, faults);
    faults += paintFaultsOf(window);
    faults += mirrorFaultsOf(window);
    return faults;
}

} // namespace ink::test
