#include "app/settings/settings.h"

#include <QJsonDocument>
#include <QSettings>

namespace ink::settings {

namespace {

struct ThemeName
{
    Theme theme;
    QLatin1StringView name;
};
constexpr ThemeName themeNames[] = {{Theme::System, QLatin1StringView("system")},
                                    {Theme::Light, QLatin1StringView("light")},
                                    {Theme::Dark, QLatin1StringView("dark")},
                                    {Theme::HighContrast, QLatin1StringView("highcontrast")}};
struct UnitsName
{
    Units units;
    QLatin1StringView name;
};
constexpr UnitsName unitsNames[] = {{Units::Points, QLatin1StringView("pt")},
                                    {Units::Millimetres, QLatin1StringView("mm")},
                                    {Units::Inches, QLatin1StringView("in")}};
struct StartPageName
{
    StartPage page;
    QLatin1StringView name;
};
constexpr StartPageName startPageNames[] = {{StartPage::Today, QLatin1StringView("today")},
                                            {StartPage::Documents, QLatin1StringView("documents")}};

/** Returns whether two stored values are equal. Values read from the file are text, except lists. */
bool sameKept(const QVariant& a, const QVariant& b)
{
    if (b.typeId() == QMetaType::QStringList) return a.toStringList() == b.toStringList();
    return a.toString() == b.toString();
}

} // namespace

std::optional<QString> OptionConverter<QString>::fromVariant(const QVariant& kept)
{
    // QSettings reads an INI value with a comma and without quotation marks as a list.
    if (kept.typeId() == QMetaType::QStringList) return kept.toStringList().join(QStringLiteral(", "));
    return kept.toString();
}

std::optional<bool> OptionConverter<bool>::fromVariant(const QVariant& kept)
{
    const QString text = kept.toString().trimmed().toLower();
    if (text == QLatin1StringView("true") || text == QLatin1StringView("1")) return true;
    if (text == QLatin1StringView("false") || text == QLatin1StringView("0")) return false;
    return std::nullopt;
}

std::optional<int> OptionConverter<int>::fromVariant(const QVariant& kept)
{
    bool ok = false;
    const int value = kept.toInt(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

std::optional<double> OptionConverter<double>::fromVariant(const QVariant& kept)
{
    bool ok = false;
    const double value = kept.toDouble(&ok);
    return ok && qIsFinite(value) ? std::optional(value) : std::nullopt;
}

std::optional<QByteArray> OptionConverter<QByteArray>::fromVariant(const QVariant& kept)
{
    const auto decoded =
        QByteArray::fromBase64Encoding(kept.toString().toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? std::optional(decoded.decoded) : std::nullopt;
}

QVariant OptionConverter<QJsonArray>::toVariant(const QJsonArray& value)
{
    return QString::fromUtf8(QJsonDocument(value).toJson(QJsonDocument::Compact));
}

std::optional<QJsonArray> OptionConverter<QJsonArray>::fromVariant(const QVariant& kept)
{
    const auto document = QJsonDocument::fromJson(kept.toString().toUtf8());
    return document.isArray() ? std::optional(document.array()) : std::nullopt;
}

QVariant OptionConverter<Theme>::toVariant(Theme value)
{
    for (const auto& entry : themeNames)
        if (entry.theme == value) return QString(entry.name);
    return {};
}

std::optional<Theme> OptionConverter<Theme>::fromVariant(const QVariant& kept)
{
    for (const auto& entry : themeNames)
        if (kept.toString().compare(entry.name, Qt::CaseInsensitive) == 0) return entry.theme;
    return std::nullopt;
}

QVariant OptionConverter<Units>::toVariant(Units value)
{
    for (const auto& entry : unitsNames)
        if (entry.units == value) return QString(entry.name);
    return {};
}

std::optional<Units> OptionConverter<Units>::fromVariant(const QVariant& kept)
{
    for (const auto& entry : unitsNames)
        if (kept.toString().compare(entry.name, Qt::CaseInsensitive) == 0) return entry.units;
    return std::nullopt;
}

QVariant OptionConverter<StartPage>::toVariant(StartPage value)
{
    for (const auto& entry : startPageNames)
        if (entry.page == value) return QString(entry.name);
    return {};
}

std::optional<StartPage> OptionConverter<StartPage>::fromVariant(const QVariant& kept)
{
    for (const auto& entry : startPageNames)
        if (kept.toString().compare(entry.name, Qt::CaseInsensitive) == 0) return entry.page;
    return std::nullopt;
}

struct Settings::Private
{
    QSettings own;
    Policy policy;
};

Settings::Settings(const QString& path) : Settings(path, Policy::systemLocations(), nullptr) {}

Settings::Settings(const QString& path, const QString& policyPath, QObject* parent)
    : Settings(path, policyPath.isEmpty() ? QStringList() : QStringList{policyPath}, parent)
{
}

Settings::Settings(const QString& path, const QStringList& policyPlaces, QObject* parent)
    : QObject(parent), d(new Private{QSettings(path, QSettings::IniFormat), Policy(policyPlaces)})
{
    d->own.setFallbacksEnabled(false);
}

Settings::~Settings() = default;

bool Settings::isLocked(const QString& key) const
{
    return d->policy.isLocked(key);
}

Origin Settings::origin(const QString& key) const
{
    if (isLocked(key)) return Origin::Locked;
    if (d->own.contains(key)) return Origin::User;
    return d->policy.recommendedValue(key).isValid() ? Origin::Recommended : Origin::Default;
}

const Policy& Settings::policy() const
{
    return d->policy;
}

QVariant Settings::raw(const QString& key) const
{
    if (isLocked(key)) return d->policy.lockedValue(key);
    return d->own.contains(key) ? d->own.value(key) : d->policy.recommendedValue(key);
}

bool Settings::setRaw(const QString& key, const QVariant& value)
{
    if (isLocked(key)) return false;
    if (d->own.contains(key) == value.isValid() && sameKept(d->own.value(key), value)) return true;
    if (value.isValid())
        d->own.setValue(key, value);
    else
        d->own.remove(key);
    Q_EMIT changed(key);
    return true;
}

bool Settings::sync()
{
    d->own.sync();
    return d->own.status() == QSettings::NoError;
}

QString Settings::path() const
{
    return d->own.fileName();
}

} // namespace ink::settings

#include "moc_settings.cpp"
