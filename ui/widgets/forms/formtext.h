#pragma once

#include <QString>

#include <concepts>
#include <functional>

namespace ink::ui {

/**
 * A text that follows the language of the window: a source text, which QT_TR_NOOP marks in a function of the
 * class that shows it, or a function that returns the text.
 */
class FormText
{
public:
    FormText() = default;
    FormText(const char* source) : m_source(source) {}
    template <typename Make>
    requires std::is_invocable_r_v<QString, Make&> FormText(Make make) : m_make(std::move(make)) {}

    [[nodiscard]] bool isEmpty() const { return !m_source && !m_make; }
    /** Returns the text in the language of the window; `context` is the name of the class that shows it. */
    [[nodiscard]] QString in(const char* context) const;

private:
    const char* m_source = nullptr;
    std::function<QString()> m_make;
};

} // namespace ink::ui
