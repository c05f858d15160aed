#pragma once

#include "app/domain/document/invitation.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/tokens.h"

#include <QString>

class QLabel;
class QWidget;

namespace ink::ui {

/** An icon of `size` pixels. */
[[nodiscard]] QLabel* detailIcon(Icon which, const QColor& colour, int size, QWidget* parent);
/** A line about a problem, with an icon, because colour alone isn't accessible. */
[[nodiscard]] QWidget* troubleLine(const QString& words, Tone tone, const QString& name);
/** A line about an email with a problem; `whose` comes before its state. */
[[nodiscard]] QWidget* mailLine(const domain::MailProgress& mail, const QString& whose);

} // namespace ink::ui
