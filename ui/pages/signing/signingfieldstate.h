#pragma once

namespace ink::ui {

/** The state of one field in the list. */
struct SigningFieldState
{
    bool isFilled = false;
    bool isRequired = false;
    bool isOpen = false; ///< has to be filled in, corrected or confirmed before finishing
};

} // namespace ink::ui
