#include "ui/models/routingwords.h"

#include "app/domain/routing/routing.h"
#include "ui/models/isolated.h"

#include <QCoreApplication>
#include <QStringList>

namespace ink::ui {

namespace {

class RoutingWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::RoutingWords)
};

QString shownName(const QList<domain::Invitation>& people, qsizetype index)
{
    const QString name = people.at(index).recipientName.trimmed();
    return name.isEmpty() ? RoutingWords::tr("Recipient %1").arg(index + 1) : name;
}

} // namespace

QString routingText(const QList<domain::Invitation>& people, qsizetype index)
{
    const domain::Invitation& me = people.at(index);
    QStringList words;
    if (!me.group.trimmed().isEmpty())
        words.append(RoutingWords::tr("%1 of %2 in “%3”")
                         .arg(me.requiredGroupMembers)
                         .arg(domain::groupOf(people, index).size())
                         .arg(me.group.trimmed()));
    if (me.isWitness) {
        const qsizetype signer = domain::witnessedSigner(people, index);
        words.append(signer < 0 ? RoutingWords::tr("Witness")
                                : RoutingWords::tr("Witness of %1").arg(isolated(shownName(people, signer))));
    }
    if (me.isNamedByPrevious) {
        const qsizetype namer = domain::namingRecipient(people, index);
        if (namer >= 0) words.append(RoutingWords::tr("Named by %1").arg(isolated(shownName(people, namer))));
    }
    if (me.receivesCopyAtEnd) words.append(RoutingWords::tr("Copy at the end"));
    if (me.startAfterDays > 0) words.append(RoutingWords::tr("%n day(s) later", nullptr, me.startAfterDays));
    return words.join(QStringLiteral(" · "));
}

} // namespace ink::ui
