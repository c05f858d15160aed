#include "ui/widgets/forms/formtext.h"

#include <QCoreApplication>

namespace ink::ui {

QString FormText::translated(const char* context) const
{
    if (m_make) return m_make();
    return m_source ? QCoreApplication::translate(context, m_source) : QString();
}

} // namespace ink::ui
