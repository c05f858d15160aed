#pragma once

#include <QObject>

namespace ink::ui {

/** Returns the object with this object name. */
template <typename Object> Object* named(const char* name, Object* object)
{
    object->setObjectName(QAnyStringView(name));
    return object;
}

} // namespace ink::ui
