#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/strongid.h"
#include "app/wire/protectednames.h"
#include "app/wire/reasons.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <initializer_list>
#include <limits>
#include <optional>

namespace ink::wire {

/** The names of a field: the contract's spelling, then the accepted aliases. Empty names are ignored. */
using FieldNames = std::initializer_list<QLatin1StringView>;

// Index(RequestFields): Requests: misspelt fields
/**
 * During its lifetime, the readers in this thread read a request to the service: names that resemble a
 * protected one (see protectednames.h) are issues instead of being ignored. With `isStrict` (`Prefer:
 * handling=strict`), each field that was not read is an issue with its path, such as `tags[0].widthx`.
 * Without a RequestFields, they read a response, which another service may have written.
 */
class RequestFields final
{
public:
    explicit RequestFields(bool isStrict);
    ~RequestFields();
    RequestFields(const RequestFields&) = delete;
    RequestFields& operator=(const RequestFields&) = delete;

    /** Returns whether one exists in this thread. */
    [[nodiscard]] static bool isActive();

private:
    int m_before;
};

/**
 * Reads one JSON object field by field. Names match regardless of case (an exact match takes precedence),
 * `null` counts as absent, and a wrong type adds a FieldIssue with the field's full path. extra() returns the
 * fields that have not been read.
 */
class ObjectReader final
{
public:
    static constexpr qsizetype maxText = 4096;
    static constexpr qsizetype maxTexts = 1000;
    static constexpr qsizetype maxTextInList = 1024;

    /** `path` is the location of the object, e.g. `tags[3]`; empty at the top. `issues` must outlive the
     * reader. */
    ObjectReader(const QJsonObject& object, QString path, QList<FieldIssue>& issues);

    /** Returns whether one of these names is present, even with `null`. Doesn't mark it as read. */
    [[nodiscard]] bool has(FieldNames names) const;
    /** Returns whether one of these names is present with a value other than `null`. Doesn't mark it as
     * read. */
    [[nodiscard]] bool hasValue(FieldNames names) const;
    /** Returns whether these names are present, but only with `null`. Doesn't mark them as read. */
    [[nodiscard]] bool isNull(FieldNames names) const;
    /** Returns whether one of these names is present with a list. Doesn't mark it as read. */
    [[nodiscard]] bool hasList(FieldNames names) const;
    /** Returns whether a field is present and an object. */
    [[nodiscard]] bool hasObject(FieldNames names) const;
    /** Reads the field regardless of its type; undefined if it is absent. */
    QJsonValue take(FieldNames names);
    /** Marks computed fields as read and ignores them. */
    void skip(FieldNames names);

    /** Reads text without NUL, at most `maxLength` UTF-16 units. */
    std::optional<QString> string(FieldNames names, qsizetype maxLength = maxText);
    /** Reads a whole number in the range. */
    std::optional<qint64> integer(FieldNames names, qint64 min = std::numeric_limits<qint64>::min(),
                                  qint64 max = std::numeric_limits<qint64>::max());
    /** Reads the number of elements stated in a response; some servers write it as text. */
    std::optional<qint64> count(FieldNames names, qint64 max = std::numeric_limits<qint64>::max());
    std::optional<int> int32(FieldNames names, int min = std::numeric_limits<int>::min(),
                             int max = std::numeric_limits<int>::max());
    std::optional<double> number(FieldNames names);
    std::optional<bool> boolean(FieldNames names);
    /** Reads a non-negative id as a number or a decimal string; 0 = none. */
    std::optional<qint64> idValue(FieldNames names);
    template <typename Id> std::optional<Id> id(FieldNames names)
    {
        const auto value = idValue(names);
        return value ? std::optional<Id>(Id(*value)) : std::nullopt;
    }
    /** Reads a time: milliseconds since the epoch, or `YYYY-MM-DD HH:MM:SS[.f…]` in UTC. */
    std::optional<Timestamp> time(FieldNames names);
    /** Reads a code of the contract's §3: a number, a decimal string, or an object with such an `id`. */
    std::optional<qint64> codeValue(FieldNames names);
    /** Reads the enum value with this code; an unknown number is an issue. `tryFrom` is
     * `domain::tryFromCode<E>`. */
    template <typename E> std::optional<E> code(FieldNames names, std::optional<E> (*tryFrom)(qint64))
    {
        const auto value = codeValue(names);
        if (!value) return std::nullopt;
        const auto known = tryFrom(*value);
        if (!known) addIssue(names, reasons::unknownValue(*value));
        return known;
    }
    std::optional<QStringList> strings(FieldNames names, qsizetype maxCount = maxTexts,
                                       qsizetype maxLength = maxTextInList);
    /** Reads base64, raw or as a data: URL; at most `maxBytes` after decoding. An empty text means empty
     * bytes. */
    std::optional<QByteArray> base64(FieldNames names, qint64 maxBytes);
    std::optional<QJsonObject> object(FieldNames names);
    /** Calls `each` with a reader for the nested object; false when the field is absent or not an object. */
    bool readObject(FieldNames names, const std::function<void(ObjectReader&)>& each);
    /** Calls `each` for every object of an array, in order; false when absent or not an array. */
    bool readObjects(FieldNames names, qsizetype maxCount,
                     const std::function<void(ObjectReader&, qsizetype)>& each);

    /** Assigns when present: `read(target, reader.string({…}))`. */
    template <typename T, typename U> static void read(T& target, std::optional<U> value)
    {
        if (value) target = std::move(*value);
    }

    /** Adds an issue about a field of this object. */
    void addIssue(FieldNames names, const Message& message);
    void addIssueAt(const QString& field, const Message& message);
    /** Returns the path of a field of this object. */
    [[nodiscard]] QString pathOf(QLatin1StringView name) const;
    [[nodiscard]] const QString& path() const { return m_path; }

    /** Adds these values to extra() although their fields have been read. */
    void addExtra(const QJsonObject& values);
    /** Returns the fields that have not been read; NUL characters in them are issues. The caller passes the
     * unknown ones to refuseUnknown(). */
    [[nodiscard]] QJsonObject extra();
    /** In a request, applies the rule for this object's protected names to the unknown fields. Fields that
     * appear in two spellings, one of which would be ignored, are issues. Call it before the end of the
     * object. */
    void protect(RequestObject object);
    /** In a request, adds an issue for each of the unknown `fields` that must not be ignored; in a strict
     * one, for each of them. */
    void refuseUnknown(const QJsonObject& fields);
    /** Like refuseUnknown(), but for all unread fields, unless extra(), rest() or leaveRest() was called.
     * Call it at the end of an object. */
    void refuseUnread();
    /** Leaves the remaining fields to another reader: none is refused here. */
    void leaveRest() { m_isRestTaken = true; }
    /** Returns the unread fields in order, as names and values (for rows whose names are data). */
    [[nodiscard]] QList<std::pair<QString, QJsonValue>> rest();

private:
    struct Entry
    {
        QString key;
        QJsonValue value;
        bool isTaken = false;
    };
    QJsonValue takePresent(FieldNames names);
    void refuseUnknown(const QString& name, const QJsonValue& value);
    /** Refuses an unknown field, and what is in it, if it is a protected name of another object. `place`
     * is the path of the value, in parts. */
    void refuseMisplaced(QStringList& place, const QString& name, const QJsonValue& value);
    void add(const QString& field, const Message& message);

    QList<Entry> m_entries;
    QJsonObject m_kept;
    QString m_path;
    QList<FieldIssue>& m_issues;
    const Protection* m_protection = nullptr; ///< set only in requests
    bool m_isRestTaken = false;
};

/** Returns the issues as one Validation error, whose message names the first issue; succeeds without
 * issues. */
[[nodiscard]] Result<void> toResult(const QList<FieldIssue>& issues);
/** Parses an id or a code: decimal digits only, without leading zeros; fits 63 bits. */
[[nodiscard]] std::optional<qint64> idFromText(QStringView text);
/** Parses the wire's time string: the published `YYYY-MM-DD HH:MM:SS.f` in UTC. */
[[nodiscard]] std::optional<Timestamp> timeFromText(const QString& text);
/** Parses a time in a query: milliseconds since 1970, UTC, or as timeFromText(). */
[[nodiscard]] std::optional<Timestamp> timeFromQuery(const QString& text);

} // namespace ink::wire
