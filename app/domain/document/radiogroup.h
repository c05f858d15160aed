#pragma once

#include "app/base/message.h"
#include "app/domain/document/tag.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::domain {

/** The option that a radio button stands for: its first option, else its name; may be empty. */
[[nodiscard]] QString answerOf(const Tag& button);

/** The radio buttons of one group and one recipient: a question with one answer. */
struct RadioGroup
{
    struct Button
    {
        qsizetype place = 0; ///< index of its tag
        TagId id;
        QString name;
        bool operator==(const Button&) const = default;
    };
    QString name; ///< as its first button writes it
    int invitationIndex = 1;
    QList<Button> buttons; ///< in the order of Tab
    /**
     * The texts that choose the buttons, one each: their answers, where these are not all different their
     * names, else their places from 1.
     */
    QStringList choices;
    bool isByPlace = false;

    /** The button that a text means (by its choice, else by its name), ignoring case where only one matches;
     * -1 = none. */
    [[nodiscard]] qsizetype find(const QString& text) const;
    /** The reason why a text that matches no button is rejected; `name` is the question's name. */
    [[nodiscard]] Message choiceFault(const QString& name) const;
    bool operator==(const RadioGroup&) const = default;
};
/** In the order of their first buttons; a button without a group is in none. */
[[nodiscard]] QList<RadioGroup> radioGroups(const QList<Tag>& tags);

} // namespace ink::domain
