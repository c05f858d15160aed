#pragma once

#include "app/domain/bulk/bulkrow.h"
#include "app/domain/bulk/cellsource.h"
#include "app/domain/bulk/columnmapping.h"
#include "app/domain/bulk/rowpattern.h"
#include "app/domain/values/valuerule.h"

#include <QList>
#include <QString>

namespace ink::domain {

/** A finding about a row of a bulk run, with its place. */
struct BulkFinding
{
    enum class Code {
        NoName,
        NoEmail,
        BadEmail,
        BadPhone,       ///< missing or invalid, and required for a code by SMS
        BadValue,       ///< not valid for the tag
        BadCell,        ///< an error of the spreadsheet instead of a value
        SurplusCells,   ///< the row has more cells than the header
        BadTitle,       ///< empty, or longer than a title can be
        BadMessage,     ///< longer than a message can be
        NeedsValue,     ///< required, and the recipient can't fill it
        LeftToSigner,   ///< a warning: made for the sender, and empty
        DuplicateEmail, ///< a warning: others have the same address
        DuplicateRow    ///< a warning: other rows are identical
    };
    Code code{};
    int column = -1; ///< of the file; -1 = the row
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
        QList<BulkFinding> findings; ///< of the row alone
        quint64 emailKey = 0;        ///< equal for equal addresses of all roles; 0 = none
        quint64 rowKey = 0;          ///< equal for identical rows; 0 = empty
    };
    [[nodiscard]] CheckedRow check(const CellSource& cells, int row) const;
    /** The row as it is sent; values with a fault are left out. */
    [[nodiscard]] BulkRow rowToSend(const CellSource& cells, int row) const;
    /** The row as it is corrected later: values with a fault stay as they were entered. */
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
        QString text; ///< as it is sent
        Message fault;
    };
    /** A quick check; if it is false, parseValue() decides. */
    [[nodiscard]] static bool isAcceptedAsIs(const Value& value, QStringView cell);
    [[nodiscard]] ParsedValue parseValue(const Value& value, QStringView cell) const;
    /** The columns of a role's person. */
    struct Role
    {
        Message displayName; ///< in findings; empty where there is only one role
        int email = -1;
        int phone = -1;
        bool requiresSms = false;
        bool needsPhone = false;
        int name = -1;    ///< the full name
        QList<int> names; ///< columns that make up the name where there is no full one, in order
    };
    [[nodiscard]] BulkRow rowOf(const CellSource& cells, int row, bool withFaults) const;
    [[nodiscard]] static BulkPerson personOf(const Role& role, const CellSource& cells, int row);
    [[nodiscard]] static QString nameOf(const Role& role, const CellSource& cells, int row);
    /** The trimmed cell that a tag takes: as people see it, but numbers and dates as values. */
    [[nodiscard]] static QStringView cellFor(const Value& value, const CellSource& cells, int row);

    [[nodiscard]] QString recipientNameOf(const CellSource& cells, int row) const;
    [[nodiscard]] QString titleOf(const CellSource& cells, int row) const;
    [[nodiscard]] QString messageOf(const CellSource& cells, int row) const;
    void checkTexts(QList<BulkFinding>& findings, const CellSource& cells, int row) const;

    RowTexts m_texts;
    QList<Role> m_roles;
    QList<Value> m_values;
};

} // namespace ink::domain
