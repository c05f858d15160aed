#pragma once

#include "app/domain/document.h"

#include <QList>
#include <QString>

namespace ink::ui {

/** Says who could act in a recipient's name, with the codes that are asked for. */
[[nodiscard]] QString proofWords(const QList<domain::Authentication>& asked);

} // namespace ink::ui
