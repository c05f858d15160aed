#include "ui/pages/editor/blocks/fieldpanel.h"

#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/pages/editor/blocks/blocklist.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {
constexpr int maxFieldRows = 5; ///< shown without scrolling
}

FieldPanel::FieldPanel(PageView& view, QWidget* parent) : QWidget(parent), m_view(view)
{
    setObjectName(QStringLiteral("customFieldPanel"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title = makeSectionLabel(this);
    m_list = new BlockList(this);
    m_list->setObjectName(QStringLiteral("customFields"));
    m_list->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(m_title);
    column->addWidget(m_list);
    connect(m_list, &QListWidget::itemClicked, this, [this] {
        if (m_list->currentRow() >= 0) m_view.modes().armBlock(m_list->tagsAt(m_list->currentRow()));
    });
    refresh();
    onLanguageChange(this, [this] { refresh(); });
}

void FieldPanel::setFields(const domain::CustomFields& fields)
{
    m_fields = fields;
    refresh();
}

void FieldPanel::setEditing(bool editing)
{
    m_editing = editing;
    refresh();
}

void FieldPanel::refresh()
{
    QList<TagBlock> blocks;
    for (const domain::CustomField& field : std::as_const(m_fields))
        blocks.append({field.name, {domain::customFieldTag(field)}, tagTypeText(field.type)});
    m_list->setBlocks(blocks);
    m_list->setFixedHeight(
        static_cast<int>(std::min<qsizetype>(maxFieldRows, blocks.size())) * metric::compactRowHeight + 2);
    m_title->setText(tr("Custom fields"));
    m_list->setAccessibleName(tr("Custom fields to place"));
    setVisible(m_editing && !blocks.isEmpty());
}

bool FieldPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress && m_list->currentRow() >= 0) {
        switch (static_cast<const QKeyEvent&>(*event).key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Insert:
            m_view.copyActions().placeBlockInView(m_list->tagsAt(m_list->currentRow()));
            return true;
        case Qt::Key_Escape:
            m_view.modes().disarm();
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ink::ui

#include "moc_fieldpanel.cpp"
