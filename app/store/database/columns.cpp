#include "app/store/database/columns.h"

#include <QSqlField>
#include <QSqlRecord>

#include <bit>

namespace ink::store {

Columns::Columns(const QSqlRecord& record)
    : m_slots(std::bit_ceil(static_cast<std::size_t>(record.count()) * 2 + 1))
{
    for (int position = 0; position < record.count(); ++position) {
        const QByteArray name = record.fieldName(position).toUtf8();
        const quint64 hash = Column::hashOf({name.constData(), static_cast<std::size_t>(name.size())});
        std::size_t slot = slotOf(hash);
        while (m_slots[slot].position >= 0) {
            Q_ASSERT_X(m_slots[slot].hash != hash, "two columns of one name", name.constData());
            slot = slotOf(slot + 1);
        }
        m_slots[slot] = {hash, position};
    }
}

} // namespace ink::store
