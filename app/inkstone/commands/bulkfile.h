#pragma once

#include "app/base/result.h"
#include "app/domain/bulk/bulkplan.h"
#include "app/tables/tablefile.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace ink {

/** The options with which `inkstone bulk` reads a file of rows. */
struct BulkFileRequest
{
    QString path;
    tables::TableChoice choice;
    /** `Column=Field`, `Column=@name`, `@email`, `@first`, `@middle`, `@last`, each with `:Role` where rows
     * fill several roles, or `Column=` for nothing. */
    QStringList maps;
    /** Patterns (domain::RowPattern); empty = those of the file (domain::patternsOfFile) or the template's.
     */
    QString documentTitle = {};
    QString message = {};
    /** Roles with the same person in all rows: `Role=Name <address>`. */
    QStringList people = {};
    bool operator==(const BulkFileRequest&) const = default;
};

/** A file, its column mapping for a template, and the resulting plan with its errors. */
struct BulkFile
{
    tables::TableFile file;
    domain::BulkForm form;
    domain::ColumnMapping mapping;
    domain::BulkPlan plan;

    /** The reasons why the file can't be sent; empty = none. */
    [[nodiscard]] QStringList faults() const;
    /** Notes about how the file was read, such as omitted hidden rows; none is a fault. */
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] QJsonObject toJson() const;
    /** The content of toJson() as lines of text. */
    [[nodiscard]] QStringList toText() const;
};

/** Returns the mapping to use instead of the guessed one; nothing = the guessed one. */
using MappingRecall = std::function<std::optional<domain::ColumnMapping>(
    const domain::BulkForm& form, const QStringList& header, const domain::ColumnMapping& guess)>;

/** Reads a file and checks its rows for the template `source`. Fails with Io or Malformed if the file can't
 * be read, and with Validation if an entry of `maps` or `people` is invalid. */
[[nodiscard]] Result<BulkFile> readBulkFile(const BulkFileRequest& request, const domain::Document& source,
                                            const MappingRecall& recall = {});

} // namespace ink
