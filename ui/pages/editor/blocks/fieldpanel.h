#pragma once

#include "app/domain/document/customfield.h"

#include <QWidget>

class QLabel;

namespace ink::ui {

class BlockList;
class PageView;

/** The account's custom fields: drag one onto a page, or place it with a click or Enter. Hidden when there
 * are none. */
class FieldPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit FieldPanel(PageView& view, QWidget* parent = nullptr);

    void setFields(const domain::CustomFields& fields);
    void setEditing(bool editing);

private:
    void refresh();

    domain::CustomFields m_fields;
    bool m_editing = false;
    QLabel* m_title;
    BlockList* m_list;
};

} // namespace ink::ui
