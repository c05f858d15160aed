#pragma once

#include <QString>

#include <concepts>
#include <functional>

namespace ink::ui {

/**
 * A translatable text: a source text marked with QT_TR_NOOP in a member function of the class that shows it,
 * or a function that returns the translation.
 */
class FormText
{
public:
    FormText() = default;
    FormText(const char* source) : m_source(source) {}
    template <typename Make>
    requires std::is_invocable_r_v<QString, Make&> FormText(Make make) : m_make(std::move(make)) {}

    [[nodiscard]] bool isEmpty() const { return !m_source && !m_make; }
    /** Returns the text in the window's language; `context` is the name of the class that shows it. */
    [[nodiscard]] QString translated(const char* context) const;

private:
    const char* m_source = nullptr;
    std::function<QString()> m_make;
};

} // namespace ink::ui
