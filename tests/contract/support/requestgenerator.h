#pragma once

#include "tests/support/apidescription.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>

#include <functional>
#include <optional>

namespace ink::test {

/** A request as it is sent. */
struct GeneratedRequest
{
    QByteArray method;
    QByteArray path; ///< with its query
    QByteArray headers;
    QByteArray body;
    QByteArray type; ///< of the body

    /** The request as text for a failure. */
    [[nodiscard]] QByteArray toText() const;
};

/** Makes requests for the operations of an OpenAPI description: valid ones, ones at the limits of the
 * schemas, and damaged ones. The same seed makes the same requests. */
class RequestGenerator final
{
public:
    enum class Kind { Valid, Boundary, Damaged };

    RequestGenerator(const ApiDescription& api, quint32 seed);

    /** Values for parameters and members of this name, instead of those that the schema allows. */
    void setCandidates(const QString& name, const QJsonArray& values);
    /** A file for parts of multipart bodies. */
    void setFile(const QByteArray& file) { m_file = file; }

    [[nodiscard]] GeneratedRequest make(const ApiOperation& operation, Kind kind);
    /** A value that the schema allows. */
    [[nodiscard]] QJsonValue value(const QJsonObject& schema, Kind kind, const QString& name = {},
                                   int depth = 0);
    /** A valid value with one part replaced. */
    struct Variant
    {
        QString path; ///< of the part, such as `.tags[].style`
        QJsonValue value;
    };
    /** Returns another value for a part of this schema, or nothing. `name` is the schema's own, if it has
     * one. */
    using Replace = std::function<std::optional<QJsonValue>(const QString& name, const QJsonObject& schema,
                                                            const QJsonValue& valid)>;
    /** One variant for each part that `replace` has another value for. */
    [[nodiscard]] QList<Variant> variants(const QJsonObject& schema, const Replace& replace, int depth = 0);
    /** Returns a random number from 0 to `end` - 1. */
    [[nodiscard]] int below(int end) { return static_cast<int>(m_random.bounded(quint32(end))); }

private:
    [[nodiscard]] bool isOneIn(int count) { return below(count) == 0; }
    template <typename List> [[nodiscard]] auto pick(const List& list)
    {
        return list.at(below(static_cast<int>(list.size())));
    }
    [[nodiscard]] QJsonObject resolved(QJsonObject schema) const;
    [[nodiscard]] QString text(const QJsonObject& schema, Kind kind, const QString& name);
    [[nodiscard]] QJsonValue number(const QJsonObject& schema, Kind kind, bool whole);
    [[nodiscard]] QJsonObject object(const QJsonObject& schema, Kind kind, int depth);
    [[nodiscard]] QJsonValue damaged(const QJsonValue& value, int depth = 0);
    [[nodiscard]] QByteArray damagedBytes(QByteArray json);
    [[nodiscard]] QJsonValue oddValue();
    [[nodiscard]] QString oddText();
    [[nodiscard]] QByteArray path(const ApiOperation& operation, Kind kind);
    [[nodiscard]] QByteArray query(const ApiOperation& operation, Kind kind);
    [[nodiscard]] QByteArray headers(const ApiOperation& operation, Kind kind);
    void addBody(const ApiOperation& operation, Kind kind, GeneratedRequest& request);
    [[nodiscard]] QByteArray jsonBody(const QJsonObject& schema, Kind kind);
    [[nodiscard]] QByteArray multipart(const QJsonObject& schema, Kind kind);

    const ApiDescription& m_api;
    JsonSchema m_schema;
    QRandomGenerator m_random;
    QHash<QString, QJsonArray> m_candidates;
    QByteArray m_file;
};

} // namespace ink::test
