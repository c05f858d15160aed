#pragma once

#include "app/base/isolated.h"

#include <QGuiApplication>

namespace ink::ui {

/** Isolates the text direction of a name, title or other foreign text, for inserting it into a sentence of
 * the interface. */
[[nodiscard]] inline QString isolated(const QString& text)
{
    return ink::isolated(text, QGuiApplication::layoutDirection());
}

} // namespace ink::ui
