#pragma once

#include <initializer_list>
#include <utility>

class QWidget;

namespace ink::ui {

class WrapRow;

/** Creates a row of fields with their stretch factors. It wraps when the page is narrow. */
[[nodiscard]] WrapRow* makeFieldRow(std::initializer_list<std::pair<QWidget*, int>> fields);
/** Creates a row of buttons that wraps when the page is narrow. */
[[nodiscard]] WrapRow* makeButtonRow(std::initializer_list<QWidget*> buttons);

} // namespace ink::ui
