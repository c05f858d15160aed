#include "app/service/admin/checkwords.h"

#include "app/store/words/wordcheck.h"

namespace ink::service::admin {

namespace {

constexpr const char* advice =
    "Searches find documents by these words. Make them anew from the documents: inkstoned check "
    "--rebuild-words.";
/** Beyond this number, further faults add no information. */
constexpr qint64 maxFaults = 200;

/** The readable form of a word of the index: `=` and `~` mark words that exist only in the index, `@`
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

QString problemOf(const store::WordFault& fault)
{
    if (!fault.isThere)
        return QStringLiteral("Account %1 has no such document, but its searches find it by %2.")
            .arg(fault.account.value())
            .arg(shownWords(fault.superfluous));
    QStringList parts;
    if (!fault.missing.isEmpty())
        parts.append(QStringLiteral("Searches do not find it by %1.").arg(shownWords(fault.missing)));
    if (!fault.superfluous.isEmpty())
        parts.append(QStringLiteral("Searches find it by %1, which it does not have.")
                         .arg(shownWords(fault.superfluous)));
    if (fault.hasOldText)
        parts.append(QStringLiteral("The words kept with it are not those of its title and recipients."));
    return parts.join(QLatin1Char(' '));
}

} // namespace

Result<void> checkWords(const Look& look)
{
    qint64 faults = 0;
    store::WordFindings findings;
    findings.fault = [&](const store::WordFault& fault) {
        if (++faults <= maxFaults)
            look.find("words.wrong", documentName(fault.document.value()), problemOf(fault), advice);
    };
    findings.damaged = [&](domain::AccountId account, const QString& word) {
        if (++faults <= maxFaults)
            look.find("words.damaged", QStringLiteral("account %1").arg(account.value()),
                      QStringLiteral("What is kept for searches by %1 cannot be read.").arg(shownWord(word)),
                      advice);
    };
    INK_TRY(store::checkWords(look.place.database, findings));
    if (faults > maxFaults)
        look.find("words.wrong", QStringLiteral("%1 more").arg(faults - maxFaults),
                  QStringLiteral("Searches find them wrongly too."), advice);
    return {};
}

} // namespace ink::service::admin
