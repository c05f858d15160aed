#pragma once

#include "app/domain/document/tag.h"

#include <QHash>
#include <QList>
#include <QString>

namespace ink::domain {

// Conditions and formulas refer to tags and radio groups by name: to the first tag with the name, else to the
// group. These functions update the references when something is renamed.

/** Returns the indexes of the radio buttons in the same group as `button`: with the same group name (ignoring
 * case) and the same recipient. Returns only `button` if it has no group. */
[[nodiscard]] QList<qsizetype> groupButtons(const QList<Tag>& tags, qsizetype button);

/** Renames one tag, and updates the conditions and formulas that refer to it, including conditions that name
 * a radio button. */
void renameTag(QList<Tag>& tags, qsizetype index, const QString& name);

/** Renames the group of a radio button, for all its buttons, and updates conditions and formulas. */
void renameGroup(QList<Tag>& tags, qsizetype button, const QString& name);

/** Moves buttons to another group; conditions that name one of these buttons are updated. */
void moveToGroup(QList<Tag>& tags, const QList<qsizetype>& buttons, const QString& group);

/** Sets a dropdown's options. `renamed` maps previous options to their new texts: the default value and the
 * conditions that use them are updated. */
void setOptions(QList<Tag>& tags, qsizetype index, const QStringList& options,
                const QHash<QString, QString>& renamed);

// A copy in another document can't keep a reference to a tag that was not copied. The dropped part is stored
// in the tag until the user has resolved it.

/** Drops the tag's condition and stores the names that it referred to. */
void dropCondition(Tag& tag);
/** Drops the tag's formula and stores it. */
void dropFormula(Tag& tag);
/** The names that the dropped condition referred to, separated by commas; empty if none was dropped, or the
 * tag has a new condition. */
[[nodiscard]] QString droppedCondition(const Tag& tag);
/** The dropped formula; empty if none was dropped, or the tag has a new formula. */
[[nodiscard]] QString droppedFormula(const Tag& tag);
/** Confirms that the missing condition or formula is intended. */
void clearDroppedCondition(Tag& tag);
void clearDroppedFormula(Tag& tag);

} // namespace ink::domain
