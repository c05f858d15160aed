#include "app/service/host/systemuser.h"

#ifdef Q_OS_UNIX
#include <array>
#include <pwd.h>
#include <unistd.h>
#endif

namespace ink::service {

QString systemUserName()
{
#ifdef Q_OS_UNIX
    std::array<char, 4096> room{};
    passwd entry{};
    passwd* found = nullptr;
    if (getpwuid_r(getuid(), &entry, room.data(), room.size(), &found) == 0 && found && found->pw_gecos) {
        // The first field of GECOS; "&" stands for the user name, which isn't a person's name.
        const QString name = QString::fromUtf8(found->pw_gecos).section(QLatin1Char(','), 0, 0).trimmed();
        if (!name.isEmpty() && !name.contains(QLatin1Char('&')) && getuid() != 0) return name;
    }
#endif
    return qEnvironmentVariable("USER", qEnvironmentVariable("USERNAME"));
}

} // namespace ink::service
