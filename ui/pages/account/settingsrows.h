#pragma once

#include <initializer_list>
#include <utility>

class QWidget;

namespace ink::ui {

class WrapRow;

/** Fields side by side with their stretch factors, which wrap when the page is narrow. */
[[nodiscard]] WrapRow* fieldRow(std::initializer_list<std::pair<QWidget*, int>> fields);
/** Buttons side by side, which wrap when the page is narrow. */
[[nodiscard]] WrapRow* buttonRow(std::initializer_list<QWidget*> buttons);

} // namespace ink::ui
