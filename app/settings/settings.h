#pragma once

#include "app/settings/policy.h"

#include <QByteArray>
#include <QJsonArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <optional>

namespace ink::settings {

enum class Theme { System, Light, Dark, HighContrast };
enum class Units { Points, Millimetres, Inches };
/** The page that the window shows at the start. */
enum class StartPage { Today, Documents };

/** Converts values to and from the file. `fromVariant` returns nothing for an invalid value; the default is
 * used then. */
template <typename T> struct OptionConverter;
template <> struct OptionConverter<QString>
{
    static QVariant toVariant(const QString& value) { return value; }
    static std::optional<QString> fromVariant(const QVariant& kept);
};
template <> struct OptionConverter<QStringList>
{
    static QVariant toVariant(const QStringList& value) { return value; }
    static std::optional<QStringList> fromVariant(const QVariant& kept) { return kept.toStringList(); }
};
template <> struct OptionConverter<bool>
{
    static QVariant toVariant(bool value) { return value; }
    static std::optional<bool> fromVariant(const QVariant& kept);
};
template <> struct OptionConverter<int>
{
    static QVariant toVariant(int value) { return value; }
    static std::optional<int> fromVariant(const QVariant& kept);
};
template <> struct OptionConverter<double>
{
    static QVariant toVariant(double value) { return value; }
    static std::optional<double> fromVariant(const QVariant& kept);
};
/** Opaque bytes: window geometry and state. */
template <> struct OptionConverter<QByteArray>
{
    static QVariant toVariant(const QByteArray& value) { return QString::fromLatin1(value.toBase64()); }
    static std::optional<QByteArray> fromVariant(const QVariant& kept);
};
template <> struct OptionConverter<QJsonArray>
{
    static QVariant toVariant(const QJsonArray& value);
    static std::optional<QJsonArray> fromVariant(const QVariant& kept);
};
template <> struct OptionConverter<Theme>
{
    static QVariant toVariant(Theme value);
    static std::optional<Theme> fromVariant(const QVariant& kept);
};
template <> struct OptionConverter<Units>
{
    static QVariant toVariant(Units value);
    static std::optional<Units> fromVariant(const QVariant& kept);
};
template <> struct OptionConverter<StartPage>
{
    static QVariant toVariant(StartPage value);
    static std::optional<StartPage> fromVariant(const QVariant& kept);
};

/** A setting: its key in the file (`group/name`), its type and its default. */
template <typename T> struct Option
{
    QString key;
    T defaultValue{};
};

/** The settings of the workstation. They contain no secrets: keys belong to app/secrets. */
namespace options {
inline const Option<QString> language{QStringLiteral("app/language"), {}}; ///< BCP 47; empty = the system's
inline const Option<Theme> theme{QStringLiteral("app/theme"), Theme::System};
inline const Option<Units> units{QStringLiteral("app/units"), Units::Millimetres};
inline const Option<StartPage> startPage{QStringLiteral("app/startPage"), StartPage::Today};
/** Whether the documents that were open in the editor are opened again; and these documents, by account. */
inline const Option<bool> reopenDocuments{QStringLiteral("app/reopenDocuments"), true};
inline const Option<QJsonArray> openDocuments{QStringLiteral("window/openDocuments"), {}};
inline const Option<QByteArray> windowGeometry{QStringLiteral("window/geometry"), {}};
inline const Option<QByteArray> sideBar{QStringLiteral("window/sideBar"), {}};
inline const Option<QByteArray> tableState{QStringLiteral("window/documentTable"), {}};
inline const Option<QByteArray> splitterState{QStringLiteral("window/splitters"), {}};
inline const Option<QJsonArray> savedSearches{QStringLiteral("documents/searches"), {}};
inline const Option<bool> notify{QStringLiteral("documents/notify"),
                                 true}; ///< desktop notifications of events
inline const Option<bool> trayIcon{QStringLiteral("documents/trayIcon"), true};
inline const Option<QString> exportPattern{QStringLiteral("export/pattern"),
                                           QStringLiteral("{title} ({id})")};
inline const Option<QString> exportFolder{QStringLiteral("export/folder"), {}};
inline const Option<bool> singlePage{QStringLiteral("view/singlePage"), false};    ///< one page at a time
inline const Option<bool> snapping{QStringLiteral("editor/snapping"), true};       ///< dragged tags snap
inline const Option<QJsonArray> profiles{QStringLiteral("accounts/profiles"), {}}; ///< without keys
inline const Option<QString> lastProfile{QStringLiteral("accounts/last"), {}};
/** Settings for administrators: the only service that may be used, whether the service on this computer may
 * be used, and whether keys are stored in the keychain. */
inline const Option<QString> serverAddress{QStringLiteral("accounts/server"), {}};
inline const Option<bool> localService{QStringLiteral("accounts/local"), true};
inline const Option<bool> storeKeys{QStringLiteral("accounts/keepKeys"), true};
/** The version that was started last. */
inline const Option<QString> lastVersion{QStringLiteral("app/lastVersion"), {}};
/** Checking for a newer version, and the result: see updates::UpdateCheck. */
inline const Option<bool> checkForUpdates{QStringLiteral("updates/check"), true};
inline const Option<QString> lastUpdateCheck{QStringLiteral("updates/checked"), {}}; ///< ISO 8601
inline const Option<QByteArray> updateFeed{QStringLiteral("updates/feed"), {}};
inline const Option<QByteArray> updateSignature{QStringLiteral("updates/signature"), {}};
inline const Option<QString> dismissedVersion{QStringLiteral("updates/dismissed"), {}};
inline const Option<QJsonArray> recentPeople{QStringLiteral("people/recent"), {}}; ///< `[{name, email}]`
/** Handwriting style of typed signatures. */
inline const Option<QString> handwriting{QStringLiteral("signing/handwriting"), {}};
inline const Option<QStringList> ownAddresses{QStringLiteral("signing/ownAddresses"),
                                              {}}; ///< further email addresses of the user
inline const Option<QString> settingsSection{QStringLiteral("window/settingsSection"), {}};
inline const Option<QStringList> recentFolders{QStringLiteral("files/recentFolders"), {}};
inline const Option<QString> extraCaFile{QStringLiteral("network/extraCaFile"),
                                         {}}; ///< PEM file, trusted in addition to the system's certificates
inline const Option<QString> proxyKind{QStringLiteral("network/proxy"),
                                       QStringLiteral("system")}; ///< system, none, http or socks
inline const Option<QString> proxyHost{QStringLiteral("network/proxyHost"), {}};
inline const Option<int> proxyPort{QStringLiteral("network/proxyPort"), 0};
inline const Option<QString> proxyUser{QStringLiteral("network/proxyUser"),
                                       {}}; ///< the password is in the keychain
/** The time-stamp authorities for the service on this computer (RFC 3161); empty = seals without time-stamps.
 */
inline const Option<QStringList> timestampAuthorities{QStringLiteral("seal/timestampAuthorities"), {}};
inline const Option<QString> timestampCaFile{QStringLiteral("seal/timestampCaFile"),
                                             {}}; ///< PEM file, trusted in addition to the system's
                                                  ///< certificates
inline const Option<QString> sealLevel{QStringLiteral("seal/level"), QStringLiteral("T")}; ///< T, LT or LTA
/** A folder or file with trusted lists (ETSI TS 119 612), and the certificates that may sign them; empty =
 * none. */
inline const Option<QString> trustedLists{QStringLiteral("verify/trustedLists"), {}};
/** The email account and the signing links of the service on this computer; see workflow::MailAccount and
 * workflow::LinkReach. The mail account's password is in the keychain. */
inline const Option<QString> mailServer{QStringLiteral("delivery/mailServer"), {}};
inline const Option<int> mailPort{QStringLiteral("delivery/mailPort"), 0};
inline const Option<QString> mailSecurity{QStringLiteral("delivery/mailSecurity"),
                                          QStringLiteral("tls")}; ///< tls, starttls or none
inline const Option<QString> mailUser{QStringLiteral("delivery/mailUser"), {}};
inline const Option<QString> mailFrom{QStringLiteral("delivery/mailFrom"), {}};
inline const Option<QString> mailboxServer{QStringLiteral("delivery/mailboxServer"),
                                           {}}; ///< IMAP, for returned mail; empty = not read
inline const Option<int> mailboxPort{QStringLiteral("delivery/mailboxPort"), 0};
inline const Option<QString> mailboxSecurity{QStringLiteral("delivery/mailboxSecurity"),
                                             QStringLiteral("tls")}; ///< tls, starttls or none
/** The SMS gateway of the service on this computer; see workflow::SmsAccount. Its secret is in the keychain.
 */
inline const Option<QString> smsUrl{QStringLiteral("delivery/smsUrl"), {}};
inline const Option<QString> smsMethod{QStringLiteral("delivery/smsMethod"), QStringLiteral("POST")};
inline const Option<QStringList> smsHeaders{QStringLiteral("delivery/smsHeaders"), {}};
inline const Option<QString> smsFormat{QStringLiteral("delivery/smsFormat"),
                                       QStringLiteral("json")}; ///< json or form
inline const Option<QString> smsBody{QStringLiteral("delivery/smsBody"), {}};
inline const Option<QString> smsSender{QStringLiteral("delivery/smsSender"), {}};
/** Accepted HTTP statuses, separated by commas; empty = 2xx. */
inline const Option<QString> smsSuccess{QStringLiteral("delivery/smsSuccess"), {}};
inline const Option<QString> smsSuccessText{QStringLiteral("delivery/smsSuccessText"), {}};
inline const Option<bool> smsLocal{QStringLiteral("delivery/smsLocal"),
                                   false}; ///< allows a gateway on this computer or in a private network
inline const Option<QString> linkReach{QStringLiteral("delivery/reach"),
                                       QStringLiteral("computer")}; ///< computer, network or address
inline const Option<QString> linkHost{QStringLiteral("delivery/host"), {}};
inline const Option<QString> linkUrl{QStringLiteral("delivery/url"), {}};
inline const Option<int> linkPort{QStringLiteral("delivery/port"), 8471};
inline const Option<bool> linkBehindProxy{QStringLiteral("delivery/behindProxy"), true};
} // namespace options

/** The origin of a setting's value. */
enum class Origin { Default, Recommended, User, Locked };

/**
 * Typed options in one INI file (UTF-8). An administrator's policy takes precedence: locked settings are
 * read-only here, and recommended values apply until the user changes them. All are read once; only this
 * process writes the file.
 */
class Settings final : public QObject
{
    Q_OBJECT
public:
    /** Uses the policy of this system. */
    explicit Settings(const QString& path);
    /** Uses the policy in one INI file, which may be missing; an empty path means no policy. */
    Settings(const QString& path, const QString& policyPath, QObject* parent = nullptr);
    ~Settings() override;

    template <typename T> [[nodiscard]] T value(const Option<T>& option) const
    {
        const QVariant kept = raw(option.key);
        if (!kept.isValid()) return option.defaultValue;
        return OptionConverter<T>::fromVariant(kept).value_or(option.defaultValue);
    }
    /** Sets a value; emits `changed` if it differs. Returns false, without a change, if an administrator has
     * locked it. */
    template <typename T> bool set(const Option<T>& option, const T& value)
    {
        return setRaw(option.key, OptionConverter<T>::toVariant(value));
    }
    /** Resets a setting to its default. */
    template <typename T> bool reset(const Option<T>& option) { return setRaw(option.key, {}); }
    template <typename T> [[nodiscard]] bool isLocked(const Option<T>& option) const
    {
        return isLocked(option.key);
    }
    [[nodiscard]] bool isLocked(const QString& key) const;
    [[nodiscard]] Origin origin(const QString& key) const;
    /** The value as stored by the user or set by an administrator; invalid if the default applies. */
    [[nodiscard]] QVariant storedValue(const QString& key) const { return raw(key); }
    [[nodiscard]] const Policy& policy() const;

    /** Writes the file immediately. Returns false if that failed. */
    bool sync();
    [[nodiscard]] QString path() const;

Q_SIGNALS:
    void changed(const QString& key);

private:
    Settings(const QString& path, const QStringList& policyPlaces, QObject* parent);
    [[nodiscard]] QVariant raw(const QString& key) const;
    bool setRaw(const QString& key, const QVariant& value);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::settings
