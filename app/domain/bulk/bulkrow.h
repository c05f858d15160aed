#pragma once

#include "app/domain/document/documentdata.h"

#include <QList>
#include <QPair>
#include <QString>

namespace ink::domain {

/** A recipient in a row of a bulk run. */
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

    BulkPerson recipient;          ///< for the first of the roles that rows fill
    QList<BulkPerson> others = {}; ///< for the other roles that rows fill, in the template's order
    /** Pairs of a tag's name and its value, without empty values. Radio buttons without unique names are
     * listed with the name of their group and the selected choice (see RadioGroup::find). */
    Values values = {};
    QString title = {};     ///< title of the document; empty = the template's
    QString message = {};   ///< message to its recipients; empty = the template's
    DocumentData data = {}; ///< data of the document; overrides the template's

    /** All recipients, in the roles' order. */
    [[nodiscard]] QList<BulkPerson> recipients() const { return QList{recipient} + others; }
    /** Returns whether the document has its own title or message. */
    [[nodiscard]] bool hasTexts() const { return !title.isEmpty() || !message.isEmpty(); }
    bool operator==(const BulkRow&) const = default;
};

} // namespace ink::domain
