#include "ui/models/fileresultwords.h"

#include "app/domain/document/document.h"
#include "ui/models/isolated.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace ink::ui {

using domain::FilePart;
using domain::FileState;

namespace {

/** The translation context of these texts. */
struct FileResultWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::FileResultWords)
};

QString nameOf(const domain::Invitation& person)
{
    return isolated(person.recipientName.isEmpty() ? person.recipientEmail : person.recipientName);
}

QString stateWords(const domain::FileResult& result)
{
    switch (result.state) {
    case FileState::Pending:
    case FileState::Signed:
        return {};
    case FileState::Sealed:
        return result.level.isEmpty() ? FileResultWords::tr("Sealed")
                                      : FileResultWords::tr("Sealed (%1)").arg(result.level);
    case FileState::Ended:
        return FileResultWords::tr("Not sealed");
    }
    return {};
}

} // namespace

QString fileResultWords(const domain::Document& document, const domain::File& file)
{
    if (file.parties.isEmpty()) return {};
    QStringList lines;
    QStringList signedBy;
    QSet<domain::InvitationId> done;
    if (file.result)
        for (const domain::FileSigner& signer : file.result->signers) {
            signedBy.append(isolated(signer.name));
            done.insert(signer.invitationId);
        }
    QStringList open;
    QStringList seeing;
    const bool isOver =
        file.result && (file.result->state == FileState::Sealed || file.result->state == FileState::Ended);
    for (const domain::FileParty& party : file.parties) {
        const auto person = std::find_if(document.invitations.begin(), document.invitations.end(),
                                         [&](const auto& each) { return each.id == party.invitationId; });
        if (person == document.invitations.end()) continue;
        seeing.append(nameOf(*person));
        const bool signs = party.part == FilePart::Signs || party.part == FilePart::Initials;
        if (signs && !isOver && !party.finishedTime && !done.contains(party.invitationId))
            open.append(nameOf(*person));
    }
    const QLocale locale;
    if (!signedBy.isEmpty())
        lines.append(FileResultWords::tr("Signed by %1").arg(locale.createSeparatedList(signedBy)));
    if (!open.isEmpty())
        lines.append(FileResultWords::tr("To be signed by %1").arg(locale.createSeparatedList(open)));
    if (file.result)
        if (const QString state = stateWords(*file.result); !state.isEmpty()) lines.append(state);
    if (!file.visibleTo.isEmpty())
        lines.append(FileResultWords::tr("Visible only to %1").arg(locale.createSeparatedList(seeing)));
    return lines.join(QLatin1Char('\n'));
}

} // namespace ink::ui
