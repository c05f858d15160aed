#include "app/settings/optionlist.h"

#include "app/settings/settings.h"

#include <algorithm>

namespace ink::settings {

namespace {

template <typename T>
KnownOption known(const Option<T>& option, const char* summary, bool isPolicyOnly = false)
{
    return {option.key, OptionConverter<T>::toVariant(option.defaultValue), QString::fromUtf8(summary),
            isPolicyOnly};
}

} // namespace

const QList<KnownOption>& knownOptions()
{
    using namespace options;
    static const QList<KnownOption> all{
        known(language, "language: en, de, fr, es or ar; empty follows the system"),
        known(theme, "appearance: system, light, dark or highcontrast"),
        known(units, "units of measurement: pt, mm or in"),
        known(startPage, "start page: today or documents"),
        known(reopenDocuments, "whether documents that were open are opened again at the start"),
        known(notify, "desktop notifications"),
        known(trayIcon, "an icon in the notification area"),
        known(exportPattern, "the pattern of exported file names"),
        known(checkForUpdates, "whether Inkstone looks once a day for a newer version"),
        known(serverAddress, "the address of the signing service", true),
        known(localService, "whether people may work with the service on this computer", true),
        known(storeKeys, "whether API keys are stored in the keychain", true),
        known(proxyKind, "the proxy: system, none, http or socks"),
        known(proxyHost, "the proxy's host name"),
        known(proxyPort, "the proxy's port"),
        known(proxyUser, "the user name for the proxy"),
        known(extraCaFile, "a PEM file with additional certificate authorities"),
        known(trustedLists, "a folder with trusted lists, for the status of qualified signatures"),
        known(timestampAuthorities, "addresses of time-stamp authorities for seals, with commas"),
        known(timestampCaFile, "a PEM file with certificate authorities for time-stamps"),
        known(sealLevel, "the level of seals with time-stamps: T, LT or LTA"),
        known(mailServer, "the mail server of the service on this computer"),
        known(mailPort, "the mail server's port"),
        known(mailSecurity, "the mail server's encryption: tls, starttls or none"),
        known(mailUser, "the user name at the mail server"),
        known(mailFrom, "the address that mail is sent from"),
        known(smsUrl, "the address of the SMS gateway that sends codes"),
        known(smsMethod, "the method of requests to the SMS gateway: POST, PUT or GET"),
        known(smsHeaders, "headers of requests to the SMS gateway, as Name: value, with commas"),
        known(smsFormat, "the format of the SMS gateway's requests: json or form"),
        known(smsBody, "the body of requests to the SMS gateway, with {to} and {text}"),
        known(smsSender, "the sender's name in text messages"),
        known(smsSuccess, "statuses of the SMS gateway that mean success, with commas"),
        known(smsSuccessText, "text in the SMS gateway's answer that means success"),
        known(smsLocal, "whether the SMS gateway may be on this computer or in a private network"),
        known(ownAddresses, "email addresses whose documents are listed to be signed, with commas"),
        known(linkReach, "who can open signing links: computer, network or address"),
        known(linkHost, "the host name in signing links"),
        known(linkUrl, "the public address of signing links"),
        known(linkPort, "the port of signing links"),
        known(linkBehindProxy, "whether a reverse proxy on this computer serves signing links"),
    };
    return all;
}

} // namespace ink::settings
