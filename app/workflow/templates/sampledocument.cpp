#include "app/workflow/templates/sampledocument.h"

#include "app/domain/document/document.h"

#include <QFile>

static void initSampleResources()
{
    Q_INIT_RESOURCE(samples);
}

namespace ink::workflow {

using namespace domain;

namespace {

struct SamplePlace
{
    int recipient; ///< 1-based
    TagType type;
    int page; ///< 1-based, across both files
    PageRect rect;
    const char* name;
    bool mandatory;
};

// The positions of tags in the bundled sample, in points. Pages 1–3 are the agreement, 4–5 its annex.
const SamplePlace samplePlaces[] = {
    {1, TagType::Initial, 1, {452, 744, 66, 24}, "Anna initials 1", true},
    {1, TagType::Initial, 2, {452, 744, 66, 24}, "Anna initials 2", true},
    {1, TagType::Checkbox, 2, {96, 219, 13, 13}, "Monthly report", false},
    {1, TagType::Checkbox, 2, {96, 235, 13, 13}, "Second language", false},
    {1, TagType::Checkbox, 2, {96, 251, 13, 13}, "Printing by the studio", false},
    {1, TagType::Text, 2, {98, 286, 194, 16}, "Purchase order", false},
    {1, TagType::Signature, 3, {76, 152, 200, 48}, "Anna signature", true},
    {1, TagType::Text, 3, {304, 184, 104, 16}, "Anna place", true},
    {1, TagType::SignDate, 3, {425, 184, 92, 16}, "Anna signed on", true},
    {2, TagType::Signature, 3, {76, 274, 200, 48}, "Ben signature", true},
    {2, TagType::Text, 3, {304, 306, 104, 16}, "Ben place", true},
    {2, TagType::SignDate, 3, {425, 306, 92, 16}, "Ben signed on", true},
    {2, TagType::Text, 4, {98, 456, 180, 16}, "Contact name", true},
    {2, TagType::Text, 4, {309, 456, 130, 16}, "Contact telephone", false},
    {2, TagType::Date, 4, {98, 531, 110, 16}, "First meeting", true},
    {2, TagType::Initial, 5, {452, 744, 66, 24}, "Ben initials", true},
    {3, TagType::Signature, 3, {76, 396, 200, 48}, "Clara signature", true},
    {3, TagType::Text, 3, {304, 428, 104, 16}, "Clara place", true},
    {3, TagType::SignDate, 3, {425, 428, 92, 16}, "Clara signed on", true},
    {3, TagType::Checkbox, 3, {84, 508, 13, 13}, "Insurance", true},
    {3, TagType::Initial, 4, {452, 744, 66, 24}, "Clara initials", true},
};

Invitation samplePerson(const char* name, const char* email, int step)
{
    Invitation invitation;
    invitation.recipientName = QString::fromLatin1(name);
    invitation.recipientEmail = QString::fromLatin1(email);
    invitation.sequence = step;
    return invitation;
}

QByteArray sampleBytes(const QString& name)
{
    QFile file(QStringLiteral(":/samples/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

DocumentContent sampleDocument()
{
    initSampleResources();
    DocumentContent content;
    Document& document = content.document;
    document.title = QStringLiteral("Services agreement HP-2026-014");
    document.message = QStringLiteral("Please read both files and sign where your name is.");
    document.invitations = {samplePerson("Anna Lindqvist", "anna@example.com", 1),
                            samplePerson("Ben Okafor", "ben@example.com", 1),
                            samplePerson("Clara Moreau", "clara@example.com", 2)};
    for (const SamplePlace& place : samplePlaces) {
        Tag tag;
        tag.name = QString::fromLatin1(place.name);
        tag.type = place.type;
        tag.pageIndex = place.page;
        tag.invitationIndex = place.recipient;
        tag.rect = place.rect;
        tag.isMandatory = place.mandatory;
        document.tags.append(tag);
    }
    for (const QString& name : {QStringLiteral("agreement.pdf"), QStringLiteral("annex.pdf")}) {
        File file;
        file.name = name;
        file.sequence = static_cast<int>(document.files.size()) + 1;
        document.files.append(file);
        content.files.append(sampleBytes(name));
    }
    return content;
}

DocumentContent sampleTemplate()
{
    DocumentContent content = sampleDocument();
    Document& document = content.document;
    document.type = DocumentType::RegularTemplate;
    document.title = QStringLiteral("Services agreement");
    const QStringList roles{QStringLiteral("Chair"), QStringLiteral("Treasurer"), QStringLiteral("Studio")};
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        Invitation& role = document.invitations[i];
        const QString person = role.recipientName.section(QLatin1Char(' '), 0, 0);
        role.recipientName = roles.at(i);
        role.recipientEmail.clear();
        for (Tag& tag : document.tags)
            if (tag.invitationIndex == i + 1) tag.name.replace(person, roles.at(i));
    }
    return content;
}

} // namespace ink::workflow
