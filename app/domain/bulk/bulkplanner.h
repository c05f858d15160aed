#pragma once

#include "app/domain/bulk/bulkrow.h"
#include "app/domain/bulk/cellsource.h"
#include "app/domain/bulk/columnmapping.h"
#include "app/domain/bulk/rowpattern.h"
#include "app/domain/values/valuerule.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {

/** A finding about a row of a bulk run, and the column it refers to. */
struct BulkFinding
{
    enum class Code {
        NoName,
        NoEmail,
        BadEmail,
        BadPhone,       ///< missing or invalid, and required for a code by SMS
        BadValue,       ///< not valid for the tag
        BadCell,        ///< a spreadsheet error instead of a value
        SurplusCells,   ///< the row has more cells than the header
        BadTitle,       ///< empty or too long
        BadMessage,     ///< too long
        BadData,        ///< invalid, or too large in total
        MissingValue,   ///< required, and the recipient can't fill it
        LeftToSigner,   ///< a warning: an empty value that is intended for the sender
        DuplicateEmail, ///< a warning: other rows have the same address
        DuplicateRow    ///< a warning: other rows are identical
    };
    Code code{};
    int column = -1; ///< 0-based, in the file; -1 = the whole row
    Message text;
    [[nodiscard]] bool isError() const
    {
        return code != Code::LeftToSigner && code != Code::DuplicateEmail && code != Code::DuplicateRow;
    }
    bool operator==(const BulkFinding&) const = default;
};

/** Checks single rows; prepared from the template and the column mapping. */
class BulkPlanner final
{
public:
    BulkPlanner() = default;
    BulkPlanner(const BulkForm& form, const ColumnMapping& mapping, const RowTexts& texts = {});

    struct CheckedRow
    {
        QList<BulkFinding> findings; ///< findings of the row itself, without duplicates
        quint64 emailKey = 0;        ///< equal for equal addresses of all roles; 0 = none
        quint64 rowKey = 0;          ///< equal for identical rows; 0 = no name and no email address
    };
    [[nodiscard]] CheckedRow check(const CellSource& cells, int row) const;
    /** The row as sent, without invalid values. */
    [[nodiscard]] BulkRow rowToSend(const CellSource& cells, int row) const;
    /** The row for a later correction; invalid values stay as entered. */
    [[nodiscard]] BulkRow rowToCorrect(const CellSource& cells, int row) const;

private:
    struct Value
    {
        int column = -1; ///< -1 = no column
        BulkField field;
        QList<ValueRule> rules = {};
        QStringList acceptedOptions = {}; ///< a list's options that all rules accept
    };
    struct ParsedValue
    {
        QString text; ///< as sent
        Message fault;
    };
    /** A fast check; if it returns false, parseValue() decides. */
    [[nodiscard]] static bool isAcceptedAsIs(const Value& value, QStringView cell);
    [[nodiscard]] ParsedValue parseValue(const Value& value, QStringView cell) const;
    /** The columns with the data of the person in a role. */
    struct Role
    {
        Message displayName; ///< for findings; empty if there is only one role
        int email = -1;
        int phone = -1;
        bool requiresSms = false;
        bool isMissingPhone = false;
        int name = -1;                         ///< the full name
        QList<int> names;                      ///< columns to join if there is no full name, in order
        std::optional<BulkPerson> person = {}; ///< the same in all rows; the columns aren't used
    };
    [[nodiscard]] BulkRow rowOf(const CellSource& cells, int row, bool withFaults) const;
    [[nodiscard]] static BulkPerson personOf(const Role& role, const CellSource& cells, int row);
    [[nodiscard]] static QString nameOf(const Role& role, const CellSource& cells, int row);
    /** The trimmed cell for a tag: as displayed, except that numbers, dates, check boxes, and choices whose
     * plain value is an option use the plain value. */
    [[nodiscard]] static QStringView cellFor(const Value& value, const CellSource& cells, int row);

    [[nodiscard]] QString recipientNameOf(const CellSource& cells, int row) const;
    [[nodiscard]] QString titleOf(const CellSource& cells, int row) const;
    [[nodiscard]] QString messageOf(const CellSource& cells, int row) const;
    [[nodiscard]] DocumentData dataOf(const CellSource& cells, int row) const;
    void checkTexts(QList<BulkFinding>& findings, const CellSource& cells, int row) const;

    RowTexts m_texts;
    QList<Role> m_roles;
    QList<Value> m_values;
};

} // namespace ink::domain
