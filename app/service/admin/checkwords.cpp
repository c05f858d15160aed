#include "app/service/admin/checkwords.h"

#include "app/store/words/wordcheck.h"

namespace ink::service::admin {

namespace {

constexpr const char* advice =
    "Searches find documents by these words. Make them anew from the documents: inkstoned check "
    "--rebuild-words.";
/** Maximum number of faults to report. More would add no information. */
constexpr qint64 maxFaults = 200;

/** Returns the readable form of an index word: `=` and `~` mark words that exist only in the index, `@` marks
 * addresses. */
QString shownWord(const QString& word)
{
    if (word.startsWith(QLatin1Char('='))) return QStringLiteral("its status");
    if (word.startsWith(QLatin1Char('~'))) return QStringLiteral("the time of its last change");
    if (word.startsWith(QLatin1Char('@'))) return QStringLiteral("“%1”").arg(word.mid(1));
    return QStringLiteral("“%1”").arg(word);
}

QString shownWords(const QStringList& words)
{
    constexpr qsizetype maximum = 8;
    QStringList shown;
    for (const QString& word : words.mid(0, maximum))
        shown.append(shownWord(word));
    if (words.size() > maximum) shown.append(QStringLiteral("%1 more").arg(words.size() - maximum));
    return shown.join(QStringLiteral(", "));
}

QString problemOf(const store::WordMismatch& fault)
{
    if (!fault.exists)
        return QStringLiteral("Account %1 has no such document, but its searches find it by %2.")
            .arg(fault.account.value())
            .arg(shownWords(fault.superfluous));
    QStringList parts;
    if (!fault.missing.isEmpty())
        parts.append(QStringLiteral("Searches do not find it by %1.").arg(shownWords(fault.missing)));
    if (!fault.superfluous.isEmpty())
        parts.append(QStringLiteral("Searches find it by %1, which it does not have.")
                         .arg(shownWords(fault.superfluous)));
    if (fault.hasOutdatedText)
        parts.append(QStringLiteral("The words kept with it are not those of its title and recipients."));
    return parts.join(QLatin1Char(' '));
}

} // namespace

Result<void> checkWords(const CheckContext& look)
{
    qint64 faults = 0;
    store::WordCheckHandlers findings;
    findings.onMismatch = [&](const store::WordMismatch& fault) {
        if (++faults <= maxFaults)
            look.addFinding("words.wrong", documentName(fault.document.value()), problemOf(fault), advice);
    };
    findings.onDamagedBlock = [&](domain::AccountId account, const QString& word) {
        if (++faults <= maxFaults)
            look.addFinding(
                "words.damaged", QStringLiteral("account %1").arg(account.value()),
                QStringLiteral("What is kept for searches by %1 cannot be read.").arg(shownWord(word)),
                advice);
    };
    INK_TRY(store::checkWords(look.place.database, findings));
    if (faults > maxFaults)
        look.addFinding("words.wrong", QStringLiteral("%1 more").arg(faults - maxFaults),
                        QStringLiteral("Searches find them wrongly too."), advice);
    return {};
}

} // namespace ink::service::admin
