#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace ink::test {

/**
 * Validates JSON values against the part of JSON Schema 2020-12 that OpenAPI descriptions here use. With
 * `strict`, a property that no schema names is a fault too, so that a response can't contain more than its
 * description.
 */
class JsonSchema final
{
public:
    explicit JsonSchema(QJsonObject root) : m_root(std::move(root)) {}

    /** The validation errors, each with its path; empty when the value is valid. */
    [[nodiscard]] QStringList faults(const QJsonValue& value, const QJsonObject& schema, bool strict) const;
    /** The object that `#/a/b` names, or an empty one. */
    [[nodiscard]] QJsonObject resolved(const QString& reference) const;
    /** Keywords of a schema that this validator doesn't support, `required` without a property, … */
    [[nodiscard]] QStringList schemaFaults(const QJsonObject& schema, const QString& path) const;

private:
    void check(const QJsonValue& value, const QJsonObject& schema, const QString& path, bool strict,
               QStringList& faults) const;
    void checkObject(const QJsonObject& object, const QJsonObject& schema, const QString& path, bool strict,
                     QStringList& faults) const;
    void checkParts(const QJsonObject& object, const QJsonObject& schema, const QString& path,
                    QStringList& faults) const;
    void names(const QJsonObject& schema, QStringList& known, bool& open) const;

    QJsonObject m_root;
};

} // namespace ink::test
