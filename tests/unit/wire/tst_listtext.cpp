#include "app/domain/document/document.h"
#include "app/domain/routing/reasons.h"
#include "app/wire/json.h"
#include "app/wire/jsontext.h"
#include "app/wire/listcodec.h"
#include "app/wire/listtext.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_listtext {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

/** EditState lists as text has the same result as writing the tree. */
class TestListText : public QObject
{
    Q_OBJECT

    static void compare(const DocumentPage& page)
    {
        const QByteArray bytes = wire::listBytes(page);
        const auto read = wire::parseJsonObject(bytes);
        QVERIFY2(read, bytes.constData());
        QCOMPARE(*read, wire::toJson(page));
    }

private Q_SLOTS:
    void everyCharacterIsEscapedAlike()
    {
        for (int first = 0; first < 0x1'0000; first += 0x100) { // including unpaired surrogates
            QString text = u"a"_s;
            for (int c = first; c < first + 0x100; ++c)
                text += QChar(char16_t(c));
            text += u"\U0001f58b\U0010ffff"_s;
            QByteArray ours;
            wire::appendText(ours, text);
            QCOMPARE('[' + ours + ']', QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact));
        }
    }

    void aPageSaysWhatTheTreeSays()
    {
        compare({});
        DocumentPage page;
        page.total = 4'000'000'000;
        page.documents.append(DocumentSummary());
        const Document rich = test::richDocument();
        page.documents.append(summaryOf(rich));
        DocumentSummary sent = summaryOf(rich);
        sent.waitingFor = reasons::waitingForOne(Message::literal(u"Ben \"the\" Ünal\n"_s));
        sent.templateId = DocumentId(7);
        sent.completedTime.reset();
        for (Invitation& invitation : sent.invitations) {
            invitation.signingUrl = u"https://sign.example.com/sign/1"_s;
            invitation.hostedSigners = {u"Ada"_s, u"Grace"_s};
            invitation.finishedHostedSigners = 1;
            invitation.hasPlaceholderName = true;
            invitation.extra.insert(u"reference"_s, QJsonArray{1, u"é"_s});
        }
        for (File& file : sent.files)
            file.extra.insert(u"colour"_s, u"blue"_s);
        sent.setting.extra.insert(u"priority"_s, QJsonObject{{u"level"_s, 2}});
        page.documents.append(sent);
        compare(page);
        page.nextCursor = u"a-_0"_s;
        compare(page);
        const auto read = wire::documentPageFromJson(QJsonDocument::fromJson(wire::listBytes(page)).object());
        QVERIFY(read && read->nextCursor == page.nextCursor);
    }

    void anUnknownFieldDoesNotReplaceOurs()
    {
        DocumentPage page;
        page.documents.append(summaryOf(test::richDocument()));
        QVERIFY(!page.documents.at(0).invitations.isEmpty());
        page.documents[0].invitations[0].extra.insert(u"recipientName"_s, u"Mallory"_s);
        compare(page);
        QVERIFY(!wire::listBytes(page).contains("Mallory"));
    }
};

INK_TEST(TestListText, "tst_listtext")

} // namespace tst_listtext

#include "tst_listtext.moc"
