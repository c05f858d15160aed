#pragma once

#include "app/domain/bulk/columnmapping.h"

#include <QHeaderView>
#include <QList>

class QComboBox;

namespace ink::ui {

/** A header with a combo box for the target under each column's name. */
class MappingHeader final : public QHeaderView
{
    Q_OBJECT
public:
    explicit MappingHeader(int fixedColumns, QWidget* parent = nullptr);

    /** Sets the possible and the selected targets of the columns. `inTexts`: columns that go into the titles
     * or messages of documents. */
    void setMapping(const domain::BulkForm& form, const domain::ColumnMapping& mapping,
                    const QList<int>& inTexts = {});
    void clear();
    [[nodiscard]] QComboBox* comboBox(int column) const; ///< for a column of the file; null = none
    [[nodiscard]] QSize sizeHint() const override;
    void setModel(QAbstractItemModel* model) override;
    void placeBoxes(); ///< aligns the boxes with their columns

Q_SIGNALS:
    void mappingChanged(const ink::domain::ColumnMapping& mapping); ///< the user has changed the mapping

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void updateGeometries() override;

private:
    void fill();

    void choose(int column, int choice);
    [[nodiscard]] QList<domain::ColumnTarget> targets() const;
    [[nodiscard]] QString targetText(domain::ColumnTarget target) const;
    [[nodiscard]] QString
    explanation(domain::ColumnTarget target) const; ///< describes the values that its cells may have

    int m_fixed;
    domain::BulkForm m_form;
    domain::ColumnMapping m_mapping;
    QList<int> m_inTexts;
    QList<QComboBox*> m_boxes;
};

} // namespace ink::ui
