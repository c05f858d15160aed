#include "app/workflow/session/sendername.h"

#include "app/domain/account/account.h"
#include "app/domain/document/localsender.h"
#include "app/workflow/session/session.h"

#include <utility>

namespace ink::workflow {

namespace {

bool isNameUnknown(const QString& name)
{
    return domain::displaySenderName(name.trimmed()).isEmpty();
}

} // namespace

bool isSenderUnknown(const domain::AccountDetails& account, const QString& documentSender)
{
    // Without a name, recipients read the account's address.
    const bool hasAddress =
        account.userSetting.name.trimmed().isEmpty() && !domain::displaySenderEmail(account.email).isEmpty();
    return isNameUnknown(documentSender) && isNameUnknown(account.userSetting.name) && !hasAddress;
}

void querySenderUnknown(Session& session, const QString& documentSender, QObject* context,
                        std::function<void(bool)> done)
{
    if (!session.client()) return done(false);
    session.client()->accountDetails(
        context, [documentSender, done = std::move(done)](const Result<domain::AccountDetails>& account) {
            done(account && isSenderUnknown(*account, documentSender));
        });
}

void saveSenderName(Session& session, const QString& name, QObject* context, api::Done<void> done)
{
    if (!session.client()) return done(fail(noAccountError()));
    wire::SettingsPatch patch;
    patch.userSetting.emplace().set(&domain::UserSetting::name, name.trimmed());
    session.client()->updateSettings(patch, context,
                                     [done = std::move(done)](const Result<domain::AccountDetails>& saved) {
                                         done(saved ? Result<void>() : fail(saved.error()));
                                     });
}

} // namespace ink::workflow
