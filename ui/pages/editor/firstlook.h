#pragma once

#include "app/domain/document.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <optional>

namespace ink::ui {

/** Files as they lie on this computer, to be looked at while they are uploaded. File ids are negative. */
struct FirstLook
{
    domain::Document document;
    QList<QByteArray> bytes; ///< of each file
};

/** Nothing when a file can't be shown at once: too large to read in passing, or not a sound PDF. */
[[nodiscard]] std::optional<FirstLook> firstLook(const QStringList& paths);

} // namespace ink::ui
