#pragma once

#include <QList>
#include <QPair>
#include <QString>

namespace ink::domain {

/** A recipient as a row of a bulk run names one. */
struct BulkPerson
{
    QString name;
    QString email;
    QString phone = {}; ///< for one-time codes by SMS
    bool operator==(const BulkPerson&) const = default;
};

/** The content of a row of a bulk run: the recipients and values of one document. */
struct BulkRow
{
    using Values = QList<QPair<QString, QString>>;

    BulkPerson recipient;          ///< in the first of the roles that rows fill
    QList<BulkPerson> others = {}; ///< in the further ones, in the roles' order
    /** Tag name → value, without empty ones; for a button without a name of its own, its group's name → the
     * choice (RadioGroup::find). */
    Values values = {};
    QString title = {};   ///< of the document; empty = the template's
    QString message = {}; ///< to its recipients; empty = the template's

    /** All recipients, in the roles' order. */
    [[nodiscard]] QList<BulkPerson> recipients() const { return QList{recipient} + others; }
    /** Returns whether the document has a title or a message of its own. */
    [[nodiscard]] bool hasTexts() const { return !title.isEmpty() || !message.isEmpty(); }
    bool operator==(const BulkRow&) const = default;
};

} // namespace ink::domain
