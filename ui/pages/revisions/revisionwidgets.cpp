#include "ui/pages/revisions/revisionwidgets.h"

#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QListView>
#include <QPainter>
#include <QStylePainter>

namespace ink::ui {

namespace {

constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

struct Lines
{
    QString title;
    QString words;
};

Lines linesOf(const QModelIndex& index)
{
    const QString text = index.data(Qt::DisplayRole).toString();
    return {text.section(QLatin1Char('\n'), 0, 0), text.section(QLatin1Char('\n'), 1)};
}

} // namespace

RevisionChooser::RevisionChooser(const QString& objectName, QWidget* parent) : QComboBox(parent)
{
    setObjectName(objectName);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(10);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RevisionChooser::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText =
        fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width() - space::xs);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void ChangedPageDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, option.widget);
    const Tokens& t = tokens(option.palette);
    const Lines lines = linesOf(index);
    const QRect inside = option.rect.adjusted(space::m, space::s, -space::m, -space::s);
    painter->save();
    painter->setFont(sectionFont());
    painter->setPen(t.ink);
    const int titleHeight = painter->fontMetrics().height();
    painter->drawText(inside, Qt::AlignLeft | Qt::AlignTop,
                      painter->fontMetrics().elidedText(lines.title, Qt::ElideRight, inside.width()));
    painter->setFont(quietFont());
    painter->setPen(
        readableOn(t.quietInk, option.state.testFlag(QStyle::State_Selected) ? t.selection : t.surface));
    painter->drawText(inside.adjusted(0, titleHeight, 0, 0), wrapped, lines.words);
    painter->restore();
}

QSize ChangedPageDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const int width = list ? list->viewport()->width() : option.rect.width();
    const QRect words =
        QFontMetrics(quietFont())
            .boundingRect(QRect(0, 0, width - 2 * space::m, 10'000), wrapped, linesOf(index).words);
    return {width, 2 * space::s + QFontMetrics(sectionFont()).height() + words.height()};
}

} // namespace ink::ui

#include "moc_revisionwidgets.cpp"
