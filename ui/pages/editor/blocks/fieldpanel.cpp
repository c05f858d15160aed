#include "ui/pages/editor/blocks/fieldpanel.h"

#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/pages/editor/blocks/blocklist.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QVBoxLayout>

namespace ink::ui {

namespace {
constexpr int maxFieldRows = 5; ///< shown without scrolling
}

FieldPanel::FieldPanel(PageView& view, QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("customFieldPanel"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title = makeSectionLabel(this);
    m_list = new BlockList(view, maxFieldRows, this);
    m_list->setObjectName(QStringLiteral("customFields"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(m_title);
    column->addWidget(m_list);
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
    m_title->setText(tr("Custom fields"));
    m_list->setAccessibleName(tr("Custom fields to place"));
    setVisible(m_editing && !blocks.isEmpty());
}

} // namespace ink::ui

#include "moc_fieldpanel.cpp"
