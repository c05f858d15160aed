#pragma once

#include "app/base/message.h"
#include "app/domain/document/tag.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::domain {

/** The answer that a radio button represents: its first option, else its name; may be empty. */
[[nodiscard]] QString answerOf(const Tag& button);

/** The radio buttons of one group and one recipient: a question with one answer. */
struct RadioGroup
{
    struct Button
    {
        qsizetype tagIndex = 0; ///< 0-based index of its tag in the document
        TagId id;
        QString name;
        bool operator==(const Button&) const = default;
    };
    QString name; ///< as spelled in its first button
    int invitationIndex = 1;
    QList<Button> buttons; ///< in tab order
    /** Unique texts for selecting the buttons: their answers if these are unique, else their names, else
     * their 1-based positions. */
    QStringList choices;
    bool isByPosition = false;

    /** The index of the button selected by a text (by its choice, else by its name), ignoring case if only
     * one matches; -1 = none. */
    [[nodiscard]] qsizetype find(const QString& text) const;
    /** The reason why a text that matches no button is rejected; `name` is the question's name. */
    [[nodiscard]] Message choiceFault(const QString& name) const;
    bool operator==(const RadioGroup&) const = default;
};
/** Returns the groups in the order of their first buttons; buttons without a group are excluded. */
[[nodiscard]] QList<RadioGroup> radioGroups(const QList<Tag>& tags);

} // namespace ink::domain
