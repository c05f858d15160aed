#pragma once

#include "app/domain/document/document.h"

#include <QList>
#include <QString>

namespace ink::ui {

/** Describes who could act in a recipient's name, given the required codes. */
[[nodiscard]] QString proofWords(const QList<domain::Authentication>& asked);

} // namespace ink::ui
