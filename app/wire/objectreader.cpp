#include "app/wire/objectreader.h"

#include "app/wire/json.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/reasons.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QSet>
#include <QTimeZone>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ink::wire {

namespace {

/** Returns whether a key is this name of a field; an empty name matches no key. */
bool equalNames(const QString& key, QLatin1StringView name, Qt::CaseSensitivity cs)
{
    return !name.isEmpty() && key.size() == name.size() && key.compare(name, cs) == 0;
}

bool hasNul(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::String:
        return value.toString().contains(QChar(0));
    case QJsonValue::Array: {
        const QJsonArray array = value.toArray();
        return std::any_of(array.begin(), array.end(), [](const QJsonValue& v) { return hasNul(v); });
    }
    case QJsonValue::Object: {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            if (it.key().contains(QChar(0)) || hasNul(it.value())) return true;
        return false;
    }
    default:
        return false;
    }
}

/** Returns a whole number, encoded as an integer or as a floating-point number without a fraction. */
std::optional<qint64> wholeNumber(const QJsonValue& value)
{
    if (!value.isDouble()) return std::nullopt;
    const qint64 none = std::numeric_limits<qint64>::min();
    const qint64 whole = value.toInteger(none);
    if (whole != none) return whole;
    return std::nullopt;
}

/** The kind of input that a thread parses: responses, requests, or requests without unknown fields. */
enum Reading : int { Responses, Requests, StrictRequests };
thread_local int reading = Responses;

/** The credentials in a request, which not every operation reads: at the top of the body, where a recipient's
 * `authentications` can't be meant. */
constexpr QLatin1StringView credentialsName("authentication");

/** Returns the name of an unknown field for an issue. */
QString shownName(const QString& name)
{
    return QString(name).remove(QChar(0)).left(100);
}

} // namespace

RequestFields::RequestFields(bool isStrict)
    : m_before(std::exchange(reading, isStrict ? StrictRequests : Requests))
{
}

RequestFields::~RequestFields()
{
    reading = m_before;
}

bool RequestFields::isActive()
{
    return reading != Responses;
}

ObjectReader::ObjectReader(const QJsonObject& object, QString path, QList<FieldIssue>& issues)
    : m_path(std::move(path)), m_issues(issues)
{
    m_entries.reserve(object.size());
    for (auto it = object.begin(); it != object.end(); ++it)
        m_entries.append({it.key(), it.value(), false});
}

bool ObjectReader::has(FieldNames names) const
{
    for (const QLatin1StringView name : names)
        for (const Entry& entry : m_entries)
            if (!entry.isTaken && equalNames(entry.key, name, Qt::CaseInsensitive)) return true;
    return false;
}

bool ObjectReader::hasValue(FieldNames names) const
{
    for (const QLatin1StringView name : names)
        for (const Entry& entry : m_entries)
            if (!entry.isTaken && !entry.value.isNull() && equalNames(entry.key, name, Qt::CaseInsensitive))
                return true;
    return false;
}

bool ObjectReader::isNull(FieldNames names) const
{
    return has(names) && !hasValue(names);
}

bool ObjectReader::hasObject(FieldNames names) const
{
    for (const QLatin1StringView name : names)
        for (const Entry& entry : m_entries)
            if (!entry.isTaken && entry.value.isObject() && equalNames(entry.key, name, Qt::CaseInsensitive))
                return true;
    return false;
}

bool ObjectReader::hasList(FieldNames names) const
{
    for (const QLatin1StringView name : names)
        for (const Entry& entry : m_entries)
            if (!entry.isTaken && entry.value.isArray() && equalNames(entry.key, name, Qt::CaseInsensitive))
                return true;
    return false;
}

QJsonValue ObjectReader::take(FieldNames names)
{
    Entry* best = nullptr;
    for (const QLatin1StringView name : names) {
        Entry* exact = nullptr;
        Entry* loose = nullptr;
        for (Entry& entry : m_entries) {
            if (entry.isTaken || !equalNames(entry.key, name, Qt::CaseInsensitive)) continue;
            entry.isTaken = true;
            (equalNames(entry.key, name, Qt::CaseSensitive) ? exact : loose) = &entry;
        }
        Entry* const found = exact ? exact : loose;
        // An alias replaces a field that is present but null.
        if (found && (!best || (best->value.isNull() && !found->value.isNull()))) best = found;
    }
    return best ? best->value : QJsonValue(QJsonValue::Undefined);
}

void ObjectReader::skip(FieldNames names)
{
    static_cast<void>(take(names));
}

QJsonValue ObjectReader::takePresent(FieldNames names)
{
    const QJsonValue value = take(names);
    return value.isNull() ? QJsonValue(QJsonValue::Undefined) : value;
}

std::optional<QString> ObjectReader::string(FieldNames names, qsizetype maxLength)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    if (!value.isString()) {
        addIssue(names, reasons::mustBeText());
        return std::nullopt;
    }
    QString text = value.toString();
    if (text.contains(QChar(0))) {
        addIssue(names, reasons::mustNotContainNul());
        return std::nullopt;
    }
    if (text.size() > maxLength) {
        addIssue(names, reasons::hasTooManyCharacters(maxLength));
        return std::nullopt;
    }
    return text;
}

std::optional<qint64> ObjectReader::integer(FieldNames names, qint64 min, qint64 max)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    const auto whole = wholeNumber(value);
    if (!whole) {
        addIssue(names, reasons::mustBeWholeNumber());
        return std::nullopt;
    }
    if (*whole < min || *whole > max) {
        addIssue(names, reasons::mustBeBetween(min, max));
        return std::nullopt;
    }
    return whole;
}

std::optional<qint64> ObjectReader::count(FieldNames names, qint64 max)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    const auto whole = value.isString() ? idFromText(value.toString().trimmed()) : wholeNumber(value);
    if (!whole || *whole < 0 || *whole > max) {
        addIssue(names, reasons::mustBeWholeNumber());
        return std::nullopt;
    }
    return whole;
}

std::optional<int> ObjectReader::int32(FieldNames names, int min, int max)
{
    const auto value = integer(names, min, max);
    return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
}

std::optional<double> ObjectReader::number(FieldNames names)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    if (!value.isDouble() || !std::isfinite(value.toDouble())) {
        addIssue(names, reasons::mustBeNumber());
        return std::nullopt;
    }
    return value.toDouble();
}

std::optional<bool> ObjectReader::boolean(FieldNames names)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    if (!value.isBool()) {
        addIssue(names, reasons::mustBeTrueOrFalse());
        return std::nullopt;
    }
    return value.toBool();
}

std::optional<qint64> ObjectReader::idValue(FieldNames names)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    const auto id = value.isString() ? idFromText(value.toString()) : wholeNumber(value);
    if (!id || *id < 0) {
        addIssue(names, reasons::mustBeId());
        return std::nullopt;
    }
    return id;
}

std::optional<Timestamp> ObjectReader::time(FieldNames names)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    if (value.isString()) {
        if (const auto time = timeFromText(value.toString())) return time;
    } else if (const auto whole = wholeNumber(value); whole && std::abs(*whole) < 1'000'000'000'000'000) {
        return Timestamp{std::chrono::milliseconds{*whole}};
    }
    addIssue(names, reasons::mustBeTime());
    return std::nullopt;
}

std::optional<qint64> ObjectReader::codeValue(FieldNames names)
{
    QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    if (value.isObject()) {
        ObjectReader inner(value.toObject(), pathOf(*names.begin()), m_issues);
        value = inner.take({QLatin1StringView("id")});
        inner.skip({QLatin1StringView("displayName")});
        inner.refuseUnread();
    }
    const auto code = value.isString() ? idFromText(value.toString()) : wholeNumber(value);
    if (!code) addIssue(names, reasons::mustBeCode());
    return code;
}

std::optional<QStringList> ObjectReader::strings(FieldNames names, qsizetype maxCount, qsizetype maxLength)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    if (!value.isArray()) {
        addIssue(names, reasons::mustBeListOfTexts());
        return std::nullopt;
    }
    const QJsonArray array = value.toArray();
    if (array.size() > maxCount) {
        addIssue(names, reasons::hasTooManyEntries(maxCount));
        return std::nullopt;
    }
    QStringList list;
    list.reserve(array.size());
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonValue entry = array.at(i);
        const QString text = entry.toString();
        if (entry.isString() && text.size() <= maxLength && !text.contains(QChar(0)))
            list.append(text);
        else
            addIssueAt(QStringLiteral("%1[%2]").arg(QString(*names.begin()), QString::number(i)),
                       reasons::mustBeTextOfAtMost(maxLength));
    }
    return list;
}

std::optional<QByteArray> ObjectReader::base64(FieldNames names, qint64 maxBytes)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    const auto bytes = value.isString() ? bytesFromBase64(value.toString()) : std::nullopt;
    if (!bytes) {
        addIssue(names, reasons::mustBeBase64());
        return std::nullopt;
    }
    if (bytes->size() > maxBytes) {
        addIssue(names, reasons::hasTooManyBytes(maxBytes));
        return std::nullopt;
    }
    return bytes;
}

std::optional<QJsonObject> ObjectReader::object(FieldNames names)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return std::nullopt;
    if (!value.isObject()) {
        addIssue(names, reasons::mustBeObject());
        return std::nullopt;
    }
    if (hasNul(value)) addIssue(names, reasons::mustNotContainNul());
    return value.toObject();
}

bool ObjectReader::readObject(FieldNames names, const std::function<void(ObjectReader&)>& each)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return false;
    if (!value.isObject()) {
        addIssue(names, reasons::mustBeObject());
        return false;
    }
    ObjectReader inner(value.toObject(), pathOf(*names.begin()), m_issues);
    each(inner);
    inner.refuseUnread();
    return true;
}

bool ObjectReader::readObjects(FieldNames names, qsizetype maxCount,
                               const std::function<void(ObjectReader&, qsizetype)>& each)
{
    const QJsonValue value = takePresent(names);
    if (value.isUndefined()) return false;
    if (!value.isArray()) {
        addIssue(names, reasons::mustBeList());
        return false;
    }
    const QJsonArray array = value.toArray();
    if (array.size() > maxCount) {
        addIssue(names, reasons::hasTooManyEntries(maxCount));
        return false;
    }
    const QString path = pathOf(*names.begin());
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString place = QStringLiteral("%1[%2]").arg(path, QString::number(i));
        const QJsonValue entry = array.at(i);
        if (!entry.isObject()) {
            add(place, reasons::mustBeObject());
            continue;
        }
        ObjectReader inner(entry.toObject(), place, m_issues);
        each(inner, i);
        inner.refuseUnread();
    }
    return true;
}

void ObjectReader::addIssue(FieldNames names, const Message& message)
{
    add(pathOf(*names.begin()), message);
}

void ObjectReader::addIssueAt(const QString& field, const Message& message)
{
    add(m_path.isEmpty() ? field : m_path + QLatin1Char('.') + field, message);
}

void ObjectReader::add(const QString& field, const Message& message)
{
    constexpr qsizetype enough = 1000; // limits the memory that a million invalid entries would take
    if (m_issues.size() < enough) m_issues.append({field, message});
}

QString ObjectReader::pathOf(QLatin1StringView name) const
{
    return m_path.isEmpty() ? QString(name) : m_path + QLatin1Char('.') + name;
}

void ObjectReader::protect(RequestObject object)
{
    if (reading == Responses) return;
    m_protection = &protectionOf(object);
    const auto names = m_protection->names;
    QSet<QString> seen;
    for (const Entry& entry : std::as_const(m_entries)) {
        const qsizetype before = seen.size();
        seen.insert(entry.key.toCaseFolded());
        if (seen.size() > before) continue; // almost always
        const bool isProtected = m_protection->refusesUnknown ||
                                 std::any_of(names.begin(), names.end(), [&](const ProtectedName& each) {
                                     return equalNames(entry.key, each.name, Qt::CaseInsensitive);
                                 });
        if (isProtected) addIssueAt(shownName(entry.key), reasons::fieldHasTwoSpellings());
    }
}

void ObjectReader::refuseMisplaced(QStringList& place, const QString& name, const QJsonValue& value)
{
    if (const auto known = distinctiveName(name); !known.isEmpty())
        return addIssueAt(place.join(QString()), reasons::fieldIsMisplaced(QString(known)));
    const QJsonArray list = value.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        place.append(QStringLiteral("[%1]").arg(i));
        refuseMisplaced(place, {}, list.at(i));
        place.removeLast();
    }
    const QJsonObject members = value.toObject();
    for (auto it = members.begin(); it != members.end(); ++it) {
        place.append(QLatin1Char('.') + shownName(it.key()));
        refuseMisplaced(place, it.key(), it.value());
        place.removeLast();
    }
}

void ObjectReader::refuseUnknown(const QString& name, const QJsonValue& value)
{
    const QString field = shownName(name);
    const auto like = m_protection ? protectedNameLike(name, m_protection->names) : QLatin1StringView();
    QStringList place{field};
    if (!like.isEmpty() && name.compare(like, Qt::CaseInsensitive) == 0) // beside its object
        addIssueAt(field, reasons::fieldIsMisplaced(QString(like)));
    else if (!like.isEmpty())
        addIssueAt(field, reasons::fieldResembles(QString(like)));
    else if (reading == StrictRequests || (m_protection && m_protection->refusesUnknown))
        addIssueAt(field, reasons::isNoField());
    else if (!m_path.isEmpty() || name.compare(credentialsName, Qt::CaseInsensitive) != 0)
        refuseMisplaced(place, name, value);
}

void ObjectReader::refuseUnknown(const QJsonObject& fields)
{
    if (reading == Responses) return;
    for (auto it = fields.begin(); it != fields.end(); ++it)
        refuseUnknown(it.key(), it.value());
}

void ObjectReader::refuseUnread()
{
    if (reading == Responses || m_isRestTaken) return;
    for (const Entry& entry : std::as_const(m_entries))
        if (!entry.isTaken) refuseUnknown(entry.key, entry.value);
}

void ObjectReader::addExtra(const QJsonObject& values)
{
    insertAll(values, m_kept);
}

QJsonObject ObjectReader::extra()
{
    m_isRestTaken = true;
    QJsonObject left;
    for (const Entry& entry : m_entries) {
        if (entry.isTaken) continue;
        if (entry.key.contains(QChar(0)) || hasNul(entry.value))
            addIssueAt(QString(entry.key).remove(QChar(0)), reasons::mustNotContainNul());
        else
            left.insert(entry.key, entry.value);
    }
    insertAll(m_kept, left);
    return left;
}

QList<std::pair<QString, QJsonValue>> ObjectReader::rest()
{
    m_isRestTaken = true;
    QList<std::pair<QString, QJsonValue>> left;
    for (const Entry& entry : m_entries)
        if (!entry.isTaken) left.append({entry.key, entry.value});
    return left;
}

Result<void> toResult(const QList<FieldIssue>& issues)
{
    if (issues.isEmpty()) return {};
    // Limits the size of the response to a long invalid list.
    constexpr qsizetype told = 100;
    const auto [field, message] = issues.constFirst();
    const bool isSentence =
        message.english().endsWith(QLatin1Char('.')); // otherwise the field is the sentence's subject
    Message whole = isSentence ? message : reasons::sentenceEnded(message);
    if (!field.isEmpty())
        whole = isSentence ? reasons::fieldSentence(field, message) : reasons::fieldProblem(field, message);
    return fail(ErrorCode::Validation, std::move(whole), issues.first(qMin(told, issues.size())));
}

std::optional<qint64> idFromText(QStringView text)
{
    constexpr qsizetype longest = 19; // digits of 2^63 - 1
    const bool digits = std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (text.isEmpty() || text.size() > longest || !digits || (text.size() > 1 && text.front() == u'0'))
        return std::nullopt;
    bool ok = false;
    const qlonglong number = text.toLongLong(&ok);
    return ok ? std::optional<qint64>(number) : std::nullopt;
}

std::optional<Timestamp> timeFromText(const QString& text)
{
    if (text.size() < 19 || text.size() > 32) return std::nullopt;
    const QDate date = QDate::fromString(text.left(10), QStringLiteral("yyyy-MM-dd"));
    QTime time = QTime::fromString(text.mid(11, 8), QStringLiteral("HH:mm:ss"));
    if (!date.isValid() || !time.isValid() ||
        (text.at(10) != QLatin1Char(' ') && text.at(10) != QLatin1Char('T')))
        return std::nullopt;
    static const QRegularExpression rest(
        QStringLiteral("^(?:\\.([0-9]+))?(?:Z|([+-])([01][0-9]|2[0-3]):?([0-5][0-9]))?$"));
    const auto parts = rest.match(text.mid(19));
    if (!parts.hasMatch()) return std::nullopt;
    time = time.addMSecs(parts.captured(1).left(3).leftJustified(3, QLatin1Char('0')).toInt());
    const int minutes = parts.captured(3).toInt() * 60 + parts.captured(4).toInt(); // offset from UTC
    return Timestamp{std::chrono::milliseconds{QDateTime(date, time, QTimeZone::utc()).toMSecsSinceEpoch()} -
                     std::chrono::minutes(parts.captured(2) == QLatin1StringView("-") ? -minutes : minutes)};
}

std::optional<Timestamp> timeFromQuery(const QString& text)
{
    bool ok = false;
    const qlonglong ms = text.toLongLong(&ok);
    if (ok && ms > -1'000'000'000'000'000 && ms < 1'000'000'000'000'000)
        return Timestamp{std::chrono::milliseconds{ms}};
    return timeFromText(text);
}

} // namespace ink::wire
