#pragma once

#include <QList>
#include <QString>
#include <QVariant>

namespace ink::settings {

/** A setting that users and administrators can change; excludes the window's own state. */
struct KnownOption
{
    QString key;
    QVariant defaultValue;     ///< as stored
    QString summary;           ///< English, for the command line and the administrator's guide
    bool isPolicyOnly = false; ///< the settings page has no control for it
};

[[nodiscard]] const QList<KnownOption>& knownOptions();

} // namespace ink::settings
