#include "ui/pages/signing/paintedform.h"

#include "app/domain/document/document.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/rolerules.h"
#include "app/workflow/signing/signerform.h"

namespace ink::ui {

namespace {

void showHosted(domain::Document& shown, const wire::SignerView& view)
{
    const int me = view.invitationIndex;
    if (view.hostedIndex == 0 || me < 1 || me > shown.invitations.size()) return;
    const QList<int> owners = domain::hostedOwners(shown, me);
    const QStringList people = shown.invitations.at(me - 1).hostedSigners;
    const auto first = static_cast<int>(shown.invitations.size());
    for (const QString& name : people) {
        domain::Invitation person;
        person.recipientName = name;
        shown.invitations.append(person);
    }
    shown.invitations[me - 1].recipientName = view.hostedSigner;
    for (qsizetype i = 0; i < shown.tags.size(); ++i)
        if (owners.at(i) > 0 && owners.at(i) != view.hostedIndex)
            shown.tags[i].invitationIndex = first + owners.at(i);
}

} // namespace

domain::Document paintedDocument(const workflow::SignerForm& form)
{
    domain::Document shown = form.filled();
    const domain::Evaluation evaluation(shown);
    showHosted(shown, form.view());
    for (qsizetype i = shown.tags.size() - 1; i >= 0; --i)
        if (!evaluation.isShown(i)) shown.tags.removeAt(i);
    return shown;
}

} // namespace ink::ui
