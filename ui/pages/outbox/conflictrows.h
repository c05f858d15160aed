#pragma once

#include <QList>
#include <QString>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** A value that differs between two versions of a draft. */
struct ConflictRow
{
    QString label;
    QString mine;
    QString theirs;
};

/** The differences between two versions of a draft. Recipients and tags are matched by id, and those that the
 * service doesn't have yet by name. */
[[nodiscard]] QList<ConflictRow> conflictRows(const domain::Document& mine, const domain::Document& theirs);

} // namespace ink::ui
