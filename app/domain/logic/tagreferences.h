#pragma once

#include "app/domain/document/tag.h"

#include <QHash>
#include <QList>
#include <QString>

namespace ink::domain {

// Conditions and formulas refer to tags and radio groups by name. A name means the first tag that has it,
// else the group. These keep the references when something is renamed.

/** The radio buttons of one group: same name without regard to case, same recipient. Indexes into `tags`. */
[[nodiscard]] QList<qsizetype> groupButtons(const QList<Tag>& tags, qsizetype button);

/** Renames one tag. Conditions and formulas that mean it follow, and for a radio button the conditions that
 * ask for it by its name. */
void renameTag(QList<Tag>& tags, qsizetype index, const QString& name);

/** Renames the group of this button, with all of its buttons; conditions and formulas follow. */
void renameGroup(QList<Tag>& tags, qsizetype button, const QString& name);

/** Puts buttons into another group; conditions that ask for one of these buttons follow it. */
void moveToGroup(QList<Tag>& tags, const QList<qsizetype>& buttons, const QString& group);

/** Gives a dropdown these options. `renamed` maps options as they were to their new words: the default value
 * and the conditions that ask for them follow. */
void setOptions(QList<Tag>& tags, qsizetype index, const QStringList& options,
                const QHash<QString, QString>& renamed);

// A copy in another document can't keep a reference to a tag that was not copied. What was dropped stays with
// the tag until somebody has seen to it.

/** Drops the tag's condition and remembers the name that it referred to. */
void dropCondition(Tag& tag);
/** Drops the tag's formula and remembers it. */
void dropFormula(Tag& tag);
/** The name that a dropped condition referred to; empty when none was dropped. */
[[nodiscard]] QString droppedCondition(const Tag& tag);
/** A formula that was dropped; empty when none was. */
[[nodiscard]] QString droppedFormula(const Tag& tag);
/** Marks the missing condition or formula as intended. */
void forgetDroppedCondition(Tag& tag);
void forgetDroppedFormula(Tag& tag);

} // namespace ink::domain
