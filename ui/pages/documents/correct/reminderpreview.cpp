#include "ui/pages/documents/correct/reminderpreview.h"

#include "ui/models/isolated.h"
#include "ui/models/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace ink::ui {

namespace {

constexpr qsizetype maxListedPeople = 10;

QString translated(const char* text, int count = -1)
{
    return QCoreApplication::translate("ink::ui::ReminderPreview", text, nullptr, count);
}

/** Lists the first lines and the number of the others. */
QString listed(const QStringList& lines)
{
    QString text = QStringLiteral("• ") + lines.mid(0, maxListedPeople).join(QStringLiteral("\n• "));
    if (const qsizetype rest = lines.size() - maxListedPeople; rest > 0)
        text += QLatin1Char('\n') +
                translated(QT_TRANSLATE_N_NOOP("ink::ui::ReminderPreview", "and %n more people"),
                           static_cast<int>(rest));
    return text;
}

} // namespace

QString reminderPreview(const QList<const domain::DocumentSummary*>& documents, qsizetype unknown,
                        Timestamp now)
{
    QStringList reached;
    QStringList unreached;
    for (const domain::DocumentSummary* document : documents) {
        if (!document) continue;
        for (const domain::Invitation& person : document->invitations) {
            if (!isInTurn(person)) continue;
            const QString who =
                QStringLiteral("%1 – %2").arg(isolated(personName(person)), isolated(document->title));
            if (person.recipientEmail.isEmpty() || isUnreachable(person)) {
                unreached.append(who);
                continue;
            }
            const auto since = person.lastReminderSent ? person.lastReminderSent : document->sentTime;
            const char* words = person.lastReminderSent
                                    ? QT_TRANSLATE_NOOP("ink::ui::ReminderPreview", "%1 (reminded %2)")
                                    : QT_TRANSLATE_NOOP("ink::ui::ReminderPreview", "%1 (sent %2)");
            reached.append(since ? translated(words).arg(who, relativeTime(*since, now)) : who);
        }
    }
    QStringList parts;
    if (!reached.isEmpty())
        parts.append(
            translated(QT_TRANSLATE_NOOP("ink::ui::ReminderPreview", "These people will be reminded:")) +
            QLatin1Char('\n') + listed(reached));
    if (unknown > 0)
        parts.append(translated(
            QT_TRANSLATE_N_NOOP("ink::ui::ReminderPreview", "%n more selected documents aren't loaded yet."),
            static_cast<int>(unknown)));
    if (!unreached.isEmpty())
        parts.append(
            translated(QT_TRANSLATE_NOOP(
                "ink::ui::ReminderPreview",
                "These people can't be reached by email. Correct their addresses, or copy their links:")) +
            QLatin1Char('\n') + listed(unreached));
    return parts.join(QStringLiteral("\n\n"));
}

} // namespace ink::ui
