// Texts that were computed when a document was sent are computed anew in its copies.
#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/document/facts.h"
#include "app/domain/values/autofill.h"
#include "app/workflow/documents/documentcopy.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QTimeZone>

namespace tst_documentcopy {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using namespace Qt::Literals::StringLiterals;

namespace {

Tag stamp(const QString& text, int page = 1)
{
    Tag made = test::tag(TagType::Note, u"Stamp"_s, page);
    made.style.format = u"stamp"_s;
    made.text = text;
    return made;
}

Tag filledBy(TagType type, const QString& fill)
{
    Tag made = test::tag(type, fill);
    made.style.fill = fill;
    return made;
}

/** A draft with every kind of text that is computed at sending, and what its owner wrote. */
Document draft()
{
    Document made = test::sendableDraft(u"Lease 12"_s);
    made.id = DocumentId(4);
    made.invitations[0].company = u"Acme"_s;
    made.tags = {stamp(u"{title} {number} page {page} of {pages}"_s, 2), stamp(u"COPY\n{date}"_s),
                 stamp(u"Approved"_s)};
    for (const QString& fill : fillKeys())
        made.tags.append(filledBy(fill == "date"_L1 ? TagType::Date : TagType::PrefillableText, fill));
    made.tags.append(filledBy(TagType::PrefillableText, u"company"_s));
    made.tags.last().text = u"Written by hand"_s;
    return made;
}

Document sentFrom(Document document, QDate day)
{
    autofillDocument(document, day);
    document.status = SigningStatus::InProgress;
    document.sentTime =
        Timestamp(std::chrono::milliseconds(day.startOfDay(QTimeZone::utc()).toMSecsSinceEpoch()));
    return document;
}

/** As an earlier version left it: without what its texts were computed from. */
Document asSentBefore(Document document)
{
    for (Tag& tag : document.tags)
        setSourcePattern(tag, std::nullopt);
    return document;
}

} // namespace

class TestDocumentCopy final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aCopyOfACopyHasThePatternsOfTheFirst()
    {
        const Document first = draft();
        const QDate day(2026, 3, 31);
        Document sent = sentFrom(first, day);
        QCOMPARE(sent.tags.at(0).text, u"Lease 12 4 page 2 of 2"_s);
        for (const DocumentType as : {DocumentType::Document, DocumentType::RegularTemplate}) {
            const Document copy = copyOf(sent, as);
            for (qsizetype i = 0; i < first.tags.size(); ++i)
                QCOMPARE(copy.tags.at(i).text, first.tags.at(i).text);
            QVERIFY(haveSameEdits(copy.tags, copyOf(first, as).tags));
            QVERIFY(textsToCheck(sent).isEmpty());
            Document again = copy;
            again.type = DocumentType::Document;
            again.id = DocumentId(15);
            again.files = first.files;
            again = sentFrom(again, day.addDays(40));
            QCOMPARE(again.tags.at(0).text, u"Lease 12 15 page 2 of 2"_s);
            QCOMPARE(again.tags.at(1).text, u"COPY\n2026-05-10"_s);
            for (qsizetype i = 0; i < first.tags.size(); ++i)
                QCOMPARE(copyOf(again, as).tags.at(i).text, first.tags.at(i).text);
        }
    }

    void whatARecipientMadeOfAFilledFieldIsNotCopied()
    {
        Document sent = sentFrom(draft(), QDate(2026, 3, 31));
        for (Tag& tag : sent.tags)
            if (tag.style.fill == "name"_L1) tag.text = u"Someone else"_s;
        for (const Tag& tag : copyOf(sent, DocumentType::Document).tags)
            if (tag.style.fill == "name"_L1) QVERIFY(tag.text.isEmpty());
    }

    void copiesOfDocumentsThatAnEarlierVersionSentSayWhatToCheck()
    {
        const Document first = draft();
        const Document sent = asSentBefore(sentFrom(first, QDate(2026, 3, 31)));
        const Document copy = copyOf(sent, DocumentType::Document);
        QCOMPARE(copy.tags.at(0).text, sent.tags.at(0).text); // nobody knows from what it was computed
        QCOMPARE(textsToCheck(sent), QStringList{u"Stamp"_s});
        QCOMPARE(copy.tags.at(1).text, u"COPY\n{date}"_s);
        QCOMPARE(copy.tags.at(2).text, u"Approved"_s);
        for (const Tag& tag : copy.tags)
            if (!tag.style.fill.isEmpty() && tag.text != u"Written by hand"_s) QVERIFY(tag.text.isEmpty());
        QCOMPARE(copy.tags.last().text, u"Written by hand"_s);
        Document pages = test::sendableDraft();
        pages.tags = {stamp(u"{page} / {pages}"_s, 2)};
        pages.tags[0].style.format = u"page"_s;
        const Document numbered = asSentBefore(sentFrom(pages, QDate(2026, 3, 31)));
        QCOMPARE(numbered.tags.at(0).text, u"2 / 2"_s);
        QCOMPARE(copyOf(numbered, DocumentType::Document).tags.at(0).text, u"{page} / {pages}"_s);
        QVERIFY(textsToCheck(numbered).isEmpty());
        QVERIFY(textsToCheck(first).isEmpty()); // a draft has its patterns
    }

    void theCallbackOfTheOldDocumentIsNotCopied()
    {
        Document sent = sentFrom(draft(), QDate(2026, 3, 31));
        sent.setting.postBackUrl = u"https://hooks.example.com/in/4"_s;
        QVERIFY(copyOf(sent, DocumentType::Document).setting.postBackUrl.isEmpty());
        sent.setting.postBackUrl = u"https://hooks.example.com/in/own"_s;
        QCOMPARE(copyOf(sent, DocumentType::Document).setting.postBackUrl, sent.setting.postBackUrl);
    }
};

INK_TEST(TestDocumentCopy, "tst_documentcopy")

} // namespace tst_documentcopy

#include "tst_documentcopy.moc"
