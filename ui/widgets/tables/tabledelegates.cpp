#include "ui/widgets/tables/tabledelegates.h"

#include "ui/models/documenttablemodel.h"
#include "ui/models/foldertreemodel.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/selectionedge.h"
#include "ui/widgets/style/sheet.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <QTreeView>
#include <QWidget>

#include <algorithm>

namespace ink::ui {

using domain::InvitationStatus;
using domain::SigningStatus;

namespace {

void drawSelection(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const Tokens& t = tokens(option.palette);
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, t.selection);
        paintSelectionEdge(*painter, option, index);
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(option.rect, t.hover);
    }
}

qreal ratioOf(const QPainter* painter)
{
    return painter->device()->devicePixelRatioF();
}

/** Returns whether the item is disabled, or the view displays all rows as outdated. */
bool dimmed(const QStyleOptionViewItem& option)
{
    return !option.state.testFlag(QStyle::State_Enabled) ||
           (option.widget && option.widget->property("pale").toBool());
}

/** Paints a placeholder bar for a value that is not loaded; false when the row is loaded. */
bool paintPlaceholder(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (!index.data(DocumentTableModel::PlaceholderRole).toBool()) return false;
    const Tokens& t = tokens(option.palette);
    if (option.state.testFlag(QStyle::State_Selected)) drawSelection(painter, option, index);
    // Varying lengths, but the same at each paint.
    const int share = 45 + (index.row() * 37 + index.column() * 61) % 40;
    const int width = (option.rect.width() - 2 * space::s) * share / 100;
    const QRect bar(option.rect.left() + space::s, option.rect.center().y() - 4, std::max(width, 12), 9);
    QColor colour = t.line;
    colour.setAlphaF(0.55F);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawRoundedRect(mirroredRect(option, bar), 4, 4);
    painter->restore();
    return true;
}

constexpr int sideSign = 18;

/** The space for the text and the number of a sidebar row. */
QRect roomOf(const QRect& line)
{
    return line.adjusted(space::s + sideSign + space::s, 0, -space::s, 0);
}

QFont headingFont(Qt::LayoutDirection direction)
{
    QFont font = quietFont();
    font.setWeight(QFont::DemiBold);
    font.setPixelSize(direction == Qt::LeftToRight ? 11 : 13); // larger for Arabic, which has no capitals
    // Letter spacing would break joined letters.
    if (direction == Qt::LeftToRight) font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6);
    return font;
}

QFont selectedFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/**
 * Shows the full text of `index` as a tool tip if it was elided; false if it fits or has another tool tip.
 */
bool showWholeText(const QHelpEvent* event, QAbstractItemView* view, const QModelIndex& index,
                   const QFontMetrics& metrics, int room)
{
    if (!event || event->type() != QEvent::ToolTip || !index.data(Qt::ToolTipRole).toString().isEmpty())
        return false;
    const QString text = index.data().toString();
    if (text.isEmpty() || metrics.horizontalAdvance(text) <= room) return false;
    QToolTip::showText(event->globalPos(), QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped()), view);
    return true;
}

} // namespace

Icon statusIcon(SigningStatus status)
{
    switch (status) {
    case SigningStatus::Draft:
        return Icon::Draft;
    case SigningStatus::InProgress:
        return Icon::InProgress;
    case SigningStatus::Completed:
        return Icon::Completed;
    case SigningStatus::Rejected:
        return Icon::Rejected;
    case SigningStatus::ReachDeadline:
        return Icon::Expired;
    case SigningStatus::Cancelled:
        return Icon::Cancelled;
    }
    return Icon::Draft;
}

Icon invitationIcon(const domain::Invitation& invitation)
{
    if (isUnreachable(invitation)) return Icon::Error;
    if (awaitsAnswer(invitation)) return Icon::Note;
    switch (invitation.status) {
    case InvitationStatus::Finalized:
        return Icon::Completed;
    case InvitationStatus::Rejected:
        return Icon::Rejected;
    case InvitationStatus::ReachDeadline:
        return Icon::Expired;
    case InvitationStatus::Cancelled:
        return Icon::Cancelled;
    case InvitationStatus::Viewed:
    case InvitationStatus::WorkInProgress:
        return Icon::Waiting;
    case InvitationStatus::WaitToOpen:
        return Icon::InProgress;
    case InvitationStatus::NotSent:
        break;
    }
    return Icon::Person;
}

Tone invitationTone(const domain::Invitation& invitation)
{
    if (isUnreachable(invitation)) return Tone::Bad;
    if (awaitsAnswer(invitation)) return Tone::Warning;
    switch (invitation.status) {
    case InvitationStatus::Finalized:
        return Tone::Good;
    case InvitationStatus::Rejected:
        return Tone::Bad;
    case InvitationStatus::ReachDeadline:
        return Tone::Warning;
    case InvitationStatus::Viewed:
    case InvitationStatus::WorkInProgress:
    case InvitationStatus::WaitToOpen:
        return Tone::Info;
    case InvitationStatus::NotSent:
    case InvitationStatus::Cancelled:
        break;
    }
    return Tone::Neutral;
}

QRect paintRowBackground(QPainter& painter, const QStyleOptionViewItem& option)
{
    const Tokens& look = tokens(option.palette);
    const QRect row = option.rect.adjusted(space::xs, 1, -space::xs, -1);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        const int edge = selected ? selectionEdgeWidth(look) : 0;
        paintBox(painter, row, selected ? look.selection : look.hover, look.accent, edge,
                 metric::cornerRadius);
    }
    return row;
}

QSize TextCellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(metric::rowHeight);
    return size;
}

void TextCellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Tokens& t = tokens(option->palette);
    option->textElideMode = Qt::ElideMiddle;
    option->text = ink::isolated(option->text, option->direction);
    option->state &= ~QStyle::State_HasFocus;
    // The table tracks the row under the pointer; the option covers only one cell.
    if (option->widget && index.isValid()) {
        const QVariant hovered = option->widget->property("hoveredRow");
        if (hovered.isValid()) option->state.setFlag(QStyle::State_MouseOver, hovered.toInt() == index.row());
    }
    const QColor back = option->state.testFlag(QStyle::State_Selected) ? t.selection : t.surface;
    const QColor text = dimmed(*option)
                            ? readableOn(option->palette.color(QPalette::Disabled, QPalette::Text), back)
                            : (m_quiet ? t.quietInk : t.ink);
    for (const auto role : {QPalette::Text, QPalette::HighlightedText})
        option->palette.setColor(role, text);
}

void TextCellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    if (!paintPlaceholder(painter, option, index)) QStyledItemDelegate::paint(painter, option, index);
}

void WrappedCellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    TextCellDelegate::initStyleOption(option, index);
    option->features |= QStyleOptionViewItem::WrapText;
    option->textElideMode = Qt::ElideNone;
}

QSize WrappedCellDelegate::sizeHint(const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    QSize size = TextCellDelegate::sizeHint(given, index);
    const auto* view = qobject_cast<const QTreeView*>(given.widget);
    if (!view) return size;
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const int room = view->header()->sectionSize(index.column()) - 2 * space::s;
    const QRect words = option.fontMetrics.boundingRect(QRect(0, 0, std::max(1, room), QWIDGETSIZE_MAX),
                                                        Qt::TextWordWrap, option.text);
    size.setHeight(std::max(metric::rowHeight, words.height() + 2 * space::s));
    return size;
}

void StatusDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given,
                           const QModelIndex& index) const
{
    if (paintPlaceholder(painter, given, index)) return;
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    drawSelection(painter, option, index);
    const Tokens& t = tokens(given.palette);
    const auto status = static_cast<SigningStatus>(index.data(DocumentTableModel::StatusRole).toInt());
    const QColor back = option.state.testFlag(QStyle::State_Selected) ? t.selection : t.surface;
    const QColor colour = dimmed(option) ? option.palette.color(QPalette::Text)
                                         : readableOn(statusColour(status, t), back, 3.0);
    const QRect cell = option.rect.adjusted(space::s, 0, -space::xs, 0);
    const int extent = 16;
    drawMirrored(*painter, option, QRect(cell.left(), cell.center().y() - extent / 2 + 1, extent, extent),
                 iconPixmap(statusIcon(status), colour, extent, ratioOf(painter)));
    painter->save();
    painter->setPen(
        dimmed(option)
            ? option.palette.color(QPalette::Text)
            : readableOn(colour, option.state.testFlag(QStyle::State_Selected) ? t.selection : t.hover));
    const QRect text = mirroredRect(option, cell.adjusted(extent + space::s - 2, 0, 0, 0));
    painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

void RecipientsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given,
                               const QModelIndex& index) const
{
    if (paintPlaceholder(painter, given, index)) return;
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    drawSelection(painter, option, index);
    const Tokens& t = tokens(given.palette);
    const auto people = index.data(DocumentTableModel::RecipientsRole).value<QList<domain::Invitation>>();
    const QRect cell = option.rect.adjusted(space::s, 0, -space::xs, 0);
    const int extent = 16;
    int x = cell.left();
    int wholeNames = -space::m;
    for (const domain::Invitation& person : people)
        wholeNames += extent + 3 + option.fontMetrics.horizontalAdvance(personName(person)) + space::m;
    const bool whole = wholeNames <= cell.width();
    painter->save();
    for (qsizetype i = 0; i < people.size(); ++i) {
        const domain::Invitation& person = people.at(i);
        const bool last = i + 1 == people.size();
        const QString rest = QChar(0x200E) + QStringLiteral("+%1").arg(people.size() - i);
        const QString others = QChar(0x200E) + QStringLiteral("+%1").arg(people.size() - i - 1);
        const int restWidth = option.fontMetrics.horizontalAdvance(others);
        const QString name =
            whole ? personName(person)
            : people.size() == 1
                ? option.fontMetrics.elidedText(personName(person), Qt::ElideRight, cell.width() - extent - 3)
                : shortName(person);
        const int width = extent + 3 + option.fontMetrics.horizontalAdvance(name);
        // The number of others begins behind the name and its gap.
        const int end = x + width + (last ? 0 : space::m + restWidth);
        if (end > cell.right() + 1 && (i > 0 || width > cell.width())) {
            painter->setPen(dimmed(option) ? option.palette.color(QPalette::Text) : t.quietInk);
            painter->drawText(mirroredRect(option, QRect(x, cell.top(), cell.right() - x, cell.height())),
                              Qt::AlignVCenter | Qt::AlignLeft, rest);
            break;
        }
        const QColor colour =
            dimmed(option) ? option.palette.color(QPalette::Text) : toneColour(invitationTone(person), t);
        drawMirrored(*painter, option, QRect(x, cell.center().y() - extent / 2 + 1, extent, extent),
                     iconPixmap(invitationIcon(person), colour, extent, ratioOf(painter)));
        painter->setPen(dimmed(option) ? option.palette.color(QPalette::Text)
                                       : (isInTurn(person) ? t.ink : t.quietInk));
        painter->drawText(
            mirroredRect(option, QRect(x + extent + 3, cell.top(), width - extent - 3, cell.height())),
            Qt::AlignVCenter | Qt::AlignLeft, name);
        x += width + space::m;
    }
    painter->restore();
}

int StatusDelegate::maxTextWidth()
{
    constexpr int sign = 44; // before the text, plus margins
    const QFontMetrics words(bodyFont());
    int needs = 0;
    for (const auto status :
         {SigningStatus::Draft, SigningStatus::InProgress, SigningStatus::Completed, SigningStatus::Rejected,
          SigningStatus::ReachDeadline, SigningStatus::Cancelled})
        needs = std::max(needs, words.horizontalAdvance(statusText(status)) + sign);
    return needs;
}

bool TextCellDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                                 const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return showWholeText(event, view, index, option.fontMetrics,
                         option.rect.width() - space::s - space::xs) ||
           QStyledItemDelegate::helpEvent(event, view, option, index);
}

bool SideBarDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                                const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QVariant count = index.data(FolderTreeModel::CountRole);
    int room = roomOf(option.rect.adjusted(space::xs, 0, -space::xs, 0)).width();
    if (count.toInt() > 0)
        room -= QFontMetrics(quietFont()).horizontalAdvance(QLocale().toString(count.toInt())) + space::s;
    return showWholeText(event, view, index, QFontMetrics(selectedFont(option.font)), room) ||
           QStyledItemDelegate::helpEvent(event, view, option, index);
}

QSize SideBarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString text = index.data().toString();
    if (index.data(FolderTreeModel::SectionRole).toBool()) {
        const QFontMetrics metrics(headingFont(option.direction));
        return {space::m + metrics.horizontalAdvance(text.toUpper()) + space::s, 36};
    }
    constexpr int usual = 9999; // numbers up to this width don't elide the text
    const bool counted = index.data(FolderTreeModel::KindRole).toInt() == int(FolderView::Kind::Status);
    const int count = std::max(counted ? usual : 0, index.data(FolderTreeModel::CountRole).toInt());
    int width = space::xs + space::s + sideSign + space::s +
                QFontMetrics(selectedFont(option.font)).horizontalAdvance(text) + space::s + space::xs;
    if (count > 0) width += QFontMetrics(quietFont()).horizontalAdvance(QLocale().toString(count)) + space::s;
    return {width, metric::compactRowHeight};
}

void SideBarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const Tokens& t = tokens(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QString text = index.data().toString();
    if (index.data(FolderTreeModel::SectionRole).toBool()) {
        painter->setFont(headingFont(option.direction));
        painter->setPen(t.quietInk);
        painter->drawText(mirroredRect(option, option.rect.adjusted(space::m, space::s, -space::s, 0)),
                          Qt::AlignVCenter | Qt::AlignLeft, text.toUpper());
        painter->restore();
        return;
    }
    const QRect row = paintRowBackground(*painter, option);
    if (option.state.testFlag(QStyle::State_HasFocus) &&
        option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        paintBox(*painter, row, Qt::NoBrush, t.accent, t.lineWidth, metric::cornerRadius);
    }
    const auto kind = static_cast<FolderView::Kind>(index.data(FolderTreeModel::KindRole).toInt());
    const auto status = static_cast<SigningStatus>(index.data(FolderTreeModel::StatusRole).toInt());
    Icon sign = Icon::Folder;
    QColor colour = t.quietInk;
    if (kind == FolderView::Kind::All) sign = Icon::Inbox;
    if (kind == FolderView::Kind::Trash) sign = Icon::Trash;
    if (kind == FolderView::Kind::Search) sign = Icon::Search;
    if (kind == FolderView::Kind::Status) {
        sign = statusIcon(status);
        colour = statusColour(status, t);
    }
    constexpr int extent = sideSign;
    drawMirrored(*painter, option,
                 QRect(row.left() + space::s, row.center().y() - extent / 2 + 1, extent, extent),
                 iconPixmap(sign, colour, extent, ratioOf(painter)));
    const QVariant count = index.data(FolderTreeModel::CountRole);
    QRect room = roomOf(row);
    if (count.isValid() && count.toInt() > 0) {
        const QString number = QLocale().toString(count.toInt());
        painter->setFont(quietFont());
        painter->setPen(t.quietInk);
        painter->drawText(mirroredRect(option, room), Qt::AlignVCenter | Qt::AlignRight, number);
        room.setRight(room.right() - painter->fontMetrics().horizontalAdvance(number) - space::s);
    }
    painter->setFont(option.state.testFlag(QStyle::State_Selected) ? selectedFont(option.font) : option.font);
    painter->setPen(t.ink);
    painter->drawText(mirroredRect(option, room), Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(text, Qt::ElideMiddle, room.width()));
    painter->restore();
}

void SideBarDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                           const QModelIndex&) const
{
    editor->setGeometry(mirroredRect(option, option.rect.adjusted(space::xs + 30, 0, -space::xs, 0)));
}

} // namespace ink::ui

#include "moc_tabledelegates.cpp"
