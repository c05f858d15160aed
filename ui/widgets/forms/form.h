#pragma once

#include "ui/widgets/forms/formtext.h"
#include "ui/widgets/style/icons.h"

#include <QVariant>

#include <functional>
#include <initializer_list>
#include <optional>

class QAbstractButton;
class QComboBox;
class QLabel;
class QWidget;

namespace ink::ui {

class FormField;

/** Options of a label. */
struct LabelOptions
{
    const char* name = nullptr;
    FormText toolTip = {};
    bool isWrapped = false;
};

/** Options of a button, a check box or a radio button. */
struct ButtonOptions
{
    FormText toolTip = {}; ///< also the accessible name of a button without a text
    FormText accessibleName = {};
    std::optional<Icon> icon = {};
    bool isDefault = false;
    bool isAutoDefault = true;
    std::function<void()> clicked = {};
};

/** Options of an input that isn't in a FormField. */
struct InputOptions
{
    QLabel* label = nullptr; ///< gets the input as its buddy
    FormText labelText = {}; ///< also the accessible name, unless `accessibleName` is set
    FormText accessibleName = {};
    FormText placeholder = {};
    FormText toolTip = {};
};

/** Options of a FormField. */
struct FieldOptions
{
    FormText hint = {};
    FormText placeholder = {};
};

/** An entry of a combo box. */
struct FormChoice
{
    FormText text;
    QVariant data = {};
};

// Index(Form): A form's texts: set once, in every language
/**
 * Declares the parts of a widget: object names, texts and click handlers. Sets the texts immediately and
 * again when the language changes. The parts must live as long as the widget. The translation context of
 * source texts is the widget's class, as for tr().
 */
class Form
{
public:
    template <typename Owner>
    explicit Form(Owner* owner) : m_owner(owner), m_context(Owner::staticMetaObject.className())
    {
    }

    /** Sets the title of the window. */
    void setTitle(const FormText& text) const;
    /** Declares a label that doesn't belong to an input. */
    void setUpLabel(QLabel* label, const FormText& text, const LabelOptions& options = {}) const;
    /** Declares a button, check box or radio button. A null `name` leaves the object name unchanged. */
    void setUpButton(QAbstractButton* button, QAnyStringView name, const FormText& text,
                     const ButtonOptions& options = {}) const;
    /** Declares an input, list or view. A null `name` leaves the object name unchanged. */
    void setUpInput(QWidget* input, QAnyStringView name, const InputOptions& options) const;
    /** Declares an input with its label; both already have their object names. */
    void setUpField(FormField* field, const FormText& label, const FieldOptions& options = {}) const;
    /** Appends entries. The selection is kept when the language changes. */
    void addChoices(QComboBox* box, std::initializer_list<FormChoice> choices) const;

    /** Calls `set` with the translated text, now and whenever the language changes. */
    void bindText(const FormText& text, std::function<void(const QString&)> set) const;
    /** Calls `act` now and whenever the language changes, after the texts that were declared before it. */
    void translate(const std::function<void()>& act) const;

private:
    QWidget* m_owner;
    const char* m_context;
};

} // namespace ink::ui
