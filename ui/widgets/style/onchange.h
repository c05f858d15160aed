#pragma once

#include <QEvent>

#include <functional>
#include <initializer_list>

class QWidget;

namespace ink::ui {

/**
 * Calls `act` whenever the widget gets one of these events, before the widget handles it: what a class does
 * when its language, palette or font changes, without a changeEvent() of its own. Several are called in the
 * order in which they were given.
 */
void onChange(QWidget* widget, std::initializer_list<QEvent::Type> types, std::function<void()> act);
/** The same for another language of the window. */
void onLanguageChange(QWidget* widget, std::function<void()> act);

} // namespace ink::ui
