#include "ui/pages/signing/signingendtexts.h"

#include "app/wire/signercodec.h"
#include "ui/models/isolated.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/signing/signingprogress.h"
#include "ui/pages/signing/signingrolewords.h"

namespace ink::ui {

std::pair<QString, QString> reviewTexts(const wire::SignerView& view, const SigningProgress& progress,
                                        bool hasFaults)
{
    const bool isFree = view.canSignTags && progress.count() == 0;
    const bool isProposed = progress.hasProposed();
    const QString verdict = isFree                  ? SigningPage::tr("Place your signature on a page.")
                            : isProposed            ? SigningPage::tr("Some values haven't been confirmed.")
                            : hasFaults             ? SigningPage::tr("Some required fields are empty.")
                            : progress.isComplete() ? SigningPage::tr("All fields are filled in.")
                                                    : SigningPage::tr("All required fields are filled in.");
    if (!view.blockedReason.isEmpty()) return {verdict, view.blockedReason};
    if (isFree) return {verdict, SigningPage::tr("Choose “Add a signature”, then select where it goes.")};
    if (isProposed)
        return {verdict, SigningPage::tr("These values were filled in before the device was handed to you. "
                                         "Select each field below that has no check mark, review its value, "
                                         "then choose Next.")};
    return {verdict, hasFaults
                         ? SigningPage::tr(
                               "Required fields are marked with *. Choose “Next required field” to continue.")
                         : SigningPage::tr("Review the pages, then finish.")};
}

NoticeTexts handOverTexts(const wire::SignerView& view, const QString& before, const QString& next)
{
    const QString name = isolated(next);
    return {SigningPage::tr("Hand the device to %1").arg(name),
            SigningPage::tr("%1 has signed. %2 is next, %3 of %4.")
                .arg(isolated(before), name, QString::number(view.hostedIndex),
                     QString::number(view.hostedCount)),
            SigningPage::tr("I am %1").arg(name)};
}

NoticeTexts endTexts(const wire::SignerView& view, bool isRejected)
{
    const QString done = SigningPage::tr("Done");
    if (isRejected)
        return {SigningPage::tr("Declined"),
                view.senderName.isEmpty()
                    ? SigningPage::tr("The sender will be notified of your reason.")
                    : SigningPage::tr("%1 will be notified of your reason.").arg(isolated(view.senderName)),
                done};
    const QString thanks =
        view.hostedCount > 1 ? SigningPage::tr("All %n people have signed “%1”. Please hand the device back.",
                                               nullptr, view.hostedCount)
                                   .arg(isolated(view.title))
                             : SigningRoleWords(view.myAction).thanksText(view.title);
    return {SigningPage::tr("Thank you"),
            view.thanks.isEmpty() ? thanks : thanks + QStringLiteral("\n\n") + view.thanks, done};
}

NoticeTexts delegatedTexts(const QString& to)
{
    return {SigningPage::tr("Delegated"),
            SigningPage::tr("%1 will receive a signing link by email. Please hand the device back.")
                .arg(isolated(to)),
            SigningPage::tr("Done")};
}

} // namespace ink::ui
