#pragma once

#include "app/base/clock.h"
#include "app/workflow/signing/signingstack.h"

#include <QAbstractTableModel>

namespace ink::ui {

/** The state of an item as text. */
[[nodiscard]] QString stackStateText(const workflow::StackItem& item);

/** The documents of the stack, one per row. */
class StackModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Document, From, Account, Since, State };
    static constexpr int columns = 5;

    StackModel(const workflow::SigningStack& stack, const Clock& clock, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void updateItems();
    [[nodiscard]] QString text(const workflow::StackItem& item, Column column) const;

    const workflow::SigningStack& m_stack;
    const Clock& m_clock;
    QList<workflow::StackItem> m_items;
};

} // namespace ink::ui
