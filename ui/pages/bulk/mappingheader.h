#pragma once

#include "app/domain/columnmapping.h"

#include <QHeaderView>
#include <QList>

class QComboBox;

namespace ink::ui {

/** A header that says under each column's name what it goes into, to be corrected there. */
class MappingHeader final : public QHeaderView
{
    Q_OBJECT
public:
    explicit MappingHeader(int fixedColumns, QWidget* parent = nullptr);

    /** The possible meanings of columns, and the chosen ones. */
    void setMapping(const domain::BulkForm& form, const domain::ColumnMapping& mapping);
    void clear();
    [[nodiscard]] QComboBox* box(int column) const; ///< of the file's column; null = none
    [[nodiscard]] QSize sizeHint() const override;
    void setModel(QAbstractItemModel* model) override;
    void placeBoxes(); ///< where their columns are now

Q_SIGNALS:
    void mappingChanged(const ink::domain::ColumnMapping& mapping); ///< by a person

protected:
    void changeEvent(QEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void updateGeometries() override;

private:
    void fill();

    void choose(int column, int choice);
    [[nodiscard]] QList<domain::ColumnTarget> targets() const;
    [[nodiscard]] QString words(domain::ColumnTarget target) const;
    [[nodiscard]] QString explanation(domain::ColumnTarget target) const; ///< what its cells may hold

    int m_fixed;
    domain::BulkForm m_form;
    domain::ColumnMapping m_mapping;
    QList<QComboBox*> m_boxes;
};

} // namespace ink::ui
