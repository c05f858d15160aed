#pragma once

#include <QList>
#include <QString>
#include <QVariant>

namespace ink::settings {

/** A setting that people and administrators make; the window's own memory is none. */
struct KnownOption
{
    QString key;
    QVariant fallback;         ///< as it is kept
    QString summary;           ///< English, for the command line and the administrator's guide
    bool isPolicyOnly = false; ///< the settings page has no control for it
};

[[nodiscard]] const QList<KnownOption>& knownOptions();

} // namespace ink::settings
