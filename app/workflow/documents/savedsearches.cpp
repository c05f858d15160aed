#include "app/workflow/documents/savedsearches.h"

#include "app/settings/settings.h"
#include "app/wire/datacodec.h"

#include <QDateTime>
#include <QJsonArray>
#include <QUuid>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

Timestamp timeOf(const QDateTime& when)
{
    return Timestamp(std::chrono::milliseconds(when.toMSecsSinceEpoch()));
}

constexpr int maxFilterDays = 36'500;

/** The days of a filter and their names in JSON. */
constexpr std::pair<QLatin1StringView, std::optional<QDate> DocumentFilter::*> filterDays[] = {
    {QLatin1StringView("createdFrom"), &DocumentFilter::createdFrom},
    {QLatin1StringView("createdTo"), &DocumentFilter::createdTo},
    {QLatin1StringView("completedFrom"), &DocumentFilter::completedFrom},
    {QLatin1StringView("completedTo"), &DocumentFilter::completedTo}};

qsizetype searchIndex(const QList<SavedSearch>& searches, const QString& id)
{
    const auto found = std::find_if(searches.cbegin(), searches.cend(),
                                    [&id](const SavedSearch& search) { return search.id == id; });
    return found == searches.cend() ? -1 : found - searches.cbegin();
}

} // namespace

void DocumentFilter::applyTo(DocumentQuery& query) const
{
    query.text = (text.trimmed() + QLatin1Char(' ') + person.trimmed()).trimmed();
    if (status) query.status = status;
    if (folder) query.folder = folder;
    if (type) query.type = type;
    query.createdFrom = createdFrom ? std::optional(timeOf(createdFrom->startOfDay())) : std::nullopt;
    query.createdTo = createdTo ? std::optional(timeOf(createdTo->endOfDay())) : std::nullopt;
    query.completedFrom = completedFrom ? std::optional(timeOf(completedFrom->startOfDay())) : std::nullopt;
    query.completedTo = completedTo ? std::optional(timeOf(completedTo->endOfDay())) : std::nullopt;
    query.content = content.trimmed();
    query.expiresTo = expiresWithin
                          ? std::optional(timeOf(QDate::currentDate().addDays(*expiresWithin).endOfDay()))
                          : std::nullopt;
    const QDate today = QDate::currentDate();
    query.lastActionFrom =
        activeWithin ? std::optional(timeOf(today.addDays(1 - *activeWithin).startOfDay())) : std::nullopt;
    query.lastActionTo =
        quietFor ? std::optional(timeOf(today.addDays(-*quietFor).endOfDay())) : std::nullopt;
    query.data = data;
}

QJsonObject toJson(const DocumentFilter& filter)
{
    QJsonObject object;
    if (!filter.text.isEmpty()) object.insert(QStringLiteral("text"), filter.text);
    if (!filter.person.isEmpty()) object.insert(QStringLiteral("person"), filter.person);
    if (filter.status) object.insert(QStringLiteral("status"), static_cast<int>(*filter.status));
    if (filter.folder) object.insert(QStringLiteral("folder"), QString::number(filter.folder->value()));
    if (filter.type) object.insert(QStringLiteral("type"), static_cast<int>(*filter.type));
    if (!filter.content.isEmpty()) object.insert(QStringLiteral("content"), filter.content);
    for (const auto& [name, day] : filterDays)
        if (filter.*day) object.insert(name, (filter.*day)->toString(Qt::ISODate));
    if (filter.expiresWithin) object.insert(QStringLiteral("expiresWithin"), *filter.expiresWithin);
    if (filter.activeWithin) object.insert(QStringLiteral("activeWithin"), *filter.activeWithin);
    if (filter.quietFor) object.insert(QStringLiteral("quietFor"), *filter.quietFor);
    if (!filter.data.isEmpty()) object.insert(QStringLiteral("data"), wire::toJson(filter.data));
    return object;
}

DocumentFilter documentFilterFromJson(const QJsonObject& object)
{
    DocumentFilter filter;
    filter.text = object.value(QLatin1StringView("text")).toString();
    filter.person = object.value(QLatin1StringView("person")).toString();
    filter.status = tryFromCode<SigningStatus>(object.value(QLatin1StringView("status")).toInt());
    if (const QString folder = object.value(QLatin1StringView("folder")).toString(); !folder.isEmpty())
        filter.folder = FolderId(folder.toLongLong());
    filter.type = tryFromCode<DocumentType>(object.value(QLatin1StringView("type")).toInt());
    const auto date = [&object](QLatin1StringView name) -> std::optional<QDate> {
        const QDate read = QDate::fromString(object.value(name).toString(), Qt::ISODate);
        return read.isValid() ? std::optional(read) : std::nullopt;
    };
    for (const auto& [name, day] : filterDays)
        filter.*day = date(name);
    filter.content = object.value(QLatin1StringView("content")).toString();
    const auto days = [&object](QLatin1StringView key, int least) {
        const int value = object.value(key).toInt(-1);
        return value >= least && value <= maxFilterDays ? std::optional(value) : std::nullopt;
    };
    filter.expiresWithin = days(QLatin1StringView("expiresWithin"), 0);
    filter.activeWithin = days(QLatin1StringView("activeWithin"), 1);
    filter.quietFor = days(QLatin1StringView("quietFor"), 1);
    const QJsonObject data = object.value(QLatin1StringView("data")).toObject();
    for (auto each = data.begin(); each != data.end(); ++each)
        if (isDataName(each.key()) && each->isString() && isDataValue(each->toString()))
            filter.data.insert(each.key(), each->toString());
    return filter;
}

SavedSearches::SavedSearches(settings::Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings)
{
}

void SavedSearches::setProfile(const QString& profile)
{
    if (m_profile == profile) return;
    m_profile = profile;
    Q_EMIT changed();
}

QList<SavedSearch> SavedSearches::all() const
{
    QList<SavedSearch> searches;
    for (const QJsonValue& value : m_settings.value(settings::options::savedSearches)) {
        const QJsonObject object = value.toObject();
        if (object.value(QLatin1StringView("profile")).toString() != m_profile) continue;
        SavedSearch search;
        search.id = object.value(QLatin1StringView("id")).toString();
        search.name = object.value(QLatin1StringView("name")).toString();
        search.filter = documentFilterFromJson(object.value(QLatin1StringView("filter")).toObject());
        if (!search.id.isEmpty() && !search.name.isEmpty()) searches.append(search);
    }
    return searches;
}

void SavedSearches::write(const QList<SavedSearch>& searches)
{
    QJsonArray kept;
    for (const QJsonValue& value : m_settings.value(settings::options::savedSearches))
        if (value.toObject().value(QLatin1StringView("profile")).toString() != m_profile) kept.append(value);
    for (const SavedSearch& search : searches)
        kept.append(QJsonObject{{QStringLiteral("profile"), m_profile},
                                {QStringLiteral("id"), search.id},
                                {QStringLiteral("name"), search.name},
                                {QStringLiteral("filter"), toJson(search.filter)}});
    m_settings.set(settings::options::savedSearches, kept);
    Q_EMIT changed();
}

std::optional<SavedSearch> SavedSearches::find(const QString& id) const
{
    const auto searches = all();
    const qsizetype place = searchIndex(searches, id);
    return place < 0 ? std::nullopt : std::optional(searches.at(place));
}

QString SavedSearches::add(const QString& name, const DocumentFilter& filter)
{
    QList<SavedSearch> searches = all();
    for (SavedSearch& search : searches) {
        if (search.name != name) continue;
        search.filter = filter;
        const QString id = search.id;
        write(searches);
        return id;
    }
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    searches.append({id, name, filter});
    write(searches);
    return id;
}

void SavedSearches::rename(const QString& id, const QString& name)
{
    QList<SavedSearch> searches = all();
    const qsizetype place = searchIndex(searches, id);
    if (place < 0 || name.trimmed().isEmpty()) return;
    searches[place].name = name.trimmed();
    write(searches);
}

void SavedSearches::remove(const QString& id)
{
    QList<SavedSearch> searches = all();
    const qsizetype place = searchIndex(searches, id);
    if (place < 0) return;
    searches.removeAt(place);
    write(searches);
}

void SavedSearches::shift(const QString& id, int by)
{
    QList<SavedSearch> searches = all();
    const qsizetype place = searchIndex(searches, id);
    if (place < 0 || place + by < 0 || place + by >= searches.size()) return;
    searches.move(place, place + by);
    write(searches);
}

void SavedSearches::restore(const SavedSearch& search, qsizetype at)
{
    QList<SavedSearch> searches = all();
    if (searchIndex(searches, search.id) >= 0) return;
    searches.insert(std::clamp<qsizetype>(at, 0, searches.size()), search);
    write(searches);
}

} // namespace ink::workflow

#include "moc_savedsearches.cpp"
