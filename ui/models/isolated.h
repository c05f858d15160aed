#pragma once

#include "app/base/isolated.h"

#include <QGuiApplication>

namespace ink::ui {

/** A name, title or other text by somebody else, for a gap of the window's words. */
[[nodiscard]] inline QString isolated(const QString& text)
{
    return ink::isolated(text, QGuiApplication::layoutDirection());
}

} // namespace ink::ui
