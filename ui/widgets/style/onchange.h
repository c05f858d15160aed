#pragma once

#include <QEvent>

#include <functional>
#include <initializer_list>

class QWidget;

namespace ink::ui {

/**
 * Calls `act` whenever the widget gets one of these events, before the widget handles it: for reacting to
 * changes of language, palette or font without overriding changeEvent(). Several callbacks run in the order
 * in which they were added.
 */
void onChange(QWidget* widget, std::initializer_list<QEvent::Type> types, std::function<void()> act);
/** Like onChange(), for changes of the window's language. */
void onLanguageChange(QWidget* widget, std::function<void()> act);

} // namespace ink::ui
