#pragma once

#include <QStringList>

class QDialog;

namespace ink::test {

/** WaitingFor until the keys go to this dialog. Qt calls a dialog active as soon as its parent is. */
[[nodiscard]] bool activate(QDialog& dialog);

/** The controls of a dialog on which Enter presses a button other than themselves. */
struct EnterWalk
{
    QStringList faults;
    QStringList confirming; ///< `input -> button`, where an input confirms
    int checked = 0;        ///< number of controls that had the focus
};

/**
 * Moves the focus by Tab through all controls of a shown dialog and presses Enter on each, on both keys. The
 * buttons of the dialog are cut off from what they do: it is only recorded which one was pressed. A fault is
 * a button that isn't pressed, a press of another one, a dialog that closes, and a button that Tab doesn't
 * reach.
 */
[[nodiscard]] EnterWalk walkWithEnter(QDialog& dialog);

} // namespace ink::test
