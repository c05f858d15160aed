#pragma once

#include <QObject>

namespace ink::ui {

/** Sets the object's name and returns the object. */
template <typename Object> Object* named(const char* name, Object* object)
{
    object->setObjectName(QAnyStringView(name));
    return object;
}

} // namespace ink::ui
