#include "ui/pages/editor/findings/findingtext.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/logic/tagreferences.h"
#include "app/domain/values/validation.h"
#include "app/pdf/text/missingglyphs.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"

#include <QCoreApplication>

namespace ink::ui {

namespace {

struct FindingWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::FindingText)
};

QString tagNameAt(const domain::Document& document, qsizetype index)
{
    if (index < 0 || index >= document.tags.size()) return FindingWords::tr("A field");
    const domain::Tag& tag = document.tags.at(index);
    return tag.name.isEmpty() ? tagTypeText(tag.type) : tag.name;
}

} // namespace

QString severityWord(domain::Severity severity)
{
    switch (severity) {
    case domain::Severity::Error:
        return FindingWords::tr("Error");
    case domain::Severity::Warning:
        return FindingWords::tr("Warning");
    case domain::Severity::Hint:
        return FindingWords::tr("Hint");
    }
    return {};
}

QString findingText(const domain::Document& document, const domain::Finding& finding)
{
    using Kind = domain::Finding::Kind;
    const QString who = recipientLabel(document, static_cast<int>(finding.invitationIndex) + 1);
    const QString tag = tagNameAt(document, finding.tagIndex);
    const domain::Tag* about = finding.tagIndex >= 0 && finding.tagIndex < document.tags.size()
                                   ? &document.tags.at(finding.tagIndex)
                                   : nullptr;
    const domain::Invitation* invitation =
        finding.invitationIndex >= 0 && finding.invitationIndex < document.invitations.size()
            ? &document.invitations.at(finding.invitationIndex)
            : nullptr;
    switch (finding.kind) {
    case Kind::NoTitle:
        return document.title.trimmed().isEmpty()
                   ? FindingWords::tr("The document needs a title.")
                   : FindingWords::tr("The title is longer than 255 characters.");
    case Kind::NoSender:
        return FindingWords::tr("Your account needs a name and an email address.");
    case Kind::NoFile:
        return FindingWords::tr("The document has no file yet.");
    case Kind::NoSigner:
        return document.invitations.isEmpty() ? FindingWords::tr("Add a recipient.")
                                              : FindingWords::tr("None of the recipients is a signer.");
    case Kind::RecipientWithoutName:
        return invitation && invitation->hasPlaceholderName
                   ? FindingWords::tr("“%1” is a placeholder. Enter the recipient's name.").arg(isolated(who))
                   : FindingWords::tr("%1 needs a name.").arg(isolated(who));
    case Kind::RecipientWithoutEmail:
        return finding.severity == domain::Severity::Error
                   ? FindingWords::tr("%1 needs an email address for the one-time code.").arg(isolated(who))
                   : FindingWords::tr("%1 has no email address. Send them the signing link yourself.")
                         .arg(isolated(who));
    case Kind::BadEmail:
        return FindingWords::tr("The email address of %1 isn't valid.").arg(isolated(who));
    case Kind::DuplicateEmail:
        return FindingWords::tr("%1 shares an email address with someone else.").arg(isolated(who));
    case Kind::SignerWithoutSignature:
        return FindingWords::tr("%1 has no signature field.").arg(isolated(who));
    case Kind::TagOutsidePage:
        return FindingWords::tr("“%1” is outside its page.").arg(tag);
    case Kind::TagTooSmall:
        return FindingWords::tr("“%1” is too small to fill in.").arg(tag);
    case Kind::TagOnMissingPage:
        return FindingWords::tr("“%1” is on a page that doesn't exist.").arg(tag);
    case Kind::TagWithoutRecipient:
        return FindingWords::tr("No recipient can fill in “%1”.").arg(tag);
    case Kind::TagsOverlap:
        return FindingWords::tr("“%1” covers another field.").arg(tag);
    case Kind::DuplicateTagName:
        return FindingWords::tr("Two fields are named “%1”.").arg(tag);
    case Kind::RadioWithoutGroup:
        if (about && !about->groupName.isEmpty())
            return FindingWords::tr("“%1” is the only radio button in its group.").arg(tag);
        return FindingWords::tr("“%1” needs a group.").arg(tag);
    case Kind::DropdownWithoutOptions:
        return FindingWords::tr("“%1” has no options.").arg(tag);
    case Kind::BadPattern:
        return FindingWords::tr("The pattern of “%1” isn't valid.").arg(tag);
    case Kind::BadFormula:
        return FindingWords::tr("The formula of “%1” can't be computed.").arg(tag);
    case Kind::FormulaOnMissingTag:
        if (about && !domain::droppedFormula(*about).isEmpty())
            return FindingWords::tr("The formula of “%1” no longer applies because the fields that it refers "
                                    "to weren't copied.")
                .arg(tag);
        return FindingWords::tr("The formula of “%1” refers to a field that doesn't exist.").arg(tag);
    case Kind::FormulaCycle:
        return FindingWords::tr("“%1” refers to itself.").arg(tag);
    case Kind::ConditionOnMissingTag:
        if (about && !domain::droppedCondition(*about).isEmpty())
            return FindingWords::tr("The condition of “%1” no longer applies because the field that it "
                                    "refers to wasn't copied.")
                .arg(tag);
        return FindingWords::tr("“%1” depends on a field that doesn't exist.").arg(tag);
    case Kind::ConditionCycle:
        return FindingWords::tr("The condition of “%1” depends on itself.").arg(tag);
    case Kind::UnreachableMandatory:
        if (about && !about->isMandatory) return FindingWords::tr("“%1” can never be shown.").arg(tag);
        return FindingWords::tr("“%1” is required but can never be shown.").arg(tag);
    case Kind::BadDefault:
        if (about && about->type == domain::TagType::Note)
            return FindingWords::tr("The note “%1” has no text.").arg(tag);
        if (finding.field.endsWith(QLatin1String("formula")))
            return FindingWords::tr("The computed value of “%1” isn't valid.").arg(tag);
        return FindingWords::tr("The default value of “%1” isn't valid.").arg(tag);
    case Kind::BadLimits:
        return FindingWords::tr("The limits of “%1” exclude every value.").arg(tag);
    case Kind::MissingGlyph: {
        if (finding.tagIndex >= 0 && finding.tagIndex < document.tags.size())
            return FindingWords::tr("“%1” has characters that no installed font supports: %2.")
                .arg(tag, pdf::characterNames(pdf::missingGlyphs(document.tags.at(finding.tagIndex).text)));
        if (finding.invitationIndex >= 0 && finding.invitationIndex < document.invitations.size())
            return FindingWords::tr("The name of %1 has characters that no installed font supports: %2.")
                .arg(isolated(who), pdf::characterNames(pdf::missingGlyphs(
                                        document.invitations.at(finding.invitationIndex).recipientName)));
        return FindingWords::tr("The title has characters that no installed font supports: %1.")
            .arg(pdf::characterNames(pdf::missingGlyphs(document.title)));
    }
    case Kind::TagOverText:
        return FindingWords::tr("“%1” covers text on the page.").arg(tag);
    case Kind::TagInMargin:
        return FindingWords::tr("“%1” is in the margin, where printers may not print.").arg(tag);
    case Kind::FileForbidsChanges:
        return FindingWords::tr("“%1” is in a file that only allows filling in form fields.").arg(tag);
    case Kind::BadPhone:
        return FindingWords::tr("%1 needs a phone number with a country code for the code by SMS.")
            .arg(isolated(who));
    case Kind::WeakAccessCode:
        return FindingWords::tr("The access code for %1 is too short. Use at least %2 characters.")
            .arg(isolated(who))
            .arg(domain::minAccessCodeLength);
    case Kind::SequenceGap:
        return FindingWords::tr("The signing order skips a step.");
    case Kind::NoSmsGateway:
    case Kind::BadGroup:
    case Kind::BadWitness:
    case Kind::BadVisibility:
    case Kind::RecipientNotNamed:
    case Kind::StartsTooLate:
    case Kind::MayRemainEmpty:
    case Kind::BadSigningCertificate:
    case Kind::ContentChanges:
        break;
    }
    return messageText(finding.detail);
}

} // namespace ink::ui
