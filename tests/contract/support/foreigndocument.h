#pragma once

#include "tests/contract/support/contractclient.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <iterator>

namespace ink::test {

// Objects of another account, whose words begin with "Zebra".

/** No answer to anybody else contains these. */
constexpr const char* foreignWords[] = {"Zebra agreement", "zebra.pdf",  "zoe@example.net",
                                        "Zoe Quill",       "Zebra key",  "Zebra folder",
                                        "Zebra question",  "zebra-hook", "Zebra field"};

[[nodiscard]] inline bool leaks(const RawAnswer& answer)
{
    return std::any_of(std::begin(foreignWords), std::end(foreignWords), [&](const char* word) {
        return answer.head.contains(word) || answer.body.contains(word);
    });
}
/** Creates a document whose first signer is this person, with a file named by the first word of its title. */
[[nodiscard]] inline QJsonObject createdFor(ContractClient& client, const QByteArray& auth,
                                            QJsonObject wanted, const QString& person, const QString& email)
{
    QJsonArray people = wanted.value(QLatin1StringView("invitations")).toArray();
    QJsonObject first = people.at(0).toObject();
    first.insert(QStringLiteral("recipientName"), person);
    first.insert(QStringLiteral("recipientEmail"), email);
    people.replace(0, first);
    wanted.insert(QStringLiteral("invitations"), people);
    const QString word = wanted.value(QLatin1StringView("title")).toString().section(QLatin1Char(' '), 0, 0);
    const QByteArray body = part("document", ServiceFixture::bytes(wanted)) +
                            part("files[]", ServiceFixture::sample(), word.toLower().toLatin1() + ".pdf") +
                            "--BB--";
    const RawAnswer answer = client.multipart("/documents", body, auth);
    if (answer.status != 201) qWarning("%s", answer.body.constData());
    return ContractClient::object(answer, "document");
}

} // namespace ink::test
