#pragma once

#include "app/domain/document/invitation.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/tokens.h"

#include <QString>

class QLabel;
class QToolButton;
class QWidget;

namespace ink::ui {

/** An icon of `size` pixels. */
[[nodiscard]] QLabel* detailIcon(Icon which, const QColor& colour, int size, QWidget* parent);
/** A line about a problem, with an icon, because colour alone isn't accessible. */
[[nodiscard]] QWidget* troubleLine(const QString& words, Tone tone, const QString& name);
/** A line about an email or a text message with a problem: `words`, then the reason if it is known. */
[[nodiscard]] QWidget* progressLine(const QString& words, const domain::MailProgress& progress,
                                    const QString& name);
/** A small button with an icon and a short label; `words` is the tool tip. */
[[nodiscard]] QToolButton* makeTextButton(Icon which, const QString& label, const QString& words,
                                          const QString& name);

} // namespace ink::ui
